"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import { useFormContext } from "../field/FormContext.js";
import { useFormState } from "../field/useFormState.js";

/** How far the answer got, announced as it changes. Renders a `<div role="status">`. */
export const Status = forwardRef<HTMLDivElement, PartProps<"div">>(function Status(props, ref) {
  const { strings } = useFormContext();
  const { phase, dismissing, announcement: said } = useFormState().status;
  const answered = { accept: strings.sent, decline: strings.declined, cancel: strings.cancelled };
  const again = dismissing === "outside" ? strings.outsideAgain : dismissing && strings.escapeAgain;
  return (
    <div {...part("status")} role="status" {...props} ref={ref}>
      {phase.name === "pending" && strings.sending}
      {phase.name === "answered" && answered[phase.action]}
      {(phase.name === "open" || phase.name === "failed") && (again || said)}
    </div>
  );
});
