import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Timers } from "../../../time/timers.js";
import { UndoMoment } from "./UndoMoment.js";

/** A clock that goes on when it is told. */
class Clock implements Timers {
  alarms = new Map<number, { at: number; ring: () => void }>();
  #now = 0;
  #next = 0;
  setTimeout(ring: () => void, milliseconds: number) {
    this.alarms.set((this.#next += 1), { at: this.#now + milliseconds, ring });
    return this.#next;
  }
  clearTimeout(alarm: unknown) {
    this.alarms.delete(alarm as number);
  }
  now() {
    return this.#now;
  }
  pass(milliseconds: number) {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.alarms].filter(([, { at }]) => at <= end);
      const [first] = due.sort(([, a], [, b]) => a.at - b.at);
      if (!first) break;
      this.#now = first[1].at;
      this.alarms.delete(first[0]);
      first[1].ring();
    }
    this.#now = end;
  }
}

function begin(length = 5_000) {
  const clock = new Clock();
  const onOver = vi.fn<(reply: number) => void>();
  const moment = new UndoMoment(clock, () => length, onOver);
  return { clock, onOver, moment };
}

test("counts whole seconds, and is over once", () => {
  const { clock, onOver, moment } = begin(2_500);
  const seen: (number | undefined)[] = [];
  moment.subscribe(() => seen.push(moment.chosen?.left));
  moment.start(3);
  clock.pass(2_499);
  expect(onOver).not.toHaveBeenCalled();
  clock.pass(100_000);
  expect(seen).toEqual([3, 2, 1, undefined]);
  expect(onOver.mock.calls).toEqual([[3]]);
  expect(moment.chosen).toBeUndefined();
});

test("stopped, it is over for nobody", () => {
  const { clock, onOver, moment } = begin();
  moment.start(1);
  clock.pass(4_999);
  expect(moment.stop()).toBe(1);
  expect(moment.stop()).toBeUndefined();
  clock.pass(100_000);
  moment.resume();
  moment.finish();
  expect(onOver).not.toHaveBeenCalled();
  expect(clock.alarms.size).toBe(0);
});

test("another choice begins anew", () => {
  const { clock, onOver, moment } = begin();
  moment.start(1);
  clock.pass(4_000);
  moment.start(2);
  clock.pass(4_000);
  expect(onOver).not.toHaveBeenCalled();
  clock.pass(1_000);
  expect(onOver.mock.calls).toEqual([[2]]);
});

test("rests while it is paused, and then has all of its time again", () => {
  const { clock, onOver, moment } = begin();
  moment.start(1);
  clock.pass(4_000);
  moment.pause();
  clock.pass(100_000);
  expect(moment.chosen?.left).toBeUndefined();
  moment.resume();
  moment.resume();
  clock.pass(4_999);
  expect(onOver).not.toHaveBeenCalled();
  clock.pass(1);
  expect(onOver.mock.calls).toEqual([[1]]);
});

test("held, only the person ends it", () => {
  const { clock, onOver, moment } = begin();
  moment.start(1);
  moment.hold();
  moment.pause();
  moment.resume();
  clock.pass(100_000);
  expect(onOver).not.toHaveBeenCalled();
  moment.finish();
  expect(onOver.mock.calls).toEqual([[1]]);
  // The next choice is not held by what held this one.
  moment.start(2);
  clock.pass(5_000);
  expect(onOver).toHaveBeenCalledTimes(2);
});

test("no time is no moment, and time without an end waits", () => {
  const none = begin(-3);
  none.moment.start(1);
  expect(none.onOver.mock.calls).toEqual([[1]]);

  const endless = begin(Infinity);
  endless.moment.start(1);
  expect(endless.clock.alarms.size).toBe(0);
  expect(endless.onOver).not.toHaveBeenCalled();
});

const acts = fc.constantFrom("start", "pause", "resume", "hold", "stop", "finish", "wait");

test("whatever is done, each choice is sent at most once, and none that was stopped", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(acts, fc.nat(9_000))), (steps) => {
      const { clock, onOver, moment } = begin();
      let choice = 0;
      const stopped = new Set<number>();
      for (const [act, time] of steps) {
        if (act === "start") {
          // A choice in place of another takes it back.
          if (moment.chosen) stopped.add(choice);
          moment.start((choice += 1));
        } else if (act === "wait") clock.pass(time);
        else if (act === "stop") {
          const reply = moment.stop();
          if (reply !== undefined) stopped.add(reply);
        } else moment[act]();
        // Never two countdowns at a time.
        expect(clock.alarms.size).toBe(moment.chosen?.left === undefined ? 0 : 1);
      }
      clock.pass(60_000);
      const sent = onOver.mock.calls.map(([reply]) => reply);
      expect(new Set(sent).size).toBe(sent.length);
      expect(sent.filter((reply) => stopped.has(reply))).toEqual([]);
    }),
  );
});
