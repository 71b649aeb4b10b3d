import fc from "fast-check";
import { expect, test } from "vitest";
import { createTimers } from "./createTimers.js";

test("timers end in order, at their time, whatever is started, stopped and moved", () => {
  const waits = fc.array(fc.record({ wait: fc.nat(50), stopped: fc.boolean() }), { maxLength: 9 });
  fc.assert(
    fc.property(waits, fc.array(fc.nat(20), { maxLength: 9 }), (started, moves) => {
      const timers = createTimers(1_000);
      const ended: number[] = [];
      for (const { wait, stopped } of started) {
        const timer = timers.setTimeout(() => ended.push(timers.now()), wait);
        if (stopped) timers.clearTimeout(timer);
      }
      for (const move of moves) timers.advance(move);
      const end = 1_000 + moves.reduce((sum, move) => sum + move, 0);
      expect(timers.now()).toBe(end);
      const due = started.filter(({ stopped }) => !stopped).map(({ wait }) => 1_000 + wait);
      const inTime = due.filter((at) => at <= end && moves.length > 0);
      expect(ended).toEqual(inTime.toSorted((a, b) => a - b));
    }),
  );
});

test("a timer that another timer starts is due in the same move", () => {
  const timers = createTimers(0);
  const ended: number[] = [];
  timers.setTimeout(() => timers.setTimeout(() => ended.push(timers.now()), 5), 5);
  timers.advance(10);
  expect(ended).toEqual([10]);
});
