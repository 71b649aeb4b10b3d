import { act } from "react";
import type { Timers } from "../core/timers.js";

/** A clock that a test advances. */
export interface TestTimers extends Timers {
  /**
   * Advances the clock and runs the timers that are due, in order.
   *
   * @param milliseconds time to advance, in milliseconds.
   */
  advance(milliseconds: number): void;
}

/**
 * Creates a clock for `timers`, so that deadlines end without waiting.
 *
 * Pass it to a component, the provider or a queue. The fake timers of Vitest and Jest work too.
 *
 * @param now start time, in milliseconds since 1970. Default: `Date.now()`.
 * @example
 * const timers = createTimers();
 * const queue = createElicitationQueue({ timers });
 * const asked = queue.elicit(request, { requester, expiresAt: timers.now() + 60_000 });
 * timers.advance(60_000);
 * expect(await asked).toEqual({ action: "cancel" });
 */
export function createTimers(now = Date.now()): TestTimers {
  const due = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => now,
    setTimeout: (callback, milliseconds) => {
      const timer = { at: now + milliseconds, callback };
      due.add(timer);
      return timer;
    },
    clearTimeout: (timer) => due.delete(timer as { at: number; callback: () => void }),
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        due.delete(next);
        now = Math.max(now, next.at);
        run(next.callback);
      }
      now = end;
    },
  };
}

/** Runs a callback, in `act()` where Testing Library has enabled React's warnings. */
function run(callback: () => void): void {
  const { IS_REACT_ACT_ENVIRONMENT: warns } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  if (warns) act(() => callback());
  else callback();
}
