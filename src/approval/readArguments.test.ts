import { expect, test } from "vitest";
import { enApproval } from "../strings/enApproval.js";
import { type Argument, readArguments, readEdited } from "./readArguments.js";

const write = ({ name, text, members, type, count }: Argument): unknown => [
  name?.lines.map((line) => line.map((piece) => piece.text).join("")).join("") ?? "",
  type,
  members?.map(write) ?? text?.lines.map((line) => line.map((piece) => piece.text).join("")),
  ...(count === undefined ? [] : [count]),
];
const rowsOf = (value: unknown) => readArguments(value, enApproval).rows.map(write);

test("arguments keep their order, their types and their empty values", () => {
  expect(
    rowsOf({ title: "Gift", n: 2, labels: ["bug"], none: null, empty: "", list: [], o: {} }),
  ).toEqual([
    ["title", "text", ["Gift"]],
    ["n", "number", ["2"]],
    ["labels", "list", [["1", "text", ["bug"]]], 1],
    ["none", "null", ["null"]],
    ["empty", "text", [""]],
    ["list", "list", [], 0],
    ["o", "object", [], 0],
  ]);
});

test("keys that mean something to JavaScript are plain keys", () => {
  const value = JSON.parse('{"__proto__":1,"constructor":2,"toString":3}');
  expect(rowsOf(value)).toEqual([
    ["__proto__", "number", ["1"]],
    ["constructor", "number", ["2"]],
    ["toString", "number", ["3"]],
  ]);
});

test.each([
  ['{"path":"/x","path":"/y"}', true],
  ['{"n":1e999}', true],
  ['{"n":1.0}', false],
  ['{"n":9007199254740993}', true],
  ['{ "path": "/x" }', false],
  ['{"a":" two  spaces "}', false],
])("a JSON text stands beside its value where they could differ: %s", (text, stands) => {
  const { raw, rows } = readArguments(text, enApproval);
  expect(rows.length).toBe(1);
  expect(raw !== undefined).toBe(stands);
});

test.each(["{oops", "\ufeff{}", ""])("a text that is no JSON is shown as it is: %j", (text) => {
  const { raw, rows } = readArguments(text, enApproval);
  expect([rows, raw?.lines.length]).toEqual([[], 1]);
});

test("many keys, deep values and long texts are bounded, and what is left out is counted", () => {
  const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at]));
  expect(readArguments(keys, enApproval)).toMatchObject({ hidden: 9_500 });
  expect(readArguments({ a: "x y ".repeat(100_000) }, enApproval).hidden).toBe(200_001);
  let deep: unknown = 1;
  for (let at = 0; at < 100; at++) deep = { deep };
  expect(readArguments(deep, enApproval).hidden).toBe(0);
});

test("the end of a name with hidden characters is shown", () => {
  for (const character of ["\u200b", "\n"]) {
    const { rows, hidden } = readArguments({ [`${character.repeat(30_000)}TAIL`]: 1 }, enApproval);
    expect(hidden).toBe(0);
    expect(rows[0]?.name?.lines[0]?.at(-1)?.text).toBe("TAIL");
  }
});

test("a text of base64 is shown by its start, its end and its length", () => {
  const image = btoa(
    String.fromCharCode(...Array.from({ length: 15_000 }, (_, at) => (at * 7) % 251)),
  );
  const { rows } = readArguments({ image }, enApproval);
  expect(rows[0]?.text?.lines[0]?.map(({ text }) => text.length)).toEqual([
    500,
    enApproval.unreadableCharacters(19_300).length,
    200,
  ]);
});

test("a value that is too deep for JSON.stringify is shown whole", () => {
  let value: unknown = { command: "rm -rf ~" };
  for (let level = 0; level < 20_000; level += 1) value = [value];
  expect(JSON.stringify(rowsOf({ a: value }).flat(30))).toContain("rm -rf ~");
});

test("all lines of a text that the user has edited are shown", () => {
  const lines = Array.from({ length: 400 }, (_, at) => `print(${at})`);
  const before = { code: lines.join("\n") };
  const { rows } = readEdited(
    { code: ["edited", ...lines.slice(1)].join("\n") },
    before,
    enApproval,
  );
  expect(rows[0]?.change?.rows.map(({ sign }) => sign)).not.toContain("folded");
  expect(rows[0]?.change?.rows).toHaveLength(401);
});
