"use client";

import { measureElement, observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { part } from "../../ui/part.js";
import { OptionPreview } from "./Options.js";
import { UntrustedText } from "../../ui/text.js";
import type { FieldOption } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";

export interface ComboboxListProps {
  id: string;
  labelId: string;
  options: readonly FieldOption[];
  /** The id of an option, which it keeps wherever a search puts it. */
  optionId: (option: FieldOption) => string | undefined;
  /** Text with the number of options. It is read elsewhere. */
  note: string;
  active: number;
  isChosen: (option: FieldOption) => boolean;
  multiple: boolean;
  onActive: (index: number) => void;
  onPick: (option: FieldOption) => void;
  strings: FormStrings;
}

/** The height of an option before it is measured, in pixels. */
const ROW_PIXELS = 40;

/**
 * How many options are rendered without a layout, as in jsdom, so that a host's test finds them.
 */
const OPTIONS_WITHOUT_LAYOUT = 200;

/** Maximum space around the options, in pixels. */
const EDGE_PIXELS = 8;

/**
 * The list scrolls even without a style sheet: otherwise it would be as high as all its options,
 * and all of them would be rendered.
 */
const SCROLLING = { maxHeight: 8 * ROW_PIXELS, overflowY: "auto" } as const;

/**
 * The options of an open combobox that are in view, and how many there are. Renders a
 * `<div role="listbox">` and a `<div>`.
 */
export function ComboboxList({
  id,
  labelId,
  options,
  optionId,
  note,
  active,
  isChosen,
  multiple,
  onActive,
  onPick,
  strings,
}: ComboboxListProps) {
  const box = useRef<HTMLDivElement>(null);
  // The box exists only after the popover has mounted it.
  const [, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    overscan: 6,
    // The active option is seen whole, within what the style sheet keeps free around the list.
    scrollPaddingStart: EDGE_PIXELS,
    scrollPaddingEnd: EDGE_PIXELS,
    initialRect: { width: 320, height: SCROLLING.maxHeight },
    observeElementRect: (list, tell) =>
      observeElementRect(list, ({ width, height }) =>
        tell({ width, height: height || OPTIONS_WITHOUT_LAYOUT * ROW_PIXELS }),
      ),
    measureElement: (option, entry, list) => measureElement(option, entry, list) || ROW_PIXELS,
  });
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active);
  }, [active, options, virtualizer]);

  return (
    <>
      <div
        {...part("listbox", { empty: options.length === 0 })}
        ref={box}
        style={SCROLLING}
        role="listbox"
        id={`${id}-list`}
        aria-labelledby={labelId}
        aria-multiselectable={multiple || undefined}
        tabIndex={-1}
      >
        <div
          {...part("listbox-space")}
          role="presentation"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const option = options[index];
            if (!option) return null;
            const chosen = isChosen(option);
            const description = option.description;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box handles the keys (`aria-activedescendant`)
              <div
                {...part("listbox-option", { chosen, active: index === active })}
                key={optionId(option)}
                ref={virtualizer.measureElement}
                data-index={index}
                role="option"
                id={optionId(option)}
                tabIndex={-1}
                aria-details={index === active && option.preview ? `${id}-list-p` : undefined}
                aria-selected={chosen}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                onPointerMove={() => onActive(index)}
                onClick={() => onPick(option)}
              >
                <span {...part("option-label")}>
                  <UntrustedText
                    text={option.label || strings.emptyOption}
                    size="line"
                    strings={strings}
                  />
                </span>
                {description !== undefined && (
                  <span {...part("option-description")}>
                    <UntrustedText text={description} size="line" strings={strings} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      <OptionPreview id={`${id}-list-p`} option={options[active]} strings={strings} />
      <div {...part("popup-note")} aria-hidden="true">
        {note}
      </div>
    </>
  );
}
