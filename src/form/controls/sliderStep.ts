import type { NumberField } from "../../schema/Field.js";

/** How many stops a slider can have and still be set exactly. */
const MAX_STOPS = 100;

/** Up to how many values buttons count one by one. */
const MAX_STEPS = 20;

/** How many characters of a number can be seen in a short box. */
const MAX_CHARACTERS = 7;

/** The step of the slider for a number with a small, bounded range; `undefined` where none fits. */
export function sliderStep(field: NumberField): number | undefined {
  const { kind, constraints, default: preset = "" } = field;
  const { minimum, maximum, multipleOf, exclusiveMinimum, exclusiveMaximum } = constraints;
  if (minimum === undefined || maximum === undefined || minimum >= maximum) return undefined;
  if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined) return undefined;
  if (String(preset).length > MAX_CHARACTERS) return undefined;
  const range = maximum - minimum;
  const step = multipleOf ?? (kind === "integer" ? 1 : range <= 1 ? range / 100 : undefined);
  if (step === undefined || range / step > MAX_STOPS) return undefined;
  // The first stop is the minimum, so a step from there must give a valid number.
  const exact = kind === "number" || (Number.isInteger(minimum) && Number.isInteger(step));
  const onStep = multipleOf === undefined || Number.isInteger(minimum / multipleOf);
  return exact && onStep ? step : undefined;
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
    (each) => String(each).length <= MAX_CHARACTERS,
  );
}
