"use client";

import { useEffect, useRef } from "react";
import type { FormStore } from "../model/FormStore.js";

/**
 * Calls back after each render in which Submit found errors.
 *
 * @param refusals number of times that Submit found errors.
 */
export function useRefused(refusals: number, onRefused: () => void): void {
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    onRefused();
  });
}

/** Moves focus to the first field with an error. */
export function focusFirstProblem(store: FormStore): void {
  const [first] = store.validation.problems;
  if (first) store.elements.focus(first);
}
