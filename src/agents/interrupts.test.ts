import { expect, test } from "vitest";
import { writtenJson } from "./interrupts.js";

const nested = (depth: number, value: string): unknown =>
  JSON.parse(`${'{"a":['.repeat(depth)}${value}${"]}".repeat(depth)}`);

test.each([
  ["arguments", { to: "ada@example.com", lines: ["a", 'b "c" {[,\\'], none: [], empty: {} }],
  ["a text of many signs", "[{,".repeat(100_000)],
  ["a large list", Array.from({ length: 9_000 }, (_, at) => `entry ${at}`)],
  ["nothing", null],
  ["a value that is nested a little", nested(20, "1")],
])("%s is written with a line for each part", (_, value) => {
  expect(writtenJson(value)).toBe(JSON.stringify(value, null, 2));
});

test.each([
  ["deeply", nested(1_500, "1")],
  ["less deeply, with many parts", nested(20, "1,".repeat(20_000) + "1")],
])("what is nested %s is not made of indents", (_, value) => {
  expect(writtenJson(value)).toBe(JSON.stringify(value));
});

test("what JSON has no word for is nothing", () => {
  expect(writtenJson(undefined)).toBe("");
});
