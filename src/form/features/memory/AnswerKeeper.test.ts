import { describe, expect, test, vi } from "vitest";
import { readAnswers } from "../../../memory/answers.js";
import { browserStorage } from "../../../memory/fixtures/browserStorage.js";
import { clearAnswers, createLocalStorage } from "../../../memory/createLocalStorage.js";
import type { FormRequest } from "../../../core/protocol.js";
import type { FieldValue } from "../../../schema/types.js";
import { idle, openStorage, type OpenStorage } from "../../../memory/fixtures/storages.js";
import {
  openRemembered,
  properties,
  remember,
  request,
  requester,
  stubPage,
} from "./fixtures/openRemembered.js";

stubPage();

describe("earlier answers", () => {
  /** A storage with the answers of someone who has booked before. */
  async function answered(
    entered: Record<string, FieldValue>,
    { storage = openStorage(), locale = "en" } = {},
  ) {
    const form = openRemembered(request, locale);
    await remember(form, storage);
    for (const [key, value] of Object.entries(entered)) form.enter(key, value);
    await form.answer();
    return storage;
  }

  async function offers(storage: OpenStorage, asked = request, asker = requester, locale = "en") {
    const form = openRemembered(asked, locale);
    const keeper = await remember(form, storage, asker);
    const offered = form.store.fields.flatMap((field) => {
      const entries = keeper.offers(field).map((answer) => keeper.entry(field, answer));
      return entries.length > 0 ? [[field.key, entries] as const] : [];
    });
    return Object.fromEntries(offered);
  }

  test("typed answers are offered to the next form, never filled in", async () => {
    const storage = await answered({ name: "Rose", seats: "4" });
    expect(await offers(storage)).toEqual({ name: ["Rose"], seats: ["4"] });
    const form = openRemembered();
    await remember(form, storage);
    expect(form.store.values.dirty).toBe(false);
    expect(await form.store.validation.validateAll()).toEqual({ note: "none" });
  });

  test("nothing is remembered of secrets, choices, untouched defaults and long texts", async () => {
    const storage = await answered({
      name: "x".repeat(201),
      password: "hunter2",
      where: "Terrace",
    });
    expect(storage.held.size).toBe(0);
  });

  test("a text is not remembered if an option was chosen instead of it", async () => {
    const storage = await answered({ where__other: "The roof", where: "Terrace" });
    expect(storage.held.size).toBe(0);
    await answered({ where__other: "The roof" }, { storage });
    expect(await offers(storage)).toEqual({ where__other: ["The roof"] });
  });

  test("a number is offered in the format of the user's current language", async () => {
    const weight = { ...request, requestedSchema: { properties: { kg: { type: "number" } } } };
    const storage = openStorage();
    const form = openRemembered(weight, "de");
    await remember(form, storage);
    form.enter("kg", "1,5");
    await form.answer();
    expect(await offers(storage, weight, requester, "en")).toEqual({ kg: ["1.5"] });
    expect(await offers(storage, weight, requester, "de")).toEqual({ kg: ["1,5"] });
  });

  test.each(["decline", "cancel"] as const)("nothing is remembered on %s", async (action) => {
    const storage = openStorage();
    const form = openRemembered();
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
    const form = openRemembered();
    const keeper = await remember(form, storage);
    form.enter("name", "Rose");
    await form.answer("accept", () => {
      expect(storage.held.size).toBe(0);
      keeper.stop();
    });
    expect(await offers(storage)).toEqual({ name: ["Rose"] });
  });

  test.each([
    ["as a whole", () => createLocalStorage("ada").clear()],
    ["of a requester", () => clearAnswers(createLocalStorage("ada"), requester)],
  ])("it is not remembered if the storage was cleared meanwhile: %s", async (_, clear) => {
    const browser = browserStorage();
    vi.stubGlobal("localStorage", browser);
    const form = openRemembered();
    await remember(form, createLocalStorage("ada"));
    form.enter("name", "Rose");
    await form.answer("accept", clear);
    expect(browser.length).toBe(0);
  });

  test("another form that shows the same request remembers nothing of its own", async () => {
    const storage = openStorage();
    const [one, two] = [openRemembered(), openRemembered()];
    await remember(two, storage);
    two.enter("name", "Never sent");
    one.enter("name", "Rose");
    two.store.session.begin({ action: "accept" });
    two.store.session.settle({ action: "accept" });
    await idle();
    expect(storage.held.size).toBe(0);
  });

  test("an answer that was sent in another place is remembered, not one that was found valid here, and no secret", async () => {
    const storage = openStorage();
    const form = openRemembered();
    await remember(form, storage);
    form.enter("name", "Never sent");
    form.enter("password", "hunter2");
    await form.store.validation.validateAll();
    const content = { name: "Rose", password: "hunter2" };
    form.store.session.begin({ action: "accept", content });
    form.store.session.settle({ action: "accept", content });
    await idle();
    const kept = await readAnswers(storage, requester);
    expect(kept.flatMap(({ answers }) => answers)).toEqual(["Rose"]);
  });

  test("answers are only offered for the same field of the same requester", async () => {
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

  test("a stored answer with invisible characters or a wrong type is not offered", async () => {
    const storage = await answered({ name: "Rose", seats: "4" });
    const [[key, text] = ["", ""]] = storage.held;
    storage.held.set(key, text.replace('"Rose"', '"Rose\\u200band more"').replace("[4]", '["4"]'));
    expect(await readAnswers(storage, requester)).toHaveLength(2);
    expect(await offers(storage)).toEqual({});
  });

  test("one answer is forgotten, or all answers of a field", async () => {
    const storage = await answered({ name: "Rose", seats: "4" });
    await answered({ name: "Lily" }, { storage });
    const form = openRemembered();
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

describe("a form that is answered before the memory code is loaded", () => {
  test("remembers an accepted answer, and nothing of a refusal", async () => {
    for (const action of ["accept", "decline"] as const) {
      const storage = openStorage();
      const form = openRemembered();
      form.enter("name", "Rose");
      await form.answer(action);
      await remember(form, storage);
      const kept = await readAnswers(storage, requester);
      expect(kept.flatMap(({ answers }) => answers)).toEqual(action === "accept" ? ["Rose"] : []);
    }
  });
});
