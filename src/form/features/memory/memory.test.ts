import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readAnswers } from "../../../memory/answers.js";
import {
  idle,
  openStorage,
  type OpenStorage,
  slowStorage,
} from "../../../memory/fixtures/storages.js";
import { limits } from "../../../memory/limits.js";
import type { FormRequest } from "../../../protocol/ElicitationRequest.js";
import type { FieldValue } from "../../../schema/FieldValue.js";
import type { ElicitationResult } from "../../../protocol/ElicitationResult.js";
import { manualTimers } from "../../../queue/fixtures/manualTimers.js";
import { openForm } from "../../model/fixtures/openForm.js";
import { AnswerKeeper } from "./AnswerKeeper.js";
import { DraftKeeper } from "./DraftKeeper.js";

const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
const properties = {
  name: { type: "string", title: "Name" },
  seats: { type: "integer", title: "Seats" },
  note: { type: "string", default: "none" },
  password: { type: "string" },
  where: { type: "string", enum: ["Inside", "Terrace"] },
  where__other: { type: "string" },
};
const request: FormRequest = {
  message: "How shall I book?",
  requestedSchema: { type: "object", properties },
};
const timers = manualTimers();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  const { addEventListener, removeEventListener } = page;
  vi.stubGlobal("addEventListener", addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", removeEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(() => vi.unstubAllGlobals());

/** A form as a page shows it, which is answered as a person does. */
function open(asked = request, locale = "en") {
  const form = openForm({ ...asked }, { settings: { locale, timeZone: "UTC" } });
  return {
    ...form,
    answer: async (
      action: ElicitationResult["action"] = "accept",
      onRespond: () => void | Promise<void> = () => {},
    ) => {
      form.host.current.onRespond = onRespond;
      await { accept: form.submit, decline: form.decline, cancel: form.cancel }[action]();
      await idle();
    },
  };
}

type Open = ReturnType<typeof open>;

async function keepDrafts({ store }: Open, storage = openStorage(), asked = request) {
  const keeper = new DraftKeeper({ store, request: asked, requester, storage, timers });
  const started = keeper.start();
  await idle();
  return Object.assign(keeper, { started });
}

async function remember({ store }: Open, storage = openStorage(), asker = requester) {
  const keeper = new AnswerKeeper({ store, request, requester: asker, storage, timers });
  const started = keeper.start();
  await idle();
  return Object.assign(keeper, { started });
}

/** A storage with the draft of someone who has entered a name and a place. */
async function withDraft(): Promise<OpenStorage> {
  const storage = openStorage();
  const form = open();
  const keeper = await keepDrafts(form, storage);
  form.enter("name", "Rose");
  form.enter("where", "Terrace");
  keeper.stop();
  await idle();
  return storage;
}

describe("drafts", () => {
  test("what was entered is put back into the next form of an equal request", async () => {
    const storage = await withDraft();
    const form = open(structuredClone(request));
    const keeper = await keepDrafts(form, storage);
    expect([form.value("name"), form.value("where")]).toEqual(["Rose", "Terrace"]);
    expect(form.value("seats")).toBe("");
    expect(keeper.state).toBe("restored");
    expect(form.store.values.dirty).toBe(true);
  });

  test("another request has none, and nothing to say", async () => {
    const storage = await withDraft();
    const other = { ...request, message: "And where?" };
    const form = open(other);
    const keeper = await keepDrafts(form, storage, other);
    expect(form.store.values.dirty).toBe(false);
    expect(keeper.state).toBe("none");
  });

  test("a default that was cleared stays cleared", async () => {
    const storage = openStorage();
    const form = open();
    const keeper = await keepDrafts(form, storage);
    form.enter("note", "");
    keeper.stop();
    const next = open();
    await keepDrafts(next, storage);
    expect(next.value("note")).toBe("");
  });

  test("a secret is never stored", async () => {
    const storage = openStorage();
    const form = open();
    const keeper = await keepDrafts(form, storage);
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
    const form = open();
    await keepDrafts(form, storage);
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
    const form = open();
    await keepDrafts(form, storage);
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
    await keepDrafts(open(), storage);
    const set = vi.spyOn(storage, "set");
    page.dispatchEvent(new Event("pagehide"));
    timers.advance(1_000);
    expect(set).not.toHaveBeenCalled();
  });

  test("a slow storage never overwrites what was entered meanwhile, even what was cleared again", async () => {
    const held = (await withDraft()).held;
    const storage = slowStorage(held);
    const form = open();
    const keeper = await keepDrafts(form, storage);
    form.enter("name", "L");
    form.enter("name", "");
    await storage.settle();
    expect(form.value("name")).toBe("");
    expect(form.value("where")).toBe("Terrace");
    expect(keeper.state).toBe("restored");
    timers.advance(1_000);
    await storage.settle();
    const next = open();
    await keepDrafts(next, openStorage(held));
    expect([next.value("name"), next.value("where")]).toEqual(["", "Terrace"]);
  });

  test("nothing is put back into a form that is answered, nor is its draft kept", async () => {
    const held = (await withDraft()).held;
    const storage = slowStorage(held);
    const form = open();
    const keeper = await keepDrafts(form, storage);
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
      const form = open();
      await keepDrafts(form, storage);
      form.enter("seats", "2");
      await form.answer(action);
      expect(storage.held.size).toBe(0);
      timers.advance(1_000);
      page.dispatchEvent(new Event("pagehide"));
      expect(storage.held.size).toBe(0);
    },
  );

  test("it goes with an answer that was on its way when the form was put away", async () => {
    const storage = await withDraft();
    const form = open();
    const keeper = await keepDrafts(form, storage);
    await form.answer("accept", () => keeper.stop());
    expect(storage.held.size).toBe(0);
  });

  test("it reaches a box that was rendered before it came", async () => {
    const storage = await withDraft();
    const form = open();
    const keeper = await keepDrafts(form, storage);
    const box = { value: "" } as HTMLInputElement;
    form.store.attach(form.fieldOf("name"), box, true);
    expect([box.value, form.value("name")]).toEqual(["Rose", "Rose"]);
    expect(keeper.state).toBe("restored");
  });

  test("a failed send leaves it", async () => {
    const storage = await withDraft();
    const form = open();
    await keepDrafts(form, storage);
    await form.answer("accept", () => Promise.reject(new Error("The line is dead")));
    const next = open();
    await keepDrafts(next, storage);
    expect(next.value("name")).toBe("Rose");
  });

  test("a day after the last change it is gone; to read it makes it no younger", async () => {
    const storage = await withDraft();
    timers.advance(limits.draftAge - 10_000);
    const keeper = await keepDrafts(open(), storage);
    expect(keeper.state).toBe("restored");
    timers.advance(1_000);
    keeper.stop();
    timers.advance(10_000);
    const late = open();
    await keepDrafts(late, storage);
    expect(late.store.values.dirty).toBe(false);
    expect(storage.held.size).toBe(0);
  });

  test("what is cleared by hand leaves nothing behind", async () => {
    const storage = await withDraft();
    const form = open();
    await keepDrafts(form, storage);
    form.enter("name", "");
    form.enter("where", null);
    timers.advance(1_000);
    await idle();
    expect(storage.held.size).toBe(0);
  });

  test("to start over takes all of it out, secrets too, and can be undone but for what is new", async () => {
    const storage = await withDraft();
    const form = open();
    const keeper = await keepDrafts(form, storage);
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
    const form = open();
    const keeper = await keepDrafts(form, storage);
    form.store.status.setPhase({ name: "pending" });
    keeper.startOver();
    expect(keeper.state).toBe("restored");
    expect(form.value("name")).toBe("Rose");
  });

  test("in two tabs the last change wins, and the answer of one ends it", async () => {
    const storage = openStorage();
    const [one, two] = [open(), open()];
    await keepDrafts(one, storage);
    await keepDrafts(two, storage);
    one.enter("name", "Rose");
    timers.advance(1_000);
    two.enter("name", "Lily");
    timers.advance(1_000);
    await idle();
    const next = open();
    await keepDrafts(next, storage);
    expect(next.value("name")).toBe("Lily");
    await one.answer();
    expect(storage.held.size).toBe(0);
  });
});

describe("earlier answers", () => {
  /** A storage with the answers of someone who has booked before. */
  async function answered(
    entered: Record<string, FieldValue>,
    { storage = openStorage(), locale = "en" } = {},
  ) {
    const form = open(request, locale);
    await remember(form, storage);
    for (const [key, value] of Object.entries(entered)) form.enter(key, value);
    await form.answer();
    return storage;
  }

  async function offers(storage: OpenStorage, asked = request, asker = requester, locale = "en") {
    const form = open(asked, locale);
    const keeper = await remember(form, storage, asker);
    const offered = form.store.fields.flatMap((field) => {
      const entries = keeper.offers(field).map((answer) => keeper.entry(field, answer));
      return entries.length > 0 ? [[field.key, entries] as const] : [];
    });
    return Object.fromEntries(offered);
  }

  test("what was typed is offered to the next form, never filled in", async () => {
    const storage = await answered({ name: "Rose", seats: "4" });
    expect(await offers(storage)).toEqual({ name: ["Rose"], seats: ["4"] });
    const form = open();
    await remember(form, storage);
    expect(form.store.values.dirty).toBe(false);
    expect(await form.store.validation.submit()).toEqual({ note: "none" });
  });

  test("nothing is remembered of secrets, choices, untouched defaults and long texts", async () => {
    const storage = await answered({
      name: "x".repeat(201),
      password: "hunter2",
      where: "Terrace",
    });
    expect(storage.held.size).toBe(0);
  });

  test("what was typed beside an option that was chosen instead was not answered", async () => {
    const storage = await answered({ where__other: "The roof", where: "Terrace" });
    expect(storage.held.size).toBe(0);
    await answered({ where__other: "The roof" }, { storage });
    expect(await offers(storage)).toEqual({ where__other: ["The roof"] });
  });

  test("a number is offered as the person writes it now", async () => {
    const weight = { ...request, requestedSchema: { properties: { kg: { type: "number" } } } };
    const storage = openStorage();
    const form = open(weight, "de");
    await remember(form, storage);
    form.enter("kg", "1,5");
    await form.answer();
    expect(await offers(storage, weight, requester, "en")).toEqual({ kg: ["1.5"] });
    expect(await offers(storage, weight, requester, "de")).toEqual({ kg: ["1,5"] });
  });

  test.each(["decline", "cancel"] as const)("nothing is remembered on %s", async (action) => {
    const storage = openStorage();
    const form = open();
    await remember(form, storage);
    form.enter("name", "Rose");
    // Found right by an earlier Submit that could not be sent.
    await form.answer("accept", () => Promise.reject(new Error("The line is dead")));
    expect(storage.held.size).toBe(0);
    await form.answer(action);
    expect(storage.held.size).toBe(0);
  });

  test("it is remembered once the host has taken it, also when the form is gone by then", async () => {
    const storage = openStorage();
    const form = open();
    const keeper = await remember(form, storage);
    form.enter("name", "Rose");
    await form.answer("accept", () => {
      expect(storage.held.size).toBe(0);
      keeper.stop();
    });
    expect(await offers(storage)).toEqual({ name: ["Rose"] });
  });

  test("another form that shows the same request remembers nothing of its own", async () => {
    const storage = openStorage();
    const [one, two] = [open(), open()];
    await remember(two, storage);
    two.enter("name", "Never sent");
    one.enter("name", "Rose");
    two.store.status.setPhase({ name: "pending" });
    two.store.status.setPhase({ name: "answered", action: "accept" });
    await idle();
    expect(storage.held.size).toBe(0);
  });

  test("they are for the same question of the same requester alone", async () => {
    const storage = await answered({ name: "Rose" });
    const asking = (schema: object): FormRequest => ({
      message: "Another question",
      requestedSchema: { properties: schema as Record<string, unknown> },
    });
    expect(await offers(storage, asking({ name: properties.name }))).toEqual({ name: ["Rose"] });
    expect(await offers(storage, asking({ name: { ...properties.name, title: "Alias" } }))).toEqual(
      {},
    );
    expect(await offers(storage, asking({ alias: properties.name }))).toEqual({});
    expect(await offers(storage, asking({ name: { ...properties.name, format: "uri" } }))).toEqual(
      {},
    );
    expect(await offers(storage, request, { ...requester, name: "Other" })).toEqual({});
    expect(await offers(storage, request, { ...requester, url: "https://evil.example" })).toEqual(
      {},
    );
  });

  test("what a storage was made to say is not offered where it cannot be seen whole", async () => {
    const storage = await answered({ name: "Rose", seats: "4" });
    const [[key, text] = ["", ""]] = storage.held;
    storage.held.set(key, text.replace('"Rose"', '"Rose\\nand more"').replace("[4]", '["4"]'));
    expect(await readAnswers(storage, requester)).toHaveLength(2);
    expect(await offers(storage)).toEqual({});
  });

  test("one is forgotten, or all of a question", async () => {
    const storage = await answered({ name: "Rose", seats: "4" });
    await answered({ name: "Lily" }, { storage });
    const form = open();
    const keeper = await remember(form, storage);
    const heard = vi.fn<() => void>();
    keeper.subscribe(heard);
    keeper.forget(form.fieldOf("name"), "Rose");
    expect(keeper.offers(form.fieldOf("name"))).toEqual(["Lily"]);
    await idle();
    expect(await offers(storage)).toEqual({ name: ["Lily"], seats: ["4"] });
    keeper.forget(form.fieldOf("name"));
    await idle();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(await offers(storage)).toEqual({ seats: ["4"] });
  });
});

describe("entered before the code that keeps things had come", () => {
  test.each(["after a while", "when the form is put away"])("it is kept %s", async (when) => {
    const storage = openStorage();
    const form = open();
    form.enter("name", "Rose");
    form.enter("password", "hunter2");
    const keeper = await keepDrafts(form, storage);
    if (when === "after a while") timers.advance(1_000);
    else keeper.stop();
    await idle();
    const next = open();
    await keepDrafts(next, storage);
    expect([next.value("name"), next.value("password")]).toEqual(["Rose", ""]);
  });
});

describe("answered before the code that keeps things had come", () => {
  test("the answer is remembered all the same, and a refusal is none", async () => {
    for (const action of ["accept", "decline"] as const) {
      const storage = openStorage();
      const form = open();
      form.enter("name", "Rose");
      await form.answer(action);
      await remember(form, storage);
      const kept = await readAnswers(storage, requester);
      expect(kept.flatMap(({ answers }) => answers)).toEqual(action === "accept" ? ["Rose"] : []);
    }
  });

  test("the draft of an earlier visit is gone", async () => {
    const storage = await withDraft();
    const form = open();
    await form.answer("decline");
    const keeper = await keepDrafts(form, storage);
    await idle();
    expect(keeper.state).toBe("none");
    const next = open();
    await keepDrafts(next, storage);
    expect(next.value("name")).toBe("");
  });
});
