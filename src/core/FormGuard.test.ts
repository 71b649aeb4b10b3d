import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enForm } from "../strings/enForm.js";
import { fakePage } from "./fixtures/fakePage.js";
import { elementOf, userEvent } from "./fixtures/userEvent.js";
import { FormGuard } from "./FormGuard.js";
import { gesturesOf } from "./gestures.js";
import { systemTimers } from "./timers.js";

/** How long something must have been in view, in milliseconds. */
const DELAY = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chat = elementOf("textarea");
const box = elementOf("input");
const button = elementOf("button");

/** Shows a form in a page, and returns what a user and a page can do to it. */
function showForm({
  framed = false,
  focused = undefined as Element | undefined,
  isFocusWithin = false,
} = {}) {
  const { page, view, createElement, see, hide, show } = fakePage({ framed });
  const form = createElement();
  Object.assign(page, { activeElement: isFocusWithin ? { ...box, form } : focused });
  const status = {
    said: undefined as string | undefined,
    announce: (text: string | undefined, instead?: string): void => {
      if (instead === undefined || instead === status.said) status.said = text;
    },
  };
  const guard = new FormGuard(status);
  const mount = () => {
    const unmount = guard.show(systemTimers, page, form);
    see(form, 1);
    return unmount;
  };
  const handle = (...args: Parameters<typeof userEvent>) => guard.handleEvent(userEvent(...args));
  const allows = () => guard.allowsSubmit(enForm);
  return {
    guard,
    status,
    page,
    view,
    unmount: mount(),
    mount,
    see: (share: number) => see(form, share),
    hide: () => hide(form),
    show: () => show(form),
    handle,
    /** An event elsewhere in the page. */
    elsewhere: (...args: Parameters<typeof userEvent>) =>
      gesturesOf(view).handle(userEvent(...args)),
    wait: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    /** Types letters into a text box of the form, at a pace in milliseconds. */
    type: (letters: number, pace: number) => {
      for (let typed = 0; typed < letters; typed += 1) {
        vi.advanceTimersByTime(pace);
        handle("keydown", { target: box });
        handle("input", { target: box });
      }
    },
    /** Presses a key that sends. Returns whether it does. */
    key: (key = "Enter", target = box) => {
      handle("keydown", { key, target });
      handle("click", { target, detail: 0 });
      return allows();
    },
    /** Clicks Submit. Returns whether it sends. */
    click: (isTrusted = true) => {
      handle("pointerdown", { target: button, isTrusted });
      handle("click", { target: button, isTrusted });
      return allows();
    },
    /** Submits by code. Returns whether it sends. */
    send: allows,
  };
}

describe.each(["click", "key"] as const)("a press by the user (%s)", (press) => {
  test("sends after the form was in view for 500 ms", () => {
    const form = showForm();
    form.wait(DELAY - 1);
    expect(form[press]()).toBe(false);
    form.wait(DELAY);
    expect(form[press]()).toBe(true);
  });

  test("that comes too soon says so, and restarts the delay", () => {
    const form = showForm();
    form.wait(DELAY - 1);
    form[press]();
    expect(form.status.said).toBe(enForm.tooSoon);
    form.wait(DELAY - 1);
    expect(form[press]()).toBe(false);
    form.wait(DELAY);
    expect(form[press]()).toBe(true);
    expect(form.status.said).toBeUndefined();
  });

  test("sends at once after the user has entered something", () => {
    const form = showForm();
    form.wait(100);
    form.handle("input", { target: box });
    expect(form[press]()).toBe(true);
  });
});

test("a click is accepted after 20 that came too soon, a key never without a pause", () => {
  const form = showForm({ isFocusWithin: true });
  const press = (kind: "click" | "key") => {
    form.wait(100);
    return form[kind]();
  };
  expect(Array.from({ length: 25 }, () => press("key"))).not.toContain(true);
  const taken = Array.from({ length: 21 }, () => press("click"));
  expect(taken).toEqual([...Array.from({ length: 20 }, () => false), true]);
});

