"use client";

import { useEffect, useRef } from "react";
import type { FormStore } from "../model/FormStore.js";

/**
 * Calls back, after it was drawn, each time that Submit was pressed and the form refused.
 *
 * @param refusals how often that was.
 */
export function useRefused(refusals: number, onRefused: () => void): void {
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    onRefused();
  });
}

/** Puts the focus on the first question that was found wrong. */
export function focusFirstProblem(store: FormStore): void {
  const [first] = store.validation.problems;
  if (first) store.elements.focus(first);
}
