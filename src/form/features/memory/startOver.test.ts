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
  test("a form that the user clears leaves no draft behind", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    await saveDrafts(form, storage);
    form.enter("name", "");
    form.enter("where", null);
    timers.advance(1_000);
    await idle();
    expect(storage.held.size).toBe(0);
  });

  test("starting over clears all input, secrets too, and can be undone except for new input", async () => {
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
    form.store.session.begin({ action: "accept" });
    keeper.startOver();
    expect(keeper.state).toBe("restored");
    expect(form.value("name")).toBe("Rose");
  });

  test("the last change in two tabs wins, and the answer of one ends the draft", async () => {
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

describe("a draft that is entered before the memory code is loaded", () => {
  test.each(["after a while", "when its keeper stops"])("is kept %s", async (when) => {
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

describe("a form that is answered before the memory code is loaded", () => {
  test("removes the draft of an earlier visit", async () => {
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
