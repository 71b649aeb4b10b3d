import { hostTest } from "../time/hostTest.js";
import type { Timers } from "../time/timers.js";

/** A clock that moves when a test says so. */
export interface TestTimers extends Timers {
  /** Moves on by so many milliseconds, and does what is due, in order. */
  advance(milliseconds: number): void;
}

/**
 * Makes a clock for the prop `timers` of a component, and the option `timers` of a queue: deadlines
 * end, and moments to undo pass, without waiting. The fake timers of Vitest and Jest drive the same,
 * and all else.
 *
 * @param now where it begins, in milliseconds since 1970. Default: now.
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
        hostTest.update(next.callback);
      }
      now = end;
    },
  };
}
