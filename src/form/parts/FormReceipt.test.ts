import { expect, test } from "vitest";
import { toFieldInput } from "../../schema/NestedInput.js";
import { openForm } from "../model/fixtures/openForm.js";
import { inputOf } from "./FormReceipt.js";

const open = (properties: Record<string, unknown>) =>
  openForm({ message: "?", requestedSchema: { type: "object", properties } });

test("input that is no answer yet is read as it was entered", () => {
  const form = open({ age: { type: "integer" }, day: { type: "string", default: "Monday" } });
  form.enter("age", "twelve");
  expect(inputOf(form.store)).toEqual({ age: "twelve" });
});

test("a nested answer that is half entered is read as its value, without the rest of the input", () => {
  const point = { type: "object", properties: { x: { type: "integer" }, y: { type: "integer" } } };
  const form = open({ point });
  form.enter("point", toFieldInput({ value: { x: 1 }, rest: { in: [["y", { text: "-" }]] } }));
  expect(inputOf(form.store)).toEqual({ point: { x: 1 } });
});

test("a text beside an option that was selected later is not read", () => {
  const form = open({ way: { type: "string", enum: ["Bus"] }, way__other: { type: "string" } });
  form.enter("way__other", "On foot");
  form.enter("way", "Bus");
  expect(inputOf(form.store)).toEqual({ way: "Bus" });
});

test("the input of a schema that is one field is its content", () => {
  const cases = [
    { properties: { a: { type: "string" } } },
    { properties: { b: { type: "string" } } },
  ];
  const form = openForm({
    message: "?",
    requestedSchema: { type: "object", oneOf: cases } as never,
  });
  expect(inputOf(form.store)).toEqual({});
  form.enter("", '{"a":"x"}');
  expect(inputOf(form.store)).toEqual({ a: "x" });
});
