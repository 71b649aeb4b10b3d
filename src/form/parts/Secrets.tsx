"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";

/**
 * Says that the form asks for what looks like a secret. Renders a `<div role="alert">` as soon as it
 * is known; nothing in any other form.
 */
export const Secrets = forwardRef<HTMLDivElement, PartProps<"div">>(function Secrets(props, ref) {
  return useFormContext().slots.secrets?.({ ...props, ref }) ?? null;
});
