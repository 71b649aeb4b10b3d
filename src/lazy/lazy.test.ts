import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazy } from "./lazy.js";

const module = { words: "here" };
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A module that cannot be loaded the first times. */
function failing(times: number) {
  let left = times;
  return vi.fn<() => Promise<typeof module>>(() =>
    left-- > 0 ? Promise.reject(new Error("offline")) : Promise.resolve(module),
  );
}

test("is loaded once, for all who want it, and not while the form is drawn", async () => {
  const load = failing(0);
  const code = lazy("words", load);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  expect(code.get()).toBeUndefined();
  code.subscribe(first);
  code.subscribe(second);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(code.get()).toBe(module);
  expect(load).toHaveBeenCalledTimes(1);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await expect(code.load()).resolves.toBe(module);
  expect(load).toHaveBeenCalledTimes(1);
});

test("who no longer wants it is not told", async () => {
  const code = lazy("words", failing(0));
  const listener = vi.fn<() => void>();
  const stop = code.subscribe(listener);
  const loading = code.load();
  stop();
  await loading;
  expect(listener).not.toHaveBeenCalled();
});

test("a call that fails rejects, and the next one tries again", async () => {
  const load = failing(1);
  const code = lazy("words", load);
  await expect(code.load()).rejects.toThrow("offline");
  await expect(code.load()).resolves.toBe(module);
  expect(load).toHaveBeenCalledTimes(2);
});

test("while somebody waits, it is asked for again after longer and longer waits", async () => {
  const load = failing(3);
  const code = lazy("words", load);
  const listener = vi.fn<() => void>();
  code.subscribe(listener);
  await vi.advanceTimersByTimeAsync(100);
  const asked = [];
  for (let second = 0; second < 8; second += 1) {
    asked.push(load.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(asked).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(code.get()).toBe(module);
});

test("it is asked for again as soon as the browser is online", async () => {
  const load = failing(1);
  const code = lazy("words", load);
  code.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(code.get()).toBe(module);
});

test("where nobody waits any more, it is asked for no more", async () => {
  const load = failing(Number.POSITIVE_INFINITY);
  const code = lazy("words", load);
  const stop = code.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
