import type { Timers } from "./Timers.js";

/** The clock of the page, or of Node. */
export const systemTimers: Timers = {
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
  now: () => Date.now(),
};
