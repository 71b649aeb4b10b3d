"use client";

import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import { shortText } from "../../text/heardText.js";
import { Combobox } from "./Combobox.js";
import { OptionPreview } from "./OptionPreview.js";
import type { ControlProps } from "../field/types.js";

/** One of many options. Renders a searchable combobox, and a button that clears it. */
export function SingleCombobox({
  field,
  value,
  onChange,
  other: otherBox,
  ...props
}: ControlProps<"singleSelect">) {
  const { strings, locked, required } = props;
  const { store } = useFormContext();
  const chosen = field.options.find((option) => option.value === value);
  const { other, takesNote } = field;
  return (
    <>
      <div {...part("combobox-row")}>
        <Combobox
          {...props}
          options={field.options}
          multiple={false}
          text={chosen ? chosen.label || strings.emptyOption : ""}
          isChosen={(option) => option.value === value}
          onPick={(option) => {
            onChange(option.value);
            if (other && !takesNote) store.change(other, "");
          }}
          onEmpty={() => onChange(null)}
        />
        {chosen && !required && !locked && (
          <button
            type="button"
            {...part("clear")}
            aria-label={strings.clear(shortText(field.label || strings.unnamed))}
            onClick={() => {
              onChange(null);
              // The button is removed with the answer that it cleared.
              store.elements.focus(field);
            }}
          />
        )}
      </div>
      <OptionPreview id={`${props.id}-p`} option={chosen} strings={strings} />
      {(takesNote || value === null) && otherBox}
    </>
  );
}
