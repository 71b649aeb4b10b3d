"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";
import { useFormState } from "../field/useFormState.js";

/**
 * Shows why a click did nothing yet, and what the next one does. Renders a `<div role="status">`.
 */
export const Status = forwardRef<HTMLDivElement, PartProps<"div">>(function Status(props, ref) {
  const { strings } = useFormContext();
  const { dismissing, announcement: said } = useFormState().status;
  const again = dismissing === "outside" ? strings.outsideAgain : dismissing && strings.escapeAgain;
  // One text, which replaces the last one whole: of several texts React takes out one, and a browser
  // that translates the page has put another in its place.
  return (
    <div {...part("status")} role="status" {...props} ref={ref}>
      {again || said}
    </div>
  );
});

/**
 * Announces that the response is being sent, was sent, or came too late. It is visually hidden,
 * because the buttons and the receipt show it. It stays when the receipt replaces the form.
 */
export function Outcome({ expired }: { expired?: boolean }) {
  const { strings, store } = useFormContext();
  const { phase } = store.status;
  const answered = { accept: strings.sent, decline: strings.declined, cancel: strings.cancelled };
  const words =
    phase.name === "pending"
      ? strings.sending
      : phase.name === "answered" && answered[phase.action];
  return (
    <div {...part("heard")} role={expired ? "alert" : "status"} key={String(expired)}>
      {expired ? strings.expired : words}
    </div>
  );
}
