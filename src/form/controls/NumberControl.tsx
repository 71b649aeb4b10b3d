"use client";

import type { ReactNode } from "react";
import type { NumberField } from "../../schema/Field.js";
import { decimalSign, readNumber } from "../../schema/numbers.js";
import { part } from "../../ui/part.js";
import { useStore } from "../field/FormContext.js";
import type { ControlProps } from "../field/types.js";
import { inputProps, useMask } from "./inputs.js";

/**
 * Writes a number of a slider as a user would type it, without rounding errors of binary fractions.
 *
 * @param sign the user's decimal separator.
 */
export function writeStep(
  value: number,
  { step, minimum, sign }: { step: number; minimum: number; sign: "." | "," },
): string {
  const digits = Math.min(Math.max(places(step), places(minimum)), 100);
  return String(Number(value.toFixed(digits))).replace(".", sign);
}

/** How many decimal places a number has. */
function places(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (mantissa.split(".")[1] ?? "").length - Number(exponent));
}

interface Steps {
  /** The distance between two values. */
  step: number;
  minimum: number;
  maximum: number;
}

/**
 * Returns the next valid value above (`1`) or below (`-1`) a number, which may be between two of them or
 * out of range. The first is the minimum.
 */
export function nextStep(
  from: number | undefined,
  direction: 1 | -1,
  { step, minimum, maximum }: Steps,
): number {
  if (from === undefined) return minimum;
  const at = (from - minimum) / step;
  const next = direction > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1;
  const last = Math.floor((maximum - minimum) / step);
  if (direction > 0 && at > last && from <= maximum) return from;
  return minimum + Math.min(Math.max(next, 0), last) * step;
}

/** @property step the distance between two values. */
type RangeProps = ControlProps<"number" | "integer"> & { step: number };

/**
 * Returns the number in the box (`read`), the same if it is within the range (`value`), and a function
 * that writes one.
 */
function useNumber({ field, onChange, settings, locked, step }: RangeProps) {
  const { minimum = 0, maximum = 0 } = field.constraints;
  const typed = useStore(field.id, (store) => String(store.values.get(field)));
  const number = readNumber(typed, settings.locale);
  const read = typeof number === "number" ? number : undefined;
  const value = read !== undefined && read >= minimum && read <= maximum ? read : undefined;
  const set = (next: number): void => {
    if (locked || next === value || next < minimum || next > maximum) return;
    onChange(writeStep(next, { step, minimum, sign: decimalSign(settings.locale) }));
  };
  return { read, value, minimum, maximum, set };
}

/**
 * Buttons around the box of a number with a few values. Renders a `<div>`.
 *
 * Like the slider, they are only for pointers: the arrow keys do the same in the box.
 */
function Stepper({ children, ...props }: RangeProps & { children: ReactNode }) {
  const { read, value, minimum, maximum, set } = useNumber(props);
  const step = (direction: 1 | -1) =>
    set(nextStep(read, direction, { step: props.step, minimum, maximum }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the text box in it has the focus, and its keys bubble
    <div
      {...part("stepper")}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        step(event.key === "ArrowUp" ? 1 : -1);
      }}
    >
      <StepButton
        name="less"
        disabled={props.locked || value === minimum}
        onClick={() => step(-1)}
      />
      {children}
      <StepButton
        name="more"
        disabled={
          props.locked || value === nextStep(value, 1, { step: props.step, minimum, maximum })
        }
        onClick={() => step(1)}
      />
    </div>
  );
}

