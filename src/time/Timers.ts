/** The clock that waiting is measured by. Tests give one of their own, so that they are exact. */
export interface Timers {
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  /** The time, in milliseconds since 1970 (`Date.now`). */
  now(): number;
}
