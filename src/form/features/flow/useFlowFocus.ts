"use client";

import { useEffect, useRef, useState } from "react";
import { ACTIVATION_DELAY_MILLISECONDS } from "../../../core/inputGuard.js";
import { focusedIn } from "../../../hooks/focusedIn.js";
import type { Field } from "../../../schema/Field.js";
import { useFormContext } from "../../field/FormContext.js";
import { useFormState } from "../../field/useFormState.js";
import type { Flow } from "./Flow.js";
import { stepAt } from "./stepsOf.js";

/** Keeps focus in the visible step, and shows the element that is to have it. */
export function useFlowFocus(flow: Flow): void {
  const { store, fields, root } = useFormContext();
  const { view } = useFormState().navigation;
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
      const question = fields.indexOf(store.choiceOf(field) ?? field);
      const at = stepAt(steps, question);
      const step = steps[at];
      if (!step || (!now.review && at === stepAt(steps, now.question))) return false;
      const seen = Math.max(now.seen, step.end);
      store.navigation.setView({
        ...now,
        question: step.first,
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

const FOCUSABLE = "a, button, input, label, select, summary, textarea, [tabindex]";

/** Keeps the focus from the second half of the double click that led here, which would take it to nowhere. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target as Element).closest(FOCUSABLE)) event.preventDefault();
}

function submitButton(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('button[type="submit"]') ?? null;
}
