import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presetOf } from "../../../schema/presetOf.js";
import type { JsonField } from "../../../schema/Field.js";
import { readSchema } from "../../../schema/readSchema.js";
import {
  type NestedFieldInput,
  isUnread,
  readNestedInput,
  type Rest,
  toFieldInput,
} from "../../../schema/NestedInput.js";
import { controlValue } from "../../../schema/types.js";
import { SchemaDocument } from "../../../schema/SchemaDocument.js";
import { enNested } from "../../../strings/enNested.js";
import { evaluate } from "../../../validation/evaluate.js";
import { storeOf } from "../../model/fixtures/openStore.js";
import { NestedModel } from "./NestedModel.js";
import { isConditional, shapeOf, startOf } from "../../../nested/shapeOf.js";

const outer = storeOf(readSchema({}), { locale: "en", timeZone: "Europe/Berlin" });
const documentOf = (root: unknown) => new SchemaDocument(root);
const fieldOf = (schema: unknown, required = true, root = schema): JsonField => ({
  id: "f",
  key: "f",
  label: "f",
  description: undefined,
  kind: "json",
  default: undefined,
  unchecked: undefined,
  constraints: { type: ["object"] },
  required,
  nested: { schema, root },
});
const model = (schema: unknown, entered: NestedFieldInput | string = "", root: unknown = schema) =>
  new NestedModel(fieldOf(schema, true, root), outer, enNested, entered);

/** The answer so far, as JSON. */
const json = (of: NestedModel) => controlValue<"json">(of.write());
/** What is entered and no answer yet, or out of view. */
const restOf = (of: NestedModel) => readNestedInput(of.write())?.rest;
/** Whether something in view is no answer yet. */
const isUnfinished = (of: NestedModel) => isUnread(restOf(of));
/** The input of a model, as a draft brings it back. */
const restored = (of: NestedModel) =>
  toFieldInput(JSON.parse(JSON.stringify({ ...readNestedInput(of.write()) })));

/** Enters something in the part of that name, in the first form that has it. */
function enter(of: NestedModel, row: number, key: string, value: unknown): void {
  const { store } = of.forms[row]!.form;
  const field = store.fields.find((each) => each.key === key)!;
  store.change(field, value as never);
}

const guest = {
  type: "object",
  properties: {
    name: { type: "string" },
    age: { type: "integer" },
    arrives: { type: "string", format: "date-time" },
    meal: { enum: ["fish", "pasta"] },
  },
  required: ["name"],
};

const notes = { type: "object", properties: { notes: { type: "string", maxLength: 500 } } };