describe("a host that moves the focus into the form as it appears", () => {
  test("gets nothing that is typed on", () => {
    const form = showForm({ isFocusWithin: true });
    form.type(10, 150);
    expect(form.key()).toBe(false);
    form.wait(DELAY);
    expect(form.key()).toBe(true);
  });

  test("gets what is typed after the delay, or after a press in the form", () => {
    const form = showForm({ isFocusWithin: true });
    form.wait(DELAY);
    form.type(3, 60);
    expect(form.key()).toBe(true);
    const other = showForm({ isFocusWithin: true });
    other.handle("pointerdown", { target: box });
    other.type(3, 60);
    expect(other.key()).toBe(true);
  });

  test("gets what is typed at once if it moves the focus a moment later, and nobody typed before", () => {
    const form = showForm();
    form.handle("focusin", { target: box });
    form.type(3, 60);
    expect(form.key()).toBe(true);
  });
});

test("a press that code makes sends at once, because it is the host's", () => {
  expect(showForm().click(false)).toBe(true);
});

test("other presses in the form make no click count", () => {
  const form = showForm();
  for (let presses = 0; presses < 3; presses += 1) {
    form.handle("pointerdown", { target: box });
    form.handle("click", { target: box });
  }
  expect(form.click()).toBe(false);
});

test("a submit without a press, or long after one, is not ignored", () => {
  const form = showForm();
  expect(form.send()).toBe(true);
  form.click();
  form.wait(200);
  expect(form.send()).toBe(true);
});

test("input by code, and the press on Submit itself, don't make a click count", () => {
  const form = showForm();
  form.handle("input", { isTrusted: false });
  form.handle("pointerdown", { isTrusted: false });
  expect(form.click()).toBe(false);
  expect(form.guard.state).toBe("waiting");
});

test("a press that came too soon doesn't count when its handler runs later", () => {
  const form = showForm();
  form.wait(DELAY - 1);
  form.handle("pointerdown", { target: button });
  form.handle("click", { target: button });
  form.wait(1);
  expect(form.guard.state).toBe("ready");
  expect(form.send()).toBe(false);
});

test("a press that began too soon doesn't count when it is held", () => {
  const form = showForm();
  form.handle("pointerdown", { target: button });
  form.wait(DELAY);
  form.handle("click", { target: button });
  expect(form.send()).toBe(false);
  form.wait(DELAY);
  expect(form.click()).toBe(true);
});

test("a press counts as long ago after the clock was set back", () => {
  const form = showForm();
  form.click();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(form.send()).toBe(true);
});

test("buttons accept clicks once something was entered", () => {
  const form = showForm();
  form.handle("input", { target: box });
  expect(form.guard.state).toBe("ready");
});

test("a shortcut key is a press", () => {
  const form = showForm();
  form.handle("keydown", { key: "1", target: button });
  form.handle("click", { isTrusted: false });
  expect(form.send()).toBe(false);
});

test.each(["input", "pointerdown"])("a form that a draft fills waits again (after %s)", (type) => {
  const form = showForm();
  form.wait(DELAY);
  form.handle(type, { target: box });
  const { epoch } = form.guard;
  form.guard.renew();
  expect(form.guard.epoch).toBe(epoch + 1);
  expect(form.click()).toBe(false);
  form.wait(DELAY);
  expect(form.click()).toBe(true);
});

test("a draft that fills a form that isn't mounted voids nothing", () => {
  const form = showForm();
  form.unmount();
  const { epoch } = form.guard;
  form.guard.renew();
  expect(form.guard.epoch).toBe(epoch);
});

test("a form that isn't mounted ignores nothing", () => {
  const form = showForm();
  form.unmount();
  expect(form.guard.isMounted).toBe(false);
  expect(form.click()).toBe(true);
});

