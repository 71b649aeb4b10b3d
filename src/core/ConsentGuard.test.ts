import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakePage } from "./fixtures/fakePage.js";
import { manualTimers } from "./fixtures/manualTimers.js";
import { elementOf, userEvent } from "./fixtures/userEvent.js";
import { gesturesOf } from "./gestures.js";
import { ConsentGuard } from "./ConsentGuard.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long something must have been in view, in milliseconds. */
const DELAY = 500;

describe("the guard of a consent", () => {
  const press = { isTrusted: true };

  /** Shows an address and Open in a page, in a frame or not. */
  function showConsent(framed = false) {
    const { page, view, createElement, see, hide, show } = fakePage({ framed });
    const timers = manualTimers();
    const guard = new ConsentGuard(DELAY, timers);
    const [address, action] = [createElement(), createElement()];
    guard.watch(address);
    guard.watchAction(action);
    return {
      guard,
      timers,
      view,
      page,
      see,
      createElement,
      hide: () => hide(address),
      show: () => show(address),
      seeAddress: (share: boolean | number, isVisible?: boolean) => see(address, share, isVisible),
      seeAction: (share: boolean | number, isVisible?: boolean) => see(action, share, isVisible),
    };
  }

  test("the delay doesn't run while the address is out of view", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    seeAction(true);
    timers.advance(10 * DELAY);
    expect(guard.press(press)).toBe(false);
    seeAddress(true);
    timers.advance(DELAY - 1);
    expect(guard.state).not.toBe("ready");
    timers.advance(1);
    expect(guard.press(press)).toBe(true);
  });

  test("a press that began too soon opens nothing when it is held", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    guard.handleEvent(userEvent("pointerdown"));
    timers.advance(DELAY);
    guard.handleEvent(userEvent("click"));
    expect(guard.press(press)).toBe(false);
    timers.advance(DELAY);
    guard.handleEvent(userEvent("pointerdown"));
    guard.handleEvent(userEvent("click"));
    expect(guard.press(press)).toBe(true);
  });

  test("a button that is out of view accepts no click", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
    seeAction(true);
    timers.advance(DELAY);
    expect(guard.state).toBe("ready");
  });

  test("an address that was read may be scrolled out of view, until it changes", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    seeAddress(false);
    expect(guard.state).toBe("ready");
    guard.restart();
    timers.advance(DELAY);
    expect(guard.state).toBe("ready");
    guard.renew(DELAY);
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
  });

  test("an address that a style hides restarts the delay, until it was read", () => {
    const { guard, timers, hide, show, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY - 1);
    hide();
    // A style is noticed by the page's own clock.
    vi.advanceTimersByTime(100);
    timers.advance(60_000);
    expect(guard.press(press)).toBe(false);
    show();
    vi.advanceTimersByTime(100);
    timers.advance(DELAY - 1);
    expect(guard.press(press)).toBe(false);
    timers.advance(DELAY);
    expect(guard.press(press)).toBe(true);
  });

  test("an address that was covered until just now was not read", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    seeAddress(true, false);
    seeAction(true);
    timers.advance(60_000);
    seeAddress(true);
    expect(guard.press(press)).toBe(false);
    timers.advance(DELAY);
    expect(guard.press(press)).toBe(true);
  });

  test("a key that goes on from elsewhere opens nothing, and the same key after a pause does", () => {
    const { guard, timers, view, seeAddress, seeAction } = showConsent();
    const chat = elementOf("textarea");
    const open = elementOf("button");
    const enter = () => {
      const keydown = userEvent("keydown", { key: "Enter", target: open });
      gesturesOf(view).handle(keydown);
      guard.handleEvent(keydown);
      return guard.press(press);
    };
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    gesturesOf(view).handle(userEvent("keydown", { target: chat }));
    vi.advanceTimersByTime(60_000);
    expect(guard.state).toBe("ready");
    expect(enter()).toBe(false);
    timers.advance(DELAY);
    vi.advanceTimersByTime(DELAY);
    expect(enter()).toBe(true);
  });

  test("an address in a frame restarts the delay if the outer page covers it", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent(true);
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    seeAddress(true, false);
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
    seeAddress(true);
    timers.advance(DELAY);
    expect(guard.state).toBe("ready");
  });

  test("`counting` is set only while the delay runs", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    expect(guard.counting).toBe(false);
    seeAction(true);
    expect(guard.counting).toBe(false);
    guard.press(press);
    expect(guard.counting).toBe(false);
    seeAddress(true);
    expect([guard.state, guard.counting]).toEqual(["waiting", true]);
    timers.advance(DELAY);
    expect([guard.state, guard.counting]).toEqual(["ready", false]);
  });

  test("after a click that acted, the next one only waits for the delay", () => {
    const { guard, timers, view, page, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    expect(guard.press(press)).toBe(true);
    guard.act();
    expect(guard.press(press)).toBe(false);
    // The opened window takes the focus.
    page.isFocused = false;
    view.dispatchEvent(new Event("blur"));
    timers.advance(DELAY - 1);
    expect(guard.press(press)).toBe(false);
    timers.advance(1);
    page.isFocused = true;
    view.dispatchEvent(new Event("focus"));
    expect(guard.press({ isTrusted: false })).toBe(false);
    expect(guard.press(press)).toBe(true);
    // Another address must be read.
    guard.renew(DELAY);
    expect(guard.press(press)).toBe(false);
  });

  describe("in a frame", () => {
    test("an address that goes out of view after it was read accepts no click", () => {
      const { guard, timers, seeAddress, seeAction } = showConsent(true);
      seeAddress(true);
      seeAction(true);
      timers.advance(DELAY);
      expect(guard.state).toBe("ready");
      seeAddress(false);
      timers.advance(60_000);
      expect(guard.press(press)).toBe(false);
      timers.advance(60_000);
      expect(guard.press(press)).toBe(false);
      seeAddress(true);
      timers.advance(DELAY);
      expect(guard.press(press)).toBe(true);
    });

    test("an address that is partly cropped is out of view", () => {
      const { guard, timers, seeAddress, seeAction } = showConsent(true);
      seeAction(true);
      seeAddress(0.8);
      timers.advance(60_000);
      expect(guard.press(press)).toBe(false);
    });

    test("a covered button accepts no click", () => {
      const { guard, timers, seeAddress, seeAction } = showConsent(true);
      seeAddress(true);
      seeAction(true);
      timers.advance(DELAY);
      seeAction(true, false);
      timers.advance(60_000);
      expect(guard.press(press)).toBe(false);
      seeAction(true);
      timers.advance(DELAY);
      expect(guard.press(press)).toBe(true);
    });
  });

  test.each(["visibilityState", "isFocused"] as const)(
    "the delay doesn't run without %s",
    (what) => {
      const { guard, timers, view, page, seeAddress, seeAction } = showConsent();
      seeAddress(true);
      seeAction(true);
      timers.advance(DELAY);
      Object.assign(page, { [what]: what === "isFocused" ? false : "hidden" });
      view.dispatchEvent(new Event("blur"));
      timers.advance(DELAY);
      expect(guard.state).toBe("waiting");
      Object.assign(page, { visibilityState: "visible", isFocused: true });
      page.dispatchEvent(new Event("visibilitychange"));
      timers.advance(DELAY);
      expect(guard.state).toBe("ready");
    },
  );

  test("clicks that come too soon restart the delay at most 20 times", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    for (let presses = 0; presses < 20; presses += 1) {
      timers.advance(DELAY - 1);
      expect(guard.press(press)).toBe(false);
    }
    timers.advance(DELAY - 1);
    guard.press(press);
    timers.advance(1);
    expect(guard.press(press)).toBe(true);
  });

  test("one of several buttons in view is enough, whichever it is", () => {
    const { guard, timers, createElement, see, seeAddress } = showConsent();
    guard.watchAction(null);
    const [one, other] = [createElement(), createElement()];
    guard.actionRef("one")(one);
    guard.actionRef("other")(other);
    expect(guard.actionRef("one")).toBe(guard.actionRef("one"));
    seeAddress(true);
    for (const button of [one, other]) {
      see(button, true);
      timers.advance(DELAY);
      expect(guard.press(press)).toBe(true);
      see(button, false);
      timers.advance(DELAY);
      expect(guard.press(press)).toBe(false);
    }
    see(one, true);
    guard.actionRef("one")(null);
    timers.advance(DELAY);
    expect(guard.press(press)).toBe(false);
  });

  test("a new button must come into view", () => {
    const { guard, timers, createElement, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    guard.watchAction(createElement());
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
  });
});
