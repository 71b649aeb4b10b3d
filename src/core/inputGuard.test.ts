import { beforeEach, describe, expect, test } from "vitest";
import { manualTimers } from "./fixtures/manualTimers.js";
import { lastHidden, ReplacementGuard } from "./inputGuard.js";

/** How long something must have been on show, in milliseconds. */
const DELAY = 500;

describe("a request that appears", () => {
  beforeEach(() => {
    lastHidden.cameAt = 0;
  });

  test("waits for 500 ms if it replaces another one", () => {
    const timers = manualTimers();
    const [before, after] = [new ReplacementGuard(), new ReplacementGuard()];
    before.show(timers)();
    timers.advance(499);
    const hide = after.show(timers);
    expect(after.state).toBe("waiting");
    timers.advance(499);
    expect(after.state).toBe("waiting");
    timers.advance(1);
    expect(after.state).toBe("ready");
    hide();
  });

  test("waits for 500 ms from `show`, also if `prepare` was called before", () => {
    const timers = manualTimers();
    const guard = new ReplacementGuard();
    new ReplacementGuard().show(timers)();
    guard.prepare(timers);
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
    const hide = guard.show(timers);
    timers.advance(499);
    expect(guard.state).toBe("waiting");
    timers.advance(1);
    expect(guard.state).toBe("ready");
    hide();
  });

  test("can be answered at once if its place was empty for 500 ms", () => {
    const timers = manualTimers();
    const [before, after] = [new ReplacementGuard(), new ReplacementGuard()];
    before.show(timers)();
    timers.advance(500);
    after.show(timers)();
    expect(after.state).toBe("ready");
  });

  test("can be answered at once beside another one that stays", () => {
    const timers = manualTimers();
    const [before, after] = [new ReplacementGuard(), new ReplacementGuard()];
    const hide = before.show(timers);
    const hideAfter = after.show(timers);
    expect(after.state).toBe("ready");
    hide();
    hideAfter();
  });

  test.each([
    ["both at once", [0, 1, 0, 1]],
    ["in the other order", [1, 0, 1, 0]],
  ])("can be answered at once if StrictMode mounts it twice beside another one: %s", (_, order) => {
    const timers = manualTimers();
    const guards = [new ReplacementGuard(), new ReplacementGuard()];
    const show = (index: number) => guards[index]!.show(timers);
    const hides = order.slice(0, 2).map(show);
    for (const hide of hides) hide();
    order.slice(2).map(show);
    expect(guards.map(({ state }) => state)).toEqual(["ready", "ready"]);
  });

  test("waits if another one was shown in its place meanwhile", () => {
    const timers = manualTimers();
    const [one, other] = [new ReplacementGuard(), new ReplacementGuard()];
    one.show(timers)();
    const hideOther = other.show(timers);
    timers.advance(400);
    expect(one.state).toBe("ready");
    hideOther();
    one.show(timers)();
    expect(one.state).toBe("waiting");
  });

  test("can be answered at once if it is mounted again", () => {
    const timers = manualTimers();
    const guard = new ReplacementGuard();
    guard.show(timers)();
    const hide = guard.show(timers);
    expect(guard.state).toBe("ready");
    hide();
  });

  test("refuses the click that ends a press that came too soon, and nothing that comes later", () => {
    const timers = manualTimers();
    const guard = new ReplacementGuard();
    new ReplacementGuard().show(timers)();
    const hide = guard.show(timers);
    guard.handleEvent(new Event("pointerdown"));
    timers.advance(DELAY);
    guard.handleEvent(new Event("click"));
    expect(guard.isReady).toBe(false);
    // Such as Escape.
    timers.advance(DELAY);
    expect(guard.isReady).toBe(true);
    hide();
  });
});
