import { describe, expect, test } from "vitest";
import { idle, openStorage } from "../../../memory/fixtures/storages.js";
import {
  saveDrafts,
  openRemembered,
  timers,
  withDraft,
  stubPage,
} from "./fixtures/openRemembered.js";

stubPage();

describe("drafts, started over and in two tabs", () => {
  test("what is cleared by hand leaves nothing behind", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    await saveDrafts(form, storage);
    form.enter("name", "");
    form.enter("where", null);
    timers.advance(1_000);
    await idle();
    expect(storage.held.size).toBe(0);
  });

  test("to start over takes all of it out, secrets too, and can be undone but for what is new", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    form.enter("note", "by the window");
    form.enter("password", "hunter2");
    keeper.startOver();
    expect(keeper.state).toBe("startedOver");
    expect(form.store.values.dirty).toBe(false);
    expect(form.value("note")).toBe("none");
    timers.advance(1_000);
    await idle();
    expect(storage.held.size).toBe(0);

    form.enter("name", "Lily");
    keeper.putBack();
    expect(keeper.state).toBe("restored");
    expect(["name", "where", "note", "password"].map(form.value)).toEqual([
      "Lily",
      "Terrace",
      "by the window",
      "hunter2",
    ]);
  });

  test("while an answer is on its way nothing is started over", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    form.store.status.session!.begin({ action: "accept" });
    keeper.startOver();
    expect(keeper.state).toBe("restored");
    expect(form.value("name")).toBe("Rose");
  });

  test("in two tabs the last change wins, and the answer of one ends it", async () => {
    const storage = openStorage();
    const [one, two] = [openRemembered(), openRemembered()];
    await saveDrafts(one, storage);
    await saveDrafts(two, storage);
    one.enter("name", "Rose");
    timers.advance(1_000);
    two.enter("name", "Lily");
    timers.advance(1_000);
    await idle();
    const next = openRemembered();
    await saveDrafts(next, storage);
    expect(next.value("name")).toBe("Lily");
    await one.answer();
    expect(storage.held.size).toBe(0);
  });
});

describe("entered before the code that keeps things had come", () => {
  test.each(["after a while", "when the form is put away"])("it is kept %s", async (when) => {
    const storage = openStorage();
    const form = openRemembered();
    form.enter("name", "Rose");
    form.enter("password", "hunter2");
    const keeper = await saveDrafts(form, storage);
    if (when === "after a while") timers.advance(1_000);
    else keeper.stop();
    await idle();
    const next = openRemembered();
    await saveDrafts(next, storage);
    expect([next.value("name"), next.value("password")]).toEqual(["Rose", ""]);
  });
});

describe("answered before the code that keeps things had come", () => {
  test("the draft of an earlier visit is gone", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    await form.answer("decline");
    const keeper = await saveDrafts(form, storage);
    await idle();
    expect(keeper.state).toBe("none");
    const next = openRemembered();
    await saveDrafts(next, storage);
    expect(next.value("name")).toBe("");
  });
});
