"use client";

import { type ComponentType, forwardRef, useEffect } from "react";
import { part, type PartProps } from "../../../ui/part.js";
import { useFormContext, useStore } from "../../field/FormContext.js";
import type { QuestionsSlot } from "../../field/FormSlots.js";

/** A form that is not answered all at once: in steps, looked over before it is sent, or both. */
export interface Flow {
  review: boolean;
  /** The steps. One if the form has no steps. */
  steps: readonly Step[];
  /** Whether the code for it could not be loaded: then the form is the plain one. */
  failed: boolean;
}

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

interface StageProps extends Omit<PartProps<"div">, "children">, QuestionsSlot {
  flow: Flow;
  /** Rendered above the fields, or in their place. Missing until it is loaded. */
  header: ComponentType<{ flow: Flow }> | undefined;
}

/**
 * The fields of the current step. Earlier ones stay, hidden, because they hold half-entered input.
 *
 * Renders the header, and a `<div>` around that of the fields.
 */
export const Stage = forwardRef<HTMLDivElement, StageProps>(function Stage(
  { flow, header: Header, draw, drawn, ...props },
  ref,
) {
  const { store, fields, slots } = useFormContext();
  const view = useStore("view", (state) => state.navigation.view);
  const { steps, failed } = flow;
  const at = stepAt(steps, view.question);
  useEffect(() => {
    store.navigation.setStaged(true);
    return () => store.navigation.setStaged(false);
  }, [store]);
  return (
    <>
      {Header && <Header flow={flow} />}
      {draw && (
        <div {...part("stage")} hidden={view.review !== undefined}>
          <div {...part("fields")} {...props} ref={ref}>
            {steps.map(
              ({ first, end }, index) =>
                (failed || first <= view.question || first < view.seen) && (
                  <div key={first} {...part("step")} hidden={!failed && index !== at}>
                    {fields
                      .slice(first, steps.length > 1 ? end : drawn)
                      .map((field) => draw(field))}
                    {slots.jsonToggle?.(fields.slice(first, end))}
                  </div>
                ),
            )}
          </div>
        </div>
      )}
    </>
  );
});
