"use client";

import { forwardRef, type ReactNode, useEffect } from "react";
import type { Field } from "../../schema/Field.js";
import { part, type PartProps } from "../../ui/part.js";
import { useFormContext, useStore } from "../field/FormContext.js";
import type { Flow } from "../field/FormFeatures.js";
import { isSeen, stepAt } from "../field/steps.js";

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
  const at = stepAt(steps, view.firstField);
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
              (step, index) =>
                isSeen(step, view) && (
                  <div key={step.first} {...part("step")} hidden={index !== at}>
                    {fields
                      .slice(step.first, steps.length > 1 ? step.end : drawn)
                      .map((field) => draw(field))}
                    {Toggle && <Toggle fields={fields.slice(step.first, step.end)} />}
                  </div>
                ),
            )}
          </div>
        </div>
      )}
    </>
  );
});
