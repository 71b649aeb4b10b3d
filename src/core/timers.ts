/** A clock for deadlines and delays. Tests can pass their own. */
export interface Timers {
  /** Calls back once after a delay in milliseconds, like the global `setTimeout`. */
  setTimeout(callback: () => void, milliseconds: number): unknown;
  /** Cancels a timer of `setTimeout`. */
  clearTimeout(timer: unknown): void;
  /** Returns the time in milliseconds since 1970, like `Date.now`. */
  now(): number;
}

/** The clock of the page, or of Node. */
export const systemTimers: Timers = {
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
  now: () => Date.now(),
};

/** The longest that `setTimeout` can wait, in milliseconds; beyond it, it fires at once. */
export const MAX_TIMEOUT_MILLISECONDS = 2 ** 31 - 1;

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
