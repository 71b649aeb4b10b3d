import { describe, expect, test, vi } from "vitest";
import { userEvent } from "../../../core/fixtures/userEvent.js";
import { browserStorage } from "../../../memory/fixtures/browserStorage.js";
import { clearDrafts, createLocalStorage } from "../../../memory/createLocalStorage.js";
import { limits } from "../../../memory/records.js";
import { DraftKeeper } from "./DraftKeeper.js";
import { idle, openStorage, slowStorage } from "../../../memory/fixtures/storages.js";
import { textBox } from "../../model/fixtures/openStore.js";
import {
  saveDrafts,
  openRemembered,
  page,
  request,
  requester,
  timers,
  withDraft,
  stubPage,
} from "./fixtures/openRemembered.js";

stubPage();

/** A form whose stored draft comes while its response is being sent. */
async function openSending() {
  const { held } = await withDraft();
  const storage = slowStorage(held);
  const form = openRemembered(structuredClone(request));
  const keeper = await saveDrafts(form, storage);
  form.enter("seats", "4");
  let fail = () => {};
  const sent = new Promise<void>((_, reject) => (fail = reject));
  const answering = form.answer("accept", () => sent);
  await storage.settle();
  return { form, storage, keeper, fail, answering };
}

describe("drafts", () => {
  test("input is restored in the next form of an equal request", async () => {
    const storage = await withDraft();
    const form = openRemembered(structuredClone(request));
    const keeper = await saveDrafts(form, storage);
    expect([form.value("name"), form.value("where")]).toEqual(["Rose", "Terrace"]);
    expect(form.value("seats")).toBe("");
    expect(keeper.state).toBe("restored");
    expect(form.store.values.dirty).toBe(true);
  });

  test("a press before a draft is restored, or as it is restored, sends nothing of it", async () => {
    const { held } = await withDraft();
    const storage = slowStorage(held);
    const form = openRemembered(structuredClone(request));
    const told: unknown[] = [];
    form.host.current.onRespond = (result) => void told.push(result);
    const { store } = form;
    const hide = store.guard.show(timers, Object.assign(document, { defaultView: null }));
    void saveDrafts(form, storage);
    const press = () => {
      store.guard.handleEvent(userEvent("click"));
      return form.submit();
    };
    timers.advance(10_000);
    store.guard.handleEvent(userEvent("pointerdown"));
    // The detection of secrets comes after the draft.
    const load = store.load.bind(store);
    let come = () => {};
    vi.spyOn(store, "load").mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (come = resolve));
      return load();
    });
    const early = press();
    await storage.settle();
    come();
    await early;
    expect(form.value("name")).toBe("Rose");
    await press();
    expect(told).toEqual([]);
    timers.advance(500);
    await press();
    const content = { name: "Rose", where: "Terrace", note: "none" };
    expect(told).toEqual([{ action: "accept", content }]);
    hide();
  });

  test("a draft that comes while a response is being sent is restored if sending fails", async () => {
    const { form, keeper, fail, answering } = await openSending();
    expect([keeper.state, form.value("name")]).toEqual(["none", ""]);
    fail();
    await answering;
    expect([keeper.state, form.value("name"), form.value("seats")]).toEqual([
      "restored",
      "Rose",
      "4",
    ]);
  });

  test("input beside such a draft is stored with it if the page goes away", async () => {
    const { held } = await withDraft();
    const storage = slowStorage(held);
    const form = openRemembered(structuredClone(request));
    const keeper = await saveDrafts(form, storage);
    form.enter("seats", "4");
    void form.answer("accept", () => new Promise<void>(() => {}));
    await storage.settle();
    keeper.stop();
    await storage.settle();
    const next = openRemembered(structuredClone(request));
    await saveDrafts(next, openStorage(held));
    expect([next.value("name"), next.value("seats")]).toEqual(["Rose", "4"]);
  });

  test("input of a form that is unmounted before this code loads is restored in the next form", async () => {
    const storage = openStorage();
    const [gone, next] = [openRemembered(), openRemembered(structuredClone(request))];
    gone.enter("name", "Rose");
    const keepers = [gone, next].map(
      ({ store }) => new DraftKeeper({ store, request, requester, storage, timers }),
    );
    // The code comes, and all who waited for it begin.
    for (const keeper of keepers) void keeper.start();
    keepers[0]?.stop();
    await idle();
    expect(next.value("name")).toBe("Rose");
    expect(keepers[1]?.state).toBe("restored");
  });

  test.each([
    ["entered", "Lily", "Lily"],
    ["taken out", "", ""],
  ])(
    "a value that was %s while a slow storage was read is the same in the next form",
    async (_, name, then) => {
      const { held } = await withDraft({ name: "Rose" });
      const storage = slowStorage(held);
      const gone = openRemembered();
      const keeper = await saveDrafts(gone, storage);
      gone.enter("name", "Li");
      gone.enter("name", name);
      keeper.stop();
      const next = openRemembered(structuredClone(request));
      await saveDrafts(next, storage);
      await storage.settle();
      expect(next.value("name")).toBe(then);
      expect(held.size).toBe(then ? 2 : 0);
    },
  );

  test("another request has no draft, and shows no notice", async () => {
    const storage = await withDraft();
    const other = { ...request, message: "And where?" };
    const form = openRemembered(other);
    const keeper = await saveDrafts(form, storage, other);
    expect(form.store.values.dirty).toBe(false);
    expect(keeper.state).toBe("none");
  });

  test("a default that was cleared stays cleared", async () => {
    const storage = openStorage();
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    form.enter("note", "");
    keeper.stop();
    const next = openRemembered();
    await saveDrafts(next, storage);
    expect(next.value("note")).toBe("");
  });

  test("a secret is never stored", async () => {
    const storage = openStorage();
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    form.enter("password", "hunter2");
    timers.advance(1_000);
    expect(storage.held.size).toBe(0);
    form.enter("name", "Rose");
    keeper.stop();
    await idle();
    expect([...storage.held.values()].join()).toContain("Rose");
    expect([...storage.held.values()].join()).not.toContain("hunter2");
  });

  test("it is written a moment after a change, not with each key, and not put off by the next", async () => {
    const storage = openStorage();
    const set = vi.spyOn(storage, "set");
    const form = openRemembered();
    await saveDrafts(form, storage);
    for (const name of ["R", "Ro", "Ros"]) {
      form.enter("name", name);
      timers.advance(150);
    }
    const writes = set.mock.calls.filter(([key]) => key.startsWith("draft-"));
    expect(writes).toHaveLength(1);
    expect(writes[0]?.[1]).toContain('"Ros"');
  });

  test.each(["pagehide", "visibilitychange"])("the last key is not lost on %s", async (event) => {
    const storage = openStorage();
    const form = openRemembered();
    await saveDrafts(form, storage);
    form.enter("name", "Rose");
    expect(storage.held.size).toBe(0);
    if (event === "pagehide") page.dispatchEvent(new Event(event));
    else {
      Object.assign(document, { visibilityState: "hidden" });
      document.dispatchEvent(new Event(event));
    }
    expect([...storage.held.values()].join()).toContain("Rose");
  });

  test("a page that goes away writes nothing where nothing was changed: another tab may have", async () => {
    const storage = await withDraft();
    await saveDrafts(openRemembered(), storage);
    const set = vi.spyOn(storage, "set");
    page.dispatchEvent(new Event("pagehide"));
    timers.advance(1_000);
    expect(set).not.toHaveBeenCalled();
  });

  test("a slow storage never overwrites what was entered meanwhile, even what was cleared again", async () => {
    const held = (await withDraft()).held;
    const storage = slowStorage(held);
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    form.enter("name", "L");
    form.enter("name", "");
    await storage.settle();
    expect(form.value("name")).toBe("");
    expect(form.value("where")).toBe("Terrace");
    expect(keeper.state).toBe("restored");
    timers.advance(1_000);
    await storage.settle();
    const next = openRemembered();
    await saveDrafts(next, openStorage(held));
    expect([next.value("name"), next.value("where")]).toEqual(["", "Terrace"]);
  });

  test("a form that leaves the screen, or a page that goes, before it was read writes over none of it", async () => {
    const { held } = await withDraft();
    const storage = slowStorage(held);
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    form.enter("name", "Lily");
    timers.advance(1_000);
    page.dispatchEvent(new Event("pagehide"));
    keeper.stop();
    await storage.settle();
    const next = openRemembered();
    await saveDrafts(next, openStorage(held));
    expect([next.value("name"), next.value("where")]).toEqual(["Lily", "Terrace"]);
  });

  test("new input stays although a slow read for the earlier form ends after it", async () => {
    const storage = slowStorage((await withDraft()).held);
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    keeper.stop();
    form.enter("where", "Inside");
    await storage.settle();
    expect([form.value("name"), form.value("where")]).toEqual(["Rose", "Inside"]);
  });

  test("nothing is put back into a form that is answered, nor is its draft kept", async () => {
    const held = (await withDraft()).held;
    const storage = slowStorage(held);
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    form.enter("name", "Lily");
    await form.answer("decline");
    await storage.settle();
    timers.advance(1_000);
    await storage.settle();
    expect(form.value("where")).toBeNull();
    expect(keeper.state).toBe("none");
    expect(held.size).toBe(0);
  });

  test.each(["accept", "decline", "cancel"] as const)(
    "it goes with the answer: %s",
    async (action) => {
      const storage = await withDraft();
      const form = openRemembered();
      await saveDrafts(form, storage);
      form.enter("seats", "2");
      await form.answer(action);
      expect(storage.held.size).toBe(0);
      timers.advance(1_000);
      page.dispatchEvent(new Event("pagehide"));
      expect(storage.held.size).toBe(0);
    },
  );

  test("it is removed by an answer that was on its way when the form was unmounted", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    await form.answer("accept", () => keeper.stop());
    expect(storage.held.size).toBe(0);
  });

  test("it reaches a box that was rendered before it came", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    const keeper = await saveDrafts(form, storage);
    const box = textBox("");
    form.store.attach(form.fieldOf("name"), box, true);
    expect([box.value, form.value("name")]).toEqual(["Rose", "Rose"]);
    expect(keeper.state).toBe("restored");
  });

  test("a failed send leaves it", async () => {
    const storage = await withDraft();
    const form = openRemembered();
    await saveDrafts(form, storage);
    await form.answer("accept", () => Promise.reject(new Error("The line is dead")));
    const next = openRemembered();
    await saveDrafts(next, storage);
    expect(next.value("name")).toBe("Rose");
  });

  test("it expires a day after the last change, and reading it does not extend that", async () => {
    const storage = await withDraft();
    timers.advance(limits.draftAge - 10_000);
    const keeper = await saveDrafts(openRemembered(), storage);
    expect(keeper.state).toBe("restored");
    timers.advance(1_000);
    keeper.stop();
    timers.advance(10_000);
    const late = openRemembered();
    await saveDrafts(late, storage);
    expect(late.store.values.dirty).toBe(false);
    expect(storage.held.size).toBe(0);
  });

  describe("after the storage is cleared", () => {
    test.each([
      ["the form leaves the screen", (keeper: DraftKeeper) => keeper.stop()],
      ["the page goes away", () => void page.dispatchEvent(new Event("pagehide"))],
      ["time goes by", () => timers.advance(1_000)],
    ])("earlier input is not written when %s", async (_when, act) => {
      const browser = browserStorage();
      vi.stubGlobal("localStorage", browser);
      const form = openRemembered();
      const keeper = await saveDrafts(form, createLocalStorage("ada"));
      form.enter("name", "Rose");
      // Whoever signs the user out has a storage of the same prefix, not this object.
      createLocalStorage("ada").clear();
      act(keeper);
      await idle();
      expect(browser.length).toBe(0);
    });

    test("earlier input is not written after clearDrafts, and later input is kept", async () => {
      const storage = openStorage();
      const form = openRemembered();
      const keeper = await saveDrafts(form, storage);
      form.enter("name", "Rose");
      await clearDrafts(storage);
      timers.advance(1_000);
      await idle();
      expect(storage.held.size).toBe(0);
      form.enter("name", "Rosa");
      keeper.stop();
      await idle();
      expect(storage.held.size).toBeGreaterThan(0);
    });

    test("earlier input is not written with the next key in another field, nor when it is put back", async () => {
      const storage = openStorage();
      const form = openRemembered();
      const keeper = await saveDrafts(form, storage);
      form.enter("name", "Rose");
      await clearDrafts(storage);
      const written = async () => {
        timers.advance(1_000);
        await idle();
        return [...storage.held.values()].join();
      };
      form.enter("seats", "4");
      expect(await written()).toContain('"4"');
      expect(await written()).not.toContain("Rose");
      keeper.startOver();
      keeper.putBack();
      expect(form.value("name")).toBe("Rose");
      expect(await written()).not.toContain("Rose");
      form.enter("name", "Rosa");
      expect(await written()).toContain("Rosa");
    });

    test("a restored draft is not written back with the next key", async () => {
      const storage = await withDraft();
      const form = openRemembered();
      const keeper = await saveDrafts(form, storage);
      expect(form.value("name")).toBe("Rose");
      await clearDrafts(storage);
      form.enter("seats", "4");
      keeper.stop();
      await idle();
      expect([...storage.held.values()].join()).not.toContain("Rose");
    });

    test("input from before this code had loaded is written, if the storage was cleared before that", async () => {
      const storage = openStorage();
      await clearDrafts(storage);
      const form = openRemembered();
      form.enter("name", "Rose");
      const keeper = await saveDrafts(form, storage);
      keeper.stop();
      await idle();
      expect([...storage.held.values()].join()).toContain("Rose");
    });

    test("a draft that waits for a response that is being sent does not come into the form", async () => {
      const { form, storage, fail, answering } = await openSending();
      void clearDrafts(storage);
      await storage.settle();
      fail();
      await answering;
      expect([form.value("name"), form.value("seats")]).toEqual(["", "4"]);
    });

    test("a draft that was being read does not come into the form", async () => {
      const { held } = await withDraft();
      const storage = slowStorage(held);
      const form = openRemembered();
      void saveDrafts(form, storage);
      void clearDrafts(storage);
      await storage.settle();
      expect(form.store.values.dirty).toBe(false);
      expect(held.size).toBe(0);
    });
  });
});
