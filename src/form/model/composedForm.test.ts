import { expect, test } from "vitest";
import type { ElicitationResult } from "../../core/protocol.js";
import { openForm } from "./fixtures/openForm.js";

function open(schema: object) {
  const told: ElicitationResult[] = [];
  const form = openForm(
    { message: "Who?", requestedSchema: { type: "object", properties: {}, ...schema } },
    { onRespond: (result) => void told.push(result) },
  );
  return { ...form, told };
}

const part = (key: string, rule: object) => ({ properties: { [key]: rule }, required: [key] });
const name = part("name", { type: "string", minLength: 2 });

test("a part that the root requires elsewhere than in its properties is asked for", async () => {
  const form = open({ allOf: [name] });
  await form.submit();
  expect(form.codes("")).toEqual(["inside"]);
  form.enter("", '{"name":"A"}');
  await form.submit();
  expect(form.codes("")).toEqual(["inside"]);
  form.enter("", '{"name":"Ada"}');
  await form.submit();
  expect(form.told).toEqual([{ action: "accept", content: { name: "Ada" } }]);
});

test("only an object is an answer", async () => {
  const form = open({ oneOf: [name, { type: "string" }] });
  for (const text of ['"Ada"', "[]", "5", "null"]) {
    form.enter("", text);
    await form.submit();
    expect(form.codes("")).toContain("type");
  }
  expect(form.told).toEqual([]);
});

test("a form without required fields can be sent empty", async () => {
  const form = open({ anyOf: [{ properties: { name: { type: "string" } } }] });
  await form.submit();
  expect(form.told).toEqual([{ action: "accept", content: {} }]);
});

test("it starts with the defaults of all its parts, of two the first", async () => {
  const form = open({
    properties: { a: { type: "string", default: "own" } },
    $ref: "#/$defs/more",
    allOf: [part("c", { type: "integer", default: 3 }), part("a", { default: "other" })],
    $defs: { more: part("b", { type: "boolean", default: false }) },
  });
  await form.submit();
  expect(form.told).toEqual([{ action: "accept", content: { a: "own", b: false, c: 3 } }]);
});
