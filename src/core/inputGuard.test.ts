import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enForm } from "../strings/enForm.js";
import { manualTimers } from "./fixtures/manualTimers.js";
import { ConsentGuard, FormGuard, lastHidden, ReplacementGuard } from "./inputGuard.js";

/** How long something must have been on show, in milliseconds. */
const DELAY = 500;

describe("the guard of a form", () => {
  /** A page without a window. */
  const plainPage = Object.assign(new EventTarget(), { visibilityState: "visible" });

  /**
   * Shows a form, and returns what a user and a page can do to it.
   *
   * @param focused whether the host puts the focus into a text box.
   */
  function showForm(focused = false, page: EventTarget = plainPage) {
    const timers = manualTimers();
    const form = {
      said: undefined as string | undefined,
      announce: (text: string | undefined, instead?: string): void => {
        if (instead === undefined || instead === form.said) form.said = text;
      },
    };
    const guard = new FormGuard(form);
    const stop = guard.show(timers, page as unknown as Document);
    guard.focusedAtStart = focused;
    const sense = (type: string, isTrusted = true, key = "a", detail = 1) =>
      guard.sense({ type, isTrusted, key, detail } as unknown as Event);
    const admits = () => guard.admits(enForm);
    return {
      form,
      guard,
      stop,
      /** Shows the form again. */
      again: () => guard.show(timers, page as unknown as Document),
      sense,
      /** Moves the focus. */
      move: () => sense("keydown", true, "Tab"),
      wait: (milliseconds: number) => timers.advance(milliseconds),
      /** Types letters into a text box, at a pace in milliseconds. */
      type: (letters: number, pace: number) => {
        for (let typed = 0; typed < letters; typed += 1) {
          timers.advance(pace);
          sense("keydown");
          sense("input");
        }
      },
      /** Presses Enter. Returns whether it sends. */
      enter: (isTrusted = true) => {
        sense("keydown", isTrusted, "Enter");
        sense("click", isTrusted);
        return admits();
      },
      /** Clicks Submit. Returns whether it sends. */
      click: (isTrusted = true) => {
        sense("pointerdown", isTrusted);
        sense("click", isTrusted);
        return admits();
      },
      /** Submits by code. Returns whether it sends. */
      send: admits,
    };
  }

  describe.each(["click", "enter"] as const)("a press by the user (%s)", (press) => {
    test("sends after the form was visible for 500 ms", () => {
      const page = showForm();
      page.wait(DELAY - 1);
      expect(page[press]()).toBe(false);
      page.wait(DELAY);
      expect(page[press]()).toBe(true);
    });

    test("that comes too soon says so, and restarts the delay", () => {
      const page = showForm();
      page.wait(DELAY - 1);
      page[press]();
      expect(page.form.said).toBe(enForm.tooSoon);
      page.wait(DELAY - 1);
      expect(page[press]()).toBe(false);
      page.wait(DELAY);
      expect(page[press]()).toBe(true);
      expect(page.form.said).toBeUndefined();
    });

    test("is accepted after 20 that came too soon", () => {
      const page = showForm();
      const taken = Array.from({ length: 21 }, () => {
        page.wait(100);
        return page[press]();
      });
      expect(taken).toEqual([...Array.from({ length: 20 }, () => false), true]);
    });

    test("sends at once after the user has entered something", () => {
      const page = showForm();
      page.wait(100);
      page.sense("input");
      expect(page[press]()).toBe(true);
    });

    test("sends at once after another press in the form", () => {
      const page = showForm();
      page.sense("pointerdown");
      expect(page[press]()).toBe(true);
      const other = showForm();
      other.sense("keydown", true, " ");
      expect(other[press]()).toBe(true);
    });

    test("that code makes sends at once, because it is the host's", () => {
      expect(showForm()[press](false)).toBe(true);
    });
  });

  test("the ignored second click of a double click doesn't make the next click count", () => {
    const page = showForm();
    expect(page.click()).toBe(false);
    page.sense("pointerdown");
    page.sense("click", true, "", 2);
    expect(page.click()).toBe(false);
  });

  test("a submit without a press, or long after one, is not ignored", () => {
    const page = showForm();
    expect(page.send()).toBe(true);
    page.click();
    page.wait(200);
    expect(page.send()).toBe(true);
  });

  test("input by pointer, as in a date picker, makes the next key count", () => {
    const page = showForm(true);
    page.sense("input");
    page.wait(100);
    page.sense("keydown");
    page.wait(100);
    page.sense("click");
    expect(page.send()).toBe(true);
  });

  test("input by code, and the press on Submit itself, don't make a click count", () => {
    const page = showForm();
    page.sense("input", false);
    page.sense("pointerdown", false);
    expect(page.click()).toBe(false);
    expect(page.guard.state).toBe("waiting");
  });

  test("a press that came too soon doesn't count when its handler runs later", () => {
    const page = showForm();
    page.wait(DELAY - 1);
    page.sense("pointerdown");
    page.sense("click");
    page.wait(1);
    expect(page.guard.state).toBe("ready");
    expect(page.send()).toBe(false);
  });

  test("a key counts after a press, even if the key clicks nothing", () => {
    const page = showForm();
    page.sense("pointerdown");
    page.sense("keydown", true, "Enter");
    expect(page.send()).toBe(true);
  });

  test("a press counts as long ago after the clock was set back", () => {
    const page = showForm();
    page.click();
    page.wait(-3_600_000);
    expect(page.send()).toBe(true);
  });

  test("buttons accept clicks once something was entered", () => {
    const page = showForm();
    page.sense("input");
    expect(page.guard.state).toBe("ready");
  });

  test.each([
    ["something was entered", "input"],
    ["something was pressed", "pointerdown"],
  ])("a form that is shown again waits again, even if %s before", (_, type) => {
    const form = showForm();
    form.sense(type);
    form.stop();
    form.again();
    expect(form.click()).toBe(false);
  });

  test("a form that is shown again forgets the keys that were typed before", () => {
    const form = showForm(true);
    form.type(3, 100);
    form.stop();
    form.again();
    form.sense("keydown");
    form.sense("input");
    expect(form.enter()).toBe(true);
  });

  test("a form that is shown again counts presses that come too soon from zero", () => {
    const form = showForm();
    for (let presses = 0; presses < 20; presses += 1) form.click();
    form.stop();
    form.again();
    expect(form.click()).toBe(false);
  });

  test("a form that isn't visible ignores nothing", () => {
    const form = showForm();
    form.stop();
    expect(form.guard.shown).toBe(false);
    expect(form.click()).toBe(true);
  });

  test.each(["input", "pointerdown"])(
    "a form that a draft fills waits again (after %s)",
    (type) => {
      const form = showForm();
      form.wait(DELAY);
      form.sense(type);
      const { departures } = form.guard;
      form.guard.renew();
      expect(form.guard.departures).toBe(departures + 1);
      expect(form.click()).toBe(false);
      form.wait(DELAY);
      expect(form.click()).toBe(true);
    },
  );

  test("a draft that fills a form that isn't visible is no departure", () => {
    const form = showForm();
    form.stop();
    const { departures } = form.guard;
    form.guard.renew();
    expect(form.guard.departures).toBe(departures);
  });

  test("a shortcut key is a press", () => {
    const form = showForm();
    form.sense("keydown", true, "1");
    form.sense("click", false);
    expect(form.send()).toBe(false);
  });

  describe("the window", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Shows a form in a page of a window or of a frame. */
    function open(framed: boolean, visibilityState = "visible") {
      const view = Object.assign(new EventTarget(), { parent: undefined as unknown });
      view.parent = framed ? new EventTarget() : view;
      const page = Object.assign(new EventTarget(), {
        defaultView: view,
        visibilityState,
      });
      const shown = showForm(false, page);
      const draw = () => vi.advanceTimersByTime(100);
      if (visibilityState === "visible") draw();
      shown.wait(DELAY);
      return { ...shown, view, page, draw };
    }

    test("that gets the focus restarts the delay", () => {
      const { view, click, wait } = open(false);
      view.dispatchEvent(new Event("focus"));
      expect(click()).toBe(false);
      wait(DELAY);
      expect(click()).toBe(true);
    });

    test("that becomes visible restarts the delay", () => {
      const { page, click } = open(false);
      page.dispatchEvent(new Event("visibilitychange"));
      expect(click()).toBe(false);
    });

    test("that became visible before the first frame restarts the delay", () => {
      const { page, click, draw } = open(false, "hidden");
      page.visibilityState = "visible";
      draw();
      expect(click()).toBe(false);
    });

    test("that gets the focus doesn't restart the delay after the user has entered something", () => {
      const { view, click, sense, guard } = open(false);
      sense("input");
      view.dispatchEvent(new Event("focus"));
      expect(guard.state).toBe("ready");
      expect(click()).toBe(true);
    });

    test("of a frame, which gets the focus by the press, doesn't restart the delay", () => {
      const { view, click } = open(true);
      view.dispatchEvent(new Event("focus"));
      expect(click()).toBe(true);
    });

    test("isn't observed after the form was hidden", () => {
      const { view, page, stop, guard } = open(false);
      stop();
      view.dispatchEvent(new Event("focus"));
      page.dispatchEvent(new Event("visibilitychange"));
      expect(guard.state).toBe("ready");
    });

    test("isn't observed if the form was hidden before the first frame", () => {
      const { page, stop, guard, draw } = open(false, "hidden");
      stop();
      page.visibilityState = "visible";
      draw();
      page.dispatchEvent(new Event("visibilitychange"));
      expect(guard.state).toBe("ready");
    });
  });

  describe("a user who types on into a text box that the host has focused", () => {
    test("sends nothing, however long the text is", () => {
      const page = showForm(true);
      page.type(40, 120);
      expect(page.enter()).toBe(false);
      expect(page.form.said).toBe(enForm.tooSoon);
      page.wait(100);
      expect(page.enter()).toBe(false);
    });

    test("sends after a pause, and with a pointer", () => {
      const page = showForm(true);
      page.type(10, 120);
      page.wait(DELAY);
      expect(page.enter()).toBe(true);
      const other = showForm(true);
      other.type(10, 120);
      expect(other.click()).toBe(true);
    });

    test("has entered nothing in the form", () => {
      const page = showForm(true);
      page.type(2, 100);
      page.sense("keydown", true, " ");
      page.sense("keydown", true, " ");
      page.type(2, 100);
      expect(page.guard.state).toBe("waiting");
      expect(page.click()).toBe(false);
    });

    test("may move to the next text box; moving the focus alone is no typing", () => {
      const page = showForm(true);
      page.type(5, 100);
      page.move();
      page.type(5, 100);
      expect(page.enter()).toBe(false);
      const other = showForm(true);
      other.move();
      other.sense("input");
      expect(other.enter()).toBe(true);
    });

    test("is another case than one who begins to type after the delay, or after a press", () => {
      const page = showForm(true);
      page.wait(DELAY);
      page.type(3, 60);
      expect(page.enter()).toBe(true);
      const other = showForm(true);
      other.sense("pointerdown");
      other.type(3, 60);
      expect(other.enter()).toBe(true);
    });

    test("is another case than one who focused the text box", () => {
      const page = showForm();
      page.type(3, 60);
      expect(page.enter()).toBe(true);
    });

    test("is another case than one who types after the clock was set back", () => {
      const page = showForm(true);
      page.wait(DELAY);
      page.wait(-3_600_000);
      page.type(2, 50);
      expect(page.enter()).toBe(true);
    });
  });

  test("typing has ended after the clock was set back", () => {
    const page = showForm(true);
    page.type(10, 120);
    page.wait(-3_600_000);
    expect(page.enter()).toBe(true);
  });
});

