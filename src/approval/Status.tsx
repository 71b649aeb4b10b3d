"use client";

import { ActionButton } from "../ui/ActionButton.js";
import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";

/**
 * Why an allowing answer waits, or what went wrong. It is announced after a press only: it changes with
 * each line that is read. Renders a `<div>`.
 */
export function Status() {
  const { missing, said, phase, strings, id, store } = useApprovalContext();
  const failed = phase === "failed";
  const isNews = failed || said !== undefined || store.state.isRefused === true;
  return (
    <div {...part("why", { failed })} id={`${id}-s`} aria-live={isNews ? "polite" : "off"}>
      {failed ? strings.failed : (missing ?? said)}
    </div>
  );
}

/** Closes the request without an answer. Renders a `<button>`, drawn as a cross in the header. */
export function CancelButton() {
  const { strings, cancel, phase, store, replacing, id, isRow } = useApprovalContext();
  if (isRow) return null;
  return (
    <ActionButton
      name="cancel"
      title={strings.closeUnanswered}
      question={store}
      locked={phase === "sending"}
      waiting={replacing}
      aria-describedby={`${id}-x`}
      act={(event) => cancel(event.nativeEvent)}
    >
      {strings.closeUnanswered}
      <span id={`${id}-x`} hidden>
        {strings.mayStop}
      </span>
    </ActionButton>
  );
}
