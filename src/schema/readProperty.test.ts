import { describe, expect, test } from "vitest";
import { dialects } from "./fixtures/dialects.js";
import type { Field } from "./Field.js";
import * as limits from "../core/limits.js";
import { presetText } from "./presetOf.js";
import { readSchema } from "./readSchema.js";

/** The field of a property called `answer`, and the remarks about it. */
function read(schema: unknown): { field: Field; codes: string[] } {
  const { fields, diagnostics } = readSchema({ type: "object", properties: { answer: schema } });
  return { field: fields[0] as Field, codes: diagnostics.map(({ code }) => code) };
}

describe("every dialect", () => {
  test.each(dialects)("$name", ({ schema, field, diagnostics = [] }) => {
    const found = read(schema);
    for (const [name, value] of Object.entries(field)) {
      expect(found.field[name as keyof Field], name).toEqual(value);
    }
    expect(found.field).toMatchObject({ id: "f0", key: "answer", required: false });
    expect(found.codes).toEqual(diagnostics);
  });
});

test("a constant of null is not left out: no other answer holds", () => {
  expect(read({ const: null }).field).toMatchObject({
    kind: "json",
    nested: { schema: { const: null } },
  });
});

test("`null` is an option only if there is no other", () => {
  expect(read({ enum: [null] })).toMatchObject({
    field: { kind: "json", nested: { schema: { enum: [null] } } },
    codes: ["outsideSubset"],
  });
  expect(read({ enum: ["a", null] }).field).toMatchObject({ kind: "singleSelect" });
  expect(read({ enum: [] }).codes).toEqual(["unanswerable"]);
});

describe("a nested field", () => {
  test("is checked by its schema, with the whole that it refers to", () => {
    const $defs = { guest: { type: "object", properties: { name: { type: "string" } } } };
    const root = { properties: { guest: { $ref: "#/$defs/guest" } }, $defs };
    expect(readSchema(root).fields[0]).toMatchObject({
      kind: "json",
      nested: { schema: { $ref: "#/$defs/guest" }, root },
    });
  });

  test("starts with the defaults of its parts where it must be answered, else with its own", () => {
    const place = {
      type: "object",
      properties: {
        city: { type: "string" },
        country: { type: "string", default: "DE" },
        map: { type: "object", properties: { zoom: { type: "number", default: 3 } } },
        kind: { const: "place" },
      },
      required: ["city", "kind"],
    };
    const preset = (schema: object, required: string[]) => {
      const [field] = readSchema({ properties: { place: schema }, required }).fields;
      return presetText(field!) ?? JSON.stringify(field?.default);
    };
    expect(preset(place, ["place"])).toBe('{"country":"DE","kind":"place"}');
    const { type: _type, ...untyped } = place;
    expect(preset(untyped, ["place"])).toBe('{"country":"DE","kind":"place"}');
    expect(preset(place, [])).toBeUndefined();
    expect(preset({ oneOf: [place, { type: "null" }] }, ["place"])).toBeUndefined();
    expect(preset({ ...place, default: { city: "Ulm" } }, [])).toBe('{"city":"Ulm"}');
    expect(preset({ type: "array", items: {}, enum: 1, default: "" }, [])).toBeUndefined();
  });

  test("leaves out a part's default that a top-level field would ignore too", () => {
    const part = (own: object) => {
      const properties = { name: { type: "string", default: "Ada" }, other: own };
      const schema = { type: "object", properties };
      const [field] = readSchema({ properties: { a: schema }, required: ["a"] }).fields;
      return JSON.parse(presetText(field!) ?? "{}") as { other?: unknown };
    };
    for (const own of [
      { type: "string", minLength: 1, default: "" },
      { type: "string", pattern: "^a*$", default: "" },
      { type: "string", default: "a\u200bb" },
      { type: "integer", default: "5" },
      { enum: ["a", "b"], default: "c" },
      { type: "array", items: { enum: ["a"] }, minItems: 1, default: [] },
      { type: "array", items: { enum: ["a"] }, default: ["a", "a"] },
      { type: "string", format: "date", default: "2026-02-30" },
    ]) {
      expect(part(own), JSON.stringify(own)).toEqual({ name: "Ada" });
    }
    for (const own of [
      { type: "string", format: "date-time", default: "2026-01-02T10:00:00Z" },
      { type: "string", format: "time", default: "12:00:00Z" },
      { type: "string", format: "date-time", default: "2026-01-02T10:00" },
      { type: "string", format: "time", default: "12:00" },
      { type: "string", default: "" },
      { enum: ["a", ""], default: "" },
      { type: "array", items: { enum: ["a"] }, default: [] },
      { type: "array", items: { enum: ["a"] }, default: ["a"] },
      { type: "object", default: { b: 1 } },
      { default: [] },
    ]) {
      expect(part(own), JSON.stringify(own)).toEqual({ name: "Ada", other: own.default });
    }
  });

  test("is found up to eight levels deep", () => {
    const within = (levels: number): object =>
      levels === 0
        ? { type: "string", default: "Ada" }
        : { type: "object", properties: { a: within(levels - 1) }, required: ["a"] };
    const preset = (levels: number) => {
      const properties = { a: within(levels) };
      return presetText(readSchema({ properties, required: ["a"] }).fields[0]!);
    };
    expect(preset(8)).toContain("Ada");
    expect(preset(9)).toBeUndefined();
  });

  test("is read quickly although it contains itself forever", () => {
    const node = {
      type: "object",
      properties: { next: { $ref: "#/$defs/node" } },
      required: ["next"],
    };
    const circle = { $ref: "#/$defs/circle" };
    const { fields } = readSchema({
      properties: { node: { $ref: "#/$defs/node" }, circle },
      required: ["node"],
      $defs: { node, circle },
    });
    expect(fields.map(({ kind }) => kind)).toEqual(["json", "json"]);
    expect(presetText(fields[0]!)).toBeUndefined();
  });
});

