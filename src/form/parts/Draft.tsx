"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";

/**
 * Says that a draft was restored, and offers to start over. Renders a `<div role="status">`.
 *
 * It renders nothing unless the form saves drafts.
 */
export const Draft = forwardRef<HTMLDivElement, PartProps<"div">>(function Draft(props, ref) {
  return useFormContext().slots.draft?.({ ...props, ref }) ?? null;
});
