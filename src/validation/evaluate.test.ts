import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { RequestedSchema } from "../core/protocol.js";
import { isObject } from "../core/json.js";
import { readForm } from "../schema/readSchema.js";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { evaluate } from "./evaluate.js";
import { loadNested } from "./nested.js";
import { validateContent } from "./validateContent.js";
import type { Field } from "../schema/Field.js";

/**
 * Cases of the JSON Schema Test Suite, draft 2020-12, one group a line.
 * Copyright (c) 2012 Julian Berman, under the MIT licence (LICENSE-suite.txt beside them).
 */
const groups = readFileSync(new URL("fixtures/suite.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Group);

interface Group {
  topic: string;
  case: string;
  schema: unknown;
  tests: [name: string, data: unknown, valid: boolean][];
}

/** Schemas of schemas, and what is to be fetched: the form leaves these to the server. */
const LEFT = /"\$id"|"\$ref":"(https?:|urn:)/;

/** A form reads the formats that it has boxes for, which the suite calls annotations. */
const OTHER_TOPICS = new Set(["format", "vocabulary"]);

const check = async (schema: unknown, value: unknown) => {
  const document = new SchemaDocument(schema);
  await loadNested([{ kind: "json", nested: document.nest(schema) } as unknown as Field]);
  return evaluate(schema, value, document);
};

test.each([
  '{"not": null}',
  '{"if": null, "then": false}',
  '{"if": true, "then": null}',
  '{"if": false, "else": null}',
  '{"contains": null}',
])("%s: null is as good as left out", async (schema) => {
  for (const value of [{}, [], "a"]) expect(await check(JSON.parse(schema), value)).toEqual([]);
});

describe("the JSON Schema Test Suite", () => {
  const asked = groups.filter(({ topic }) => !OTHER_TOPICS.has(topic));

  test("is all there", () => {
    expect(asked.flatMap(({ tests }) => tests).length).toBeGreaterThan(1_100);
  });

  test.each(asked)("$topic: $case", async ({ schema, tests }) => {
    const mayLeave = LEFT.test(JSON.stringify(schema));
    for (const [name, value, valid] of tests) {
      const findings = await check(schema, value);
      if (findings === undefined) expect(mayLeave, name).toBe(true);
      else expect(findings.length === 0, name).toBe(valid);
    }
  });
});

describe("the same schemas as the root of a form", () => {
  const roots = groups.filter(({ topic, schema }) => !OTHER_TOPICS.has(topic) && isObject(schema));

  test.each(roots)("$topic: $case", async ({ schema, tests }) => {
    const asked = schema as RequestedSchema;
    if (!readForm(asked).readable || LEFT.test(JSON.stringify(schema))) return;
    for (const [name, content, valid] of tests) {
      if (!isObject(content)) continue;
      const issues = await validateContent(asked, content);
      expect(issues.length === 0, name).toBe(valid);
    }
  });
});

describe("a part with an address of its own", () => {
  const t = { type: "number" };
  const own = { $id: "urn:own", properties: { b: { $ref: "#/$defs/t" } }, $defs: { t } };

  test.each<[string, object]>([
    ["a property", { properties: { a: own } }],
    ["deeper than a property", { properties: { a: { allOf: [own] } } }],
    ["what is referred to", { properties: { a: { $ref: "urn:own" } } }],
    ["what is referred to by its place", { properties: { a: { $ref: "#/$defs/own" } } }],
  ])("is what its references point into: %s", async (_, schema) => {
    const inner = JSON.stringify(schema).includes('"urn:own","prop') ? {} : { own };
    const asked = { ...schema, $defs: { t: { type: "string" }, ...inner } };
    expect(await check(asked, { a: { b: 5 } })).toEqual([]);
    expect(await check(asked, { a: { b: "x" } })).toHaveLength(1);
  });

  test("refers to nothing outside by a place", async () => {
    const outer = { $defs: { t }, allOf: [{ $id: "urn:own", $ref: "#/$defs/t" }] };
    expect(await check(outer, 5)).toBeUndefined();
  });
});

describe("a reference that depends on the way there", () => {
  const item = (reference: object) => ({
    properties: { data: { type: "string" }, next: reference },
    required: ["data"],
  });

  test.each<[string, object]>([
    ["$dynamicRef", { $dynamicAnchor: "node", ...item({ $dynamicRef: "#node" }) }],
    ["$dynamicRef to an $anchor", { $anchor: "node", ...item({ $dynamicRef: "#node" }) }],
    [
      "$dynamicRef within a part with an address",
      { allOf: [{ $id: "urn:it", $dynamicAnchor: "node", ...item({ $dynamicRef: "#node" }) }] },
    ],
    ["$recursiveRef of 2019-09", { $recursiveAnchor: true, ...item({ $recursiveRef: "#" }) }],
  ])("is followed where every way leads to the same: %s", async (_, schema) => {
    expect(await check(schema, { data: "a", next: { data: "b" } })).toEqual([]);
    expect(await check(schema, { data: "a", next: { data: 5 } })).toHaveLength(1);
    expect(await check(schema, { data: "a", next: { data: "b", next: {} } })).toHaveLength(1);
  });

  test.each<[string, object]>([
    [
      "two parts with addresses have the name",
      {
        $dynamicAnchor: "node",
        ...item({ $dynamicRef: "#node" }),
        $defs: { other: { $id: "urn:other", $dynamicAnchor: "node" } },
      },
    ],
    ["nothing has it", item({ $dynamicRef: "#node" })],
    [
      "a part with an address may be the whole",
      { ...item({ $recursiveRef: "#" }), $defs: { other: { $id: "urn:other" } } },
    ],
  ])("is left to the server where %s", async (_, schema) => {
    expect(await check(schema, { data: "a", next: { data: "b" } })).toBeUndefined();
  });
});

describe("hostile schemas", () => {
  test("a circle of references that takes nothing of the value ends", async () => {
    const schema = { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/a" } } };
    expect(await check(schema, 1)).toBeUndefined();
  });

  test("branches that double with each level end", async () => {
    const $defs: Record<string, unknown> = { d0: { type: "string" } };
    for (let level = 1; level < 60; level++) {
      const below = { $ref: `#/$defs/d${level - 1}` };
      $defs[`d${level}`] = { anyOf: [below, below] };
    }
    expect(await check({ $ref: "#/$defs/d59", $defs }, 1)).toBeUndefined();
  });

  const many = <T>(length: number, make: (at: number) => T) =>
    Array.from({ length }, (_, at) => make(at));
  const wide = Object.fromEntries(many(3_000, (at) => [`k${at}`, at]));
  const doubled = Object.fromEntries(
    many(14, (level) => {
      const below = { $ref: `#/$defs/d${level - 1}` };
      return [`d${level}`, level === 0 ? { minLength: 1 } : { allOf: [below, below] }];
    }),
  );
  const EXPENSIVE: [name: string, schema: unknown, value: unknown][] = [
    ["cases", { anyOf: many(40_000, () => ({ additionalProperties: false })) }, wide],
    ["needed parts", { allOf: many(2_000, () => ({ required: Object.keys(wide) })) }, wide],
    ["names", { anyOf: many(1_000, () => ({ patternProperties: { a: true, b: true } })) }, wide],
    ["lists", { items: { enum: many(5_000, (a) => ({ a })) } }, many(2_000, (b) => ({ b }))],
    ["a constant", { allOf: many(5_000, () => ({ const: wide })) }, { ...wide }],
    ["a text", { allOf: many(40_000, () => ({ minLength: 1 })) }, "a".repeat(50_000)],
  ];

  test.each(EXPENSIVE)(
    "a schema whose cost multiplies is left to the server: %s",
    async (_name, schema, value) => {
      expect(await check(schema, value)).toBeUndefined();
    },
  );

  test("thousands of rows are told apart in one look at each", async () => {
    const rows = many(10_000, (at) => ({ at, more: { of: [at] } }));
    expect(await check({ uniqueItems: true }, rows)).toEqual([]);
    expect(
      await check({ uniqueItems: true }, [...rows, { more: { of: [7] }, at: 7 }]),
    ).toHaveLength(1);
  });

  test.each([
    ["too large to compare", { all: many(400_000, () => 1) }],
    ["just small enough", { all: many(400_000, (at) => at % 10) }],
  ])("a constant that is %s is not read again for each of many fields", (_name, only) => {
    const document = new SchemaDocument({});
    for (let field = 0; field < 20; field += 1) evaluate({ const: only }, { a: 1 }, document);
    expect(document.budget.exceeded).toBeGreaterThan(10);
  });

  test("which of many cases is meant is decided within one budget", () => {
    const root = { $defs: doubled };
    const cases = many(50, (at) => ({
      schema: { allOf: [{ $ref: "#/$defs/d13" }], properties: { a: { const: at } } },
    }));
    const document = new SchemaDocument(root);
    const found = cases.map(({ schema }) => evaluate(schema, { a: "x" }, document));
    expect(found[0]).toHaveLength(1);
    expect(found.at(-1)).toBeUndefined();
  });

  test("a pattern that would backtrack forever is bounded", async () => {
    const schema = { patternProperties: { "^(a+)+$": { type: "string" } } };
    expect(await check(schema, { [`${"a".repeat(60)}!`]: 1 })).toEqual([]);
  });

  test("a value with a thousand faults has some of them reported", async () => {
    const found = await check(
      { items: { type: "string" } },
      Array.from({ length: 1_000 }, () => 1),
    );
    expect(found).toHaveLength(100);
  });

  test("keys that objects inherit are keys", async () => {
    const schema = { properties: { ["constructor"]: { type: "string" } }, required: ["toString"] };
    expect(await check(schema, {})).toEqual([{ path: ["toString"], issue: { code: "required" } }]);
  });
});
