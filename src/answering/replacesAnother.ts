import { hostTest } from "../time/hostTest.js";
import type { Timers } from "../time/timers.js";
import { goings, lastGone } from "./lastGone.js";
import type { Answerable } from "./Phase.js";
import { LOOK_MILLISECONDS } from "./presses.js";

/** Whether a question comes where another went a moment ago: no press on it can be meant yet. */
export function replacesAnother(holder: Answerable, timers: Timers): boolean {
  const lately = Math.abs(timers.now() - lastGone.at) < LOOK_MILLISECONDS;
  // Only a question that came after this one had left can have stood in its place: StrictMode
  // mounts all questions of a page twice, beside each other.
  return lately && lastGone.came > (goings.get(holder) ?? 0) && !hostTest.running;
}
