"use client";

import { useSyncExternalStore } from "react";
import type { Lazy } from "../lazy/lazy.js";

const idle = () => () => {};
const nothing = () => undefined;

/**
 * What an option needs beyond the first chunk: `undefined` where it is not wanted, not here yet, or
 * cannot be loaded. A page that a server rendered starts without it.
 */
export function useLazy<T>(wanted: unknown, code: Lazy<T>): T | undefined {
  return useSyncExternalStore<T | undefined>(
    wanted ? code.subscribe : idle,
    wanted ? code.get : nothing,
    nothing,
  );
}
