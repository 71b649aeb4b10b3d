import { expect, test } from "vitest";
import { readSchema } from "../../../schema/readSchema.js";
import { enShortcuts } from "../../../strings/enShortcuts.js";
import { fieldKeys } from "./fieldKeys.js";

const choice = { type: "string", enum: ["a", "b"] };
const long = { type: "string", enum: [..."abcdefgh"] };
const yesNo = { type: "boolean" };
const text = { type: "string" };

function keysOf(properties: Record<string, object>, required: string[] = []) {
  const { fields } = readSchema({ type: "object", properties, required });
  return fields.map((field) => {
    const { at, yes, no, none, states } = fieldKeys(field, fields, enShortcuts);
    return [at(0), at(8), at(9), yes, no, none, states.keys];
  });
}

const NONE = [undefined, undefined, undefined, undefined, undefined, undefined, undefined];

test("a short choice has digits, a yes or no letters, and nothing else has keys", () => {
  expect(keysOf({ choice, yesNo, text, long }, ["choice", "yesNo"])).toEqual([
    ["1", "9", undefined, undefined, undefined, undefined, "anywhere"],
    [undefined, undefined, undefined, "Y", "N", undefined, "anywhere"],
    NONE,
    NONE,
  ]);
});

test("of two choices, each has its keys while the focus is in it", () => {
  expect(keysOf({ choice, other: choice }).map((keys) => keys.slice(5))).toEqual([
    ["0", "here"],
    ["0", "here"],
  ]);
});

test("0 is drawn where it can mean one question alone", () => {
  expect(keysOf({ choice })[0]?.slice(5)).toEqual(["0", "anywhere"]);
  expect(keysOf({ choice, yesNo }).map((keys) => keys.slice(5))).toEqual([
    [undefined, "anywhere"],
    [undefined, "anywhere"],
  ]);
});
