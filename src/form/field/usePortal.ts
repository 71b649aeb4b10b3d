"use client";

import { useFormContext } from "./FormContext.js";

/**
 * Returns the element for lists and other layers of this form: inside its root.
 *
 * So they have its tokens, theme and direction, and are in the same dialog, frame or shadow root.
 */
export function usePortal(): HTMLElement | null {
  return useFormContext().root.current;
}
