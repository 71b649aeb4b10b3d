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
