"use client";

import { useRef, useState } from "react";
import { shortText } from "../../core/text.js";
import type { FieldOption } from "../../schema/Field.js";
import { part } from "../../ui/part.js";
import { UnfoldButton, UntrustedText } from "../../ui/text.js";
import { useFormContext } from "../field/FormContext.js";
import { toggle } from "../field/fieldChoices.js";
import type { ControlProps } from "../field/types.js";
import { CheckboxChoice, NoneOption } from "./Checkbox.js";
import { ClearBox } from "./ClearButtons.js";
import { Combobox } from "./Combobox.js";
import { allVisible, OptionGroupContext, OptionPreview } from "./Options.js";
import { RadioChoice } from "./RadioChoice.js";

/** One of many options. Renders a searchable combobox, and a button that clears it. */
function SingleCombobox({
  field,
  value,
  onChange,
  other: otherBox,
  ...props
}: ControlProps<"singleSelect">) {
  const { strings, locked, required } = props;
  const { store } = useFormContext();
  const chosen = field.options.find((option) => option.value === value);
  // React key of the box, so that clearing the answer clears a search in it, too.
  const [clears, setClears] = useState(0);
  return (
    <>
      <div {...part("combobox-row")}>
        <Combobox
          key={clears}
          {...props}
          options={field.options}
          multiple={false}
          text={chosen ? chosen.label || strings.emptyOption : ""}
          isChosen={(option) => option.value === value}
          onPick={(option) => onChange(option.value)}
          onEmpty={() => onChange(null)}
        />
        {chosen && !required && !locked && (
          <ClearBox
            field={field}
            strings={strings}
            onClear={() => {
              onChange(null);
              if (field.other) store.change(field.other, "");
              setClears(clears + 1);
            }}
          />
        )}
      </div>
      <OptionPreview id={`${props.id}-p`} option={chosen} strings={strings} />
      {(field.takesNote || value === null) && otherBox}
    </>
  );
}

/** One of several options: all visible as radios while they are few, else searched. */
export function SingleSelectControl(props: ControlProps<"singleSelect">) {
  return allVisible(props.field) ? <RadioChoice {...props} /> : <SingleCombobox {...props} />;
}

/** How many chosen options are listed at first. */
const MAX_LISTED_OPTIONS = 50;

/**
 * Any number of many options. Renders the chosen ones as a list, each with a button that removes
 * it, and a searchable combobox that adds more.
 */
function MultiCombobox({
  field,
  value,
  onChange,
  other: otherBox,
  ...props
}: ControlProps<"multiSelect">) {
  const { id, labelId, strings, locked, invalid } = props;
  const { store } = useFormContext();
  const kept = new Set<unknown>(value);
  const chosen = field.options.filter((option) => kept.has(option.value));
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const hidden = all ? 0 : Math.max(0, chosen.length - MAX_LISTED_OPTIONS);
  const set = (option: FieldOption, on: boolean) =>
    onChange(toggle(field, value, String(option.value), on));
  return (
    <>
      {chosen.length > 0 && (
        <div
          role="list"
          {...part("chips")}
          aria-labelledby={labelId}
          ref={list}
          tabIndex={all ? -1 : undefined}
        >
          {chosen.slice(0, chosen.length - hidden).map((option) => (
            <div role="listitem" {...part("chip")} key={option.value}>
              <UntrustedText
                text={option.label || strings.emptyOption}
                size="line"
                strings={strings}
              />
              {!locked && (
                <button
                  type="button"
                  {...part("chip-remove")}
                  aria-label={strings.remove(shortText(option.label || strings.emptyOption))}
                  onClick={() => {
                    set(option, false);
                    // The button is removed with its option.
                    store.elements.focus(field);
                  }}
                />
              )}
            </div>
          ))}
        </div>
      )}
      {hidden > 0 && (
        <UnfoldButton box={list} unfold={() => setAll(true)}>
          {strings.andMore(hidden)}
        </UnfoldButton>
      )}
      <Combobox
        {...props}
        options={field.options}
        multiple
        text=""
        isChosen={(option) => kept.has(option.value)}
        onPick={(option) => set(option, !kept.has(option.value))}
      />
      <OptionGroupContext.Provider value={{ id, locked, invalid, strings, short: true }}>
        <NoneOption {...props} field={field} value={value} onChange={onChange} />
      </OptionGroupContext.Provider>
      {otherBox}
    </>
  );
}

/** Any number of several options: all visible as checkboxes while they are few, else searched. */
export function MultiSelectControl(props: ControlProps<"multiSelect">) {
  return allVisible(props.field) ? <CheckboxChoice {...props} /> : <MultiCombobox {...props} />;
}
