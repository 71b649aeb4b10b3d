"use client";

import { useState } from "react";
import { part } from "../../ui/part.js";
import { useFormContext, useStore } from "../field/FormContext.js";
import type { ControlProps } from "../field/types.js";
import { groupProps } from "./inputs.js";
import { disambiguatingHint, isShort, OptionPreview, OTHER, usePreview } from "./Options.js";
import { ClearAnswer } from "./ClearButtons.js";
import { RadioOption, Radios } from "./Radio.js";

/**
 * One of a few options, all visible. Renders `Radios`.
 *
 * It includes "Other…" with its text box if the server accepts the user's own answer. A text box for
 * a note is always visible below, and so is the preview of an option. An answer to an optional field
 * can be cleared.
 */
export function RadioChoice(props: ControlProps<"singleSelect">) {
  const { field, value, onChange, focusRef, id, labelId, locked, strings } = props;
  const { invalid, required } = props;
  const { other, takesNote } = field;
  const { store } = useFormContext();
  const otherText = useStore(other?.id ?? field.id, (state) =>
    other ? state.values.get(other) : "",
  );
  const [otherOpen, setOtherOpen] = useState(false);
  const index = field.options.findIndex((option) => option.value === value);
  // The text in the box is sent, even if a draft put it there, so its row is selected.
  const otherChosen = index === -1 && (otherOpen || otherText !== "");
  // A box that is not always visible stays when the user clears it.
  if (otherChosen && !otherOpen && !takesNote) setOtherOpen(true);
  const preview = usePreview(id, field.options, index);
  const short = isShort(field, other !== undefined);

  const choose = (answer: typeof value, isOther = false) => {
    setOtherOpen(isOther);
    onChange(answer);
  };

  return (
    <>
      <Radios
        {...part("options", { short })}
        {...groupProps(props)}
        {...{ invalid, required, locked, strings, focusRef, short }}
        values={[...field.options.map((_, at) => String(at)), ...(other ? [OTHER] : [])]}
        chosen={otherChosen ? OTHER : index === -1 ? undefined : String(index)}
        choose={(chosen) => {
          if (chosen === OTHER) return choose(null, true);
          choose(field.options[Number(chosen)]!.value);
          preview.lookAt(Number(chosen));
        }}
        onFocus={preview.onFocus}
      >
        {field.options.map((option, at) => (
          <RadioOption
            key={`${typeof option.value} ${String(option.value)}`}
            value={String(at)}
            label={option.label}
            description={option.description}
            details={preview.detailsOf(at)}
          />
        ))}
        {other && (
          <RadioOption
            value={OTHER}
            label={strings.other}
            description={disambiguatingHint(field.options, strings.other, strings.otherHint)}
            own
          />
        )}
        {otherChosen && !takesNote && <div {...part("other-answer")}>{props.other}</div>}
        <OptionPreview {...preview} strings={strings} />
        {takesNote && <div {...part("other-answer")}>{props.other}</div>}
      </Radios>
      {!required && !locked && (value !== null || otherChosen) && (
        <ClearAnswer
          {...{ field, labelId, strings }}
          onClear={() => {
            choose(null);
            // Another option only hides the user's own text.
            if (other) store.change(other, "");
          }}
        />
      )}
    </>
  );
}
