"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";
import { useFormState } from "../field/useFormState.js";

/** Announces the progress of the response. Renders a `<div role="status">`. */
export const Status = forwardRef<HTMLDivElement, PartProps<"div">>(function Status(props, ref) {
  const { strings } = useFormContext();
  const { phase, dismissing, announcement: said } = useFormState().status;
  const answered = { accept: strings.sent, decline: strings.declined, cancel: strings.cancelled };
  const again = dismissing === "outside" ? strings.outsideAgain : dismissing && strings.escapeAgain;
  const words =
    phase.name === "pending"
      ? strings.sending
      : phase.name === "answered"
        ? answered[phase.action]
        : again || said;
  // One text, which replaces the last one whole: of several texts React takes out one, and a browser
  // that translates the page has put another in its place.
  return (
    <div {...part("status")} role="status" {...props} ref={ref}>
      {words}
    </div>
  );
});
