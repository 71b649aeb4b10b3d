import { assert, describe, expect, test, vi } from "vitest";
import { fakePage } from "../../core/fixtures/fakePage.js";
import { elementOf, userEvent } from "../../core/fixtures/userEvent.js";
import { replaceAnother } from "../../core/fixtures/replaceAnother.js";
import { manualTimers } from "../../core/fixtures/manualTimers.js";
import { gesturesOf } from "../../core/gestures.js";
import { enForm } from "../../strings/enForm.js";
import type { FormHost } from "./createFormModel.js";
import { openTold, PLAIN } from "./fixtures/openTold.js";

describe("a form in the place of a request that was just replaced", () => {
  function replace(given: Partial<FormHost> = {}) {
    const { createElement } = fakePage({ withoutObserver: true });
    const timers = manualTimers();
    const form = openTold(PLAIN, [], given);
    form.store.elements.attachForm(createElement());
    const hide = form.store.show(timers);
    replaceAnother(form.status.replacementGuard, timers);
    const press = (isTrusted = true) =>
      form.store.guard.handleEvent(userEvent("click", { isTrusted }));
    return { ...form, timers, hide, press };
  }

  test.each(["decline", "cancel"] as const)("takes no press on %s", async (action) => {
    const form = replace();
    form.press();
    await form[action]();
    expect(form.told).toEqual([]);
    expect(form.status.announcement).toBe(enForm.tooSoon);
    form.timers.advance(500);
    form.press();
    await form[action]();
    expect(form.told).toEqual([{ action }]);
    form.hide();
  });

  test("lets the host's own code stop the requester", () => {
    const onBlock = vi.fn<() => void>();
    const form = replace({ onBlock });
    form.block();
    expect(onBlock).toHaveBeenCalledTimes(1);
  });

  test("takes no press that stops the requester", () => {
    let stops = 0;
    const form = replace({ onBlock: () => void (stops += 1) });
    form.press();
    form.block();
    expect(stops).toBe(0);
    expect(form.status.announcement).toBe(enForm.tooSoon);
    form.timers.advance(500);
    form.press();
    form.block();
    expect(stops).toBe(1);
    form.hide();
  });

  test.each(["escape", "outside", "button"] as const)("is not dismissed by %s", async (by) => {
    const form = replace();
    form.dismiss(by);
    expect(form.told).toEqual([]);
    form.timers.advance(500);
    form.dismiss(by);
    expect(form.told).toEqual([{ action: "cancel" }]);
    form.hide();
  });

  test("takes no press for what a draft put back into it, or a page before it did", async () => {
    const form = replace();
    form.enter("a", "from the draft");
    form.press();
    await form.decline();
    expect(form.told).toEqual([]);
    form.hide();
  });

  test("is declined by the host's own code", async () => {
    const form = replace();
    form.press(false);
    await form.decline();
    expect(form.told).toEqual([{ action: "decline" }]);
    form.hide();
  });
});

describe("dismissing", () => {
  test("cancels at once where nothing was entered, or by a button", async () => {
    const escaped = openTold();
    escaped.dismiss("escape");
    expect(escaped.told).toEqual([{ action: "cancel" }]);
    const closed = openTold();
    closed.enter("a", "x");
    closed.dismiss("button");
    expect(closed.told).toEqual([{ action: "cancel" }]);
  });

  test("asks for confirmation if something was entered, and again if it is tried in another way", () => {
    const form = openTold();
    form.enter("a", "x");
    form.dismiss("escape");
    form.dismiss("outside");
    expect(form.told).toEqual([]);
    form.dismiss("outside");
    expect(form.told).toEqual([{ action: "cancel" }]);
  });

  test("does nothing while an answer is on its way", () => {
    const form = openTold();
    form.session.begin({ action: "accept" });
    form.dismiss("escape");
    form.dismiss("button");
    expect(form.told).toEqual([]);
  });

  test("closes a form that is answered or read-only, and answers nothing", async () => {
    const onClose = vi.fn<() => void>();
    const read = openTold(PLAIN, [], { readOnly: true, onClose });
    read.dismiss("escape");
    const answered = openTold(PLAIN, [], { onClose });
    await answered.decline();
    answered.dismiss("button");
    expect(onClose).toHaveBeenCalledTimes(2);
    expect([read.told, answered.told]).toEqual([[], [{ action: "decline" }]]);
    assert(answered.session.locked);
  });
});

test.each(["decline", "cancel"] as const)(
  "a key that was meant for something else answers no %s",
  async (action) => {
    const { view, createElement } = fakePage({ withoutObserver: true });
    const timers = manualTimers();
    const form = openTold(PLAIN, []);
    form.store.elements.attachForm(createElement());
    const hide = form.store.show(timers);
    timers.advance(1_000);
    const typed = userEvent("keydown", { target: elementOf("textarea") });
    const enter = userEvent("keydown", { key: "Enter", target: elementOf("button") });
    for (const event of [typed, enter]) gesturesOf(view).handle(event);
    form.store.guard.handleEvent(enter);
    await form[action]();
    expect(form.told).toEqual([]);
    expect(form.status.announcement).toBe(enForm.tooSoon);
    hide();
  },
);

test("a press outside cancels, however soon it follows a key in the form", () => {
  const { view, createElement } = fakePage({ withoutObserver: true });
  const form = openTold();
  form.store.elements.attachForm(createElement());
  const hide = form.store.show(manualTimers());
  const typed = userEvent("keydown", { target: elementOf("input") });
  gesturesOf(view).handle(typed);
  form.store.guard.handleEvent(typed);
  form.enter("a", "x");
  for (const _press of ["asks", "cancels"]) {
    gesturesOf(view).handle(userEvent("pointerdown", { target: elementOf("div") }));
    form.dismiss("outside");
  }
  expect(form.told).toEqual([{ action: "cancel" }]);
  hide();
});
