import { expect, test } from "vitest";
import { changesOf, editedValue, editSchema, restOf } from "./useEdit.js";

const value = { title: "Gift", n: 2, labels: ["bug"], none: null, ok: true };

test("without a schema, texts, numbers and booleans can be edited", () => {
  const schema = editSchema(value, undefined);
  expect(schema.properties).toEqual({
    title: { type: "string", default: "Gift" },
    n: { type: "number", default: 2 },
    ok: { type: "boolean", default: true },
  });
  expect(restOf(value, schema)).toEqual({ labels: ["bug"], none: null });
});

test("with a schema, its fields are filled in with what was sent, never with its own defaults", () => {
  const schema = editSchema(value, {
    type: "object",
    properties: { n: { type: "integer", default: 9 }, extra: { type: "string", default: "x" } },
    required: ["n"],
  });
  expect(schema).toMatchObject({
    properties: { n: { type: "integer", default: 2 }, extra: { type: "string" } },
    required: ["n"],
  });
  expect(schema.properties?.extra).toEqual({ type: "string" });
});

test("edited arguments keep their order, and those that no field shows stay", () => {
  const schema = editSchema(value, undefined);
  const edited = editedValue(value, schema, { title: "Gift", n: 1, ok: true });
  expect(JSON.stringify(edited)).toBe(
    '{"title":"Gift","n":1,"labels":["bug"],"none":null,"ok":true}',
  );
});

test("keys that mean something to JavaScript stay own members", () => {
  const odd = JSON.parse('{"__proto__":"a","constructor":"b"}');
  const schema = editSchema(odd, undefined);
  const content = JSON.parse('{"__proto__":"c","constructor":"b"}');
  expect(JSON.stringify(editedValue(odd, schema, content))).toBe(
    '{"__proto__":"c","constructor":"b"}',
  );
});

test("the changes are what was added, left out, or given another value", () => {
  const after = { n: 1, title: "Gift", labels: ["bug"], none: null, extra: "x" };
  expect(changesOf(value, after)).toEqual([
    { name: "n", before: 2, after: 1 },
    { name: "extra", after: "x" },
    { name: "ok", before: true },
  ]);
  expect(changesOf(value, { ...value })).toEqual([]);
});
