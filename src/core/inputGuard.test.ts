import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enForm } from "../strings/enForm.js";
import { manualTimers } from "./fixtures/manualTimers.js";
import {
  ConsentGuard,
  FormGuard,
  isRepeatedPress,
  lastHidden,
  Presses,
  ReplacementGuard,
} from "./inputGuard.js";

/** How long something must have been on show, in milliseconds. */
const DELAY = 500;

describe("the guard of a form", () => {
  /** A page without a window of its own. */
  const plainPage = Object.assign(new EventTarget(), { visibilityState: "visible" });

  /**
   * A form that is put on show, with what a person and a page can do to it.
   *
   * @param focused whether a host puts the focus into a box.
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
      /** Shows it once more. */
      again: () => guard.show(timers, page as unknown as Document),
      sense,
      /** Moves the focus. */
      move: () => sense("keydown", true, "Tab"),
      wait: (milliseconds: number) => timers.advance(milliseconds),
      /** Types in a box of the form, a letter each so many milliseconds. */
      type: (letters: number, pace: number) => {
        for (let typed = 0; typed < letters; typed += 1) {
          timers.advance(pace);
          sense("keydown");
          sense("input");
        }
      },
      /** Presses Enter; whether it sends. */
      enter: (isTrusted = true) => {
        sense("keydown", isTrusted, "Enter");
        sense("click", isTrusted);
        return admits();
      },
      /** Presses Submit with a pointer; whether it sends. */
      click: (isTrusted = true) => {
        sense("pointerdown", isTrusted);
        sense("click", isTrusted);
        return admits();
      },
      /** Sends by code, with nothing pressed. */
      send: admits,
    };
  }

  describe.each(["click", "enter"] as const)("a press of a person: %s", (press) => {
    test("sends once the form was on show for half a second", () => {
      const page = showForm();
      page.wait(DELAY - 1);
      expect(page[press]()).toBe(false);
      page.wait(DELAY);
      expect(page[press]()).toBe(true);
    });

    test("that comes too soon says so, and starts the wait again", () => {
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

    test("that is made in haste for ever is taken at last", () => {
      const page = showForm();
      const taken = Array.from({ length: 21 }, () => {
        page.wait(100);
        return page[press]();
      });
      expect(taken).toEqual([...Array.from({ length: 20 }, () => false), true]);
    });

    test("in a form that the person has entered something in sends at once", () => {
      const page = showForm();
      page.wait(100);
      page.sense("input");
      expect(page[press]()).toBe(true);
    });

    test("after another press in it sends at once", () => {
      const page = showForm();
      page.sense("pointerdown");
      expect(page[press]()).toBe(true);
      const other = showForm();
      other.sense("keydown", true, " ");
      expect(other[press]()).toBe(true);
    });

    test("made by code sends at once: it is the host's own", () => {
      expect(showForm()[press](false)).toBe(true);
    });
  });

  test("the second click of a double click on Submit, which is left out, speaks for no other", () => {
    const page = showForm();
    expect(page.click()).toBe(false);
    page.sense("pointerdown");
    page.sense("click", true, "", 2);
    expect(page.click()).toBe(false);
  });

  test("what is sent without a press, or long after one, is not held back", () => {
    const page = showForm();
    expect(page.send()).toBe(true);
    page.click();
    page.wait(200);
    expect(page.send()).toBe(true);
  });

  test("what was entered with a pointer, a picker perhaps, counts for the key after it", () => {
    const page = showForm(true);
    page.sense("input");
    page.wait(100);
    page.sense("keydown");
    page.wait(100);
    page.sense("click");
    expect(page.send()).toBe(true);
  });

  test("what code enters, and a press on Submit itself, show no person", () => {
    const page = showForm();
    page.sense("input", false);
    page.sense("pointerdown", false);
    expect(page.click()).toBe(false);
    expect(page.guard.state).toBe("waiting");
  });

  test("a press that came too soon does not count because its code runs later", () => {
    const page = showForm();
    page.wait(DELAY - 1);
    page.sense("pointerdown");
    page.sense("click");
    page.wait(1);
    expect(page.guard.state).toBe("ready");
    expect(page.send()).toBe(false);
  });

  test("a key counts after a press, also where it clicks nothing", () => {
    const page = showForm();
    page.sense("pointerdown");
    page.sense("keydown", true, "Enter");
    expect(page.send()).toBe(true);
  });

  test("a press is long ago also where the clock was set back", () => {
    const page = showForm();
    page.click();
    page.wait(-3_600_000);
    expect(page.send()).toBe(true);
  });

  test("buttons are not held back any more once something was entered", () => {
    const page = showForm();
    page.sense("input");
    expect(page.guard.state).toBe("ready");
  });

  test.each([
    ["something was entered", "input"],
    ["something was pressed", "pointerdown"],
  ])("a form that comes back is looked at anew, though %s before", (_, type) => {
    const form = showForm();
    form.sense(type);
    form.stop();
    form.again();
    expect(form.click()).toBe(false);
  });

  test("a form that comes back knows nothing of a run of keys before", () => {
    const form = showForm(true);
    form.type(3, 100);
    form.stop();
    form.again();
    form.sense("keydown");
    form.sense("input");
    expect(form.enter()).toBe(true);
  });

  test("a form that comes back takes no press in haste before it has refused twenty anew", () => {
    const form = showForm();
    for (let presses = 0; presses < 20; presses += 1) form.click();
    form.stop();
    form.again();
    expect(form.click()).toBe(false);
  });

  test("a form that nobody sees holds nothing back", () => {
    const form = showForm();
    form.stop();
    expect(form.guard.shown).toBe(false);
    expect(form.click()).toBe(true);
  });

  test.each(["input", "pointerdown"])(
    "a draft that fills the form is looked at anew: %s",
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

  test("a draft that fills a form out of sight is none that somebody pressed in", () => {
    const form = showForm();
    form.stop();
    const { departures } = form.guard;
    form.guard.renew();
    expect(form.guard.departures).toBe(departures);
  });

  test("a key that answers by itself is a press, too", () => {
    const form = showForm();
    form.sense("keydown", true, "1");
    form.sense("click", false);
    expect(form.send()).toBe(false);
  });

  describe("the window", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** A page with a window of its own, or in a frame. */
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

    test("that gets the focus is looked at anew", () => {
      const { view, click, wait } = open(false);
      view.dispatchEvent(new Event("focus"));
      expect(click()).toBe(false);
      wait(DELAY);
      expect(click()).toBe(true);
    });

    test("that comes into view is looked at anew", () => {
      const { page, click } = open(false);
      page.dispatchEvent(new Event("visibilitychange"));
      expect(click()).toBe(false);
    });

    test("that came into view before the first frame was drawn is looked at anew", () => {
      const { page, click, draw } = open(false, "hidden");
      page.visibilityState = "visible";
      draw();
      expect(click()).toBe(false);
    });

    test("does not forget that the person has entered something", () => {
      const { view, click, sense, guard } = open(false);
      sense("input");
      view.dispatchEvent(new Event("focus"));
      expect(guard.state).toBe("ready");
      expect(click()).toBe(true);
    });

    test("of a frame gets the focus by the press itself", () => {
      const { view, click } = open(true);
      view.dispatchEvent(new Event("focus"));
      expect(click()).toBe(true);
    });

    test("is not watched once the form is away", () => {
      const { view, page, stop, guard } = open(false);
      stop();
      view.dispatchEvent(new Event("focus"));
      page.dispatchEvent(new Event("visibilitychange"));
      expect(guard.state).toBe("ready");
    });

    test("is not watched where the form was away before the first frame", () => {
      const { page, stop, guard, draw } = open(false, "hidden");
      stop();
      page.visibilityState = "visible";
      draw();
      page.dispatchEvent(new Event("visibilitychange"));
      expect(guard.state).toBe("ready");
    });
  });

  describe("someone who types on into a box where a host has put the focus", () => {
    test("sends nothing, however long the text is that was not for this form", () => {
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

    test("has entered nothing in this form by it", () => {
      const page = showForm(true);
      page.type(2, 100);
      page.sense("keydown", true, " ");
      page.sense("keydown", true, " ");
      page.type(2, 100);
      expect(page.guard.state).toBe("waiting");
      expect(page.click()).toBe(false);
    });

    test("types on past the next box, and is not who only moves the focus", () => {
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

    test("is not who begins to type after a look, or after a press in the form", () => {
      const page = showForm(true);
      page.wait(DELAY);
      page.type(3, 60);
      expect(page.enter()).toBe(true);
      const other = showForm(true);
      other.sense("pointerdown");
      other.type(3, 60);
      expect(other.enter()).toBe(true);
    });

    test("is not who went to the box by themselves", () => {
      const page = showForm();
      page.type(3, 60);
      expect(page.enter()).toBe(true);
    });

    test("is known also where the clock was set back meanwhile", () => {
      const page = showForm(true);
      page.wait(DELAY);
      page.wait(-3_600_000);
      page.type(2, 50);
      expect(page.enter()).toBe(true);
    });
  });

  test("a run of keys is over also where the clock was set back", () => {
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

  test("an address that is not in view is not waited for", () => {
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

  test("what is out of view itself takes no press", () => {
    const { guard, timers, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    timers.advance(DELAY);
    expect(guard.state).toBe("waiting");
    seeAction(true);
    timers.advance(DELAY);
    expect(guard.state).toBe("ready");
  });

  test("an address that was read may be scrolled away, until what is shown changes", () => {
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

  test("an address that something of the page around a frame covers is read anew", () => {
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

  test("only a wait that ends by itself is one", () => {
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

  test("after a click that acted only the next one waits, for nothing but its time", () => {
    const { guard, timers, view, page, seeAddress, seeAction } = showConsent();
    seeAddress(true);
    seeAction(true);
    timers.advance(DELAY);
    expect(guard.press(press)).toBe(true);
    guard.act();
    expect(guard.press(press)).toBe(false);
    // The window that opened took the focus.
    page.focused = false;
    view.dispatchEvent(new Event("blur"));
    timers.advance(DELAY - 1);
    expect(guard.press(press)).toBe(false);
    timers.advance(1);
    page.focused = true;
    view.dispatchEvent(new Event("focus"));
    expect(guard.press({ isTrusted: false })).toBe(false);
    expect(guard.press(press)).toBe(true);
    // Another address has to be read.
    guard.renew(DELAY);
    expect(guard.press(press)).toBe(false);
  });

  describe("in a frame", () => {
    test("an address that is taken out of view after it was read takes no press, however late", () => {
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

    test("an address of which a part is cropped is not in view", () => {
      const { guard, timers, seeAddress, seeAction } = showConsent(true);
      seeAction(true);
      seeAddress(0.8);
      timers.advance(60_000);
      expect(guard.press(press)).toBe(false);
    });

    test("a button that something covers takes no press", () => {
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

  test.each(["visibilityState", "focused"] as const)("nothing is waited for without %s", (what) => {
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

  test("presses that come too soon start the wait again twenty times, and no oftener", () => {
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

  test("another element that is pressed must come into view itself", () => {
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

  test("where another went a moment ago waits for half a second", () => {
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

  test("waits for half a second, too, where it was drawn so from the start", () => {
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

  test("where nothing stood for half a second can be answered at once", () => {
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

  test("where it stood itself and then another did waits", () => {
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

  test("where it stood itself can be answered at once, as an equal request goes on", () => {
    const timers = manualTimers();
    const guard = new ReplacementGuard();
    guard.show(timers)();
    const hide = guard.show(timers);
    expect(guard.state).toBe("ready");
    hide();
  });
});

test.each(["Enter", " "])("%j that is held presses once", (key) => {
  expect(isRepeatedPress({ key, repeat: true })).toBe(true);
  expect(isRepeatedPress({ key, repeat: false })).toBe(false);
});

test.each(["Tab", "ArrowDown", "PageDown", "F5", "+"])(
  "%j that is held scrolls, moves and zooms as anywhere",
  (key) => {
    expect(isRepeatedPress({ key, repeat: true })).toBe(false);
  },
);

test("a change is made at once, or when the pointer that is down is up again, once", () => {
  const presses = new Presses();
  const changes: string[] = [];
  presses.after(() => changes.push("no pointer was down"));
  presses.begin();
  presses.after(() => changes.push("one was"));
  // Another finger.
  presses.begin();
  expect(presses.isDown).toBe(true);
  expect(changes).toEqual(["no pointer was down"]);
  presses.end();
  presses.end();
  expect(presses.isDown).toBe(false);
  expect(changes).toEqual(["no pointer was down", "one was"]);
});
