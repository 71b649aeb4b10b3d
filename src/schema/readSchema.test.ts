import fc from "fast-check";
import { assert, describe, expect, test } from "vitest";
import { isObject } from "../core/json.js";
import { allFields } from "./Field.js";
import { hostileKeys, requestedSchema } from "./fixtures/arbitraries.js";
import { hostileSchemas } from "./fixtures/hostileSchemas.js";
import * as limits from "../core/limits.js";
import { readForm, readSchema } from "./readSchema.js";

const codes = (schema: unknown) => readSchema(schema).diagnostics.map(({ code }) => code);
const fieldOf = (schema: unknown, key: string) =>
  allFields(readSchema(schema).fields).find((field) => field.key === key);

describe("the root", () => {
  test("has the title and the description (ACP)", () => {
    expect(
      readSchema({ type: "object", title: "Booking", description: "For tonight" }),
    ).toMatchObject({
      readable: true,
      title: "Booking",
      description: "For tonight",
    });
    for (const nothing of [null, "", 5, {}]) {
      expect(readSchema({ type: "object", title: nothing, description: nothing })).toMatchObject({
        readable: true,
        title: undefined,
        description: undefined,
      });
    }
  });

  test.each([
    { type: "object" },
    { type: "object", properties: null, required: null },
    { properties: {} },
    { type: "object", properties: {} },
  ])("an empty schema is a plain confirmation: %j", (schema) => {
    expect(readSchema(schema)).toMatchObject({ readable: true, fields: [], diagnostics: [] });
  });

  test.each([undefined, null, 5, "text", [], true])("%j is not a schema at all", (schema) => {
    expect(readSchema(schema)).toMatchObject({ readable: false, fields: [] });
    expect(codes(schema)).toEqual(["notAnObject"]);
  });

  test.each([
    { type: "array" },
    { type: "string", properties: {} },
    { properties: [] },
    { properties: "a" },
    // Nothing says that it is a form: the fields may have been meant for `properties`.
    {},
    { type: null, properties: null, required: null },
    { title: "Booking" },
    { name: { type: "string" } },
  ])("%j cannot be read as a form", (schema) => {
    const { readable, diagnostics } = readSchema(schema);
    expect(readable).toBe(false);
    expect(diagnostics).toContainEqual({ code: "notAnObject", path: [] });
  });

  test("has the properties in the order of the server, with IDs of our own", () => {
    const { fields } = readSchema({
      properties: { b: { type: "string" }, a: { type: "boolean" } },
      required: ["a"],
    });
    expect(fields.map(({ id, key, required }) => [id, key, required])).toEqual([
      ["f0", "b", false],
      ["f1", "a", true],
    ]);
  });

  test("reads `required` with duplicates, values that are no texts, and unknown names", () => {
    const schema = { properties: { a: {} }, required: ["a", "a", 5, null, "b", "b"] };
    expect(readSchema(schema).fields.map(({ key, required }) => [key, required])).toEqual([
      ["a", true],
      ["b", true],
    ]);
    expect(codes(schema)).toEqual(
      expect.arrayContaining(["malformedKeyword", "requiredNotDescribed"]),
    );
    expect(codes({ type: "object", required: "a" })).toEqual(["malformedKeyword"]);
  });

  test("a required name without a property gets its schema from additionalProperties", () => {
    const answer = (additionalProperties: unknown) =>
      fieldOf({ required: ["a"], additionalProperties }, "a");
    expect(answer(undefined)).toMatchObject({ kind: "json", required: true });
    expect(answer(true)).toMatchObject({ kind: "json" });
    expect(answer({ type: "string", format: "email" })).toMatchObject({ kind: "email" });
    expect(answer(false)).toMatchObject({ kind: "json", constraints: { type: [] } });
  });

  test("remarks for the author of the server tell where they are", () => {
    const schema = { properties: { "a/b~c": { type: "string", not: {} } }, required: ["d"] };
    expect(readSchema(schema).diagnostics).toEqual([
      { code: "requiredNotDescribed", path: ["required"] },
      { code: "uncheckedKeyword", path: ["properties", "a/b~c", "not"] },
      { code: "outsideSubset", path: ["properties", "d"] },
    ]);
  });

  test("properties over the limit are counted, never dropped silently", () => {
    const keys = Array.from({ length: limits.fields + 2 }, (_, at) => `key ${at}`);
    const schema = { properties: Object.fromEntries(keys.map((key) => [key, { type: "string" }])) };
    const reading = readSchema(schema);
    expect(reading).toMatchObject({ unrendered: 2, unrenderedRequired: false });
    expect(reading.fields).toHaveLength(limits.fields);
    expect(codes(schema)).toEqual(["tooMany"]);
    expect(readSchema({ ...schema, required: [keys.at(-1)] }).unrenderedRequired).toBe(true);
  });
});

describe.each(hostileKeys)("a property named %j", (key) => {
  const schema = JSON.parse(
    `{"properties": {${JSON.stringify(key)}: {"type": "string"}}, "required": [${JSON.stringify(key)}]}`,
  ) as unknown;

  test("is one field, with an id of our own", () => {
    const { fields, diagnostics } = readSchema(schema);
    expect(fields).toMatchObject([{ id: "f0", key, label: key, kind: "string", required: true }]);
    expect(diagnostics).toEqual([]);
  });

  test("is missing if it is not an own property", () => {
    expect(readSchema({ properties: {} }).fields).toEqual([]);
    const asked = { properties: {}, required: [key], additionalProperties: { type: "boolean" } };
    expect(fieldOf(asked, key)).toMatchObject({ kind: "boolean", label: key });
  });
});

