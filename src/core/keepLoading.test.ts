import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame, keepLoading } from "./lazy.js";

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

/** Code that cannot be loaded the first times. */
function failing(times: number) {
  let left = times;
  return vi.fn<() => Promise<object>>(() =>
    left-- > 0 ? Promise.reject(new Error("offline")) : Promise.resolve({}),
  );
}

test("code is requested after longer and longer delays until it is loaded", async () => {
  const load = failing(3);
  keepLoading({ load }, afterFrame);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  const asked = [];
  for (let second = 0; second < 8; second += 1) {
    asked.push(load.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(asked).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test("code is requested as soon as the browser is online, and then not twice", async () => {
  const load = failing(1);
  keepLoading({ load }, afterFrame);
  await vi.advanceTimersByTimeAsync(100);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([0, 100, 5_000])("stopping after %s ms ends the requests", async (milliseconds) => {
  const load = failing(Number.POSITIVE_INFINITY);
  const stop = keepLoading({ load }, afterFrame);
  await vi.advanceTimersByTimeAsync(milliseconds);
  const asked = load.mock.calls.length;
  stop();
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(load).toHaveBeenCalledTimes(asked);
});

test("code is requested at once if no schedule is given", () => {
  const load = failing(0);
  keepLoading({ load });
  expect(load).toHaveBeenCalledTimes(1);
});
