import { expect, test } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { collectGarbage } from "./fixtures/collectGarbage.js";
import { createLimiter } from "./createLimiter.js";

test("a limiter forgets requesters that send nothing anymore", async () => {
  const timers = manualTimers();
  const limiter = createLimiter({ perMinute: 5 }, timers.now);
  const known: WeakRef<object>[] = [];
  for (let index = 0; index < 10_000; index += 1) {
    const requester = { name: `server ${index}` };
    known.push(new WeakRef(requester));
    limiter.admit(requester, 0);
    limiter.leave(requester);
    timers.advance(100);
  }
  await collectGarbage();
  // A minute holds 600 of them, and they are looked through once a minute.
  expect(known.filter((each) => each.deref()).length).toBeLessThan(1_300);
  expect(limiter.over()).toEqual([]);
});

test("a limiter tells requesters apart by name and address", () => {
  const limiter = createLimiter({ waiting: 1 }, () => 0);
  expect(limiter.admit({ name: "a" }, 0)).toBeUndefined();
  expect(limiter.admit({ name: "a", url: "https://a.example" }, 0)).toBeUndefined();
  expect(limiter.admit({ name: 'a","https://a.example' }, 0)).toBeUndefined();
  expect(limiter.admit({ name: "a" }, 0)).toMatchObject({ code: -32029 });
});

test("a forgiven request no longer counts, so its server can ask again", () => {
  const limiter = createLimiter({ perMinute: 1 }, () => 0);
  const requester = { name: "a" };
  limiter.admit(requester, 0);
  expect(limiter.admit(requester, 0)).toMatchObject({ code: -32029 });
  expect(limiter.isOver(requester)).toBe(true);
  limiter.forgive(requester);
  expect(limiter.isOver(requester)).toBe(false);
  expect(limiter.admit(requester, 0)).toBeUndefined();
});

test.each([20_000, 3_600_000])(
  "a clock that is set back by %i ms does not keep a limit closed",
  (back) => {
    let now = 10_000_000;
    const limiter = createLimiter({ perMinute: 3 }, () => now);
    const requester = { name: "a" };
    for (let count = 0; count < 4; count += 1) limiter.admit(requester, 0);
    expect(limiter.isOver(requester)).toBe(true);
    now -= back;
    expect(limiter.isOver(requester)).toBe(false);
    expect(limiter.over()).toEqual([]);
    expect(limiter.admit(requester, 0)).toBeUndefined();
    now += 59_999;
    for (let count = 0; count < 2; count += 1) limiter.admit(requester, 0);
    expect(limiter.admit(requester, 0)).toMatchObject({ data: { limit: "perMinute" } });
  },
);

test("a limiter counts the bytes of each requester until they are released", () => {
  const limiter = createLimiter({ bytes: 100 }, () => 0);
  const [a, b] = [{ name: "a" }, { name: "b" }];
  expect(limiter.admit(a, 60)).toBeUndefined();
  expect(limiter.admit(b, 100)).toBeUndefined();
  expect(limiter.admit(a, 41)).toMatchObject({
    code: -32029,
    data: { limit: "bytes", allowed: 100 },
  });
  expect(limiter.isOver(a)).toBe(true);
  limiter.leave(a);
  expect(limiter.admit(a, 41)).toBeDefined();
  limiter.release(a, 60);
  expect(limiter.admit(a, 100)).toBeUndefined();
  expect(limiter.admit(b, 1)).toBeDefined();
});
