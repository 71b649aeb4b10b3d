import { expect, test } from "vitest";
import { manualTimers } from "../time/fixtures/manualTimers.js";
import { collectGarbage } from "./fixtures/collectGarbage.js";
import { createLimiter } from "./createLimiter.js";

test("forgets requesters that ask nothing any more", async () => {
  const timers = manualTimers();
  const limiter = createLimiter({ perMinute: 5 }, timers.now);
  const known: WeakRef<object>[] = [];
  for (let index = 0; index < 10_000; index += 1) {
    const requester = { name: `server ${index}` };
    known.push(new WeakRef(requester));
    limiter.admit(requester);
    limiter.leave(requester);
    timers.advance(100);
  }
  await collectGarbage();
  // A minute holds 600 of them, and they are looked through once a minute.
  expect(known.filter((each) => each.deref()).length).toBeLessThan(1_300);
  expect(limiter.over()).toEqual([]);
});

test("tells requesters apart by name and address", () => {
  const limiter = createLimiter({ waiting: 1 }, () => 0);
  expect(limiter.admit({ name: "a" })).toBeUndefined();
  expect(limiter.admit({ name: "a", url: "https://a.example" })).toBeUndefined();
  expect(limiter.admit({ name: 'a","https://a.example' })).toBeUndefined();
  expect(limiter.admit({ name: "a" })).toMatchObject({ code: -32029 });
});

test("what is forgiven counts no more: a server that may ask again can", () => {
  const limiter = createLimiter({ perMinute: 1 }, () => 0);
  const requester = { name: "a" };
  limiter.admit(requester);
  expect(limiter.admit(requester)).toMatchObject({ code: -32029 });
  expect(limiter.isOver(requester)).toBe(true);
  limiter.forgive(requester);
  expect(limiter.isOver(requester)).toBe(false);
  expect(limiter.admit(requester)).toBeUndefined();
});
