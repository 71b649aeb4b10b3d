"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const nothing = () => undefined;

/**
 * Reads a value that only the browser knows, at each render.
 *
 * It is `undefined` on the server and until its page is hydrated, so that both render the same.
 *
 * @param read returns a primitive, or the same object each time.
 */
export function useInBrowser<T>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(never, read, nothing);
}
