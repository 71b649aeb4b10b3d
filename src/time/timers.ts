/** A clock for deadlines and delays. Tests can pass one of their own. */
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
