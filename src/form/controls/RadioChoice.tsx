"use client";

import { useState } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import { useStore } from "../field/useStore.js";
import type { ControlProps } from "../field/types.js";
import { isShort } from "./isShort.js";
import { OptionPreview } from "./OptionPreview.js";
import { RadioOption } from "./RadioOption.js";
import { Radios } from "./Radios.js";
import { disambiguatingHint } from "./disambiguatingHint.js";
import { usePreview } from "./usePreview.js";

/** Which of our own last rows is marked where no option of the server is: a left-out answer is seen, too. */
type Mark = "other" | "none" | "";

/**
 * One of a few options, all visible. Renders `Radios`.
 *
 * It includes "Other…" with its text box if the server accepts the user's own answer, and "No
 * answer" if the field is optional. A text box for a note is always visible below, and so is the
 * preview of an option.
 */
export function RadioChoice(props: ControlProps<"singleSelect">) {
  const {
    field,
    value,
    onChange,
    onBlur,
    focusRef,
    id,
    labelId,
    describedBy,
    invalid,
    required,
    locked,
    strings,
  } = props;
  const group = { id, labelId, describedBy, invalid, required, onBlur };
  const { other, takesNote } = field;
  const { store } = useFormContext();
  const otherText = useStore(other?.id ?? field.id, (state) =>
    other ? state.values.get(other) : "",
  );
  const [mark, setMark] = useState<Mark>(required ? "" : "none");
  const index = field.options.findIndex((option) => option.value === value);
  // The text in the box is sent, even if a draft put it there, so its row is selected.
  const own = otherText === "" ? mark : "other";
  const shown = index === -1 ? own : "";
  // A box that is not always visible stays when the user clears it.
  if (shown === "other" && mark !== "other" && !takesNote) setMark("other");
  const preview = usePreview(id, field.options, index);
  const short = isShort(field, other !== undefined);

  const { length } = field.options;
  const of = length + (other ? 1 : 0) + (required ? 0 : 1);

  const choose = (answer: typeof value, chosen: Mark = required ? "" : "none") => {
    setMark(chosen);
    onChange(answer);
    // "No answer" clears the user's own text too. Another option only hides it.
    if (answer === null && chosen === "none" && other) store.change(other, "");
  };

  return (
    <Radios {...part("options", { short })} {...group} onFocus={preview.onFocus}>
      {field.options.map((option, at) => (
        <RadioOption
          key={`${typeof option.value} ${String(option.value)}`}
          id={`${id}-${at}`}
          label={option.label}
          description={option.description}
          chosen={at === index}
          onChoose={() => {
            choose(option.value);
            preview.lookAt(at);
          }}
          details={preview.detailsOf(at)}
          place={[at + 1, of]}
          tabStop={at === index || (at === 0 && index === -1 && shown === "")}
          locked={locked}
          short={short}
          focusRef={at === Math.max(index, 0) ? focusRef : undefined}
          strings={strings}
        />
      ))}
      {other && (
        <RadioOption
          id={`${id}-o`}
          label={strings.other}
          description={disambiguatingHint(field.options, strings.other, strings.otherHint)}
          own
          chosen={shown === "other"}
          onChoose={() => choose(null, "other")}
          place={[length + 1, of]}
          tabStop={shown === "other"}
          locked={locked}
          short={short}
          strings={strings}
        />
      )}
      {shown === "other" && !takesNote && <div {...part("other-answer")}>{props.other}</div>}
      {!required && (
        <RadioOption
          id={`${id}-x`}
          label={strings.noAnswer}
          description={disambiguatingHint(field.options, strings.noAnswer, strings.noAnswerHint)}
          own
          chosen={shown === "none"}
          onChoose={() => choose(null, "none")}
          place={[of, of]}
          tabStop={shown === "none"}
          locked={locked}
          short={short}
          strings={strings}
        />
      )}
      <OptionPreview {...preview} strings={strings} />
      {takesNote && <div {...part("other-answer")}>{props.other}</div>}
    </Radios>
  );
}
