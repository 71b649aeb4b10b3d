import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Budget } from "./Budget.js";
import * as limits from "./limits.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Spends in steps of one, as a reader does, until nothing is left. */
function use(budget: Budget): number {
  let spent = 0;
  budget.within(() => {
    for (;;) {
      budget.spend(1);
      spent += 1;
    }
  });
  return spent;
}

describe("a budget", () => {
  test("is spent by all readers together", () => {
    const budget = new Budget();
    expect(budget.within(() => budget.spend(limits.steps - 10))).toBeUndefined();
    expect(budget.exceeded).toBe(0);
    expect(use(budget)).toBe(10);
    expect(use(budget)).toBe(0);
    expect(budget.exceeded).toBe(2);
  });

  test("fills up again with time, so that a user can go on editing", () => {
    const budget = new Budget();
    expect(use(budget)).toBe(limits.steps);
    vi.advanceTimersByTime(1_000);
    // One step was too much before.
    expect(use(budget)).toBe(limits.stepsPerSecond - 1);
    vi.advanceTimersByTime(3_600_000);
    expect(use(budget)).toBe(limits.steps);
  });

  test("does not do what costs more than is left, and owes it", () => {
    const budget = new Budget();
    const read = vi.fn<() => void>();
    budget.within(() => {
      budget.read({ length: Infinity });
      read();
    });
    expect(read).not.toHaveBeenCalled();
    expect(use(budget)).toBe(0);
    // Never more than a whole budget, so that the user can go on in seconds.
    vi.advanceTimersByTime((limits.steps / limits.stepsPerSecond) * 1_000 + 1_000);
    expect(use(budget)).toBe(limits.stepsPerSecond);
  });

  test("does not start a hundred tasks that each cost too much", () => {
    const budget = new Budget();
    let times = 0;
    for (let field = 0; field < 100; field += 1) {
      budget.within(() => {
        budget.spend(1);
        times += 1;
        // Each takes a tenth of a second, and some say so only at their end.
        const run = () => vi.advanceTimersByTime(100);
        if (field % 2) budget.timed(run);
        else budget.spend(Number(run() && 2 * limits.steps));
      });
    }
    expect(times).toBeLessThan(5);
  });

  test("spends the time of what can't be counted", () => {
    const budget = new Budget();
    budget.timed(() => vi.advanceTimersByTime(10));
    const filled = limits.stepsPerSecond / 100;
    expect(use(budget)).toBe(limits.steps - 1 - 10 * limits.stepsPerMillisecond + filled);
  });

  test("says once that something was too much, and lets other errors pass", () => {
    const budget = new Budget();
    budget.onExceeded = vi.fn<() => void>();
    for (let time = 0; time < 3; time += 1) budget.within(() => budget.spend(Infinity));
    expect(budget.onExceeded).toHaveBeenCalledOnce();
    expect(() =>
      budget.within(() => {
        throw new TypeError("not ours");
      }),
    ).toThrow("not ours");
  });
});
