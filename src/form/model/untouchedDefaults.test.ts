import fc from "fast-check";
import { expect, test } from "vitest";
import { answerWithDefaults } from "../../automation/answerWithDefaults.js";
import type { RequestedSchema } from "../../core/protocol.js";
import { createElicitationQueue } from "../../transports/createElicitationQueue.js";
import { readForm } from "../../schema/readSchema.js";
import { validateContent } from "../../validation/validateContent.js";
import { openStore, settings, storeOf } from "./fixtures/openStore.js";

const text = { type: "string" };
const options = { enum: ["a", "", "b"] };
const group = { type: "object", properties: { note: text, at: { ...text, format: "date-time" } } };

/** Schemas of every kind of field, with defaults that each control can show. */
const KINDS: Record<string, [schema: object, ...defaults: unknown[]]> = {
  text: [text, "", "a", " ", "two\nlines"],
  "text with a pattern": [{ ...text, pattern: "^a*$" }, "", "aa"],
  "text of a length": [{ ...text, minLength: 0, maxLength: 2 }, "", "ab"],
  email: [{ ...text, format: "email" }, "ada@example.org"],
  address: [{ ...text, format: "uri" }, "https://example.org/"],
  day: [{ ...text, format: "date" }, "2024-02-29"],
  time: [{ ...text, format: "time" }, "10:30", "10:30:00", "10:30:00.5Z", "10:30:00+05:30"],
  moment: [
    { ...text, format: "date-time" },
    "2026-08-01T10:00:00",
    "2026-08-01 10:00",
    "2026-08-01T10:00Z",
    "2026-08-01T10:00:00.25-03:30",
    "2016-12-31T23:59:60Z",
  ],
  number: [{ type: "number" }, 0, -1.5, 1e21],
  "whole number": [{ type: "integer" }, 0, -3],
  "yes or no": [{ type: "boolean" }, false, true],
  choice: [{ ...text, ...options }, "", "b"],
  choices: [{ type: "array", items: options }, [], [""], ["b", "a"]],
  rows: [{ type: "array", items: text }, [], [""], ["a", "", "a"]],
  group: [group, {}, { note: "" }, { note: "a", at: "2026-08-01T10:00" }],
  "several types": [{ type: ["string", "number", "array"] }, "", 0, [], "a"],
  cases: [{ oneOf: [group, { type: "number" }] }, { note: "" }, 0],
  anything: [{}, "", 0, false, [], {}, ["", null]],
};

const fields = Object.entries(KINDS).flatMap(([kind, [schema, ...defaults]]) =>
  defaults.map((preset) => [kind, schema, preset] as const),
);

const requested = (
  all: readonly (readonly [key: string, schema: object, preset: unknown])[],
  required: readonly string[],
) =>
  ({
    type: "object",
    properties: Object.fromEntries(
      all.map(([key, schema, preset]) => [key, { ...schema, default: preset }]),
    ),
    required,
  }) as unknown as RequestedSchema;

/** The content of a form that nobody touched, and the response that needs no form. */
async function untouched(schema: RequestedSchema) {
  const store = storeOf(readForm(schema), settings);
  const content = await store.validation.validateAll();
  const queue = createElicitationQueue({ intercept: answerWithDefaults() });
  const message = "";
  const request = { message, requestedSchema: schema };
  return { store, content, automatic: await queue.elicit(request, { requester: { name: "T" } }) };
}

test.each(fields)("an untouched default is sent unchanged: %s %j %j", async (...field) => {
  for (const required of [[], [field[0]]]) {
    const schema = requested([field], required);
    const expected = { [field[0]]: field[2] };
    const { content, automatic, store } = await untouched(schema);
    expect(content).toEqual(expected);
    expect(automatic).toEqual({ action: "accept", content: expected });
    expect(await validateContent(schema, content)).toEqual([]);
    expect(store.values.dirty).toBe(false);
  }
});

test("all untouched defaults of a form are sent unchanged, next to fields without one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(Object.keys(KINDS)),
      fc.subarray(Object.keys(KINDS)),
      fc.nat(59),
      async (given, bare, at) => {
        const all = given.map((key) => {
          const [schema, ...defaults] = KINDS[key]!;
          return [key, schema, defaults[at % defaults.length]] as const;
        });
        const without = bare.map((key) => [`no ${key}`, KINDS[key]![0], undefined] as const);
        const { content } = await untouched(requested([...all, ...without], given));
        expect(content).toEqual(Object.fromEntries(all.map(([key, , preset]) => [key, preset])));
      },
    ),
    { numRuns: 200, seed: 1 },
  );
});

test("an empty default that the schema refuses is none, and stands in nobody's way", async () => {
  for (const rule of [
    { minLength: 1 },
    { pattern: "^a+$" },
    { format: "email" },
    { enum: ["a"] },
  ]) {
    const schema = (required: string[]) => requested([["a", { ...text, ...rule }, ""]], required);
    expect((await untouched(schema([]))).content).toEqual({});
    const { content, store } = await untouched(schema(["a"]));
    expect(content).toBeUndefined();
    const [field] = store.fields;
    expect(store.validation.issues(field!)).toEqual([{ code: "required" }]);
  }
  const list = { type: "array", items: options, minItems: 1 };
  expect((await untouched(requested([["a", list, []]], []))).content).toEqual({});
});

test("a default time that the user types again is the default, also as Firefox writes it", () => {
  const arrival = { ...text, format: "date-time", default: "2027-10-31T02:30:00.5+0100" };
  const { store, fieldOf } = openStore({ arrival });
  const field = fieldOf("arrival");
  store.change(field, "2027-10-31T02:45");
  expect(store.values.changed(field)).toBe(true);
  store.change(field, "2027-10-31T02:30:00.500");
  expect(store.values.read(field)).toEqual({ state: "given", value: arrival.default });
});
