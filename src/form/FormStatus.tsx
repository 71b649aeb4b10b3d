"use client";

import { Failure } from "../parts/Failure.js";
import { part } from "../parts/part.js";
import { useFormContext } from "./FormContext.js";
import { useStore } from "./useStore.js";

/** How far the answer got, announced as it changes. Renders a live region, and an alert on failure. */
export function FormStatus() {
  const { strings } = useFormContext();
  const phase = useStore("phase", (store) => store.phase);
  const dismissing = useStore("phase", (store) => store.dismissing);
  const answered = { accept: strings.sent, decline: strings.declined, cancel: strings.cancelled };
  const again = dismissing === "outside" ? strings.outsideAgain : dismissing && strings.escapeAgain;
  return (
    <>
      <p {...part("status")} role="status">
        {phase.name === "pending" && strings.sending}
        {phase.name === "answered" && answered[phase.action]}
        {(phase.name === "open" || phase.name === "failed") && again}
      </p>
      {phase.name === "failed" && (
        <Failure message={phase.message} hint={strings.failedHint} strings={strings} />
      )}
    </>
  );
}
