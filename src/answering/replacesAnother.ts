import { hostTest } from "../time/hostTest.js";
import type { Timers } from "../time/timers.js";
import { goings, lastGone } from "./lastGone.js";
import type { Settling } from "./Settling.js";
import { LOOK_MILLISECONDS } from "./presses.js";

/**
 * Whether a request appears where another was a moment ago, so that no click on it can be meant
 * yet.
 */
export function replacesAnother(holder: Settling, timers: Timers): boolean {
  const lately = Math.abs(timers.now() - lastGone.at) < LOOK_MILLISECONDS;
  // Only a request that came after this one left can have been in its place: StrictMode mounts all
  // requests of a page twice, next to each other.
  return lately && lastGone.came > (goings.get(holder) ?? 0) && !hostTest.running;
}
