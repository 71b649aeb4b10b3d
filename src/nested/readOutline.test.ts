import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReceipt } from "../receipt/readReceipt.js";
import { keepable } from "../form/features/memory/keepers.js";
import type { JsonField } from "../schema/Field.js";
import { findSecrets } from "../schema/secrets/findSecrets.js";
import { readSchema } from "../schema/readSchema.js";
import { writeValue } from "../schema/writeValue.js";
import { enForm } from "../strings/enForm.js";
import { enNested } from "../strings/enNested.js";
import { type OutlineAnswer, readOutline } from "./readOutline.js";

const settings = { locale: "en", timeZone: "UTC" };

type Told = string | readonly Told[];

/** What is read of an answer: a text, or each part as its name and what was answered. */
function told(answer: OutlineAnswer): Told {
  switch (answer.kind) {
    case "none":
      return enNested.unanswered;
    case "empty":
      return enNested.emptyList;
    case "name":
      return answer.name;
    case "items": {
      const texts = answer.items.map((item) =>
        item === "hidden" ? "hidden" : writeValue(item.value, item.field, settings, enForm),
      );
      return texts.join(" + ");
    }
    case "parts":
      return answer.parts.map((part) => [part.label, told(part.answer)]);
  }
}

function tell(schema: object, value: unknown, options: { required?: boolean; defs?: object } = {}) {
  const { required = true, defs = {} } = options;
  const requestedSchema = {
    type: "object",
    properties: { it: { title: "It", ...schema } },
    required: required ? ["it"] : [],
    $defs: defs,
  };
  const reading = readSchema(requestedSchema);
  const field = reading.fields[0] as JsonField;
  return told(readOutline(field, value, enNested, findSecrets(reading).has(field)).answer);
}

const text = { type: "string" };

describe("an answer of a nested field is read as fields and answers", () => {
  test("a group by the titles of its parts and options, days as people write them", () => {
    const schema = {
      type: "object",
      properties: {
        street: { ...text, title: "Street" },
        where: { oneOf: [{ const: "de", title: "Germany" }], title: "Country" },
        since: { ...text, format: "date" },
        seats: { type: "array", items: { anyOf: [{ const: "w", title: "Window" }] } },
        gate: { type: "boolean", title: "Gate" },
        note: text,
      },
    };
    const value = { street: "Main", where: "de", since: "2027-01-29", seats: ["w"], gate: false };
    expect(tell(schema, value)).toEqual([
      ["Street", "Main"],
      ["Country", "Germany"],
      ["since", "January 29, 2027"],
      ["seats", "Window"],
      ["Gate", "No"],
      ["note", "No answer"],
    ]);
  });

  test("rows by the numbers and the names of the form", () => {
    const guest = { type: "object", title: "Guest", properties: { name: text } };
    const list = { type: "array", items: { $ref: "#/$defs/guest" } };
    expect(tell(list, [{ name: "Ada" }, { name: "Bo" }], { defs: { guest } })).toEqual([
      ["Guest 1", [["name", "Ada"]]],
      ["Guest 2", [["name", "Bo"]]],
    ]);
    expect(tell({ type: "array", items: { type: "number" } }, [1.5])).toEqual([["It 1", "1.5"]]);
    expect(tell(list, [], { defs: { guest } })).toBe("None");
  });

  test("shows a case by its title, with its fields below", () => {
    const card = { title: "Card", type: "object", properties: { digits: text } };
    const union = { oneOf: [card, { title: "At the table", type: "null" }, text] };
    expect(tell(union, { digits: "12" })).toEqual([["Card", [["digits", "12"]]]]);
    expect(tell(union, null)).toBe("At the table");
    expect(tell(union, "later")).toEqual([["Text", "later"]]);
  });

  test("shows the case that the user chose if the answer fits several", () => {
    const schema = {
      oneOf: [
        { ...text, title: "Phone" },
        { ...text, title: "Mail" },
      ],
    };
    const { fields } = readSchema({ properties: { it: schema }, required: ["it"] });
    const read = readOutline(fields[0] as JsonField, "x", enNested, false, { branch: 1 });
    expect(told(read.answer)).toEqual([["Mail", "x"]]);
  });

  test("shows entries by the names that the user gave them, and dependent fields with them", () => {
    expect(tell({ type: "object", additionalProperties: text }, { colour: "green" })).toEqual([
      ["colour", "green"],
    ]);
    const schema = {
      type: "object",
      properties: { how: { enum: ["card", "cash"] } },
      if: { properties: { how: { const: "card" } } },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { digits: { ...text, title: "Digits" } } },
    };
    expect(tell(schema, { how: "card", digits: "1" })).toEqual([
      ["how", "card"],
      ["Digits", "1"],
    ]);
  });

  test("a value that cannot be rendered is shown as JSON, to a readable depth", () => {
    expect(tell({ type: "object", properties: { a: text } }, { b: 1 })).toBe('{"b":1}');
    expect(tell({ type: "object", not: {}, allOf: [false] }, [1])).toBe("[1]");
    const tree = { type: "object", properties: { it: { $ref: "#/properties/it" } } };
    let deep: unknown = {};
    for (let level = 0; level < 30; level++) deep = { it: deep };
    expect(JSON.stringify(tell(tree, deep)).length).toBeLessThan(1_000);
  });
});

