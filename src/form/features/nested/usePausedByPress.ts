"use client";

import { type RefObject, useEffect } from "react";
import type { FormStore } from "../../model/FormStore.js";

/**
 * Delays errors of a nested form while a pointer is down in the outer form, so that nothing moves
 * under it.
 */
export function usePausedByPress(root: RefObject<HTMLElement | null>, { presses }: FormStore) {
  useEffect(() => {
    const form = root.current;
    const press = () => form && presses.follow(form);
    form?.addEventListener("pointerdown", press, true);
    return () => form?.removeEventListener("pointerdown", press, true);
  }, [root, presses]);
}
