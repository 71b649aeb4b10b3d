"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent as ReactMouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { ACTIVATION_DELAY_MILLISECONDS } from "../../../core/inputGuard.js";
import { sameJson } from "../../../core/json.js";
import type { Timers } from "../../../core/timers.js";
import { allFields, type Field } from "../../../schema/Field.js";
import { ActionButton } from "../../../ui/ActionButton.js";
import { focusedIn } from "../../../ui/focus.js";
import {
  useFormContext,
  useWholeStore,
  useSubmitLocked,
  useWaiting,
} from "../../field/FormContext.js";
import { submitWord } from "../../field/fieldText.js";
import type { Flow, FlowCode } from "../../field/FormFeatures.js";
import type { BoundForm } from "../../field/useFormModel.js";
import type { FormModel } from "../../model/createFormModel.js";
import { Review } from "./Review.js";
import { stepAt } from "../../field/steps.js";
import { StepHeader, useFlowStrings } from "./StepHeader.js";

/**
 * Handles Submit, Next and Enter: the next step if this one is valid, the review, or the response.
 */
export async function advance(form: BoundForm, flow: Flow, isPressed = false): Promise<void> {
  const { store, fields, readOnly } = form;
  const { session, navigation, validation } = store;
  const { view } = navigation;
  // A review is sent only by Send, never by a key that was meant for the fields.
  if (readOnly || session.locked || view.review) return;
  if (!navigation.staged) return form.submitIf(() => true, isPressed);

  const { steps, review } = flow;
  const step = steps[stepAt(steps, view.firstField)];
  const next = steps[stepAt(steps, view.firstField) + 1];
  if (step && next && !view.whole) {
    const { attempts } = session;
    const asked = allFields(fields.slice(step.first, step.end));
    const isValid = await validation.check(asked).catch((error) => {
      if (session.attempts === attempts) session.failToLoad(error);
    });
    // Something else may have been clicked while this step was validated.
    if (!isValid || navigation.view !== view || session.locked) return;
    if (isPressed && store.sight.refusesValues(form.strings)) return;
    const seen = Math.max(view.seen, next.end);
    navigation.setView({ firstField: next.first, seen, focus: "heading" });
    return;
  }

  if (!view.whole) navigation.setView({ whole: true, focus: undefined });
  await form.submitIf((content) => {
    if (!review) return true;
    // Nothing is sent here: the review is shown first, and its Send sends what it shows.
    if (!navigation.view.review) navigation.setView({ review: content, focus: "heading" });
    return false;
  }, isPressed);
}

/** Sends the reviewed content. If the content has changed since, shows it for review again. */
export async function sendReviewed({ store: { navigation }, submitIf }: FormModel): Promise<void> {
  await submitIf((content) => {
    const { view } = navigation;
    if (!view.review || sameJson(content, view.review)) return true;
    navigation.setView({ review: content, focus: "heading" });
    return false;
  });
}

interface FlowButtonsProps extends Omit<ComponentPropsWithoutRef<"button">, "name" | "type"> {
  flow: Flow;
}

