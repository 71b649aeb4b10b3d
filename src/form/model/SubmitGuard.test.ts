import { describe, expect, test, vi } from "vitest";
import { manualTimers } from "../../queue/fixtures/manualTimers.js";
import { enForm } from "../../strings/enForm.js";
import { enGuard } from "../../strings/enGuard.js";
import { type GuardedForm, SubmitGuard } from "./SubmitGuard.js";

const LOOK = 500;

/** A page without a window of its own. */
const plainPage = Object.assign(new EventTarget(), { visibilityState: "visible" });

/**
 * A form that is put on show, with what a person and a page can do to it.
 *
 * @param focused whether a host puts the focus into a box.
 */
function show(focused = false, page: EventTarget = plainPage) {
  const timers = manualTimers();
  const form: GuardedForm & { said: string | undefined } = {
    said: undefined,
    onArmedChange: vi.fn<() => void>(),
    announce: (words: string | undefined, instead?: string): void => {
      if (instead === undefined || instead === form.said) form.said = words;
    },
  };
  const guard = new SubmitGuard(form);
  const stop = guard.show(timers, page as unknown as Document);
  guard.setFocused(focused);
  const sense = (type: string, isTrusted = true, key = "a", detail = 1) =>
    guard.sense({ type, isTrusted, key, detail } as unknown as Event);
  const admits = () => guard.admits(enForm);
  return {
    form,
    guard,
    stop,
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
    const page = show();
    page.wait(LOOK - 1);
    expect(page[press]()).toBe(false);
    page.wait(LOOK);
    expect(page[press]()).toBe(true);
  });

  test("that comes too soon says so, and starts the wait again", () => {
    const page = show();
    page.wait(LOOK - 1);
    page[press]();
    expect(page.form.said).toBe(enGuard.tooSoon);
    page.wait(LOOK - 1);
    expect(page[press]()).toBe(false);
    page.wait(LOOK);
    expect(page[press]()).toBe(true);
    expect(page.form.said).toBeUndefined();
  });

  test("that is made in haste for ever is taken at last", () => {
    const page = show();
    const taken = Array.from({ length: 21 }, () => {
      page.wait(100);
      return page[press]();
    });
    expect(taken).toEqual([...Array.from({ length: 20 }, () => false), true]);
  });

  test("in a form that the person has entered something in sends at once", () => {
    const page = show();
    page.wait(100);
    page.sense("input");
    expect(page[press]()).toBe(true);
  });

  test("after another press in it sends at once", () => {
    const page = show();
    page.sense("pointerdown");
    expect(page[press]()).toBe(true);
    const other = show();
    other.sense("keydown", true, " ");
    expect(other[press]()).toBe(true);
  });

  test("made by code sends at once: it is the host's own", () => {
    expect(show()[press](false)).toBe(true);
  });
});

test("the second click of a double click on Submit, which is left out, speaks for no other", () => {
  const page = show();
  expect(page.click()).toBe(false);
  page.sense("pointerdown");
  page.sense("click", true, "", 2);
  expect(page.click()).toBe(false);
});

test("what is sent without a press, or long after one, is not held back", () => {
  const page = show();
  expect(page.send()).toBe(true);
  page.click();
  page.wait(200);
  expect(page.send()).toBe(true);
});

test("what was entered with a pointer, a picker perhaps, counts for the key after it", () => {
  const page = show(true);
  page.sense("input");
  page.wait(100);
  page.sense("keydown");
  page.wait(100);
  page.sense("click");
  expect(page.send()).toBe(true);
});

test("what code enters, and a press on Submit itself, show no person", () => {
  const page = show();
  page.sense("input", false);
  page.sense("pointerdown", false);
  expect(page.click()).toBe(false);
  expect(page.guard.armed).toBe(false);
});

describe("someone who types on into a box where a host has put the focus", () => {
  test("sends nothing, however long the text is that was not for this form", () => {
    const page = show(true);
    page.type(40, 120);
    expect(page.enter()).toBe(false);
    expect(page.form.said).toBe(enGuard.tooSoon);
    page.wait(100);
    expect(page.enter()).toBe(false);
  });

  test("sends after a pause, and with a pointer", () => {
    const page = show(true);
    page.type(10, 120);
    page.wait(LOOK);
    expect(page.enter()).toBe(true);
    const other = show(true);
    other.type(10, 120);
    expect(other.click()).toBe(true);
  });

  test("has entered nothing in this form by it", () => {
    const page = show(true);
    page.type(2, 100);
    page.sense("keydown", true, " ");
    page.sense("keydown", true, " ");
    page.type(2, 100);
    expect(page.guard.armed).toBe(false);
    expect(page.click()).toBe(false);
  });

  test("types on past the next box, and is not who only moves the focus", () => {
    const page = show(true);
    page.type(5, 100);
    page.move();
    page.type(5, 100);
    expect(page.enter()).toBe(false);
    const other = show(true);
    other.move();
    other.sense("input");
    expect(other.enter()).toBe(true);
  });

  test("is not who begins to type after a look, or after a press in the form", () => {
    const page = show(true);
    page.wait(LOOK);
    page.type(3, 60);
    expect(page.enter()).toBe(true);
    const other = show(true);
    other.sense("pointerdown");
    other.type(3, 60);
    expect(other.enter()).toBe(true);
  });

  test("is not who went to the box by themselves", () => {
    const page = show();
    page.type(3, 60);
    expect(page.enter()).toBe(true);
  });

  test("is known also where the clock was set back meanwhile", () => {
    const page = show(true);
    page.wait(LOOK);
    page.wait(-3_600_000);
    page.type(2, 50);
    expect(page.enter()).toBe(true);
  });
});

describe("the window", () => {
  /** A page with a window of its own, or in a frame. */
  function open(framed: boolean) {
    const view = Object.assign(new EventTarget(), { parent: undefined as unknown });
    view.parent = framed ? new EventTarget() : view;
    const page = Object.assign(new EventTarget(), {
      defaultView: view,
      visibilityState: "visible",
    });
    const shown = show(false, page);
    shown.wait(LOOK);
    return { ...shown, view, page };
  }

  test("that gets the focus is looked at anew", () => {
    const { view, click, wait } = open(false);
    view.dispatchEvent(new Event("focus"));
    expect(click()).toBe(false);
    wait(LOOK);
    expect(click()).toBe(true);
  });

  test("that comes into view is looked at anew", () => {
    const { page, click } = open(false);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(click()).toBe(false);
  });

  test("does not forget that the person has entered something", () => {
    const { view, click, sense, guard } = open(false);
    sense("input");
    view.dispatchEvent(new Event("focus"));
    expect(guard.armed).toBe(true);
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
    expect(guard.armed).toBe(true);
  });
});
