/** Fields that are visible together: from index `first` to before `end`. */
export interface Step {
  first: number;
  end: number;
}

/** Maximum number of fields in a step, if the host doesn't set it. */
const QUESTIONS_PER_STEP = 5;

/**
 * Splits fields into steps.
 *
 * @param steps number of fields per step, fewer in the last one. `true`: at most five, evenly
 *   distributed so that the last step isn't left with one.
 * @returns one step if there is nothing to split.
 */
export function stepsOf(questions: number, steps: boolean | number | undefined): readonly Step[] {
  let size = typeof steps === "number" && steps >= 1 ? Math.floor(steps) : Infinity;
  if (steps === true) size = Math.ceil(questions / Math.ceil(questions / QUESTIONS_PER_STEP));
  if (!(questions > size)) return [{ first: 0, end: questions }];
  return Array.from({ length: Math.ceil(questions / size) }, (_, index) => ({
    first: index * size,
    end: Math.min(questions, (index + 1) * size),
  }));
}

/** Returns the index of the step with a field. */
export function stepAt(steps: readonly Step[], question: number): number {
  const found = steps.findIndex(({ end }) => question < end);
  return found < 0 ? steps.length - 1 : found;
}
