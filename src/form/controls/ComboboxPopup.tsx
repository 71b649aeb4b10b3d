"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import * as Popover from "radix-ui/popover";
import { type RefObject, useEffect, useRef, useState } from "react";
import { focusedIn } from "../../parts/focusedIn.js";
import { part } from "../../parts/part.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import type { FieldOption } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { usePortal } from "../field/usePortal.js";

export interface ComboboxPopupProps {
  id: string;
  labelId: string;
  anchor: RefObject<HTMLInputElement | null>;
  options: readonly FieldOption[];
  active: number;
  isChosen: (option: FieldOption) => boolean;
  multiple: boolean;
  onActive: (index: number) => void;
  onPick: (option: FieldOption) => void;
  onClose: () => void;
  strings: FormStrings;
}

/** The height of an option before it is measured, in pixels. */
const ROW = 40;

/** The most that is free around the options, in pixels. */
const EDGE = 8;

/**
 * The list scrolls whatever the style sheet says, even none: without a height of its own it would
 * be as high as all its options, and all of them would be in view.
 */
const SCROLLING = { maxHeight: 8 * ROW, overflowY: "auto" } as const;

/**
 * The open list of a combobox. Renders Radix's Popover with a `<div role="listbox">` in which only
 * the options in view exist, so that ten thousand open as quickly as ten.
 */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { anchor, onClose } = props;
  const container = usePortal();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLInputElement>} />
      <Popover.Portal container={container}>
        <Popover.Content
          {...part("popup")}
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The focus stays in the text box, which is a part of this control.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A press that leaves the focus there was in it. Of a shadow root, events tell the host alone.
          onInteractOutside={(event) => {
            if (focusedIn(anchor.current)) event.preventDefault();
          }}
          // A press on an option must not take the focus out of the text box.
          onPointerDown={(event) => event.preventDefault()}
        >
          <List {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function List({
  id,
  labelId,
  options,
  active,
  isChosen,
  multiple,
  onActive,
  onPick,
  strings,
}: ComboboxPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  // The box exists only after the popover has mounted it.
  const [, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
    // The active option is seen whole, within what the style sheet keeps free around the list.
    scrollPaddingStart: EDGE,
    scrollPaddingEnd: EDGE,
    initialRect: { width: 320, height: SCROLLING.maxHeight },
  });
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active);
  }, [active, virtualizer]);

  return (
    <>
      <div
        {...part("listbox")}
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
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard acts on the text box, which names the active option
              <div
                {...part("listbox-option", { chosen, active: index === active })}
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                role="option"
                id={`${id}-${index}`}
                tabIndex={-1}
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
                {option.description !== undefined && (
                  <span {...part("option-description")}>
                    <UntrustedText text={option.description} size="line" strings={strings} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      <div {...part("popup-note")} role="status">
        {options.length === 0 ? strings.noMatches : strings.matches(options.length)}
      </div>
    </>
  );
}
