"use client";

import { forwardRef, type ReactNode, useEffect } from "react";
import { part } from "../../../parts/part.js";
import type { PartProps } from "../../../parts/PartProps.js";
import type { Field } from "../../../schema/Field.js";
import { useFormContext } from "../../field/FormContext.js";
import { useStore } from "../../field/useStore.js";
import { stepAt } from "./stepsOf.js";
import type { Flow } from "./useFlow.js";

interface StageProps extends Omit<PartProps<"div">, "children"> {
  flow: Flow;
  /** Missing where the actions answer the only question. */
  draw: ((field: Field) => ReactNode) | undefined;
  /** How many questions are drawn where all are on show: a long form is filled little by little. */
  drawn: number;
}

/**
 * The questions that are on show. Those that were are kept, hidden: what is half entered in them
 * exists nowhere else. Renders the guide of the flow, and a `<div>` around that of the fields.
 */
export const Stage = forwardRef<HTMLDivElement, StageProps>(function Stage(
  { flow, draw, drawn, ...props },
  ref,
) {
  const { store, fields } = useFormContext();
  const view = useStore("view", (held) => held.view);
  const { steps, parts, failed } = flow;
  const at = stepAt(steps, view.question);
  useEffect(() => {
    store.setStaged(true);
    return () => store.setStaged(false);
  }, [store]);
  return (
    <>
      {parts && <parts.Guide />}
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
                  </div>
                ),
            )}
          </div>
        </div>
      )}
    </>
  );
});
