import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allFields, type Field } from "./Field.js";
import type { FieldValue } from "./types.js";
import { agentForms } from "./fixtures/agentForms.js";
import { hostileKeys } from "./fixtures/arbitraries.js";
import { everyKind } from "./fixtures/everyKind.js";
import { initialValue, toContent } from "./content.js";
import { readAnswer } from "./readAnswer.js";
import { readSchema } from "./readSchema.js";

const settings = { locale: "en", timeZone: "UTC" };

/** What is sent when a person enters these values, and touches nothing else. */
function send(properties: Record<string, unknown>, entered: Record<string, FieldValue> = {}) {
  const { fields } = readSchema({ properties });
  return toContent(fields, (field: Field) => {
    const initial = initialValue(field, settings);
    const value = Object.hasOwn(entered, field.key) ? entered[field.key]! : initial;
    return readAnswer(field, value, settings, initial);
  });
}

test("untouched fields are not sent as zero, false, an empty text, a first option or null", () => {
  expect(send(everyKind)).toEqual({});
});

test("cleared fields are not sent, also where there was a default", () => {
  const presets: Record<keyof typeof everyKind, [preset: unknown, cleared: FieldValue]> = {
    text: ["a", ""],
    email: ["a@b.c", ""],
    uri: ["a:b", ""],
    day: ["2024-02-29", ""],
    time: ["10:30:00Z", ""],
    moment: ["2024-02-29T00:00:00Z", ""],
    number: [0, ""],
    integer: [0, " "],
    boolean: [true, null],
    choice: ["first", null],
    choices: [["first"], null],
    list: [["a"], " "],
  };
  const properties: Record<string, unknown> = {};
  const cleared: Record<string, FieldValue> = {};
  const defaults: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(everyKind)) {
    const [preset, empty] = presets[key as keyof typeof everyKind];
    properties[key] = { ...schema, default: preset };
    cleared[key] = empty;
    defaults[key] = preset;
  }
  expect(send(properties)).toEqual(defaults);
  expect(send(properties, cleared)).toEqual({});
});

test("zero, false and an empty list are sent when they are the answer", () => {
  expect(send(everyKind, { number: "0", integer: "-0", boolean: false, choices: [] })).toEqual({
    number: 0,
    integer: 0,
    boolean: false,
    choices: [],
  });
});

test("text is not trimmed", () => {
  expect(send(everyKind, { text: " a\n" })).toEqual({ text: " a\n" });
});

describe("an answer of one's own (Other…)", () => {
  const single = { a: { enum: ["red"] }, a__other: everyKind.text };
  const multiple = { a: { type: "array", items: { enum: ["red"] } }, a__other: everyKind.text };

  test("is sent instead of an option of a single choice", () => {
    expect(send(single, { a__other: "blue" })).toEqual({ a__other: "blue" });
    expect(send(single, { a: "red" })).toEqual({ a: "red" });
    expect(send(single, { a: "red", a__other: "blue" })).toEqual({ a: "red" });
    expect(send(single)).toEqual({});
  });

  test("is sent besides the options of a multiple choice", () => {
    expect(send(multiple, { a: ["red"], a__other: "blue" })).toEqual({
      a: ["red"],
      a__other: "blue",
    });
    expect(send(multiple, { a__other: "blue" })).toEqual({ a__other: "blue" });
  });
});

test("a note is sent besides its option if the requester takes one", () => {
  const { properties } = agentForms.claude.requestedSchema;
  const note = { question_0_custom: "But only locally" };
  expect(send(properties, note)).toEqual(note);
  expect(send(properties, { ...note, question_0: "SQLite" })).toEqual({
    question_0: "SQLite",
    ...note,
  });
});

describe.each(hostileKeys)("the key %j", (key) => {
  const properties = JSON.parse(`{${JSON.stringify(key)}: {"type": "string"}}`) as Record<
    string,
    unknown
  >;

  test("is an own property of the sent content, as the server wrote it", () => {
    const content = send(properties, Object.fromEntries([[key, "x"]]));
    expect(JSON.stringify(content)).toBe(`{${JSON.stringify(key)}:"x"}`);
    expect(Object.getPrototypeOf(content)).toBe(Object.prototype);
  });

  test("is not sent when it was not answered", () => {
    const content = send(properties);
    expect(Object.hasOwn(content, key)).toBe(false);
    expect(JSON.stringify(content)).toBe("{}");
  });
});

test("each answer is sent under its own key, whatever the keys are", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: "binary" })), (keys) => {
      const properties = Object.fromEntries(keys.map((key) => [key, { type: "string" }]));
      const { fields } = readSchema({ properties });
      const content = toContent(fields, ({ key }) => ({ state: "given", value: `=${key}` }));
      expect(new Set(Object.entries(content).map(([key, value]) => [key, value].join()))).toEqual(
        new Set(keys.map((key) => [key, `=${key}`].join())),
      );
      expect(allFields(fields)).toHaveLength(keys.length);
    }),
    { seed: 1 },
  );
});
