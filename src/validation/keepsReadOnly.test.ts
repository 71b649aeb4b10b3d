import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { keepsReadOnly } from "./checkNested.js";

const id = { type: "string", readOnly: true };
const guest = {
  type: "object",
  properties: { id, name: { type: "string" }, owner: { type: "object", properties: { mail: id } } },
};
const required = { ...guest, required: ["id"] };
const map = { type: "object", additionalProperties: id };
const cases = {
  anyOf: [
    { ...required, title: "Guest" },
    { type: "object", properties: { note: { type: "string" } }, additionalProperties: false },
  ],
};
const referred = { $defs: { guest: required }, type: "array", items: { $ref: "#/$defs/guest" } };

test.each<[kept: boolean, how: string, schema: object, given: unknown, value: unknown]>([
  [true, "the rest is changed", guest, { id: "1" }, { id: "1", name: "Ada" }],
  [false, "it is changed", guest, { id: "1" }, { id: "2" }],
  [false, "it is left out", guest, { id: "1", name: "A" }, { name: "A" }],
  [false, "it is left out with what it is in", guest, { owner: { mail: "a" } }, {}],
  [false, "what it is in is another value", guest, { owner: { mail: "a" } }, { owner: 5 }],
  [false, "all is left out", guest, { id: "1" }, undefined],
  [true, "all is left out that holds none of it", guest, { name: "A" }, undefined],
  [false, "it is added", guest, { name: "A" }, { name: "A", id: "1" }],
  [true, "it is added where it must be answered", required, { name: "A" }, { name: "A", id: "1" }],
  [true, "its own default comes with a new row", rowsOf({ ...id, default: "new" }), [], [["new"]]],
  [
    true,
    "a row is added",
    { type: "array", items: required },
    [{ id: "1" }],
    [{ id: "1" }, { id: "2" }],
  ],
  [
    false,
    "a row is removed",
    { type: "array", items: required },
    [{ id: "1" }, { id: "2" }],
    [{ id: "1" }],
  ],
  [false, "rows are removed and added", referred, [{ id: "1" }], [{ id: "2" }]],
  [false, "rows change places", referred, [{ id: "1" }, { id: "2" }], [{ id: "2" }, { id: "1" }]],
  [false, "a row of its kind is added", { type: "array", items: id }, ["a"], ["a", "b"]],
  [
    true,
    "rows are added where the server gave none",
    { type: "array", items: id },
    undefined,
    ["a"],
  ],
  [false, "an entry gets another name", map, { a: "1" }, { b: "1" }],
  [true, "another case is chosen, which has none", cases, { id: "1" }, { note: "a" }],
  [false, "the same case is kept without it", cases, { id: "1" }, { id: "2" }],
])("%j: %s", (kept, _how, schema, given, value) => {
  expect(keepsReadOnly(schema, new SchemaDocument(schema), given, value)).toBe(kept);
});

function rowsOf(item: object): object {
  return { type: "array", items: { type: "array", items: item } };
}

describe("whatever the schema is", () => {
  const schema = fc.letrec<{ any: object }>((tie) => ({
    any: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.record({ type: fc.constant("string"), readOnly: fc.boolean() }),
      fc.record({ type: fc.constant("number") }),
      fc.record({
        type: fc.constant("object"),
        properties: fc.dictionary(fc.constantFrom("a", "b", "__proto__"), tie("any")),
        required: fc.subarray(["a", "b"]),
        readOnly: fc.boolean(),
      }),
      fc.record({ type: fc.constant("array"), items: tie("any") }),
      fc.record({ anyOf: fc.array(tie("any"), { minLength: 1, maxLength: 2 }) }),
    ),
  })).any;

  test("an unchanged answer is kept, and one without anything read-only can be any", () => {
    fc.assert(
      fc.property(schema, fc.jsonValue({ maxDepth: 3 }), fc.jsonValue(), (asked, given, value) => {
        expect(keepsReadOnly(asked, new SchemaDocument(asked), given, structuredClone(given))).toBe(
          true,
        );
        const free = JSON.parse(JSON.stringify(asked).replaceAll('"readOnly":true', '"x":1'));
        expect(keepsReadOnly(free, new SchemaDocument(free), given, value)).toBe(true);
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });
});
