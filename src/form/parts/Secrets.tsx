"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/PartProps.js";
import { useFormState } from "../field/useFormState.js";

/**
 * Says that the form asks for what looks like a secret. Renders a `<div role="alert">` as soon as it
 * is known; nothing in any other form.
 */
export const Secrets = forwardRef<HTMLDivElement, PartProps<"div">>(function Secrets(props, ref) {
  const secrets = useFormState((held) => (held.asksForSecret ? held.secrets : undefined));
  return secrets ? <secrets.parts.SecretNotice {...props} ref={ref} /> : null;
});
