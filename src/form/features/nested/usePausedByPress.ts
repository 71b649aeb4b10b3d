"use client";

import { type RefObject, useEffect } from "react";
import type { FormStore } from "../../model/FormStore.js";

/**
 * Puts off what a part has to say while a pointer is down anywhere in the form around it: what is
 * pressed stays where it is until it was pressed.
 */
export function usePausedByPress(root: RefObject<HTMLElement | null>, { presses }: FormStore) {
  useEffect(() => {
    const form = root.current;
    const press = () => form && presses.follow(form);
    form?.addEventListener("pointerdown", press, true);
    return () => form?.removeEventListener("pointerdown", press, true);
  }, [root, presses]);
}
