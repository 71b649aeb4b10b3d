import { describe, expect, test } from "vitest";
import { manualTimers } from "../../time/fixtures/manualTimers.js";
import { enForm } from "../../strings/enForm.js";
import { openTold } from "./fixtures/openTold.js";
import { LOOK_MILLISECONDS, showGuarded } from "./fixtures/showGuarded.js";

describe("someone who types on into a box where a host has put the focus", () => {
  test("sends nothing, however long the text is that was not for this form", () => {
    const page = showGuarded(true);
    page.type(40, 120);
    expect(page.enter()).toBe(false);
    expect(page.form.said).toBe(enForm.tooSoon);
    page.wait(100);
    expect(page.enter()).toBe(false);
  });

  test("sends after a pause, and with a pointer", () => {
    const page = showGuarded(true);
    page.type(10, 120);
    page.wait(LOOK_MILLISECONDS);
    expect(page.enter()).toBe(true);
    const other = showGuarded(true);
    other.type(10, 120);
    expect(other.click()).toBe(true);
  });

  test("has entered nothing in this form by it", () => {
    const page = showGuarded(true);
    page.type(2, 100);
    page.sense("keydown", true, " ");
    page.sense("keydown", true, " ");
    page.type(2, 100);
    expect(page.guard.armed).toBe(false);
    expect(page.click()).toBe(false);
  });

  test("types on past the next box, and is not who only moves the focus", () => {
    const page = showGuarded(true);
    page.type(5, 100);
    page.move();
    page.type(5, 100);
    expect(page.enter()).toBe(false);
    const other = showGuarded(true);
    other.move();
    other.sense("input");
    expect(other.enter()).toBe(true);
  });

  test("is not who begins to type after a look, or after a press in the form", () => {
    const page = showGuarded(true);
    page.wait(LOOK_MILLISECONDS);
    page.type(3, 60);
    expect(page.enter()).toBe(true);
    const other = showGuarded(true);
    other.sense("pointerdown");
    other.type(3, 60);
    expect(other.enter()).toBe(true);
  });

  test("is not who went to the box by themselves", () => {
    const page = showGuarded();
    page.type(3, 60);
    expect(page.enter()).toBe(true);
  });

  test("is known also where the clock was set back meanwhile", () => {
    const page = showGuarded(true);
    page.wait(LOOK_MILLISECONDS);
    page.wait(-3_600_000);
    page.type(2, 50);
    expect(page.enter()).toBe(true);
  });
});

test("a run of keys is over also where the clock was set back", () => {
  const page = showGuarded(true);
  page.type(10, 120);
  page.wait(-3_600_000);
  expect(page.enter()).toBe(true);
});

test("a host that puts the focus into a box with the form: a run of keys sends nothing", async () => {
  const timers = manualTimers();
  const form = openTold();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const box = {} as { getRootNode?: () => unknown; ownerDocument?: unknown };
  box.getRootNode = () => ({ activeElement: box });
  box.ownerDocument = page;
  form.store.attach(form.fieldOf("a"), box as unknown as HTMLElement, false);
  const hide = form.store.show(timers);
  await Promise.resolve();
  const { guard } = form.store;
  for (let typed = 0; typed < 10; typed += 1) {
    timers.advance(120);
    guard.sense({ type: "keydown", key: "a", isTrusted: true } as KeyboardEvent);
    guard.sense({ type: "input", isTrusted: true } as Event);
  }
  guard.sense({ type: "keydown", key: "Enter", isTrusted: true } as KeyboardEvent);
  await form.submit();
  expect(form.told).toEqual([]);
  hide();
});
