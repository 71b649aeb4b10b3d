import { describe, expect, test } from "vitest";
import { readForm } from "./readForm.js";

const name = { type: "string" };

describe("a form of which its properties are not all", () => {
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
  ])("is one question, whose answer is the content: %s", (_, schema) => {
    const asked = { type: "object", properties: { name }, ...schema };
    const { fields, readable, undrawnRequired } = readForm(asked, "Who?");
    expect([readable, undrawnRequired]).toEqual([true, false]);
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
  ])("is a list of questions as before with %s", (_, schema) => {
    const { fields } = readForm({ type: "object", properties: { name }, ...schema }, "Who?");
    expect(fields).toMatchObject([{ kind: "string", key: "name" }]);
    expect(fields[0]).not.toHaveProperty("isContent");
  });

  test("is no form where it is no object", () => {
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
