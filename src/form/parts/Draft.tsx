"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";

/**
 * Says that what was entered before a reload is back, with a way to start over. Renders a `<div
 * role="status">`; nothing unless the form keeps drafts.
 */
export const Draft = forwardRef<HTMLDivElement, PartProps<"div">>(function Draft(props, ref) {
  return useFormContext().slots.draft?.({ ...props, ref }) ?? null;
});
