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
