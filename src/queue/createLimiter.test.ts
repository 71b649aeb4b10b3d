import { expect, test } from "vitest";
import { manualTimers } from "../time/fixtures/manualTimers.js";
import { createLimiter } from "./createLimiter.js";

test("forgets requesters that ask nothing any more", () => {
  const timers = manualTimers();
  const limiter = createLimiter({ perMinute: 5 }, timers.now);
  for (let index = 0; index < 10_000; index += 1) {
    const requester = { name: `server ${index}` };
    limiter.admit(requester);
    limiter.leave(requester);
    timers.advance(100);
  }
  // A minute holds 600 of them, and they are looked through once a minute.
  expect(limiter.size()).toBeLessThan(1_300);
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
