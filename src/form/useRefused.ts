"use client";

import { useEffect, useRef } from "react";
import type { FormStore } from "./FormStore.js";
import { useStoreOf } from "./useStore.js";

/** Calls back, after it was drawn, each time that Submit was pressed and the form refused. */
export function useRefused(store: FormStore, onRefused: () => void): void {
  const refusals = useStoreOf(store, "summary", (held) => held.refusals);
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    onRefused();
  });
}

/** Puts the focus on the first question that was found wrong. */
export function focusFirstProblem(store: FormStore): void {
  const [first] = store.summary;
  if (first) store.focus(first);
}
