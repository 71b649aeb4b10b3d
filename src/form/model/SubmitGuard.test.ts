import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enForm } from "../../strings/enForm.js";
import { LOOK_MILLISECONDS, showGuarded } from "./fixtures/showGuarded.js";

describe.each(["click", "enter"] as const)("a press of a person: %s", (press) => {
  test("sends once the form was on show for half a second", () => {
    const page = showGuarded();
    page.wait(LOOK_MILLISECONDS - 1);
    expect(page[press]()).toBe(false);
    page.wait(LOOK_MILLISECONDS);
    expect(page[press]()).toBe(true);
  });

  test("that comes too soon says so, and starts the wait again", () => {
    const page = showGuarded();
    page.wait(LOOK_MILLISECONDS - 1);
    page[press]();
    expect(page.form.said).toBe(enForm.tooSoon);
    page.wait(LOOK_MILLISECONDS - 1);
    expect(page[press]()).toBe(false);
    page.wait(LOOK_MILLISECONDS);
    expect(page[press]()).toBe(true);
    expect(page.form.said).toBeUndefined();
  });

  test("that is made in haste for ever is taken at last", () => {
    const page = showGuarded();
    const taken = Array.from({ length: 21 }, () => {
      page.wait(100);
      return page[press]();
    });
    expect(taken).toEqual([...Array.from({ length: 20 }, () => false), true]);
  });

  test("in a form that the person has entered something in sends at once", () => {
    const page = showGuarded();
    page.wait(100);
    page.sense("input");
    expect(page[press]()).toBe(true);
  });

  test("after another press in it sends at once", () => {
    const page = showGuarded();
    page.sense("pointerdown");
    expect(page[press]()).toBe(true);
    const other = showGuarded();
    other.sense("keydown", true, " ");
    expect(other[press]()).toBe(true);
  });

  test("made by code sends at once: it is the host's own", () => {
    expect(showGuarded()[press](false)).toBe(true);
  });
});

test("the second click of a double click on Submit, which is left out, speaks for no other", () => {
  const page = showGuarded();
  expect(page.click()).toBe(false);
  page.sense("pointerdown");
  page.sense("click", true, "", 2);
  expect(page.click()).toBe(false);
});

test("what is sent without a press, or long after one, is not held back", () => {
  const page = showGuarded();
  expect(page.send()).toBe(true);
  page.click();
  page.wait(200);
  expect(page.send()).toBe(true);
});

test("what was entered with a pointer, a picker perhaps, counts for the key after it", () => {
  const page = showGuarded(true);
  page.sense("input");
  page.wait(100);
  page.sense("keydown");
  page.wait(100);
  page.sense("click");
  expect(page.send()).toBe(true);
});

test("what code enters, and a press on Submit itself, show no person", () => {
  const page = showGuarded();
  page.sense("input", false);
  page.sense("pointerdown", false);
  expect(page.click()).toBe(false);
  expect(page.guard.armed).toBe(false);
});

test("a press that came too soon does not count because its code runs later", () => {
  const page = showGuarded();
  page.wait(LOOK_MILLISECONDS - 1);
  page.sense("pointerdown");
  page.sense("click");
  page.wait(1);
  expect(page.guard.armed).toBe(true);
  expect(page.send()).toBe(false);
});

test("a key counts after a press, also where it clicks nothing", () => {
  const page = showGuarded();
  page.sense("pointerdown");
  page.sense("keydown", true, "Enter");
  expect(page.send()).toBe(true);
});

test("a press is long ago also where the clock was set back", () => {
  const page = showGuarded();
  page.click();
  page.wait(-3_600_000);
  expect(page.send()).toBe(true);
});

test("buttons are not held back any more once something was entered", () => {
  const page = showGuarded();
  page.sense("input");
  expect(page.guard.armed).toBe(true);
});

test.each([
  ["something was entered", "input"],
  ["something was pressed", "pointerdown"],
])("a form that comes back is looked at anew, though %s before", (_, type) => {
  const form = showGuarded();
  form.sense(type);
  form.stop();
  form.again();
  expect(form.click()).toBe(false);
});

test("a form that comes back knows nothing of a run of keys before", () => {
  const form = showGuarded(true);
  form.type(3, 100);
  form.stop();
  form.again();
  form.sense("keydown");
  form.sense("input");
  expect(form.enter()).toBe(true);
});

test("a form that comes back takes no press in haste before it has refused twenty anew", () => {
  const form = showGuarded();
  for (let presses = 0; presses < 20; presses += 1) form.click();
  form.stop();
  form.again();
  expect(form.click()).toBe(false);
});

test("a form that nobody sees holds nothing back", () => {
  const form = showGuarded();
  form.stop();
  expect(form.guard.shown).toBe(false);
  expect(form.click()).toBe(true);
});

test.each(["input", "pointerdown"])("a draft that fills the form is looked at anew: %s", (type) => {
  const form = showGuarded();
  form.wait(LOOK_MILLISECONDS);
  form.sense(type);
  const { departures } = form.guard;
  form.guard.renewAll();
  expect(form.guard.departures).toBe(departures + 1);
  expect(form.click()).toBe(false);
  form.wait(LOOK_MILLISECONDS);
  expect(form.click()).toBe(true);
});

test("a draft that fills a form out of sight is none that somebody pressed in", () => {
  const form = showGuarded();
  form.stop();
  const { departures } = form.guard;
  form.guard.renewAll();
  expect(form.guard.departures).toBe(departures);
});

test("a key that answers by itself is a press, too", () => {
  const form = showGuarded();
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
    const shown = showGuarded(false, page);
    const draw = () => vi.advanceTimersByTime(100);
    if (visibilityState === "visible") draw();
    shown.wait(LOOK_MILLISECONDS);
    return { ...shown, view, page, draw };
  }

  test("that gets the focus is looked at anew", () => {
    const { view, click, wait } = open(false);
    view.dispatchEvent(new Event("focus"));
    expect(click()).toBe(false);
    wait(LOOK_MILLISECONDS);
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

  test("is not watched where the form was away before the first frame", () => {
    const { page, stop, guard, draw } = open(false, "hidden");
    stop();
    page.visibilityState = "visible";
    draw();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(guard.armed).toBe(true);
  });
});
