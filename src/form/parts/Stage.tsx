"use client";

import { forwardRef, type ReactNode, useEffect } from "react";
import type { Field } from "../../schema/Field.js";
import { part, type PartProps } from "../../ui/part.js";
import { useFormContext, useStore } from "../field/FormContext.js";
import type { Flow, Step } from "../field/FormFeatures.js";
import type { FormView } from "../model/FormNavigation.js";

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

/** Whether Submit sends in a view. In a form with steps or a review, it may lead to the next part. */
export function sendsIn({ review, steps }: Flow, view: FormView): boolean {
  if (view.review !== undefined) return true;
  return !review && (view.whole || stepAt(steps, view.question) >= steps.length - 1);
}

interface StageProps extends Omit<PartProps<"div">, "children"> {
  flow: Flow;
  /** Renders a field. Missing if there is nothing to be seen of the only one, which buttons answer. */
  draw: ((field: Field) => ReactNode) | undefined;
  /** Number of fields to render while all are visible: a long form is rendered progressively. */
  drawn: number;
}

/**
 * The fields of the current step. Earlier ones stay, hidden, because they hold half-entered input.
 *
 * Renders the header, and a `<div>` around that of the fields.
 */
export const Stage = forwardRef<HTMLDivElement, StageProps>(function Stage(
  { flow, draw, drawn, ...props },
  ref,
) {
  const { store, fields, features } = useFormContext();
  const view = useStore("view", (state) => state.navigation.view);
  const { steps, code } = flow;
  const at = stepAt(steps, view.question);
  const Toggle = features.nested?.JsonToggle;
  useEffect(() => {
    store.navigation.setStaged(true);
    return () => store.navigation.setStaged(false);
  }, [store]);
  return (
    <>
      {code && <code.StepOrReview flow={flow} />}
      {draw && (
        <div {...part("stage")} hidden={view.review !== undefined}>
          <div {...part("fields")} {...props} ref={ref}>
            {steps.map(
              ({ first, end }, index) =>
                (first <= view.question || first < view.seen) && (
                  <div key={first} {...part("step")} hidden={index !== at}>
                    {fields
                      .slice(first, steps.length > 1 ? end : drawn)
                      .map((field) => draw(field))}
                    {Toggle && <Toggle fields={fields.slice(first, end)} />}
                  </div>
                ),
            )}
          </div>
        </div>
      )}
    </>
  );
});
