"use client";

import { useSyncExternalStore } from "react";
import type { Lazy } from "../lazy/lazy.js";

const idle = () => () => {};
const nothing = () => undefined;

/**
 * Returns a lazily imported module, or `undefined` if it is not wanted, not loaded or failed to
 * load.
 *
 * A page that a server rendered starts without it.
 */
export function useLazy<T>(wanted: unknown, code: Lazy<T>): T | undefined {
  return useSyncExternalStore<T | undefined>(
    wanted ? code.subscribe : idle,
    wanted ? code.get : nothing,
    nothing,
  );
}
