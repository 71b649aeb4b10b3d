import { expect, test } from "vitest";
import { readSchema } from "../../../schema/readSchema.js";
import { onePressField } from "./onePressField.js";

const fieldsOf = (properties: Record<string, object>, required = Object.keys(properties)) =>
  readSchema({ type: "object", properties, required }).fields;
const options = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at}`);
const choice = (count: number) => ({ a: { type: "string", enum: options(count) } });

test.each([
  ["a required boolean", fieldsOf({ a: { type: "boolean" } }), true, true],
  ["a required choice of five", fieldsOf(choice(5)), true, true],
  ["numbers", fieldsOf({ a: { type: "integer", enum: [1, 2] } }), true, true],
  ["a choice of six", fieldsOf(choice(6)), false, true],
  ["a choice of nine", fieldsOf(choice(9)), false, true],
  ["a choice of ten", fieldsOf(choice(10)), false, false],
  ["an optional boolean", fieldsOf({ a: { type: "boolean" } }, []), false, true],
  ["a boolean with a default", fieldsOf({ a: { type: "boolean", default: false } }), false, false],
  [
    "a choice with a default",
    fieldsOf({ a: { type: "string", enum: ["x"], default: "x" } }),
    false,
    false,
  ],
  [
    "several choices",
    fieldsOf({ a: { type: "array", items: { type: "string", enum: ["x"] } } }),
    false,
    false,
  ],
  ["a text", fieldsOf({ a: { type: "string" } }), false, false],
  ["two fields", fieldsOf({ a: { type: "boolean" }, b: { type: "boolean" } }), false, false],
  ["no field", fieldsOf({}), false, false],
  [
    "a free-text companion",
    fieldsOf({ a: { type: "string", enum: ["x", "y"] }, a__other: { type: "string" } }, ["a"]),
    false,
    false,
  ],
])(
  "whether one press answers %s: by default, and where the host asks for it",
  (_, fields, byDefault, wanted) => {
    expect(onePressField(fields, false) !== undefined).toBe(byDefault);
    expect(onePressField(fields, true) !== undefined).toBe(wanted);
  },
);
