import { describe, expect, test, vi } from "vitest";
import { fakePage } from "../../core/fixtures/fakePage.js";
import { userEvent } from "../../core/fixtures/userEvent.js";
import type { ElicitationResult } from "../../core/protocol.js";
import { manualTimers } from "../../core/fixtures/manualTimers.js";
import { enForm } from "../../strings/enForm.js";
import { loadPatterns } from "../../validation/patterns.js";
import { lazySecrets } from "./FormSecrets.js";
import { openTold, PLAIN } from "./fixtures/openTold.js";

vi.mock("../../validation/patterns.js", { spy: true });
const load = vi.spyOn(lazySecrets, "load");

/** Holds up the next validation, until the function it gives is called. */
function holdUp(): () => void {
  let go = () => {};
  vi.mocked(loadPatterns).mockReturnValueOnce(new Promise((resolve) => (go = resolve)));
  return () => go();
}

describe("Submit", () => {
  test("sends valid content", async () => {
    const form = openTold();
    form.enter("a", "x");
    await form.submit();
    expect(form.told).toEqual([{ action: "accept", content: { a: "x" } }]);
  });

  test("sends no invalid content", async () => {
    const form = openTold(PLAIN, ["a"]);
    await form.submit();
    expect(form.told).toEqual([]);
    expect(form.store.validation.failedSubmits).toBe(1);
  });

  test("does nothing where the form is only to be read", async () => {
    const form = openTold(PLAIN, ["a"], { readOnly: true });
    load.mockClear();
    await form.submit();
    expect(load).not.toHaveBeenCalled();
    expect(form.store.validation.failedSubmits).toBe(0);
    form.enter("a", "x");
    await form.submit();
    expect(form.told).toEqual([]);
  });

  test("a form that is only to be read is not declined or canceled either", async () => {
    const form = openTold(PLAIN, [], { readOnly: true });
    await form.decline();
    await form.cancel();
    expect(form.told).toEqual([]);
  });

  test("sends what a host submits before the form is shown", async () => {
    const { createElement } = fakePage({ withoutObserver: true });
    const form = openTold();
    form.store.elements.attachForm(createElement());
    const submitted = form.submit();
    const hide = form.store.show(manualTimers());
    await submitted;
    expect(form.told).toEqual([{ action: "accept", content: {} }]);
    hide();
  });

  describe("while it is being validated", () => {
    /** A form on show. */
    function show(properties?: Record<string, object>, required?: string[]) {
      const { createElement } = fakePage({ withoutObserver: true });
      const form = openTold(properties, required);
      form.store.elements.attachForm(createElement());
      form.store.show(manualTimers());
      return form;
    }

    test.each<[string, (form: ReturnType<typeof show>) => void]>([
      ["something else is entered", (form) => form.enter("a", "1")],
      ["the form is being dismissed", (form) => form.dismiss("escape")],
      ["the form is only to be read by now", (form) => (form.host.current.readOnly = true)],
    ])("sends nothing, and reports no error, where %s", async (_, act) => {
      const form = show({ ...PLAIN, missing: { type: "string" } }, ["missing"]);
      form.enter("a", "150");
      const submitted = form.submit();
      act(form);
      await submitted;
      expect(form.told).toEqual([]);
      expect(form.store.validation.failedSubmits).toBe(0);
    });

    test("sends nothing where something else is entered while it is being checked", async () => {
      const form = show();
      form.enter("a", "150");
      vi.mocked(loadPatterns).mockClear();
      const go = holdUp();
      const submitted = form.submit();
      await expect.poll(() => vi.mocked(loadPatterns).mock.calls.length).toBe(1);
      form.enter("a", "1");
      go();
      await submitted;
      expect(form.told).toEqual([]);
    });

    test("sends what stands in it where nothing happens", async () => {
      const form = show();
      form.enter("a", "150");
      await form.submit();
      expect(form.told).toEqual([{ action: "accept", content: { a: "150" } }]);
    });
  });

  test("checks nothing while an answer is on its way", async () => {
    const form = openTold(PLAIN, ["a"]);
    form.session.begin({ action: "accept" });
    await form.submit();
    expect(form.store.validation.failedSubmits).toBe(0);
  });

  test("sends nothing by a press that was made before anybody can have looked", async () => {
    const { createElement } = fakePage({ withoutObserver: true });
    const timers = manualTimers();
    const form = openTold();
    form.store.elements.attachForm(createElement());
    const hide = form.store.show(timers);
    const press = () => form.store.guard.handleEvent(userEvent("click"));
    press();
    await form.submit();
    expect(form.told).toEqual([]);
    expect(form.status.announcement).toBe(enForm.tooSoon);
    timers.advance(500);
    press();
    await form.submit();
    expect(form.told).toHaveLength(1);
    hide();
  });

  test.each([true, false])(
    "waits for the code that checks, and sends where the form is still on the screen: %s",
    async (stays) => {
      const { createElement } = fakePage({ withoutObserver: true });
      const form = openTold();
      form.store.elements.attachForm(createElement());
      const hide = form.store.show(manualTimers());
      const submitted = form.submit();
      if (!stays) hide();
      await submitted;
      expect(form.told).toHaveLength(stays ? 1 : 0);
      if (stays) hide();
    },
  );

  test("says that what checks the form could not be loaded, and sends nothing unchecked", async () => {
    const form = openTold();
    load.mockRejectedValueOnce(new Error("offline"));
    await form.submit();
    expect(form.told).toEqual([]);
    expect(form.session.failure).toMatchObject({ unloaded: true });
    await form.submit();
    expect(form.told).toHaveLength(1);
  });

  test("says nothing of that where something else was answered meanwhile", async () => {
    const form = openTold();
    load.mockRejectedValueOnce(new Error("offline"));
    const submitted = form.submit();
    await form.decline();
    await submitted;
    expect(form.session.sent).toEqual({ action: "decline" });
  });

  test("sends nothing after another answer, even one that failed", async () => {
    const onRespond = vi.fn<(result: ElicitationResult) => void>(() => {
      throw new Error("offline");
    });
    const form = openTold(PLAIN, [], { onRespond });
    const go = holdUp();
    const submitted = form.submit();
    await form.decline();
    go();
    await submitted;
    expect(onRespond.mock.calls).toEqual([[{ action: "decline" }]]);
  });

  test("sends nothing of a form in whose place another is shown by now", async () => {
    const form = openTold();
    const go = holdUp();
    const submitted = form.submit();
    form.host.current = { ...form.host.current, store: openTold().store };
    go();
    await submitted;
    await form.decline();
    expect(form.told).toEqual([]);
  });

  test("sends no secret that the user has not agreed to give", async () => {
    const form = openTold({ password: { type: "string" } });
    form.enter("password", "hunter2");
    await form.submit();
    expect(form.told).toEqual([]);
    expect(form.store.secrets.unconfirmedSubmits).toBe(1);
    form.store.secrets.setAgreed(true);
    await form.submit();
    expect(form.told).toHaveLength(1);
  });

  test("sends only what it may send, and asks nothing else about a form that it may not send", async () => {
    const form = openTold({ password: { type: "string" } });
    form.enter("password", "hunter2");
    const mayGo = vi.fn<() => boolean>(() => false);
    await form.submitIf(mayGo);
    expect(mayGo).toHaveBeenCalledWith({ password: "hunter2" });
    expect(form.store.secrets.unconfirmedSubmits).toBe(0);
    form.store.secrets.setAgreed(true);
    await form.submitIf(mayGo);
    expect(form.told).toEqual([]);
  });
});
