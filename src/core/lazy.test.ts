import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame, lazy } from "./lazy.js";

const module = { words: "here" };
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A module that cannot be loaded the first times. */
function failing(times: number) {
  let left = times;
  return vi.fn<() => Promise<typeof module>>(() =>
    left-- > 0 ? Promise.reject(new Error("offline")) : Promise.resolve(module),
  );
}

test("lazy code is loaded once for all callers, and not while the form is rendered", async () => {
  const load = failing(0);
  const code = lazy("words", load, afterFrame);
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

test("a listener that unsubscribed is not called", async () => {
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

test("lazy code is requested again after a failure as long as anybody waits", async () => {
  const load = failing(2);
  const code = lazy("words", load);
  const listener = vi.fn<() => void>();
  const stop = code.subscribe(listener);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([load, listener].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  code.subscribe(listener);
  await vi.advanceTimersByTimeAsync(0);
  expect([load, listener].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
});

test("lazy code is requested at once if no schedule is given", () => {
  const load = failing(0);
  lazy("words", load).subscribe(() => {});
  expect(load).toHaveBeenCalledTimes(1);
});

test("provided code is available at once, is not loaded, and calls no listener", async () => {
  const load = failing(0);
  const code = lazy("words", load);
  const listener = vi.fn<() => void>(() => void code.load());
  const provided = { words: "provided" };
  code.provide(provided);
  code.subscribe(listener);
  expect(code.get()).toBe(provided);
  await expect(code.load()).resolves.toBe(provided);
  expect([load, listener].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
