import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame } from "./lazy.js";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks for a call, on a page that draws when it is told to. */
function ask() {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const callback = vi.fn<() => void>();
  afterFrame(callback);
  return { callback, draw: () => frames.shift()?.() };
}

test("calls once, after the next frame and not in it", () => {
  const { callback, draw } = ask();
  vi.advanceTimersByTime(50);
  expect(callback).not.toHaveBeenCalled();
  draw();
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("leaves what is more urgent its turn, and waits for it no longer than for a frame", () => {
  vi.stubGlobal("requestIdleCallback", vi.fn());
  const { callback, draw } = ask();
  draw();
  expect(requestIdleCallback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("calls as soon as the page is idle", () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => idle.push(call));
  const { callback, draw } = ask();
  draw();
  idle.shift()?.();
  expect(callback).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("calls soon on a page that renders no frame, and once if it renders one later", () => {
  const { callback, draw } = ask();
  vi.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledTimes(1);
  draw();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("calls soon if there are no frames", () => {
  const callback = vi.fn<() => void>();
  afterFrame(callback);
  vi.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledTimes(1);
});