/** Schemas with a value that is answered, and whether a form draws it. */
const ANSWERS: [name: string, schema: unknown, value: unknown][] = [
  ["a group", guest, { name: "Ada", age: 36, meal: "fish" }],
  ["a moment with its own offset", guest, { name: "A", arrives: "2026-01-01T10:00:00.5+05:00" }],
  [
    "a moment of its default, without an offset",
    {
      type: "object",
      properties: { at: { ...guest.properties.arrives, default: "2026-08-01T10:00" } },
    },
    { at: "2026-08-01T10:00" },
  ],
  ["a group with an empty text", guest, { name: "" }],
  ["rows with an empty text", { type: "array", items: { type: "string" } }, ["a", "", ""]],
  [
    "a group with a choice of none",
    { type: "object", properties: { a: { type: "array", items: { enum: ["x"] } } } },
    { a: [] },
  ],
  ["the empty text of a union", { oneOf: [{ type: "number" }, { type: "string" }] }, ""],
  [
    "an entry with an empty text",
    { type: "object", additionalProperties: { type: "string" } },
    { a: "" },
  ],
  ["a group in a group", { type: "object", properties: { guest } }, { guest: { name: "Ada" } }],
  ["rows of groups", { type: "array", items: guest }, [{ name: "Ada" }, { name: "Bob", age: 1 }]],
  ["rows of texts", { type: "array", items: { type: "string" } }, ["a", "b"]],
  [
    "rows of rows",
    { type: "array", items: { type: "array", items: { type: "number" } } },
    [[1], []],
  ],
  ["a text of several lines", notes, { notes: "if a:\n        b\n\n\nc" }],
  ["an empty list", { type: "array", items: guest }, []],
  ["a tuple", { type: "array", prefixItems: [{ type: "string" }, { type: "number" }] }, ["a", 1]],
  ["a case of a union", { oneOf: [{ type: "number" }, { type: "string" }] }, "a"],
  ["another case", { oneOf: [{ type: "number" }, { type: "string" }] }, 5],
  ["null among types", { type: ["string", "null"] }, null],
  ["entries", { type: "object", additionalProperties: { type: "number" } }, { a: 1, "b c": 2 }],
  [
    "an entry of a hostile name",
    { type: "object", additionalProperties: true },
    JSON.parse('{"__proto__": 1, "constructor": [2]}'),
  ],
  [
    "parts of several schemas",
    {
      allOf: [
        { properties: { a: { type: "string" } } },
        { properties: { b: { type: "boolean" } }, required: ["b"] },
      ],
    },
    { a: "x", b: true },
  ],
  [
    "what follows from an answer",
    {
      type: "object",
      properties: { kind: { enum: ["card", "cash"] } },
      if: { properties: { kind: { const: "card" } }, required: ["kind"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { number: { type: "string" } }, required: ["number"] },
    },
    { kind: "card", number: "1" },
  ],
  [
    "what refers to the whole by a name, as trees do",
    {
      $dynamicAnchor: "node",
      type: "object",
      properties: { name: { type: "string" }, next: { $dynamicRef: "#node" } },
    },
    { name: "a", next: { name: "b", next: { name: "c" } } },
  ],
  ["null, which is all there is to choose", { enum: [null] }, null],
  ["one of several objects", { enum: [{ a: 1 }, { a: 2 }] }, { a: 2 }],
];

describe("an answer", () => {
  test.each(ANSWERS)("is rendered, and is sent unchanged: %s", (_name, schema, value) => {
    const drawn = model(schema, JSON.stringify(value));
    expect(drawn.drawable).toBe(true);
    expect(JSON.parse(json(drawn))).toEqual(value);
    // A draft of it is the same again.
    expect(model(schema, restored(drawn)).write()).toEqual(drawn.entered);
  });

  test.each([
    ["a part that is not asked for", guest, { name: "Ada", more: 1 }],
    ["a part of another type", guest, { name: 5 }],
    ["what is hidden in a text", guest, { name: "a\u202eb" }],
    ["a list that is none", { type: "array", items: guest }, { 0: "a" }],
    ["more rows than a page can draw", { type: "array", items: {} }, Array(101).fill(1)],
  ])("is JSON if a form would show something else: %s", (_name, schema, value) => {
    expect(model(schema, JSON.stringify(value)).drawable).toBe(false);
  });
});

test.each(["enum", "oneOf"])("a value too deep to be written is no dead end, in %s", (keyword) => {
  const depth = 100_000;
  const deep: unknown = JSON.parse("[".repeat(depth) + "]".repeat(depth));
  const cases = [deep, { a: 1 }];
  const schema = { [keyword]: keyword === "enum" ? cases : cases.map((each) => ({ const: each })) };
  const { shape } = model(schema);
  expect(shape).toMatchObject({
    kind: "choice",
    branches: [{ label: undefined }, { label: '{"a":1}' }],
  });
  // The answer in that case is JSON, as of whatever no form can draw.
  const [first] = shape.kind === "choice" ? shape.branches : [];
  expect(model(first?.schema).shape.kind).toBe("json");
});

test("a dynamic reference to the whole schema is rendered like the whole", () => {
  const tree = { $dynamicAnchor: "node", type: "object", properties: { name: {} } };
  expect(shapeOf({ $dynamicRef: "#node" }, documentOf(tree), undefined).kind).toBe("group");
  expect(shapeOf({ $recursiveRef: "#" }, documentOf(tree), undefined).kind).toBe("group");
  expect(isConditional(documentOf({ ...tree, if: {} }))).toBe(true);
});

test("a condition behind a reference of a part is found", () => {
  const card = {
    properties: { kind: { enum: ["p", "q"] } },
    if: { properties: { kind: { const: "q" } }, required: ["kind"] },
  };
  const root = { $defs: { card } };
  expect(isConditional(documentOf({ ...root, allOf: [{ $ref: "#/$defs/card" }] }))).toBe(true);
  expect(isConditional(documentOf({ type: "object" }))).toBe(false);
});

test("a draft that names a case by anything but its place is ignored", () => {
  const schema = {
    oneOf: [
      { type: "object", title: "A" },
      { type: "object", title: "B" },
    ],
  };
  const drawn = model(
    schema,
    toFieldInput(JSON.parse('{"value":{"x":"1"},"rest":{"branch":"map"}}')),
  );
  expect(drawn.branch).not.toBe("map");
});

test("a keyword that objects inherit is one like any other", () => {
  const schema = JSON.parse(
    '{"allOf": [{"type": "object", "properties": {"a": {}}}, {"valueOf": 1}]}',
  );
  expect(shapeOf(schema, documentOf(schema), undefined).kind).toBe("group");
});

test("an entry is taken if one above it, or a property, has its name", () => {
  const schema = {
    type: "object",
    properties: { own: {} },
    additionalProperties: { type: "string" },
  };
  const drawn = model(schema, '{"a":"x"}');
  for (const [at, name] of ["a", "b", "own", "a"].entries()) {
    if (at > 0) drawn.add();
    enter(drawn, at + 1, "name", name);
  }
  expect(drawn.entries.map((each) => drawn.isTaken(each))).toEqual([false, false, true, true]);
});

describe("input", () => {
  test("is sent by the names of its group, without unanswered fields", () => {
    const drawn = model(guest, "{}");
    enter(drawn, 0, "name", "Ada");
    expect(json(drawn)).toBe('{"name":"Ada"}');
  });

  test("is kept if it is incomplete, and is no answer", () => {
    const drawn = model(guest, "{}");
    enter(drawn, 0, "age", "12x");
    expect(isUnfinished(drawn)).toBe(true);
    const again = model(guest, restored(drawn));
    const { store } = again.rows[0]!.form;
    expect(store.values.get(store.fields[1]!)).toBe("12x");
    enter(again, 0, "age", "12");
    expect(json(again)).toBe('{"age":12}');
  });

  test("keeps the order of rows, whatever is added, moved and removed", () => {
    const drawn = model({ type: "array", items: { type: "string" } });
    for (const [at, text] of ["a", "b", "c"].entries()) {
      drawn.add();
      enter(drawn, at, "value", text);
    }
    expect(json(drawn)).toBe('["a","b","c"]');
    drawn.move(drawn.rows[0]!, 1);
    expect(json(drawn)).toBe('["b","a","c"]');
    drawn.remove(drawn.rows[1]!);
    expect(json(drawn)).toBe('["b","c"]');
  });

  test("a row without an answer is no answer, and is there again", () => {
    const drawn = model({ type: "array", items: { type: "string" } });
    drawn.add();
    expect(isUnfinished(drawn)).toBe(true);
    expect(model({ type: "array", items: { type: "string" } }, restored(drawn)).rows).toHaveLength(
      1,
    );
  });

  test("an empty list is an answer only if the user says so", () => {
    const drawn = model({ type: "array", items: { type: "string" } });
    expect(json(drawn)).toBe("");
    drawn.setEmpty(true);
    expect(json(drawn)).toBe("[]");
    drawn.setEmpty(false);
    expect(json(drawn)).toBe("");
  });

  test("a case is kept before anything is answered in it", () => {
    const schema = { oneOf: [guest, { type: "string" }] };
    const drawn = model(schema);
    expect(drawn.branch).toBeUndefined();
    drawn.choose(1);
    expect(model(schema, restored(drawn)).branch).toBe(1);
    drawn.choose(0);
    expect(model(schema, restored(drawn)).branch).toBe(0);
  });

  test("a case has the constant that tells it from others", () => {
    const paid = (kind: string) => ({
      type: "object",
      properties: { kind: { const: kind }, note: { type: "string" } },
      required: ["kind"],
    });
    const drawn = model({ oneOf: [paid("card"), paid("cash")] });
    expect(drawn.shape).toMatchObject({ branches: [{ label: "card" }, { label: "cash" }] });
    drawn.choose(1);
    expect(JSON.parse(json(drawn))).toEqual({ kind: "cash" });
  });

  test("an entry needs a name of its own, and a value", () => {
    const schema = {
      type: "object",
      properties: { size: { type: "number" } },
      additionalProperties: { type: "number" },
    };
    const drawn = model(schema, "{}");
    drawn.add();
    expect(isUnfinished(drawn)).toBe(true);
    enter(drawn, 1, "name", "size");
    enter(drawn, 1, "value", "3");
    expect(isUnfinished(drawn)).toBe(true);
    enter(drawn, 1, "name", "depth");
    expect(json(drawn)).toBe('{"depth":3}');
  });
});

describe("a nested field", () => {
  test("depends on earlier answers", () => {
    const schema = {
      properties: { pet: { type: "boolean" } },
      if: { properties: { pet: { const: true } }, required: ["pet"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { name: { type: "string" } }, required: ["name"] },
    };
    expect(isConditional(documentOf(schema))).toBe(true);
    const keys = (value: unknown) => {
      const shape = shapeOf(schema, documentOf(schema), value);
      return shape.kind === "group" ? Object.keys(shape.schema.properties as object) : [];
    };
    expect(keys(undefined)).toEqual(["pet"]);
    expect(keys({ pet: true })).toEqual(["pet", "name"]);
  });

  test("goes on where a part was, when others follow from an answer", () => {
    const schema = {
      properties: { how: { enum: ["card", "cash"] }, note: { type: "string" } },
      if: { properties: { how: { const: "card" } }, required: ["how"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { digits: { type: "string" } } },
    };
    const drawn = model(schema, "{}");
    enter(drawn, 0, "note", "x");
    drawn.write();
    expect(drawn.outdated).toBe(false);
    enter(drawn, 0, "how", "card");
    const text = drawn.write();
    expect(drawn.outdated).toBe(true);
    const next = new NestedModel(fieldOf(schema), outer, enNested, text, drawn);
    expect(next.rows[0]!.id).toBe(drawn.rows[0]!.id);
    expect(next.rows[0]!.form.store.fields.map(({ key }) => key)).toContain("digits");
    enter(next, 0, "digits", "1");
    next.write();
    expect(next.outdated).toBe(false);
  });

  test("leaves out an answer that its part no longer takes, and stays a group", () => {
    const state = (country: string, options: string[]) => ({
      if: { properties: { country: { const: country } }, required: ["country"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { state: { enum: options } } },
    });
    const schema = {
      properties: {
        country: { enum: ["US", "CA"] },
        state: { type: "string" },
        note: { type: "string" },
      },
      allOf: [state("US", ["NY", "TX"]), state("CA", ["ON", "BC"])],
    };
    const drawn = model(schema, '{"country":"US","state":"NY","note":"x"}');
    enter(drawn, 0, "country", "CA");
    const text = drawn.write();
    expect(drawn.outdated).toBe(true);
    const next = new NestedModel(fieldOf(schema), outer, enNested, text, drawn);
    expect([next.drawable, json(next)]).toEqual([true, '{"country":"CA","note":"x"}']);
  });

  test("keeps an answer that its part can show, although it is not valid there", () => {
    const schema = {
      properties: {
        country: { enum: ["US", "CA"] },
        zip: { type: "string" },
        address: { type: "object", properties: { street: { type: "string" } } },
      },
      if: { properties: { country: { const: "US" } }, required: ["country"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: {
        properties: {
          zip: { maxLength: 5 },
          address: { properties: { city: { type: "string" } }, required: ["city"] },
        },
      },
    };
    const drawn = model(schema, '{"country":"CA","zip":"K1A 0B1","address":{"street":"x"}}');
    enter(drawn, 0, "country", "US");
    const text = drawn.write();
    const next = new NestedModel(fieldOf(schema), outer, enNested, text, drawn);
    expect(next.drawable).toBe(true);
    expect(JSON.parse(json(next))).toEqual({
      country: "US",
      zip: "K1A 0B1",
      address: { street: "x" },
    });
  });

  test("drops answers that are no longer asked for", () => {
    const schema = {
      properties: { how: { enum: ["card", "cash"] } },
      if: { properties: { how: { const: "card" } }, required: ["how"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { digits: { type: "string" } } },
    };
    const drawn = model(schema, '{"how":"card","digits":"1"}');
    enter(drawn, 0, "how", "cash");
    const text = drawn.write();
    const next = new NestedModel(fieldOf(schema), outer, enNested, text, drawn);
    expect([next.drawable, json(next), isUnfinished(next)]).toEqual([
      true,
      '{"how":"cash"}',
      false,
    ]);
  });

  test("is JSON where nobody can say which parts follow", () => {
    const schema = {
      properties: { a: { type: "string" } },
      if: { $ref: "https://example.org/elsewhere" },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { must: { type: "string" } }, required: ["must"] },
    };
    expect(shapeOf(schema, documentOf(schema), undefined).kind).toBe("json");
  });

  test("keeps its names for as long as it is shown", () => {
    const shape = shapeOf({ type: "array", items: { title: "Guest" } }, documentOf({}), undefined);
    const titles = Array.from({ length: 6_000 }, () => shape.kind === "list" && shape.titleAt(0));
    expect(new Set(titles)).toEqual(new Set(["Guest"]));
  });

  test("starts with its defaults", () => {
    expect(startOf({ properties: { unit: { default: "C" } } }, documentOf({}))).toEqual({
      unit: "C",
    });
    expect(startOf({ type: "null" }, documentOf({}))).toBeNull();
    expect(startOf({ type: "string" }, documentOf({}))).toBeUndefined();
  });

  test("is JSON if its schema contradicts itself or never ends", () => {
    const circle = { $ref: "#" };
    const doubled = { allOf: [{ $ref: "#" }, { $ref: "#" }] };
    for (const schema of [
      circle,
      doubled,
      { allOf: [{ type: "string" }, { type: "number" }] },
      {},
      "x",
    ]) {
      expect(shapeOf(schema, documentOf(schema), undefined).kind).toBe("json");
    }
  });

  test("has a case for `null` only if it is required", () => {
    const schema = { anyOf: [guest, { type: "null" }] };
    const shape = (required: boolean) =>
      new NestedModel(fieldOf(schema, required), outer, enNested, "").shape.kind;
    expect([shape(false), shape(true)]).toEqual(["group", "choice"]);
  });

  test("a schema that contains itself is rendered level by level", () => {
    const tree = { type: "object", properties: { next: { $ref: "#" }, name: { type: "string" } } };
    const drawn = model(tree, '{"next":{"next":{"name":"a"}}}');
    expect(drawn.drawable).toBe(true);
    expect(json(drawn)).toBe('{"next":{"next":{"name":"a"}}}');
  });
});

describe("a draft that was tampered with", () => {
  const text = { type: "string" };
  const cases = {
    oneOf: [
      { title: "Keep", const: { keep: true } },
      { title: "Delete", const: { keep: false } },
    ],
  };
  const parts = {
    type: "object",
    properties: { a: text, b: { type: "object", properties: { c: text } } },
  };
  test.each([
    [
      "a row that looks empty",
      { type: "array", items: text },
      '["x"]',
      { in: [[0, { text: "" }]] },
    ],
    ["another case than it tells", cases, '{"keep":false}', { branch: 0 }],
    ["less than it shows", parts, "{}", { in: [["a", { text: "seen" }]] }],
    ["other parts", parts, '{"b":{"c":"x"}}', { in: [["b", { text: "{}" }]] }],
  ])("is JSON where it would send what is not seen: %s", (_name, schema, value, rest) => {
    const entered = toFieldInput({ value: JSON.parse(value), rest: rest as Rest });
    expect(model(schema, entered).drawable).toBe(false);
  });
});

describe("a case that was chosen", () => {
  const schema = {
    oneOf: [
      {
        title: "Keep",
        type: "object",
        properties: { note: { type: "string" } },
        additionalProperties: false,
      },
      {
        title: "Delete",
        type: "object",
        properties: { what: { type: "string" } },
        required: ["what"],
        additionalProperties: false,
      },
    ],
  };

  test("is no answer of another one while it lacks a part", () => {
    const drawn = model(schema);
    drawn.choose(1);
    // By the schema alone it is an answer: to keep all.
    expect(evaluate(schema, {}, documentOf(schema))).toEqual([]);
    expect(drawn.write()).toEqual(toFieldInput({ value: {}, rest: { branch: 1, unfit: true } }));
    expect(isUnfinished(drawn)).toBe(true);
    const again = model(schema, restored(drawn));
    expect([again.drawable, again.branch]).toEqual([true, 1]);
    enter({ forms: again.rows } as NestedModel, 0, "value", '{"what":"all"}');
    expect(json(again)).toBe('{"what":"all"}');
  });

  test("asks for what follows from an answer in it", () => {
    const paid = {
      type: "object",
      properties: { how: { enum: ["card", "cash"] } },
      if: { properties: { how: { const: "card" } }, required: ["how"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { digits: { type: "string" } }, required: ["digits"] },
    };
    const drawn = model({ oneOf: [paid, { type: "null" }] }, '{"how":"card","digits":"1"}');
    const [field] = drawn.rows[0]!.form.store.fields;
    expect(isConditional(documentOf((field as JsonField).nested!.root))).toBe(true);
    expect(drawn.drawable).toBe(true);
  });
});

/** Any small schema, and any value. */
const anySchema = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<unknown>(
      { type: "string" },
      { type: "number" },
      { type: "integer", minimum: 0 },
      { type: "boolean" },
      { type: "null" },
      { enum: ["a", 1] },
      { const: "a" },
      { $ref: "#" },
      {},
      true,
      false,
    ),
    fc.record({ type: fc.constant("array"), items: tie("schema") }),
    fc.record({
      type: fc.constant("object"),
      properties: fc.dictionary(fc.constantFrom("a", "b", "__proto__"), tie("schema"), {
        maxKeys: 2,
      }),
      required: fc.subarray(["a", "b"]),
      additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
    }),
    ...["oneOf", "anyOf", "allOf"].map((keyword) =>
      fc.array(tie("schema"), { minLength: 1, maxLength: 2 }).map((all) => ({ [keyword]: all })),
    ),
    fc.record({
      if: tie("schema"),
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: tie("schema"),
      properties: fc.constant({ a: { type: "string" } }),
    }),
  ),
})).schema;

test("a rendered answer is sent unchanged, whatever its schema and value are", () => {
  let drawn = 0;
  fc.assert(
    fc.property(anySchema, fc.jsonValue({ maxDepth: 2 }), (schema, value) => {
      if (evaluate(schema, value, documentOf(schema))?.length !== 0) return;
      const made = model(schema, JSON.stringify(value));
      if (!made.drawable) return;
      drawn += 1;
      expect(isUnfinished(made), json(made)).toBe(false);
      expect(JSON.parse(json(made))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 2_000, seed: 1 },
  );
  expect(drawn).toBeGreaterThan(100);
});

test("a field with cases is rendered at first, wherever its schema has a default", () => {
  const language = { enum: ["de", "en"], default: "en" };
  const cases = [
    { properties: { mail: { type: "string" } }, required: ["mail"] },
    { properties: { phone: { type: "string" } }, required: ["phone"] },
  ];
  const whole = { type: "object", properties: { language }, required: ["language"] };
  const $defs = { whole, cases: { oneOf: cases } };
  for (const schema of [
    { ...whole, oneOf: cases },
    { type: "object", allOf: [whole], anyOf: cases },
    { ...whole, $ref: "#/$defs/cases", $defs },
    { type: "object", allOf: [{ $ref: "#/$defs/whole" }, { $ref: "#/$defs/cases" }], $defs },
  ]) {
    expect(model(schema).drawable).toBe(true);
    const preset = presetOf(schema, documentOf(schema), true);
    expect(model(schema, preset === undefined ? "" : JSON.stringify(preset)).drawable).toBe(true);
    const chosen = model(schema);
    chosen.choose(1);
    expect(json(chosen)).toContain('{"language":"en"}');
  }
});

test("a read-only part keeps the server's value, and takes input if it is required and unset", () => {
  const id = { type: "string", readOnly: true };
  const schema = {
    type: "object",
    properties: { id, name: { type: "string" } },
    required: ["id", "name"],
  };
  const group = model(schema, JSON.stringify({ id: "7", name: "Ada" }));
  enter(group, 0, "id", "other");
  enter(group, 0, "name", "Grace");
  expect(JSON.parse(json(group))).toEqual({ id: "7", name: "Grace" });
  // One that is required and that the server did not set can only be answered by the user.
  const empty = model(schema, "{}");
  enter(empty, 0, "id", "mine");
  enter(empty, 0, "name", "Grace");
  expect(JSON.parse(json(empty))).toEqual({ id: "mine", name: "Grace" });
});

test("optional entries are answered only once there was one", () => {
  const schema = { type: "object", additionalProperties: { type: "string" } };
  const optional = new NestedModel(fieldOf(schema, false), outer, enNested, "");
  expect(json(optional)).toBe("");
  optional.add();
  expect(optional.write()).not.toBe("");
  optional.remove(optional.entries[0]!);
  expect(json(optional)).toBe("{}");
  expect(json(model(schema))).toBe("{}");
});

describe("input out of view", () => {
  const place = (title: string, path: string) => ({
    title,
    type: "object",
    properties: {
      kind: { const: title },
      path: { type: "string", default: path },
      size: { type: "number" },
      tags: { type: "array", items: { type: "string" } },
    },
    required: ["kind", "path"],
  });
  const sources = { oneOf: [place("File", "/tmp"), place("Web", "https://a"), { type: "string" }] };
  /** A model of the input that another left, as after a remount or from a draft. */
  const again = (schema: unknown, drawn: NestedModel) => model(schema, restored(drawn));
  /** Enters a part in the only row, whose field has parts of its own. */
  const enterPart = (drawn: NestedModel, key: string, value: string) => {
    const { store } = drawn.rows[0]!.form;
    const inner = new NestedModel(
      store.fields[0] as JsonField,
      store,
      enNested,
      store.values.get(store.fields[0] as JsonField),
    );
    enter(inner, 0, key, value);
    enter(drawn, 0, "value", inner.write());
  };
  const answer = (drawn: NestedModel) => JSON.parse(json(drawn) || "null");

  test.each([false, true])("each case keeps its input (remounted: %s)", (remounted) => {
    let drawn = model(sources);
    const choose = (at: number) => {
      drawn.choose(at);
      if (remounted) drawn = again(sources, drawn);
      expect([drawn.drawable, drawn.branch]).toEqual([true, at]);
    };
    choose(0);
    expect(answer(drawn)).toEqual({ kind: "File", path: "/tmp" });
    enterPart(drawn, "path", "/data");
    choose(1);
    expect(answer(drawn)).toEqual({ kind: "Web", path: "https://a" });
    enterPart(drawn, "path", "https://b");
    enterPart(drawn, "tags", '["x"]');
    choose(2);
    enter(drawn, 0, "value", "plain");
    expect(answer(drawn)).toBe("plain");
    choose(0);
    expect(answer(drawn)).toEqual({ kind: "File", path: "/data" });
    choose(1);
    expect(answer(drawn)).toEqual({ kind: "Web", path: "https://b", tags: ["x"] });
    choose(2);
    expect(answer(drawn)).toBe("plain");
  });

  test("half an answer in another case is kept, and keeps nothing from being sent", () => {
    const drawn = model(sources);
    drawn.choose(0);
    enterPart(drawn, "size", "12x");
    expect(isUnfinished(drawn)).toBe(true);
    drawn.choose(2);
    enter(drawn, 0, "value", "plain");
    expect(isUnfinished(drawn)).toBe(false);
    drawn.choose(0);
    expect(JSON.stringify(restOf(drawn))).toContain("12x");
    expect(isUnfinished(drawn)).toBe(true);
  });

  test("input for a field of all cases is kept when another case is chosen", () => {
    const mail = { properties: { mail: { type: "string" } }, required: ["mail"] };
    const phone = { properties: { phone: { type: "string" } }, required: ["phone"] };
    const properties = { name: { type: "string" }, age: { type: "number" } };
    const schema = { type: "object", properties, oneOf: [mail, phone] };
    const drawn = model(schema);
    drawn.choose(0);
    enterPart(drawn, "name", "Ada");
    enterPart(drawn, "mail", "a@b.example");
    enterPart(drawn, "age", "3x");
    drawn.choose(1);
    expect(answer(drawn)).toEqual({ name: "Ada" });
    expect(JSON.stringify(restOf(drawn))).toContain("3x");
    enterPart(drawn, "name", "Bob");
    enterPart(drawn, "age", "30");
    drawn.choose(0);
    expect(answer(drawn)).toEqual({ name: "Bob", age: 30, mail: "a@b.example" });
  });

  test("a case starts again if it would not show the input of a draft", () => {
    const kept = { kind: "File", path: "/x" };
    for (const value of [5, "a\u202eb", { a: 1 }]) {
      const hidden = [[2, { value }], ["x"], 5, null];
      const drawn = model(
        sources,
        toFieldInput({ value: kept, rest: { hidden } as unknown as Rest }),
      );
      expect([drawn.drawable, drawn.branch]).toEqual([true, 0]);
      drawn.choose(2);
      expect(answer(drawn)).toBeNull();
    }
  });

  const conditional = {
    type: "object",
    properties: {
      how: { enum: ["card", "cash"] },
      note: { type: "string" },
    },
    allOf: [
      {
        if: { properties: { how: { const: "card" } }, required: ["how"] },
        // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
        then: { properties: { digits: { type: "string" }, year: { type: "number" } } },
      },
      {
        if: { required: ["digits"] },
        // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
        then: { properties: { owner: { type: "string" } } },
      },
    ],
  };
  /** Does what the control does after each change. */
  const follow = (drawn: NestedModel) => {
    const text = drawn.write();
    if (!drawn.outdated) return drawn;
    const next = new NestedModel(fieldOf(conditional), outer, enNested, text, drawn);
    expect(next.drawable).toBe(true);
    next.write();
    return next;
  };

  test.each([false, true])(
    "a part that another answer takes away comes back with its input (remounted: %s)",
    (remounted) => {
      let drawn = model(conditional, "{}");
      const enterIn = (key: string, value: unknown) => {
        enter(drawn, 0, key, value);
        drawn = follow(drawn);
        if (remounted) drawn = again(conditional, drawn);
        expect(drawn.drawable).toBe(true);
      };
      enterIn("how", "card");
      enterIn("digits", "12");
      enterIn("owner", "Ada");
      enterIn("year", "20x");
      enterIn("how", "cash");
      expect(answer(drawn)).toEqual({ how: "cash" });
      expect(isUnfinished(drawn)).toBe(false);
      enterIn("note", "n");
      enterIn("how", "card");
      expect(answer(drawn)).toEqual({ how: "card", note: "n", digits: "12", owner: "Ada" });
      expect(JSON.stringify(restOf(drawn))).toContain("20x");
      expect(isUnfinished(drawn)).toBe(true);
    },
  );
});

/** Cases of any kind, which no answer tells apart. */
const anyCase = fc.constantFrom(
  { type: "string" },
  { type: "number" },
  { type: "boolean" },
  { type: "array", items: { type: "string" } },
  { type: "object", properties: { a: { type: "string" }, b: { type: "number" } } },
  { type: "object", properties: { a: { type: "number" }, c: { type: "boolean" } } },
);

test("whichever cases are shown and whatever is entered, each shows what it was left with", () => {
  const act = fc.record({
    at: fc.nat(3),
    text: fc.constantFrom("", "1", "1x", "true"),
    to: fc.nat(9),
  });
  fc.assert(
    fc.property(
      fc.array(anyCase, { minLength: 2, maxLength: 4 }),
      fc.constantFrom("oneOf", "anyOf"),
      fc.array(act, { maxLength: 12 }),
      (cases, keyword, acts) => {
        const schema = { [keyword]: cases.map((each, at) => ({ ...each, title: `${at}` })) };
        let drawn = model(schema);
        const left = new Map<number, unknown>();
        const shown = () => {
          const { store } = drawn.rows[0]!.form;
          return controlValue(store.values.get(store.fields[0]!));
        };
        for (const { at, text, to } of acts) {
          if (drawn.branch !== undefined) left.set(drawn.branch, shown());
          drawn.choose(at % cases.length);
          if (to < 3) drawn = model(schema, restored(drawn));
          expect(drawn.branch).toBe(at % cases.length);
          if (left.has(drawn.branch!)) expect(shown()).toEqual(left.get(drawn.branch!));
          const [field] = drawn.rows[0]!.form.store.fields;
          const kind = field!.kind;
          if (kind === "string" || kind === "number") enter(drawn, 0, "value", text);
          if (kind === "boolean" && text !== "") enter(drawn, 0, "value", text === "true");
          if (kind === "json" && text !== "") {
            enter(
              drawn,
              0,
              "value",
              cases[at % cases.length]!.type === "array" ? '["x"]' : '{"a":1}',
            );
          }
        }
      },
    ),
    { numRuns: 500, seed: 1 },
  );
});