describe("a form that was not seen", () => {
  /** How a form leaves the screen, and comes back. */
  const ways = {
    "is mounted again": (form: ReturnType<typeof showForm>) => {
      form.unmount();
      form.mount();
    },
    "leaves the view": (form: ReturnType<typeof showForm>) => {
      form.see(0);
      form.wait(60_000);
      form.see(1);
    },
    "is hidden by a style": (form: ReturnType<typeof showForm>) => {
      form.hide();
      form.wait(60_000);
      form.show();
      // It is noticed at the next check.
      form.wait(100);
    },
    "is in a tab that is hidden": (form: ReturnType<typeof showForm>) => {
      vi.advanceTimersByTime(200);
      form.page.visibilityState = "hidden";
      form.page.dispatchEvent(new Event("visibilitychange"));
      form.wait(60_000);
      form.page.visibilityState = "visible";
      form.page.dispatchEvent(new Event("visibilitychange"));
    },
  };
  const acts = { "something was entered": "input", "something was pressed": "pointerdown" };

  describe.each(Object.entries(ways))("because it %s", (_, leave) => {
    test.each(Object.entries(acts))("waits again, even if %s before", (_name, type) => {
      const form = showForm();
      form.wait(DELAY);
      form.handle(type, { target: box });
      form.handle(type, { target: box });
      leave(form);
      expect(form.click()).toBe(false);
      form.wait(DELAY);
      expect(form.click()).toBe(true);
    });
  });

  test("counts no press that it gets meanwhile", () => {
    const form = showForm();
    form.see(0);
    form.wait(DELAY);
    form.handle("input", { target: box });
    expect(form.click()).toBe(false);
    expect(form.click()).toBe(false);
  });

  test("that scrolls into view restarts the delay until it is there, unless something was entered", () => {
    const form = showForm();
    form.see(0.1);
    form.wait(DELAY - 1);
    form.see(0.5);
    form.wait(DELAY - 1);
    expect(form.guard.state).toBe("waiting");
    form.wait(1);
    form.handle("input", { target: box });
    form.see(1);
    expect(form.guard.state).toBe("ready");
  });

  test("counts presses that come too soon from zero when it is mounted again", () => {
    const form = showForm();
    for (let presses = 0; presses < 20; presses += 1) form.click();
    form.unmount();
    form.mount();
    expect(form.click()).toBe(false);
  });
});

describe("the window", () => {
  test("that gets the focus restarts the delay, unless the user has entered something", () => {
    const form = showForm();
    form.wait(DELAY);
    form.view.dispatchEvent(new Event("focus"));
    expect(form.click()).toBe(false);
    form.wait(DELAY);
    form.handle("input", { target: box });
    form.view.dispatchEvent(new Event("focus"));
    expect(form.click()).toBe(true);
  });

  test("doesn't restart the delay in a frame, which gets the focus by the press", () => {
    const form = showForm({ framed: true });
    form.wait(DELAY);
    form.view.dispatchEvent(new Event("focus"));
    expect(form.click()).toBe(true);
  });

  test.each([0, 200])("isn't observed after the form was unmounted (after %s ms)", (later) => {
    const form = showForm();
    form.wait(later);
    form.unmount();
    form.wait(DELAY);
    const { state } = form.guard;
    form.view.dispatchEvent(new Event("focus"));
    form.page.dispatchEvent(new Event("visibilitychange"));
    form.wait(DELAY);
    expect(form.guard.state).toBe(state);
  });
});

