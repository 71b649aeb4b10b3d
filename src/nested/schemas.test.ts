import { expect, test } from "vitest";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { branchOf } from "./schemas.js";

const text = { type: "string" };
const card = {
  type: "object",
  properties: { name: text, digits: text, expires: text },
  required: ["name", "digits", "expires"],
};
const account = {
  type: "object",
  properties: { name: text, iban: text },
  required: ["name", "iban"],
};
const note = { type: "object", properties: { name: text }, required: ["name"] };
const of = (branches: object[], value: unknown) =>
  branchOf(
    branches.map((schema) => ({ schema })),
    value,
    new SchemaDocument({}),
  );

test("an answer is of the first case that it holds in", () => {
  expect(of([card, note, account], { name: "Ada" })).toBe(1);
  expect(of([text, card], "Ada")).toBe(0);
});

test("half an answer is of the case in which least is wrong, then of that which lacks least", () => {
  expect(of([card, account], { name: "Ada" })).toBe(1);
  expect(of([account, card], { name: "Ada" })).toBe(0);
  expect(of([card, account], { name: "Ada", digits: "1", expires: "2" })).toBe(0);
  expect(of([account, card], { digits: "1", expires: "2" })).toBe(1);
  // What is wrong weighs more than what is missing.
  expect(of([account, card], { name: "Ada", iban: 7 })).toBe(1);
});

test("a missing answer, or one of another type than every case, belongs to no case", () => {
  expect(of([card, account], undefined)).toBeUndefined();
  expect(of([card, account], 5)).toBeUndefined();
});