function StepButton(props: { name: "less" | "more"; disabled: boolean; onClick: () => void }) {
  const { name, disabled, onClick } = props;
  return (
    <button
      type="button"
      {...part("step-button", { name, disabled })}
      tabIndex={-1}
      aria-hidden
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}

/**
 * The slider next to a number with a small range. Renders a `<div>` with an `<input type="range">`.
 *
 * Until the field is answered, it is hollow at the minimum, and the first click sets it. It is only
 * for pointers: the number is read and typed in its box, so the slider is no tab stop and hidden
 * from screen readers.
 */
function RangeSlider(props: RangeProps) {
  const { value, minimum, maximum, set } = useNumber(props);
  const share = ((value ?? minimum) - minimum) / (maximum - minimum);
  return (
    <div
      {...part("slider", { unset: value === undefined, locked: props.locked })}
      // A strict policy refuses a style in the markup of a server, not one that code sets.
      ref={(element) => element?.style.setProperty("--_slider-share", String(share))}
    >
      <input
        {...part("slider-thumb", { unset: value === undefined })}
        type="range"
        tabIndex={-1}
        min={minimum}
        max={maximum}
        step={props.step}
        value={value ?? minimum}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
        // The browser reports no change for a click where the unset thumb already is.
        onClick={(event) => set(event.currentTarget.valueAsNumber)}
        onBlur={props.onBlur}
        aria-hidden
      />
    </div>
  );
}

/** How many stops a slider can have and still be set exactly. */
const MAX_STOPS = 100;

/** Up to how many values buttons count one by one. */
const MAX_STEPS = 20;

/** How many characters of a number can be seen in a short box. */
const BRIEF_CHARACTERS = 7;

/** The step of the slider for a number with a small, bounded range; `undefined` where none fits. */
export function sliderStep(field: NumberField): number | undefined {
  const { kind, constraints, default: preset = "" } = field;
  const { minimum, maximum, multipleOf, exclusiveMinimum, exclusiveMaximum } = constraints;
  if (minimum === undefined || maximum === undefined || minimum >= maximum) return undefined;
  if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined) return undefined;
  if (String(preset).length > BRIEF_CHARACTERS) return undefined;
  const range = maximum - minimum;
  const step = multipleOf ?? (kind === "integer" ? 1 : range <= 1 ? hundredth(range) : undefined);
  if (step === undefined || Math.round(range / step) > MAX_STOPS) return undefined;
  // The first stop is the minimum, so a step from there must give a valid number.
  const exact = kind === "number" || (Number.isInteger(minimum) && Number.isInteger(step));
  const onStep = multipleOf === undefined || Number.isInteger(minimum / multipleOf);
  return exact && onStep ? step : undefined;
}

/** A hundredth of a range, without the rounding error of a binary fraction. */
function hundredth(range: number): number {
  return Number((range / 100).toPrecision(12));
}

/** Whether a number has so few values that two buttons reach them. */
export function isStepped(field: NumberField): boolean {
  const { minimum = 0, maximum = 0 } = field.constraints;
  const step = sliderStep(field);
  return field.kind === "integer" && step !== undefined && (maximum - minimum) / step <= MAX_STEPS;
}

/** Whether a number has two limits, no slider, and fits in a short box. */
export function isBrief(field: NumberField): boolean {
  const { minimum, maximum } = field.constraints;
  if (minimum === undefined || maximum === undefined || sliderStep(field) !== undefined)
    return false;
  return [minimum, maximum, field.default ?? 0].every(
    (each) => String(each).length <= BRIEF_CHARACTERS,
  );
}

/**
 * A number. Renders an `<input>` of text, since a native number box loses what is half typed
 * ("1.", "-"). A number with a few values has buttons around it, one with a small range a slider.
 */
export function NumberControl(props: ControlProps<"number" | "integer">) {
  const { field, secret } = props;
  const { masked, onChange, button } = useMask(props);
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = field.constraints;
  // Phone keyboards for digits have no minus.
  const signed = Math.max(minimum, exclusiveMinimum) < 0;
  const step = sliderStep(field);
  const digits = field.kind === "integer" ? "numeric" : "decimal";
  const box = (
    <input
      type={masked ? "password" : "text"}
      inputMode={signed ? "text" : digits}
      autoComplete="off"
      {...inputProps({ ...props, onChange }, { short: isBrief(field) && !secret })}
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

/** Languages of the two conventions for separators. */
const CONVENTIONS = ["en", "de"];

/**
 * Shows how a number is read whose separators mean another one elsewhere: "1,234", but not "3,14". Renders a `<div>`.
 *
 * It reads the number itself, because the code that reads other answers loads later and would then
 * move the elements below.
 */
function Reading({ field, strings, settings, invalid }: ControlProps<"number" | "integer">) {
  const reading = useStore(field.id, ({ values }) => {
    const typed = String(values.get(field)).trim();
    if (!/\d[,. '\u2019\u00a0\u202f]\d/.test(typed)) return false;
    // A default is sent unchanged, even if its text can be read in two ways.
    const read = values.changed(field) ? readNumber(typed, settings.locale) : field.default;
    if (typeof read !== "number") return false;
    return CONVENTIONS.some((locale) => readNumber(typed, locale) !== read) && String(read);
  });
  // An invalid number is not sent.
  return (
    reading &&
    !invalid && (
      <div {...part("note")} role="status">
        {strings.willBeSent(reading)}
      </div>
    )
  );
}
