import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { RequestedSchema } from "../core/protocol.js";
import { agentForms } from "../schema/fixtures/agentForms.js";
import { validateContent } from "./validateContent.js";

const HOSTILE_KEYS = [
  "__proto__",
  "constructor",
  "toString",
  "valueOf",
  "a.b",
  "x/y",
  "0",
  "",
  '"',
];

/** An object with one own property, whatever its name. */
const own = (key: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries([[key, value]]);

const schema: RequestedSchema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 2 },
    email: { type: "string", format: "email" },
    age: { type: "integer", minimum: 18 },
    colours: { type: "array", items: { type: "string", enum: ["red", "green"] }, minItems: 1 },
    subscribe: { type: "boolean" },
    code: { type: "string", pattern: "^[A-Z]{3}$" },
  },
  required: ["name"],
};

describe("validateContent", () => {
  test("takes every option of a list, whatever its type", async () => {
    const x = { type: "array", items: { enum: ["auto", 1, 2] } };
    const codes = async (content: object) =>
      (await validateContent({ type: "object", properties: { x } }, content)).map(
        ({ code }) => code,
      );
    expect(await codes({ x: [1] })).toEqual([]);
    expect(await codes({ x: ["auto", 2] })).toEqual([]);
    expect(await codes({ x: [3] })).toEqual(["enum"]);
  });

  test("takes a note of an agent's for the choice that it is on, as the agent does", async () => {
    const { requestedSchema } = agentForms.codex;
    const found = async (content: object) =>
      (await validateContent(requestedSchema, { value: "x", ...content })).map(({ code }) => code);
    expect(await found({ target_note: "Mine" })).toEqual([]);
    expect(await found({ target: "Staging", target_note: "Mine" })).toEqual([]);
    expect(await found({})).toEqual(["required"]);
    expect(await found({ target_note: " " })).toEqual(["required"]);
    expect(await found({ target_note: 5 })).toEqual(["required", "type"]);
  });

  test.each([
    [
      "the key of an unchecked pattern",
      { patternProperties: { "^(?!x-)": { type: "integer" } } },
      { "x-a": "hi" },
    ],
    [
      "not an unchecked pattern",
      { properties: { s: { not: { pattern: "^(?=x)" } } } },
      { s: "hello" },
    ],
    [
      "if an unchecked pattern",
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      { properties: { s: { if: { pattern: "^(?=x)" }, then: { minLength: 100 } } } },
      { s: "hello" },
    ],
    [
      "one of two, by an unchecked pattern",
      {
        properties: { s: { oneOf: [{ pattern: "^(?=x)" }, { maxLength: 9 }, { type: "object" }] } },
      },
      { s: "hello" },
    ],
    [
      "not too many of an unchecked pattern",
      {
        properties: {
          s: { type: "array", contains: { pattern: "^(?=x)" }, minContains: 0, maxContains: 1 },
        },
      },
      { s: ["x", "y"] },
    ],
  ])(
    "leaves what depends on an unreadable pattern to the server: %s",
    async (_, property, answer) => {
      const asked = { type: "object", properties: { a: { type: "object", ...property } } };
      expect(await validateContent(asked as RequestedSchema, { a: answer } as never)).toEqual([]);
    },
  );

  test.each([
    [
      "a list of options or any text",
      { type: "array", items: { anyOf: [{ const: "a" }, { const: "b" }, { type: "string" }] } },
      ["c"],
      [],
    ],
    ["a text, or an object", { type: ["string", "object"] }, { x: 1 }, []],
    ["a text, or an object: the text", { type: ["string", "object"] }, "a", []],
    [
      "a bound of draft 4",
      { type: "number", minimum: 0, exclusiveMinimum: true },
      0,
      [{ code: "exclusiveMinimum", limit: 0 }],
    ],
    ["the same, above it", { type: "number", minimum: 0, exclusiveMinimum: true }, 1, []],
  ])("knows %s", async (_, property, answer, issues) => {
    const asked = { type: "object", properties: { a: property } } as unknown as RequestedSchema;
    const found = await validateContent(asked, { a: answer } as never);
    expect(found).toMatchObject(issues);
    expect(found).toHaveLength(issues.length);
  });

  test("finds nothing in content that holds", async () => {
    const content = {
      name: "Ada",
      email: "ada@example.org",
      age: 36,
      colours: ["red"],
      subscribe: false,
      code: "ABC",
    };
    expect(await validateContent(schema, content)).toEqual([]);
    expect(await validateContent(schema, { name: "Ada" })).toEqual([]);
    expect(await validateContent(schema, { name: "Ada", other: 1 })).toEqual([]);
    expect(await validateContent({ type: "object", properties: {} }, {})).toEqual([]);
  });

  test("finds everything that does not", async () => {
    const content = { email: "ada", age: 3.5, colours: ["blue"], subscribe: "no", code: "abc" };
    expect(await validateContent(schema, content)).toEqual([
      { key: "name", code: "required" },
      { key: "email", code: "format", format: "email" },
      { key: "age", code: "notAnInteger" },
      { key: "colours", code: "enum" },
      { key: "subscribe", code: "type", expected: ["boolean"] },
      { key: "code", code: "pattern", pattern: "^[A-Z]{3}$" },
    ]);
    expect(await validateContent(schema, { name: null })).toEqual([
      { key: "name", code: "type", expected: ["string"] },
    ]);
    expect(await validateContent(schema, { name: "Ada", colours: ["red", 1] })).toContainEqual({
      key: "colours",
      code: "type",
      expected: ["array"],
    });
  });

  test.each(HOSTILE_KEYS)("treats a property named %j as any other", async (key) => {
    const hostile = { type: "object", properties: own(key, { type: "string" }), required: [key] };
    const closed = { ...hostile, additionalProperties: false } as RequestedSchema;
    expect(await validateContent(closed, {})).toEqual([{ key, code: "required" }]);
    expect(await validateContent(closed, own(key, "a"))).toEqual([]);
    expect(await validateContent(closed, own(key, 1))).toEqual([
      { key, code: "type", expected: ["string"] },
    ]);
    const empty = { type: "object", properties: {}, additionalProperties: false } as const;
    expect(await validateContent(empty, own(key, "a"))).toEqual([
      { key, code: "additionalProperty" },
    ]);
  });

  test.each([null, undefined, [], "a", 1, new Date(), new Map(), () => {}])(
    "wants an object, not %j",
    async (content) => {
      expect(await validateContent(schema, content)).toEqual([
        { key: "", code: "type", expected: ["object"] },
      ]);
    },
  );

  test("cannot validate an invalid schema", async () => {
    for (const broken of [null, [], "schema", { type: "array" }, { properties: 1 }]) {
      expect(await validateContent(broken as RequestedSchema, {})).toEqual([
        { key: "", code: "unanswerable" },
      ]);
    }
  });

  test("asks for what is required over the limit of a form", async () => {
    const keys = Array.from({ length: 1_100 }, (_, index) => `key ${index}`);
    const many: RequestedSchema = {
      type: "object",
      properties: Object.fromEntries(keys.map((key) => [key, { type: "string" }])),
      required: ["key 0", "key 1099"],
      additionalProperties: false,
    };
    expect(await validateContent(many, {})).toEqual([
      { key: "key 0", code: "required" },
      { key: "key 1099", code: "required" },
    ]);
    expect(await validateContent(many, { "key 0": "a", "key 1099": "b" })).toEqual([]);
  });

  test("never throws, whatever it is given", async () => {
    const keywords =
      "type enum pattern format minLength maximum multipleOf minItems uniqueItems items oneOf anyOf const default required";
    const keyword = fc.constantFrom(...keywords.split(" "));
    const hostile = fc.record({
      type: fc.constant("object"),
      properties: fc.dictionary(
        fc.oneof(fc.constantFrom(...HOSTILE_KEYS), fc.string()),
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(
            keyword,
            fc.oneof(
              fc.constantFrom("string", "number", "integer", "boolean", "array", "valueOf", "(("),
              fc.jsonValue(),
            ),
          ),
        ),
      ),
      required: fc.jsonValue(),
      additionalProperties: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostile, fc.jsonValue()), fc.anything(), async (given, content) => {
        const issues = await validateContent(given as RequestedSchema, content);
        expect(Array.isArray(issues)).toBe(true);
      }),
      { numRuns: 1_000, seed: 20_261_120 },
    );
  });
});
