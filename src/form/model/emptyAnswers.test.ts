import { describe, expect, test } from "vitest";
import { readDraftRecord, writeDraftRecord } from "../../memory/drafts.js";
import { everyKind } from "../../schema/fixtures/everyKind.js";
import { EMPTY_TEXT } from "../../schema/types.js";
import { enForm } from "../../strings/enForm.js";
import { allowsEmptyText } from "../../validation/validateValue.js";
import { openStore, settings, settle } from "./fixtures/openStore.js";

const text = { type: "string" };
const said = ({ store, fieldOf }: ReturnType<typeof openStore>, key: string) =>
  store.validation.messages(fieldOf(key), enForm);

test("a required text that may be empty is asked for once, and can then be left empty", async () => {
  const form = openStore({ a: text }, ["a"]);
  expect(form.store.validation.wasMissing(form.fieldOf("a"))).toBe(false);
  expect(await form.submit()).toBeUndefined();
  expect(said(form, "a")).toEqual(["Enter a, or leave it empty."]);
  expect(form.store.validation.wasMissing(form.fieldOf("a"))).toBe(true);
  // Pressing Submit again is no answer.
  expect(await form.submit()).toBeUndefined();
  form.enter("a", EMPTY_TEXT);
  await settle();
  expect([form.codes("a"), form.store.values.dirty]).toEqual([[], true]);
  expect(await form.submit()).toEqual({ a: "" });
  form.enter("a", "x");
  expect(await form.submit()).toEqual({ a: "x" });
  form.enter("a", "");
  expect(await form.submit()).toBeUndefined();
});

test.each([
  { ...text, minLength: 1 },
  { ...text, pattern: "^.+$" },
  { ...text, format: "email" },
  { ...text, format: "date" },
])("a required text that may not be empty is asked for, and nothing else: %j", async (schema) => {
  const form = openStore({ a: schema }, ["a"]);
  expect(await form.submit()).toBeUndefined();
  expect(said(form, "a")).toEqual(["Enter a."]);
  expect(allowsEmptyText(form.fieldOf("a"), form.store.budget)).toBe(false);
});

test("a text whose pattern allows nothing can be left empty", async () => {
  const form = openStore({ a: { ...text, pattern: "^a*$" } }, ["a"]);
  expect(await form.submit()).toBeUndefined();
  expect(said(form, "a")).toEqual(["Enter a, or leave it empty."]);
  form.enter("a", EMPTY_TEXT);
  expect(await form.submit()).toEqual({ a: "" });
});

test("no field of any kind is answered by being empty", async () => {
  const keys = Object.keys(everyKind);
  const form = openStore(everyKind, keys);
  expect(await form.submit()).toBeUndefined();
  expect(form.store.validation.problems.map(({ key }) => key)).toEqual(keys);
  const empty = keys.filter((key) => allowsEmptyText(form.fieldOf(key), form.store.budget));
  expect(empty).toEqual(["text"]);
});

test("an optional text is left out while it is empty, and a default of nothing once it is cleared", async () => {
  const form = openStore({ a: text, b: { ...text, default: "" } });
  expect(await form.submit()).toEqual({ b: "" });
  expect(form.store.validation.wasMissing(form.fieldOf("b"))).toBe(false);
  form.enter("b", "x");
  form.enter("b", "");
  expect(await form.submit()).toEqual({});
});

test("an empty default of a choice differs from no answer", async () => {
  const list = { type: "array", items: { enum: ["x", "y"] }, default: [] };
  const form = openStore({ a: list, b: list }, ["a"]);
  expect(await form.submit()).toEqual({ a: [], b: [] });
  form.enter("a", null);
  form.enter("b", null);
  expect(await form.submit()).toBeUndefined();
  form.enter("a", []);
  expect(await form.submit()).toEqual({ a: [] });
});

describe("an answer that is the empty text", () => {
  test("is restored from a draft, and in no other kind of field", () => {
    const { store } = openStore(everyKind);
    const entered = store.fields.map((field) => [field, EMPTY_TEXT] as const);
    const now = Date.now();
    const record = writeDraftRecord(store.fields, entered, settings, now);
    const restored = readDraftRecord(record, store.fields, settings, now);
    expect(restored.map(([{ key }, value]) => [key, value])).toEqual([["text", EMPTY_TEXT]]);
  });

  test("is no secret to agree to", async () => {
    const form = openStore({ password: text }, ["password"]);
    await form.submit();
    form.enter("password", EMPTY_TEXT);
    expect(await form.submit()).toEqual({ password: "" });
    expect(form.store.secrets.filledIn).toBe(false);
  });

  test("is cleared by starting over", async () => {
    const form = openStore({ a: text }, ["a"]);
    form.enter("a", EMPTY_TEXT);
    expect(form.store.startOver()).toEqual([[form.fieldOf("a"), EMPTY_TEXT]]);
    expect(await form.submit()).toBeUndefined();
  });
});
