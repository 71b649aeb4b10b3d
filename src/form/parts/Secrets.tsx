"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";

/**
 * Warns that the form seems to ask for a secret. Renders a `<div role="alert">`.
 *
 * It renders nothing in other forms, and until that is known.
 */
export const Secrets = forwardRef<HTMLDivElement, PartProps<"div">>(function Secrets(props, ref) {
  return useFormContext().slots.secrets?.({ ...props, ref }) ?? null;
});