describe("a default that its control could not show is ignored", () => {
  test.each([
    [{ type: "string" }, 5],
    [{ type: "number" }, "5"],
    [{ type: "integer" }, 1.5],
    [{ type: "integer" }, 2 ** 53],
    [{ type: "boolean" }, "true"],
    [{ type: "string", enum: ["a"] }, "b"],
    [{ type: "string", enum: ["1"] }, 1],
    [{ type: "array", items: { enum: ["a"] } }, ["b"]],
    [{ type: "array", items: { enum: ["a"] } }, ["a", "a"]],
    [{ type: "array", items: { enum: ["a"] } }, "a"],
    [{ type: "string", format: "date" }, "2023-02-30"],
    [{ type: "string", format: "date" }, "2024-13-99"],
    [{ type: "string", format: "date" }, "Jan 1"],
    [{ type: "string", format: "date-time" }, "2024-13-99T00:00:00Z"],
    [{ type: "string", format: "date-time" }, "tomorrow"],
    [{ type: "array" }, ["\u202e"]],
    [{}, { ["\u202e"]: 1 }],
  ])("%j %j", (schema, preset) => {
    const { field, codes } = read({ ...schema, default: preset });
    expect(field.default).toBeUndefined();
    expect(codes).toContain("ignoredDefault");
  });

  test.each([
    { type: "string", minLength: 1 },
    { type: "string", format: "email" },
    { type: "number" },
    { type: "array", items: { enum: ["a"] } },
  ])("an empty text is no mistake of the server, where it is no answer: %j", (schema) => {
    const { field, codes } = read({ ...schema, default: "" });
    expect(field.default).toBeUndefined();
    expect(codes).toEqual([]);
  });
});

test("a malformed limit is ignored where a number cannot hold it", () => {
  const { field, codes } = read({ type: "number", minimum: NaN, maximum: Infinity, multipleOf: 0 });
  expect(field.constraints).toEqual({ type: ["number"] });
  expect(codes).toEqual(["malformedKeyword", "malformedKeyword", "malformedKeyword"]);
});

test("options that are not shown are reported, not dropped silently", () => {
  const values = Array.from({ length: 50_001 }, (_, at) => `option ${at}`);
  const { field, codes } = read({ type: "string", enum: values });
  expect(field.kind === "singleSelect" && field.options.length).toBe(50_000);
  expect(codes).toEqual(["tooMany"]);
});

test("options over the limit are counted, never dropped silently", () => {
  const names = Array.from({ length: limits.options + 2 }, (_, at) => `option ${at}`);
  for (const schema of [{ enum: names }, { type: "array", items: { enum: names } }]) {
    const { field, codes } = read(schema);
    expect(codes).toEqual(["tooMany"]);
    expect("unrendered" in field && field.unrendered).toBe(2);
  }
  const { field } = read({ enum: names.slice(2) });
  expect("unrendered" in field && field.unrendered).toBeUndefined();
});

test.each(["", " ", "\u3000\n"])("an invisible key is no name: %j", (key) => {
  const label = (schema: object) => readSchema({ properties: { [key]: schema } }).fields[0]?.label;
  expect(label({})).toBe("");
  expect(label({ title: "\u00a0" })).toBe("");
  expect(label({ title: "Name" })).toBe("Name");
});
