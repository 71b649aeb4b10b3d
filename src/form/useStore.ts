"use client";

import { useCallback, useSyncExternalStore } from "react";
import { useFormContext } from "./FormContext.js";
import type { FormStore } from "./FormStore.js";

/**
 * Reads something of the form's store, and renders again only when it changed. The selection must
 * be a primitive or keep its identity.
 *
 * @param topic a field id, `phase` or `summary`; see `FormStore.subscribe`.
 */
export function useStore<T>(topic: string, select: (store: FormStore) => T): T {
  const { store } = useFormContext();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(topic, listener),
    [store, topic],
  );
  const snapshot = () => select(store);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
