import { describe, expect, test } from "vitest";
import { manualTimers } from "../time/fixtures/manualTimers.js";
import { Arming } from "./Arming.js";

const LOOK = 500;
const press = { isTrusted: true };

/**
 * A page that reports what is in view, in a frame or not, with an input guard that watches an
 * address and Open.
 */
function open(framed = false) {
  const seen = new Map<unknown, (entries: unknown[]) => void>();
  class IntersectionObserver {
    readonly #tell: (entries: unknown[]) => void;
    constructor(tell: (entries: unknown[]) => void) {
      this.#tell = tell;
    }
    observe(element: unknown) {
      seen.set(element, this.#tell);
    }
    disconnect() {}
  }
  const view = Object.assign(new EventTarget(), { parent: {} as unknown, IntersectionObserver });
  if (!framed) view.parent = view;
  const page = Object.assign(new EventTarget(), {
    defaultView: view,
    visibilityState: "visible",
    focused: true,
    hasFocus: () => page.focused,
  });
  const timers = manualTimers();
  const arming = new Arming(LOOK, timers);
  const [address, action] = [{ ownerDocument: page }, { ownerDocument: page }];
  arming.watch(address as unknown as Element);
  arming.watchAction(action as unknown as Element);
  const see = (element: unknown, ratio: boolean | number, isVisible = true) =>
    seen.get(element)?.([
      { isIntersecting: ratio !== false, intersectionRatio: Number(ratio), isVisible },
    ]);
  return {
    arming,
    timers,
    view,
    page,
    seeAddress: (ratio: boolean | number, isVisible?: boolean) => see(address, ratio, isVisible),
    seeAction: (ratio: boolean | number, isVisible?: boolean) => see(action, ratio, isVisible),
  };
}

test("an address that is not in view is not waited for", () => {
  const { arming, timers, seeAddress, seeAction } = open();
  seeAction(true);
  timers.advance(10 * LOOK);
  expect(arming.press(press)).toBe(false);
  seeAddress(true);
  timers.advance(LOOK - 1);
  expect(arming.state).not.toBe("armed");
  timers.advance(1);
  expect(arming.press(press)).toBe(true);
});

test("what is out of view itself takes no press", () => {
  const { arming, timers, seeAddress, seeAction } = open();
  seeAddress(true);
  timers.advance(LOOK);
  expect(arming.state).toBe("waiting");
  seeAction(true);
  timers.advance(LOOK);
  expect(arming.state).toBe("armed");
});

test("an address that was read may be scrolled away, until what is shown changes", () => {
  const { arming, timers, seeAddress, seeAction } = open();
  seeAddress(true);
  seeAction(true);
  timers.advance(LOOK);
  seeAddress(false);
  expect(arming.state).toBe("armed");
  arming.restart();
  timers.advance(LOOK);
  expect(arming.state).toBe("armed");
  arming.renew(LOOK);
  timers.advance(LOOK);
  expect(arming.state).toBe("waiting");
});

test("an address that something of the page around a frame covers is read anew", () => {
  const { arming, timers, seeAddress, seeAction } = open(true);
  seeAddress(true);
  seeAction(true);
  timers.advance(LOOK);
  seeAddress(true, false);
  timers.advance(LOOK);
  expect(arming.state).toBe("waiting");
  seeAddress(true);
  timers.advance(LOOK);
  expect(arming.state).toBe("armed");
});

test("only a wait that ends by itself is one", () => {
  const { arming, timers, seeAddress, seeAction } = open();
  expect(arming.counting).toBe(false);
  seeAction(true);
  expect(arming.counting).toBe(false);
  arming.press(press);
  expect(arming.counting).toBe(false);
  seeAddress(true);
  expect([arming.state, arming.counting]).toEqual(["waiting", true]);
  timers.advance(LOOK);
  expect([arming.state, arming.counting]).toEqual(["armed", false]);
});

test("after a click that acted only the next one waits, for nothing but its time", () => {
  const { arming, timers, view, page, seeAddress, seeAction } = open();
  seeAddress(true);
  seeAction(true);
  timers.advance(LOOK);
  expect(arming.press(press)).toBe(true);
  arming.act();
  expect(arming.press(press)).toBe(false);
  // The window that opened took the focus.
  page.focused = false;
  view.dispatchEvent(new Event("blur"));
  timers.advance(LOOK - 1);
  expect(arming.press(press)).toBe(false);
  timers.advance(1);
  page.focused = true;
  view.dispatchEvent(new Event("focus"));
  expect(arming.press({ isTrusted: false })).toBe(false);
  expect(arming.press(press)).toBe(true);
  // Another address has to be read.
  arming.renew(LOOK);
  expect(arming.press(press)).toBe(false);
});

describe("in a frame", () => {
  test("an address that is taken out of view after it was read takes no press, however late", () => {
    const { arming, timers, seeAddress, seeAction } = open(true);
    seeAddress(true);
    seeAction(true);
    timers.advance(LOOK);
    expect(arming.state).toBe("armed");
    seeAddress(false);
    timers.advance(60_000);
    expect(arming.press(press)).toBe(false);
    timers.advance(60_000);
    expect(arming.press(press)).toBe(false);
    seeAddress(true);
    timers.advance(LOOK);
    expect(arming.press(press)).toBe(true);
  });

  test("an address of which a part is cropped is not in view", () => {
    const { arming, timers, seeAddress, seeAction } = open(true);
    seeAction(true);
    seeAddress(0.8);
    timers.advance(60_000);
    expect(arming.press(press)).toBe(false);
  });

  test("a button that something covers takes no press", () => {
    const { arming, timers, seeAddress, seeAction } = open(true);
    seeAddress(true);
    seeAction(true);
    timers.advance(LOOK);
    seeAction(true, false);
    timers.advance(60_000);
    expect(arming.press(press)).toBe(false);
    seeAction(true);
    timers.advance(LOOK);
    expect(arming.press(press)).toBe(true);
  });
});

test.each(["visibilityState", "focused"] as const)("nothing is waited for without %s", (what) => {
  const { arming, timers, view, page, seeAddress, seeAction } = open();
  seeAddress(true);
  seeAction(true);
  timers.advance(LOOK);
  Object.assign(page, { [what]: what === "focused" ? false : "hidden" });
  view.dispatchEvent(new Event("blur"));
  timers.advance(LOOK);
  expect(arming.state).toBe("waiting");
  Object.assign(page, { visibilityState: "visible", focused: true });
  page.dispatchEvent(new Event("visibilitychange"));
  timers.advance(LOOK);
  expect(arming.state).toBe("armed");
});

test("presses that come too soon start the wait again twenty times, and no oftener", () => {
  const { arming, timers, seeAddress, seeAction } = open();
  seeAddress(true);
  seeAction(true);
  for (let presses = 0; presses < 20; presses += 1) {
    timers.advance(LOOK - 1);
    expect(arming.press(press)).toBe(false);
  }
  timers.advance(LOOK - 1);
  arming.press(press);
  timers.advance(1);
  expect(arming.press(press)).toBe(true);
});

test("another element that is pressed must come into view itself", () => {
  const { arming, timers, page, seeAddress, seeAction } = open();
  seeAddress(true);
  seeAction(true);
  timers.advance(LOOK);
  arming.watchAction({ ownerDocument: page } as unknown as Element);
  timers.advance(LOOK);
  expect(arming.state).toBe("waiting");
});
