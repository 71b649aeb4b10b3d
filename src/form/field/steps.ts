import type { FormView } from "../model/FormNavigation.js";
import type { Flow, Step } from "./FormFeatures.js";

/** Maximum number of fields in a step, if the host doesn't set it. */
const FIELDS_PER_STEP = 5;

/**
 * Splits fields into steps.
 *
 * @param steps number of fields per step, fewer in the last one. `true`: at most five, evenly
 *   distributed so that the last step isn't left with one.
 * @returns one step if there is nothing to split.
 */
export function stepsOf(fieldCount: number, steps: boolean | number | undefined): readonly Step[] {
  let size = typeof steps === "number" && steps >= 1 ? Math.floor(steps) : Infinity;
  if (steps === true) size = Math.ceil(fieldCount / Math.ceil(fieldCount / FIELDS_PER_STEP));
  if (!(fieldCount > size)) return [{ first: 0, end: fieldCount }];
  return Array.from({ length: Math.ceil(fieldCount / size) }, (_, index) => ({
    first: index * size,
    end: Math.min(fieldCount, (index + 1) * size),
  }));
}

/** Returns the index of the step with a field, given by its index. */
export function stepAt(steps: readonly Step[], field: number): number {
  const found = steps.findIndex(({ end }) => field < end);
  return found < 0 ? steps.length - 1 : found;
}

/** Whether a step was shown. */
export function isSeen({ first }: Step, { firstField, seen }: FormView): boolean {
  return first <= firstField || first < seen;
}

/** Whether Submit sends in a view. In a form with steps or a review, it may lead to the next part. */
export function sendsIn({ review, steps }: Flow, view: FormView): boolean {
  if (view.review !== undefined) return true;
  return !review && (view.whole || stepAt(steps, view.firstField) >= steps.length - 1);
}
