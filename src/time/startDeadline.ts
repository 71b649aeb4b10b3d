import type { Timers } from "./timers.js";

/** The longest that `setTimeout` can wait, in milliseconds; beyond it, it fires at once. */
const MAX_TIMEOUT_MILLISECONDS = 2 ** 31 - 1;

/**
 * Calls back once, when the clock has reached a time; never before the function has returned.
 *
 * @param at in milliseconds since 1970.
 * @returns stops it.
 */
export function startDeadline(timers: Timers, at: number, onReached: () => void): () => void {
  let timer: unknown;
  const wait = () => {
    // A timer may fire a little early, and a long wait is made of several.
    timer = timers.setTimeout(
      () => (timers.now() < at ? wait() : onReached()),
      Math.min(at - timers.now(), MAX_TIMEOUT_MILLISECONDS),
    );
  };
  wait();
  return () => timers.clearTimeout(timer);
}