test("any JSON is read without an exception, and every property is listed or counted", () => {
  let fieldCount = 0;
  const kinds = new Set<string>();
  fc.assert(
    fc.property(requestedSchema, (schema) => {
      const reading = readSchema(schema);
      const fields = allFields(reading.fields);
      const ids = fields.map(({ id }) => id);
      assert(new Set(ids).size === ids.length && ids.every((id) => /^f\d+$/.test(id)), "ids");

      const described = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
      const required = isObject(schema) && Array.isArray(schema.required) ? schema.required : [];
      const keys = new Set<unknown>(Object.keys(described));
      for (const key of required) if (typeof key === "string") keys.add(key);
      assert(fields.length + reading.unrendered === keys.size, "every property");
      for (const field of fields) {
        assert(keys.has(field.key), "the keys of the server");
        assert(field.required === required.includes(field.key), "required");
        if (field.kind === "singleSelect" || field.kind === "multiSelect") {
          const values = new Set(field.options.map(({ value }) => value));
          assert(values.size > 0 && values.size === field.options.length, "options");
        }
        kinds.add(field.kind);
      }
      assert(new Set(fields.map(({ key }) => key)).size === fields.length, "keys are there once");
      fieldCount += fields.length;
    }),
    { numRuns: 10_000, seed: 1 },
  );
  // The schemas are such that a defect can show.
  expect(kinds.size).toBe(12);
  expect(fieldCount).toBeGreaterThan(10_000);
});

describe("a hostile schema is read at once and remarked upon briefly", () => {
  test.each(hostileSchemas)("$name", ({ make }) => {
    const schema = make();
    const { diagnostics } = readSchema(schema);
    expect(diagnostics.length).toBeLessThanOrEqual(limits.fields);
    expect(diagnostics.every(({ path }) => path.length < 10)).toBe(true);
  });
});

test("required names that nothing describes are told apart up to a limit, and counted over it", () => {
  const names = Array.from({ length: limits.undescribed }, (_, at) => `n${at}`);
  const read = (...more: unknown[]) => {
    const required = ["a", ...names, "a", "n0", ...more, "last"];
    return readSchema({ properties: { a: {}, last: {} }, required });
  };
  const most = limits.undescribed + 2 - limits.fields;
  expect(read()).toMatchObject({ unrendered: most, unrenderedRequired: true });
  expect(read("over", "over", "n1", 7)).toMatchObject({ unrendered: most + 2 });
  // One that is described is never over it.
  expect(read("over").fields.slice(0, 2)).toMatchObject([
    { key: "a", required: true },
    { key: "last", required: true },
  ]);
});

const name = { type: "string" };

describe("a form whose schema has more than properties", () => {
  test.each<[string, object]>([
    ["allOf", { allOf: [{ properties: { name }, required: ["name"] }] }],
    ["oneOf", { oneOf: [{ required: ["name"] }, { required: ["mail"] }] }],
    ["anyOf", { anyOf: [{ properties: { name } }] }],
    ["a reference", { $ref: "#/$defs/who", $defs: { who: { properties: { name } } } }],
    ["if", { if: { required: ["name"] } }],
    ["not", { not: { required: ["name"] } }],
    ["const", { const: { name: "Ada" } }],
    ["what depends", { dependentRequired: { name: ["mail"] } }],
    ["patterns of names", { patternProperties: { "^x": name } }],
    ["a number of answers", { minProperties: 1 }],
    ["names of the person's own", { additionalProperties: name }],
  ])("is one field whose answer is the content: %s", (_, schema) => {
    const asked = { type: "object", properties: { name }, ...schema };
    const { fields, readable, unrenderedRequired } = readForm(asked, "Who?");
    expect([readable, unrenderedRequired]).toEqual([true, false]);
    expect(fields).toMatchObject([
      { kind: "json", label: "Who?", required: true, isContent: true },
    ]);
    expect(readForm({ ...asked, type: undefined, title: "You" }, "Who?").fields).toMatchObject([
      { label: "You", nested: { root: { title: "You" } } },
    ]);
  });

  test.each<[string, object]>([
    ["nothing else", {}],
    ["what others may be added", { additionalProperties: true }],
    ["others without a rule, as libraries write it", { additionalProperties: {} }],
    ["no others", { additionalProperties: false }],
    ["keywords left out (ACP)", { oneOf: null, allOf: null, $ref: null }],
    ["definitions and remarks", { $defs: { name }, $comment: "x", $schema: "y", examples: [] }],
  ])("is a list of fields as before with %s", (_, schema) => {
    const { fields } = readForm({ type: "object", properties: { name }, ...schema }, "Who?");
    expect(fields).toMatchObject([{ kind: "string", key: "name" }]);
    expect(fields[0]).not.toHaveProperty("isContent");
  });

  test("is no form if it is no object", () => {
    expect(readForm({ type: "array", allOf: [] }).readable).toBe(false);
    expect(readForm({ properties: [], allOf: [] }).readable).toBe(false);
    expect(readForm(null).readable).toBe(false);
  });
});

test("a field that the server alone sets is only read, unless nothing could be answered then", () => {
  const readOnly = { type: "string", readOnly: true };
  const { fields } = readForm({
    properties: {
      id: { ...readOnly, default: "7" },
      left: readOnly,
      owed: readOnly,
      sent: { ...readOnly, default: "8" },
      free: { ...readOnly, readOnly: "true" },
    },
    required: ["owed", "sent"],
  });
  const locked = fields.filter((field) => field.readOnly);
  expect(locked.map(({ key }) => key)).toEqual(["id", "left", "sent"]);
});
