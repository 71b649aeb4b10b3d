"use client";

import { useEffect, useRef } from "react";
import type { FormStore } from "../model/FormStore.js";

/**
 * Calls back after each render in which Submit was refused again.
 *
 * @param store the form. Another form begins its own count.
 * @param refusals number of times that Submit was refused.
 */
export function useRefused(store: FormStore, refusals: number, onRefused: () => void): void {
  const seen = useRef({ store, refusals });
  useEffect(() => {
    const before = seen.current;
    if (store === before.store && refusals === before.refusals) return;
    seen.current = { store, refusals };
    if (store === before.store) onRefused();
  });
}

/** Moves focus to the first field with an error. */
export function focusFirstProblem(store: FormStore): void {
  const [first] = store.validation.problems;
  if (first) store.elements.focus(first);
}