describe("the guard of a consent", () => {
  const press = { isTrusted: true };

  /**
   * A page that reports what is in view, in a frame or not, with an input guard that watches an
   * address and Open.
   */
  function showConsent(framed = false) {
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
    const guard = new ConsentGuard(DELAY, timers);
    const [address, action] = [{ ownerDocument: page }, { ownerDocument: page }];
    guard.watch(address as unknown as Element);
    guard.watchAction(action as unknown as Element);
    const see = (element: unknown, ratio: boolean | number, isVisible = true) =>
      seen.get(element)?.([
        { isIntersecting: ratio !== false, intersectionRatio: Number(ratio), isVisible },
      ]);
    return {
      guard,
      timers,
      view,
      page,
      seeAddress: (ratio: boolean | number, isVisible?: boolean) => see(address, ratio, isVisible),
      seeAction: (ratio: boolean | number, isVisible?: boolean) => see(action, ratio, isVisible),
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

  test("in a frame, an address that the outer page covers restarts the delay", () => {
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
    page.focused = false;
    view.dispatchEvent(new Event("blur"));
    timers.advance(DELAY - 1);
    expect(guard.press(press)).toBe(false);
    timers.advance(1);
    page.focused = true;
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

  test.each(["visibilityState", "focused"] as const)("the delay doesn't run without %s", (what) => {
    const { guard, timers, view, page, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    Object.assign(page, { [what]: what === "focused" ? false : "hidden" });
    view.dispatchEvent(new Event("blur"));
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
    Object.assign(page, { visibilityState: "visible", focused: true });
    page.dispatchEvent(new Event("visibilitychange"));
    timers.advance(DELAY);
    expect(guard.state).toBe("ready");
  });

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

  test("a new button must come into view", () => {
    const { guard, timers, page, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    guard.watchAction({ ownerDocument: page } as unknown as Element);
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
  });
});

describe("a request that appears", () => {
  beforeEach(() => {
    lastHidden.cameAt = 0;
  });

  test("where another was a moment ago waits for 500 ms", () => {
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

  test("waits for 500 ms from `show`, also if `foresee` was called before", () => {
    const timers = manualTimers();
    const guard = new ReplacementGuard();
    new ReplacementGuard().show(timers)();
    guard.foresee(timers);
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
    const hide = guard.show(timers);
    timers.advance(499);
    expect(guard.state).toBe("waiting");
    timers.advance(1);
    expect(guard.state).toBe("ready");
    hide();
  });

  test("where nothing was for 500 ms can be answered at once", () => {
    const timers = manualTimers();
    const [before, after] = [new ReplacementGuard(), new ReplacementGuard()];
    before.show(timers)();
    timers.advance(500);
    after.show(timers)();
    expect(after.state).toBe("ready");
  });

  test("beside another that stays can be answered at once", () => {
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
  ])("twice beside another, as StrictMode mounts it, can be answered at once: %s", (_, order) => {
    const timers = manualTimers();
    const guards = [new ReplacementGuard(), new ReplacementGuard()];
    const show = (index: number) => guards[index]!.show(timers);
    const hides = order.slice(0, 2).map(show);
    for (const hide of hides) hide();
    order.slice(2).map(show);
    expect(guards.map(({ state }) => state)).toEqual(["ready", "ready"]);
  });

  test("where it was itself, and then another, waits", () => {
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

  test("where it was itself can be answered at once", () => {
    const timers = manualTimers();
    const guard = new ReplacementGuard();
    guard.show(timers)();
    const hide = guard.show(timers);
    expect(guard.state).toBe("ready");
    hide();
  });
});
