"use client";

import { useFormContext } from "./FormContext.js";

/**
 * Where lists and other layers of this form are drawn: inside its root, so that they have its
 * tokens, its theme and its direction, and land in the same dialog, frame or shadow root.
 */
export function usePortal(): HTMLElement | null {
  return useFormContext().root.current;
}
