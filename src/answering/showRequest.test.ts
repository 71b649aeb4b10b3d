import { beforeEach, describe, expect, test } from "vitest";
import { manualTimers } from "../time/fixtures/manualTimers.js";
import { screen } from "./fixtures/screen.js";
import { lastGone } from "./lastGone.js";
import { showRequest } from "./showRequest.js";

beforeEach(() => {
  lastGone.came = 0;
});

describe("a question that comes", () => {
  test("where another went a moment ago settles for half a second", () => {
    const timers = manualTimers();
    const [before, after] = [screen(), screen()];
    showRequest(before.holder, timers)();
    timers.advance(499);
    const hide = showRequest(after.holder, timers);
    expect(after.isSettling()).toBe(true);
    timers.advance(499);
    expect(after.isSettling()).toBe(true);
    timers.advance(1);
    expect(after.isSettling()).toBe(false);
    hide();
  });

  test("settles for half a second, too, where it was drawn so from the start", () => {
    const timers = manualTimers();
    const { holder, isSettling } = screen();
    holder.setSettling(true);
    const hide = showRequest(holder, timers);
    timers.advance(499);
    expect(isSettling()).toBe(true);
    timers.advance(1);
    expect(isSettling()).toBe(false);
    hide();
  });

  test("where nothing stood for half a second can be answered at once", () => {
    const timers = manualTimers();
    const [before, after] = [screen(), screen()];
    showRequest(before.holder, timers)();
    timers.advance(500);
    showRequest(after.holder, timers)();
    expect(after.isSettling()).toBe(false);
  });

  test("beside another that stays can be answered at once", () => {
    const timers = manualTimers();
    const [before, after] = [screen(), screen()];
    const hide = showRequest(before.holder, timers);
    const hideAfter = showRequest(after.holder, timers);
    expect(after.isSettling()).toBe(false);
    hide();
    hideAfter();
  });

  test.each([
    ["both at once", [0, 1, 0, 1]],
    ["in the other order", [1, 0, 1, 0]],
  ])("twice beside another, as StrictMode mounts it, can be answered at once: %s", (_, order) => {
    const timers = manualTimers();
    const screens = [screen(), screen()];
    const show = (index: number) => showRequest(screens[index]!.holder, timers);
    const hides = order.slice(0, 2).map(show);
    for (const hide of hides) hide();
    order.slice(2).map(show);
    expect(screens.map(({ isSettling }) => isSettling())).toEqual([false, false]);
  });

  test("where it stood itself and then another did settles", () => {
    const timers = manualTimers();
    const [one, other] = [screen(), screen()];
    showRequest(one.holder, timers)();
    const hideOther = showRequest(other.holder, timers);
    timers.advance(400);
    expect(one.isSettling()).toBe(false);
    hideOther();
    showRequest(one.holder, timers)();
    expect(one.isSettling()).toBe(true);
  });

  test("where it stood itself can be answered at once, as an equal request goes on", () => {
    const timers = manualTimers();
    const { holder, isSettling } = screen();
    showRequest(holder, timers)();
    const hide = showRequest(holder, timers);
    expect(isSettling()).toBe(false);
    hide();
  });
});
