import { expect, test, vi } from "vitest";
import { late } from "./late.js";

test("is loaded once, for all who want it", async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve("here"));
  const code = late(load);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  expect(load).not.toHaveBeenCalled();
  expect(code.get()).toBeUndefined();
  code.subscribe(first);
  code.subscribe(second);
  // Not while the form is drawn.
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(code.get()).toBe("here"));
  expect(load).toHaveBeenCalledTimes(1);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("who no longer wants it is not told", async () => {
  const code = late(() => Promise.resolve("here"));
  const listener = vi.fn<() => void>();
  code.subscribe(listener)();
  await vi.waitFor(() => expect(code.get()).toBe("here"));
  expect(listener).not.toHaveBeenCalled();
});

test("what could not be loaded is tried again by the next", async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValueOnce("here");
  const code = late(load);
  const listener = vi.fn<() => void>();
  code.subscribe(listener);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(code.get()).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
  code.subscribe(() => {});
  await vi.waitFor(() => expect(code.get()).toBe("here"));
  expect(load).toHaveBeenCalledTimes(2);
});
