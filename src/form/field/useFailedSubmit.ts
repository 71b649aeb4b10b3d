"use client";

import { useEffect, useRef } from "react";
import type { FormStore } from "../model/FormStore.js";

/**
 * Calls back after each render in which Submit has failed again.
 *
 * @param store the form. Another form begins its own count.
 * @param failedSubmits number of times that Submit failed.
 */
export function useFailedSubmit(
  store: FormStore,
  failedSubmits: number,
  onFailure: () => void,
): void {
  const seen = useRef({ store, failedSubmits });
  useEffect(() => {
    const before = seen.current;
    if (store === before.store && failedSubmits === before.failedSubmits) return;
    seen.current = { store, failedSubmits };
    if (store === before.store) onFailure();
  });
}

/** Moves focus to the first field with an error. */
export function focusFirstProblem(store: FormStore): void {
  const [first] = store.validation.problems;
  if (first) store.elements.focus(first);
}
