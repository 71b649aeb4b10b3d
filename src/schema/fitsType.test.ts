import { expect, test } from "vitest";
import { fitsType } from "./keywords.js";

test.each<[string | number | boolean, unknown]>([
  ["a", undefined],
  ["a", null],
  ["a", "string"],
  [1, "integer"],
  [1, "number"],
  [1.5, "number"],
  [false, "boolean"],
  [1, ["string", "integer"]],
  ["a", ["null", "string"]],
])("%j is of %j", (value, type) => expect(fitsType(value, type)).toBe(true));

test.each<[string | number | boolean, unknown]>([
  ["1", "integer"],
  [1, "string"],
  [1.5, "integer"],
  [true, "number"],
  ["a", "array"],
  ["a", []],
  ["a", 5],
  ["a", ["null"]],
])("%j is not of %j", (value, type) => expect(fitsType(value, type)).toBe(false));
