import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakePage } from "./fixtures/fakePage.js";
import { observeCover, observeVisibility } from "./visibility.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Observes an element, and notes what is reported. */
function observe(options?: Parameters<typeof fakePage>[0], display?: string) {
  const page = fakePage(options);
  const element = page.createElement(display);
  const shares: number[] = [];
  const stop = observeVisibility(element, [0.5], (share) => shares.push(share));
  return { ...page, element, shares, stop };
}

test("an element is out of view until the browser reports it", () => {
  const { element, see, shares } = observe();
  expect(shares).toEqual([]);
  see(element, 0);
  expect(shares).toEqual([]);
  see(element, 0.75);
  see(element, 0);
  expect(shares).toEqual([0.75, 0]);
});

test.each([
  ["without an observer, as in jsdom,", { withoutObserver: true }, "block"],
  ["without a box of its own", {}, "contents"],
])("%s an element counts as in view", (_, options, display) => {
  const { shares, observed, stop } = observe(options, display);
  expect(shares).toEqual([1]);
  expect(observed()).toBe(0);
  stop();
});

test("a style that hides an element is noticed within 100 ms, and so is its end", () => {
  const { element, see, hide, show, shares } = observe();
  see(element, 1);
  hide(element);
  vi.advanceTimersByTime(100);
  expect(shares).toEqual([1, 0]);
  vi.advanceTimersByTime(60_000);
  show(element);
  vi.advanceTimersByTime(100);
  expect(shares).toEqual([1, 0, 1]);
});

test("an element whose box is scaled away can't be seen", () => {
  const { element, see, shares } = observe();
  element.size = 1;
  see(element, 1);
  expect(shares).toEqual([]);
  element.size = 100;
  vi.advanceTimersByTime(100);
  expect(shares).toEqual([1]);
});

test("nothing runs for an element that is out of view, or no longer observed", () => {
  const { element, see, observed, stop } = observe();
  see(element, 1);
  expect(vi.getTimerCount()).toBe(1);
  see(element, 0);
  expect(vi.getTimerCount()).toBe(0);
  see(element, 1);
  stop();
  expect([vi.getTimerCount(), observed()]).toEqual([0, 0]);
});

test("a cover is reported only of an element in view, and once", () => {
  const { createElement, see } = fakePage();
  const element = createElement();
  const covers: boolean[] = [];
  observeCover(element, 0.5, (isCovered) => covers.push(isCovered));
  see(element, 1);
  see(element, 0, false);
  see(element, 1, false);
  see(element, 0.9, false);
  see(element, 1);
  expect(covers).toEqual([true, false]);
});

test("nothing covers an element if there is no observer", () => {
  const { createElement } = fakePage({ withoutObserver: true });
  const stop = observeCover(createElement(), 0.5, () => expect.unreachable());
  stop();
});
