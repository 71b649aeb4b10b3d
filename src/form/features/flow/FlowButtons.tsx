"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  useEffect,
  useState,
} from "react";
import { ActionButton } from "../../../parts/ActionButton.js";
import { ACTIVATION_DELAY_MILLISECONDS } from "../../../core/inputGuard.js";
import { hostTest } from "../../../time/hostTest.js";
import type { Timers } from "../../../time/timers.js";
import { useFormContext } from "../../field/FormContext.js";
import { submitWord } from "../../field/submitWord.js";
import { useFormState, useWaiting } from "../../field/useFormState.js";
import type { Flow } from "./Flow.js";
import { sendReviewed } from "./sendReviewed.js";
import { stepAt } from "./stepsOf.js";
import { useFlowStrings } from "./useFlowStrings.js";

export interface FlowButtonsProps extends Omit<
  ComponentPropsWithoutRef<"button">,
  "name" | "type"
> {
  flow: Flow;
}

/** Next, Submit or Send, and Back where there is a way back. Renders `<button>`s. */
export const FlowButtons = forwardRef<HTMLButtonElement, FlowButtonsProps>(function FlowButtons(
  { flow, ...props },
  ref,
) {
  const form = useFormContext();
  const { store, time } = form;
  const strings = useFlowStrings();
  const { navigation, status, secrets } = useFormState();
  const { view } = navigation;
  const waiting = useWaiting();
  const locked = status.locked || secrets.refused;
  const { steps } = flow;
  const at = stepAt(steps, view.question);
  const last = view.whole || at >= steps.length - 1;
  const sends = view.review ?? (last && steps.length > 1 ? view.question : undefined);
  const early = useEarly(sends, time.timers);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    props.onClick?.(event);
    if (!early || event.detail === 0) return;
    event.preventDefault();
    status.announce(strings.tooSoon);
  };
  const onMouseDown = (event: MouseEvent<HTMLButtonElement>) => {
    props.onMouseDown?.(event);
    // Keeps the focus on the heading: the next key would not be meant for this button either.
    if (early) event.preventDefault();
  };
  const busy = status.sending === "accept" && strings.sendingNow;
  const lead = { ...props, onClick, onMouseDown, locked, waiting: waiting || early, busy, ref };

  if (view.review) {
    return (
      <>
        <ActionButton {...lead} key="send" name="send" act={() => void sendReviewed(form)}>
          {status.submitFailed ? strings.resend : strings.send}
        </ActionButton>
        <ActionButton
          name="back"
          locked={locked}
          act={() => {
            if (!store.status.locked)
              store.navigation.setView({ ...view, review: undefined, focus: "before" });
          }}
        >
          {strings.back}
        </ActionButton>
      </>
    );
  }
  const before = steps[at - 1];
  return (
    <>
      <ActionButton {...lead} key="submit" type="submit" name={last ? "submit" : "next"}>
        {last ? (props.children ?? submitWord(form)) : strings.next}
      </ActionButton>
      {before && (
        <ActionButton
          name="back"
          act={() =>
            store.navigation.setView({ ...view, question: before.first, focus: "heading" })
          }
        >
          {strings.back}
        </ActionButton>
      )}
    </>
  );
});

/**
 * Whether a click comes too early: its content was not visible long enough, so it was meant for
 * something else.
 *
 * A key needs no delay, because focus is on the heading.
 */
function useEarly(sends: unknown, timers: Timers): boolean {
  const [looked, setLooked] = useState<unknown>();
  useEffect(() => {
    if (sends === undefined) return;
    const timer = timers.setTimeout(() => setLooked(sends), ACTIVATION_DELAY_MILLISECONDS);
    return () => timers.clearTimeout(timer);
  }, [sends, timers]);
  return !hostTest.running && sends !== undefined && looked !== sends;
}
