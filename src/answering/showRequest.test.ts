import { beforeEach, describe, expect, test } from "vitest";
import { manualTimers } from "../queue/fixtures/manualTimers.js";
import { lastGone } from "./lastGone.js";
import type { Answerable, Phase } from "./Phase.js";
import { showRequest } from "./showRequest.js";

const asking = (message: string) => ({ message, requestedSchema: {} });

beforeEach(() => {
  lastGone.question = undefined;
});

/** A screen that can show a request. */
function screen() {
  let settling = false;
  const holder: Answerable = {
    phase: { name: "open" } as Phase,
    setPhase: (phase) => void Object.assign(holder, { phase }),
    setSettling: (now) => void (settling = now),
  };
  return { holder, isSettling: () => settling };
}

describe("a question that comes", () => {
  test("where another went a moment ago settles for half a second", () => {
    const timers = manualTimers();
    const [before, after] = [screen(), screen()];
    showRequest(asking("before"), before.holder, timers)();
    timers.advance(499);
    const hide = showRequest(asking("after"), after.holder, timers);
    expect(after.isSettling()).toBe(true);
    timers.advance(499);
    expect(after.isSettling()).toBe(true);
    timers.advance(1);
    expect(after.isSettling()).toBe(false);
    hide();
  });

  test("where nothing stood for half a second can be answered at once", () => {
    const timers = manualTimers();
    const [before, after] = [screen(), screen()];
    showRequest(asking("before"), before.holder, timers)();
    timers.advance(500);
    showRequest(asking("after"), after.holder, timers)();
    expect(after.isSettling()).toBe(false);
  });

  test("beside another that stays can be answered at once", () => {
    const timers = manualTimers();
    const [before, after] = [screen(), screen()];
    const hide = showRequest(asking("before"), before.holder, timers);
    const hideAfter = showRequest(asking("after"), after.holder, timers);
    expect(after.isSettling()).toBe(false);
    hide();
    hideAfter();
  });

  test("where it stood itself can be answered at once, as an equal request goes on", () => {
    const timers = manualTimers();
    const { holder, isSettling } = screen();
    showRequest(asking("one"), holder, timers)();
    const hide = showRequest(asking("one"), holder, timers);
    expect(isSettling()).toBe(false);
    hide();
  });
});
