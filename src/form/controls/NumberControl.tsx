"use client";

import { part } from "../../parts/part.js";
import { readNumber } from "../../schema/readNumber.js";
import { useStore } from "../field/useStore.js";
import type { ControlProps } from "../field/types.js";
import { inputProps } from "./inputProps.js";
import { RangeSlider, Stepper } from "./RangeSlider.js";
import { useMask } from "./useMask.js";
import { isBrief, isStepped, sliderStep } from "./sliderStep.js";

/**
 * A number. Renders an `<input>` of text, since a native number box loses what is half typed
 * ("1.", "-"). A number with a few values has buttons around it, one with a small range a slider.
 */
export function NumberControl(props: ControlProps<"number" | "integer">) {
  const { field, secret } = props;
  const { masked, button } = useMask(props);
  const { minimum = 0, exclusiveMinimum = 0, maximum = 0 } = field.constraints;
  // The digit keyboards of phones have no minus. Most numbers without a bound are counts and prices.
  const signed = Math.min(minimum, exclusiveMinimum, maximum, field.default ?? 0) < 0;
  const step = sliderStep(field);
  const digits = field.kind === "integer" ? "numeric" : "decimal";
  const box = (
    <input
      type={masked ? "password" : "text"}
      inputMode={signed ? "text" : digits}
      autoComplete="off"
      {...inputProps(props, { short: isBrief(field) && !secret })}
    />
  );
  // A hidden secret is not repeated next to its box.
  const ranged = step !== undefined && !secret;
  const stepped = ranged && isStepped(field);
  return (
    <>
      {stepped ? (
        <Stepper {...props} step={step}>
          {box}
        </Stepper>
      ) : (
        box
      )}
      {button}
      {ranged && !stepped && <RangeSlider {...props} step={step} />}
      {!secret && <Reading {...props} />}
    </>
  );
}

/**
 * Shows how a number with separators is read, since conventions differ. Renders a `<div>`.
 *
 * It reads the number itself, because the code that reads other answers loads later and would then
 * move the elements below.
 */
function Reading({ field, strings, settings, id, invalid }: ControlProps<"number" | "integer">) {
  const reading = useStore(field.id, ({ values }) => {
    const typed = String(values.get(field)).trim();
    if (!/\d[,. '\u2019\u00a0\u202f]\d/.test(typed)) return false;
    // A default is sent unchanged, even if its text can be read in two ways.
    const read = values.changed(field) ? readNumber(typed, settings.locale) : field.default;
    return typeof read === "number" && String(read) !== typed && String(read);
  });
  // Of what is refused nothing is sent.
  return (
    reading &&
    !invalid && (
      <div {...part("note")} id={`${id}-n`} role="status">
        {strings.willBeSent(reading)}
      </div>
    )
  );
}