describe("a secret is hidden at any depth, and what stands beside it is shown", () => {
  test.each([
    [
      { type: "object", properties: { user: text, password: text } },
      { user: "u", password: "s3" },
    ],
    [
      { type: "object", properties: { user: text, x: { ...text, format: "password" } } },
      { user: "u", x: "s3" },
    ],
    [
      { type: "object", properties: { user: text, x: { ...text, writeOnly: true } } },
      { user: "u", x: "s3" },
    ],
    [
      { type: "object", properties: { user: text, x: { ...text, title: "API key" } } },
      { user: "u", x: "s3" },
    ],
    [
      { type: "object", additionalProperties: text },
      { user: "u", OPENAI_API_KEY: "s3" },
    ],
  ])("%j", (schema, value) => {
    expect(tell(schema, value)).toEqual([
      ["user", "u"],
      [expect.any(String), "hidden"],
    ]);
  });

  test("in rows, in cases, in what a name refers to", () => {
    expect(tell({ type: "array", items: { ...text, title: "API key" } }, ["s3"])).toEqual([
      ["API key 1", "hidden"],
    ]);
    expect(tell({ oneOf: [{ ...text, title: "Access token" }, { type: "number" }] }, "s3")).toEqual(
      [["Access token", "hidden"]],
    );
    const login = {
      $anchor: "login",
      type: "object",
      properties: { a: { properties: { password: text } } },
    };
    const value = { a: { password: "s3" } };
    expect(tell({ $ref: "#login" }, value, { defs: { login } })).toEqual([
      ["a", [["password", "hidden"]]],
    ]);
  });

  test("whole, where the question itself asks for one, or the answer is none it was asked with", () => {
    const schema = { type: "object", properties: { a: text } };
    expect(tell({ ...schema, title: "Password" }, { a: "s3" })).toBe("hidden");
    const secret = { ...schema, properties: { a: { ...text, format: "password" } } };
    expect(tell(secret, { b: "s3" })).toBe("hidden");
    expect(tell(schema, { password: "s3" })).toBe("hidden");
  });
});

const SECRET = "correct-horse-battery";

/** A question with parts and an answer to it; what asks for a secret is answered with `SECRET`. */
type Asked = [schema: object, value: unknown];
const asked = fc.letrec<{ it: Asked }>((tie) => ({
  it: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<[object, unknown]>(
      [text, "plain"],
      [{ type: "integer" }, 7],
      [{ ...text, format: "password" }, SECRET],
      [{ ...text, title: "Access token" }, SECRET],
      [{ ...text, writeOnly: true }, SECRET],
      [{ ...text, description: "Enter your password" }, SECRET],
      [{ type: "object", additionalProperties: text }, { API_KEY: SECRET }],
    ),
    tie("it").map(([schema, value]): Asked => [{ type: "array", items: schema }, [value]]),
    fc
      .tuple(fc.constantFrom("a", "password", "__proto__"), tie("it"), fc.boolean())
      .map(([key, [schema, value], required]): Asked => [
        {
          type: "object",
          properties: Object.fromEntries([[key, schema]]),
          required: required ? [key] : [],
        },
        Object.fromEntries([[key, key === "password" ? SECRET : value]]),
      ]),
    fc
      .tuple(fc.constantFrom("oneOf", "anyOf", "allOf"), tie("it"))
      .map(([keyword, [schema, value]]): Asked => [
        { [keyword]: keyword === "allOf" ? [schema] : [{ const: 1 }, schema, { type: "null" }] },
        value,
      ]),
    tie("it").map(([schema, value]): Asked => [
      { $ref: "#/$defs/it", $anchor: "x", of: schema },
      value,
    ]),
  ),
})).it;

test("no secret is in an outline, a receipt or a draft, whatever the schema is", () => {
  let hidden = 0;
  fc.assert(
    fc.property(asked, fc.boolean(), ([schema, value], required) => {
      const requestedSchema = {
        type: "object" as const,
        properties: { it: schema as { type: "string" } },
        required: required ? ["it"] : [],
        $defs: { it: (schema as { of?: object }).of ?? schema },
      };
      const request = { message: "Please answer.", requestedSchema };
      const reading = readSchema(requestedSchema);
      const field = reading.fields[0]!;
      if (field.kind !== "json") return;
      const secret = findSecrets(reading).has(field);
      const { answer } = readOutline(field, value, enNested, secret);
      expect(JSON.stringify(told(answer))).not.toContain(SECRET);
      const result = { action: "accept", content: { it: value } };
      const late = readReceipt(request, result, (...args) =>
        readOutline(args[0], args[1], enNested, args[2]),
      );
      for (const receipt of [readReceipt(request, result), late]) {
        expect(
          JSON.stringify(
            receipt.rows.map(({ items, outline }) => [items, outline]),
            (key, each: unknown) => (key === "field" ? undefined : each),
          ),
        ).not.toContain(SECRET);
      }
      if (!JSON.stringify(value).includes(SECRET)) return;
      hidden += 1;
      const named = JSON.stringify(value).includes("API_KEY");
      expect(named || !keepable(request, reading)(field)).toBe(true);
    }),
    { numRuns: 2_000, seed: 1 },
  );
  expect(hidden).toBeGreaterThan(300);
});
