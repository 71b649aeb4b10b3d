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
  const { strings, cancel, phase, store, replacing, id, place } = useApprovalContext();
  return (
    <ActionButton
      name="cancel"
      title={strings.closeUnanswered}
      // Each row of a group has one, and so has the group.
      aria-label={
        place === undefined ? undefined : strings.inRequest(place, strings.closeUnanswered)
      }
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