/** Next, Submit or Send, and Back where there is a way back. Renders `<button>`s. */
const FlowButtons = forwardRef<HTMLButtonElement, FlowButtonsProps>(function FlowButtons(
  { flow, ...props },
  ref,
) {
  const form = useFormContext();
  const { store, time } = form;
  const strings = useFlowStrings();
  const { navigation, session, status } = useWholeStore();
  const { view } = navigation;
  const waiting = useWaiting();
  const locked = useSubmitLocked();
  const { steps } = flow;
  const at = stepAt(steps, view.firstField);
  const last = view.whole || at >= steps.length - 1;
  const sends = view.review ?? (last && steps.length > 1 ? view.firstField : undefined);
  const early = useEarly(store.guard.on ? sends : undefined, time.timers);
  const onClick = (event: ReactMouseEvent<HTMLButtonElement>) => {
    props.onClick?.(event);
    if (!early || event.detail === 0) return;
    event.preventDefault();
    status.announce(strings.tooSoon);
  };
  const onMouseDown = (event: ReactMouseEvent<HTMLButtonElement>) => {
    props.onMouseDown?.(event);
    // Keeps the focus on the heading: the next key would not be meant for this button either.
    if (early) event.preventDefault();
  };
  const busy = session.pending === "accept" && strings.sendingNow;
  const lead = {
    variant: "primary" as const,
    ...props,
    onClick,
    onMouseDown,
    locked,
    waiting: waiting || early,
    busy,
    ref,
  };

  if (view.review) {
    return (
      <>
        <ActionButton {...lead} key="send" name="send" act={() => void sendReviewed(form)}>
          {session.submitFailed ? strings.resend : strings.send}
        </ActionButton>
        <ActionButton
          name="back"
          locked={session.locked}
          act={() => store.navigation.setView({ review: undefined, focus: "before" })}
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
          act={() => store.navigation.setView({ firstField: before.first, focus: "heading" })}
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
    return () => {
      timers.clearTimeout(timer);
      // It may be hidden and shown again.
      setLooked(undefined);
    };
  }, [sends, timers]);
  return sends !== undefined && looked !== sends;
}

/** Keeps focus in the visible step, and shows the element that is to have it. */
function useFlowFocus(flow: Flow): void {
  const { store, fields, root } = useFormContext();
  const { view } = useWholeStore().navigation;
  const shown = useRef(view);
  /** The element with focus when the fields were last hidden. */
  const before = useRef<Element | null>(null);
  // Read while rendering for the first time: Submit is about to be replaced by what was loaded.
  const [replaced] = useState(() => focusedIn(root.current));

  useEffect(() => {
    if (replaced && !replaced.isConnected)
      submitButton(root.current)?.focus({ preventScroll: true });
  }, [replaced, root]);

  useEffect(() => {
    const { steps } = flow;
    store.elements.setReveal((field: Field) => {
      const now = store.navigation.view;
      const index = fields.indexOf(store.choiceOf(field) ?? field);
      const at = stepAt(steps, index);
      const step = steps[at];
      if (!step || (!now.review && at === stepAt(steps, now.firstField))) return false;
      const seen = Math.max(now.seen, step.end);
      store.navigation.setView({
        firstField: step.first,
        seen,
        review: undefined,
        focus: field,
      });
      return true;
    });
    return () => store.elements.setReveal(undefined);
  }, [store, fields, flow]);

  useEffect(
    () =>
      // Called before React renders, while the focus is where it was.
      store.topics.subscribe("view", () => {
        if (store.navigation.view.review && !shown.current.review)
          before.current = focusedIn(root.current);
      }),
    [store, root],
  );

  useEffect(() => {
    if (view === shown.current) return undefined;
    shown.current = view;
    const { focus } = view;
    const form = root.current;
    if (!form || !focus) return undefined;
    const heading = form.querySelector<HTMLElement>('[data-elicit="flow-title"]');
    if (focus === "heading") heading?.focus();
    else if (focus === "before") {
      const last = before.current;
      const shownAgain = last?.isConnected ? (last as HTMLElement) : submitButton(form);
      shownAgain?.focus();
    } else {
      store.elements.focus(focus);
      // A field that cannot be answered has no element that takes focus.
      if (!focusedIn(form)) heading?.focus();
    }
    form.addEventListener("mousedown", keepFocus);
    const stop = () => form.removeEventListener("mousedown", keepFocus);
    const timer = setTimeout(stop, ACTIVATION_DELAY_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, view, root]);
}

const FOCUS_TAKERS = "a, button, input, label, select, summary, textarea, [tabindex]";

/** Keeps the second click of a double click from moving focus out of the form. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target as Element).closest(FOCUS_TAKERS)) event.preventDefault();
}

function submitButton(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('button[type="submit"]') ?? null;
}

/** The current step, or the review in place of the fields. */
function StepOrReview({ flow }: { flow: Flow }) {
  const content = useWholeStore().navigation.view.review;
  useFlowFocus(flow);
  if (content) return <Review content={content} />;
  return flow.steps.length > 1 ? <StepHeader steps={flow.steps} /> : null;
}

/** Steps and review, in one piece of code that is loaded when a form has either. */
export const flowCode: FlowCode = { advance, FlowButtons, StepOrReview };