describe("typing that began in another text box", () => {
  /** Code moves the focus into the form while the user types at a pace. */
  function typeOn(pace: number, options: Parameters<typeof showForm>[0] = {}) {
    const form = showForm(options);
    for (let typed = 0; typed < 4; typed += 1) {
      form.elsewhere("keydown", { target: chat });
      form.wait(pace);
    }
    return form;
  }

  test.each([60, 200, 499, 500, 700, 5_000])("sends nothing at %s ms a key", (pace) => {
    const form = typeOn(pace);
    form.handle("focusin", { target: box });
    form.type(40, pace);
    expect(form.key()).toBe(false);
    expect(form.status.said).toBe(enForm.tooSoon);
  });

  test("that was not noticed, before the first form of a page, sends nothing either", () => {
    const form = showForm({ focused: chat });
    form.wait(2 * DELAY);
    form.type(10, 700);
    expect(form.key()).toBe(false);
  });

  test("sends by the same key after a pause, and by the pointer", () => {
    const form = typeOn(120);
    form.type(10, 120);
    form.key();
    form.wait(100);
    expect(form.key()).toBe(false);
    form.wait(DELAY);
    expect(form.key()).toBe(true);
    const other = typeOn(120);
    other.type(10, 120);
    expect(other.click()).toBe(true);
  });

  test("answers nothing by its digits and spaces, however many they are", () => {
    const form = typeOn(300);
    for (const key of "1 12 21 at 1 pm please 1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17") {
      form.wait(300);
      expect(form.key(key, button)).toBe(false);
    }
  });

  test("answers nothing by a digit after a pause, but by the same one again", () => {
    const form = typeOn(120);
    form.wait(60_000);
    expect(form.key("1", button)).toBe(false);
    form.wait(DELAY);
    expect(form.key("1", button)).toBe(true);
  });

  test.each(["at 11", "12 11", "2 pm, 22"])("answers nothing by the digits of %s", (text) => {
    const form = typeOn(700);
    for (const key of text) {
      form.wait(700);
      expect(form.key(key, button)).toBe(false);
    }
  });

  test("has entered nothing in the form", () => {
    const form = typeOn(100);
    form.see(0);
    form.see(1);
    form.type(2, 100);
    expect(form.guard.state).toBe("waiting");
    expect(form.click()).toBe(false);
  });

  test("is over once the user has pressed Tab, or something in the form", () => {
    const form = typeOn(120);
    form.wait(DELAY);
    form.handle("keydown", { key: "Tab", target: button });
    form.handle("focusin", { target: button });
    expect(form.key("1", button)).toBe(true);
    const other = typeOn(120);
    other.wait(DELAY);
    other.handle("pointerdown", { target: button });
    expect(other.key("1", button)).toBe(true);
  });

  test("is not over by a Tab in the middle of it", () => {
    const form = typeOn(120);
    form.handle("keydown", { key: "Tab", target: button });
    form.handle("focusin", { target: button });
    form.wait(DELAY);
    expect(form.key("1", button)).toBe(false);
  });

  test("is over once the user has left that text box by Tab", () => {
    const form = typeOn(120);
    form.elsewhere("keydown", { target: chat });
    form.elsewhere("keydown", { key: "Tab", target: chat });
    form.handle("focusin", { target: box });
    form.wait(DELAY);
    expect(form.key()).toBe(true);
  });

  test("is over once a text was entered without keys", () => {
    const form = typeOn(120);
    form.wait(DELAY);
    form.handle("input", { target: box });
    expect(form.key()).toBe(true);
  });

  test("differs from code that moves the focus while nobody types", () => {
    const form = showForm({ focused: button });
    form.wait(DELAY);
    form.handle("focusin", { target: box });
    form.type(3, 60);
    expect(form.key()).toBe(true);
  });
});

test("keys that follow one that was pressed elsewhere answer nothing until a pause", () => {
  const form = showForm();
  form.wait(DELAY);
  form.elsewhere("keydown", { key: "Enter", target: button });
  form.wait(40);
  expect(form.key("Enter", button)).toBe(false);
  form.wait(DELAY);
  expect(form.key("Enter", button)).toBe(true);
});

test("typing that began in the form goes on, whatever its pauses", () => {
  const form = showForm();
  form.wait(DELAY);
  form.handle("pointerdown", { target: box });
  form.type(3, 60);
  form.wait(60_000);
  form.type(3, 60);
  expect(form.key()).toBe(true);
});

test("a click that assistive technology makes is no key, whatever was typed before", () => {
  const form = showForm();
  form.wait(DELAY);
  form.elsewhere("keydown", { target: chat });
  form.wait(1_000);
  form.handle("click", { target: button, detail: 0 });
  expect(form.send()).toBe(true);
});

test("typing has ended after the clock was set back", () => {
  const form = showForm();
  form.wait(DELAY);
  form.elsewhere("keydown", { target: button });
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(form.key("1", button)).toBe(true);
});
