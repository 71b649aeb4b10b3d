"use client";

import { part } from "../../parts/part.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import type { FieldOption } from "../../schema/Field.js";
import { useFormContext } from "../field/FormContext.js";
import { CheckboxOption } from "./CheckboxOption.js";
import { shortText } from "../../text/heardText.js";
import { Combobox } from "./Combobox.js";
import type { ControlProps } from "../field/types.js";
import { toggle } from "../field/toggle.js";

/** How many chosen options are listed one by one. */
const MAX_LISTED_OPTIONS = 50;

/**
 * Any number of many options. Renders the chosen ones as a list, each with a button that removes
 * it, and a searchable combobox that adds more.
 */
export function MultiCombobox({
  field,
  value,
  onChange,
  other: otherBox,
  ...props
}: ControlProps<"multiSelect">) {
  const { id, labelId, strings, locked, required } = props;
  const { store } = useFormContext();
  const kept = new Set<unknown>(value);
  const chosen = field.options.filter((option) => kept.has(option.value));
  const none = required && (field.constraints.minItems ?? 0) === 0;
  const set = (option: FieldOption, on: boolean) =>
    onChange(toggle(field, value, String(option.value), on));
  return (
    <>
      {chosen.length > 0 && (
        <div role="list" {...part("chips")} aria-labelledby={labelId}>
          {chosen.slice(0, MAX_LISTED_OPTIONS).map((option) => (
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
          {chosen.length > MAX_LISTED_OPTIONS && (
            <div role="listitem" {...part("chip")}>
              {strings.andMore(chosen.length - MAX_LISTED_OPTIONS)}
            </div>
          )}
        </div>
      )}
      <Combobox
        {...props}
        options={field.options}
        multiple
        text=""
        isChosen={(option) => kept.has(option.value)}
        onPick={(option) => set(option, !kept.has(option.value))}
      />
      {none && (
        <CheckboxOption
          id={`${id}-x`}
          label={strings.noneOfThese}
          own
          short
          chosen={value?.length === 0}
          onChange={(on) => onChange(on ? [] : null)}
          locked={locked}
          strings={strings}
        />
      )}
      {otherBox}
    </>
  );
}
