"use client";

import { type ComponentType, forwardRef, useEffect } from "react";
import { part } from "../../../parts/part.js";
import type { PartProps } from "../../../parts/types.js";
import type { QuestionsSlot } from "../../field/FormSlots.js";
import { useFormContext } from "../../field/FormContext.js";
import { useStore } from "../../field/useStore.js";
import { stepAt } from "./stepsOf.js";
import type { Flow } from "./Flow.js";

interface StageProps extends Omit<PartProps<"div">, "children">, QuestionsSlot {
  flow: Flow;
  /** What is drawn above the questions, or in their place. Missing until it has loaded. */
  header: ComponentType<{ flow: Flow }> | undefined;
}

/**
 * The questions that are on show. Those that were are kept, hidden: what is half entered in them
 * exists nowhere else. Renders what stands above them, and a `<div>` around that of the fields.
 */
export const Stage = forwardRef<HTMLDivElement, StageProps>(function Stage(
  { flow, header: Header, draw, drawn, ...props },
  ref,
) {
  const { store, fields } = useFormContext();
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
                  </div>
                ),
            )}
          </div>
        </div>
      )}
    </>
  );
});
