"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const nothing = () => undefined;

/**
 * Reads what only the browser knows: `undefined` on the server, and until its page is hydrated, so
 * that both draw the same. It is read anew on each render.
 *
 * @param read gives a primitive, or the same object each time.
 */
export function useInBrowser<T>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(never, read, nothing);
}
