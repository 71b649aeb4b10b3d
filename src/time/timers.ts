/** The clock that waiting is measured by. Tests give one of their own, so that they are exact. */
export interface Timers {
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  /** The time, in milliseconds since 1970 (`Date.now`). */
  now(): number;
}

/** The clock of the page, or of Node. */
export const systemTimers: Timers = {
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
  now: () => Date.now(),
};
