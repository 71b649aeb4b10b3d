/** Some questions that are on show together: from the place of the first to before that of `end`. */
export interface Step {
  first: number;
  end: number;
}

/** How many questions a step has at most, where the host does not say. */
const QUESTIONS_PER_STEP = 5;

/**
 * Parts questions into steps.
 *
 * @param steps how many questions a step has, the last one fewer; `true`: at most five, spread evenly
 *   so that the last is not left with one.
 * @returns one step where there is nothing to part.
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

/** The place of the step that a question stands in. */
export function stepAt(steps: readonly Step[], question: number): number {
  const found = steps.findIndex(({ end }) => question < end);
  return found < 0 ? steps.length - 1 : found;
}
