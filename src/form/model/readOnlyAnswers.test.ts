import { expect, test } from "vitest";
import { pickValue } from "../../schema/fixtures/arbitraries.js";
import { everyKind } from "../../schema/fixtures/everyKind.js";
import { openStore } from "./fixtures/openStore.js";

const PRESETS: Record<keyof typeof everyKind, unknown> = {
  text: "",
  email: "a@b.example",
  uri: "https://example.org/",
  day: "2024-02-29",
  time: "10:30",
  moment: "2026-08-01T10:00:00",
  number: 0,
  integer: 3,
  boolean: false,
  choice: "first",
  choices: [],
  list: ["a", ""],
};

test("a read-only field of any kind takes no input, and is sent unchanged", async () => {
  const properties = Object.entries(everyKind).map(([key, schema]) => [
    key,
    { ...schema, readOnly: true, default: PRESETS[key as keyof typeof everyKind] },
  ]);
  const form = openStore(Object.fromEntries(properties), Object.keys(everyKind));
  for (const field of form.store.fields) {
    for (let seed = 0; seed < 12; seed += 1) form.store.change(field, pickValue(field, seed));
  }
  expect(await form.submit()).toEqual(PRESETS);
});

const account = {
  type: "object",
  properties: { id: { type: "string", readOnly: true }, name: { type: "string" } },
};
const rows = { type: "array", items: account };
const given = { id: "7", name: "Ada" };

test.each<[kept: boolean, schema: object, preset: unknown, entered: string]>([
  [true, account, given, '{"id":"7","name":"Grace"}'],
  [false, account, given, '{"id":"8","name":"Ada"}'],
  [false, account, given, '{"name":"Ada"}'],
  [false, account, given, ""],
  [false, account, { name: "Ada" }, '{"name":"Ada","id":"8"}'],
  [true, account, { name: "Ada" }, ""],
  [true, rows, [given], '[{"id":"7"},{"name":"Eve"}]'],
  [false, rows, [given], "[]"],
  [false, rows, [given], '[{"name":"Eve"},{"id":"7","name":"Ada"}]'],
  [true, { oneOf: [account, { type: "number" }] }, given, "5"],
])("an answer is sent only if its read-only values are unchanged: %s %j %j %s", async (...args) => {
  const [kept, schema, preset, entered] = args;
  const form = openStore({ a: { ...schema, default: preset } });
  form.enter("a", entered);
  const content = await form.submit();
  expect(form.codes("a")).toEqual(kept ? [] : ["readOnly"]);
  expect(content).toEqual(
    kept ? (entered === "" ? {} : { a: JSON.parse(entered) as unknown }) : undefined,
  );
});
