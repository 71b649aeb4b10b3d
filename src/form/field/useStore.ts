"use client";

import { useSyncExternalStore } from "react";
import { useFormContext } from "./FormContext.js";
import type { FormStore } from "../model/FormStore.js";

/**
 * Reads something of the store of the form around, and renders again only when it changed. The
 * selection must be a primitive or keep its identity.
 *
 * @param topic see `Topics.subscribe`.
 */
export function useStore<T>(topic: string, select: (store: FormStore) => T): T {
  return useStoreOf(useFormContext().store, topic, select);
}

/** `useStore` for a store that is passed in. */
export function useStoreOf<T>(store: FormStore, topic: string, select: (store: FormStore) => T): T {
  const snapshot = () => select(store);
  return useSyncExternalStore(store.topics.listensTo(topic), snapshot, snapshot);
}
