"use client";

import type { ReactNode } from "react";
import type { NumberField } from "../../schema/Field.js";
import { readNumber } from "../../schema/numbers.js";
import { part } from "../../ui/part.js";
import { useStore } from "../field/FormContext.js";
import type { ControlProps } from "../field/types.js";
import { inputProps, useMask } from "./inputs.js";

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

type StepperProps = ControlProps<"number" | "integer"> & {
  /** The distance between two values. */
  step: number;
  /** The text box. */
  children: ReactNode;
};

/**
 * Buttons around the box of a whole number with a few values. Renders a `<div>`.
 *
 * They are only for pointers: the arrow keys do the same in the box.
 */
function Stepper({ field, onChange, settings, locked, step, children }: StepperProps) {
  const { minimum = 0, maximum = 0 } = field.constraints;
  const typed = useStore(field.id, (store) => String(store.values.get(field)));
  const number = readNumber(typed, settings.locale);
  const read = typeof number === "number" ? number : undefined;
  const next = (direction: 1 | -1) => nextStep(read, direction, { step, minimum, maximum });
  const isAtEnd = (direction: 1 | -1) => read !== undefined && read === next(direction);
  const go = (direction: 1 | -1) => {
    if (!locked && !isAtEnd(direction)) onChange(String(next(direction)));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the text box in it has the focus, and its keys bubble
    <div
      {...part("stepper")}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(event.key === "ArrowUp" ? 1 : -1);
      }}
    >
      <StepButton name="less" disabled={locked || isAtEnd(-1)} onClick={() => go(-1)} />
      {children}
      <StepButton name="more" disabled={locked || isAtEnd(1)} onClick={() => go(1)} />
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

/** The most presses from the smallest value to the largest. */
const MAX_STEPS = 20;

/** How many characters of a number can be seen in a short box. */
const BRIEF_CHARACTERS = 7;

/** Whether both limits are set, and they and the default are short. */
function hasShortLimits({ constraints, default: preset = 0 }: NumberField): boolean {
  const { minimum, maximum } = constraints;
  if (minimum === undefined || maximum === undefined) return false;
  return [minimum, maximum, preset].every((each) => String(each).length <= BRIEF_CHARACTERS);
}

/** Returns the step of a whole number with a few values, which buttons go through; else `undefined`. */
export function stepOf(field: NumberField): number | undefined {
  if (field.kind !== "integer" || !hasShortLimits(field)) return undefined;
  const { minimum = 0, maximum = 0, ...others } = field.constraints;
  const { multipleOf: step = 1, exclusiveMinimum, exclusiveMaximum } = others;
  if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined) return undefined;
  // The first value is the minimum, so a step from there must give a valid number.
  const isOnStep = [minimum, step, minimum / step].every(Number.isInteger);
  const steps = (maximum - minimum) / step;
  return isOnStep && steps > 0 && steps <= MAX_STEPS ? step : undefined;
}

/** Whether a number has no buttons, and fits in a short box. */
export function isBrief(field: NumberField): boolean {
  return hasShortLimits(field) && stepOf(field) === undefined;
}

/**
 * A number. Renders an `<input>` of text, since a native number box loses what is half typed
 * ("1.", "-"). A whole number with a few values has buttons around its box.
 */
export function NumberControl(props: ControlProps<"number" | "integer">) {
  const { field, secret } = props;
  const { masked, onChange, button } = useMask(props);
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = field.constraints;
  // Phone keyboards for digits have no minus.
  const signed = Math.max(minimum, exclusiveMinimum) < 0;
  // A hidden secret is not repeated next to its box.
  const step = secret ? undefined : stepOf(field);
  const digits = field.kind === "integer" ? "numeric" : "decimal";
  const box = (
    <input
      type={masked ? "password" : "text"}
      inputMode={signed ? "text" : digits}
      autoComplete="off"
      {...inputProps({ ...props, onChange }, { short: isBrief(field) && !secret })}
    />
  );
  return (
    <>
      {step === undefined ? (
        box
      ) : (
        <Stepper {...props} step={step}>
          {box}
        </Stepper>
      )}
      {button}
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
    const isTyped = values.changed(field);
    if (!/\d[,. '\u2019\u00a0\u202f]\d/.test(typed)) return isTyped && "";
    // A default is sent unchanged, even if its text can be read in two ways.
    const read = isTyped ? readNumber(typed, settings.locale) : field.default;
    const isAmbiguous = CONVENTIONS.some((locale) => readNumber(typed, locale) !== read);
    return typeof read === "number" && isAmbiguous ? String(read) : isTyped && "";
  });
  if (reading === false) return null;
  // An invalid number is not sent.
  const shown = reading !== "" && !invalid;
  // The live region is rendered before its text, or the text is not announced.
  return (
    <div {...part(shown ? "note" : "heard")} role="status">
      {shown && strings.willBeSent(reading)}
    </div>
  );
}
