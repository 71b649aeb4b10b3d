import fc from "fast-check";
import { expect, test } from "vitest";
import { readSchema } from "../../schema/readSchema.js";
import { fieldAnsweredByButtons } from "./OnePress.js";
import { readDigit } from "../../ui/numberKeys.js";

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
  [
    "a choice with an option that asks for words",
    fieldsOf({ a: { type: "string", enum: ["Postgres", "SQLite", "Other"] } }),
    false,
    false,
  ],
  [
    "a choice with one that asks for words in another language",
    fieldsOf({
      a: {
        oneOf: [
          { const: "a", title: "Rot" },
          { const: "b", title: "Etwas anderes …" },
        ],
      },
    }),
    false,
    false,
  ],
  [
    "a choice with one that does so by its value",
    fieldsOf({ a: { oneOf: [{ const: "a" }, { const: "other", title: "✎" }] } }),
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
  "one press answers %s as expected: by default, and if the host enables it",
  (_, fields, byDefault, wanted) => {
    expect(fieldAnsweredByButtons(fields, false) !== undefined).toBe(byDefault);
    expect(fieldAnsweredByButtons(fields, true) !== undefined).toBe(wanted);
  },
);

const press = (key: string, code = "", shiftKey = false) => readDigit({ key, code, shiftKey });

test.each([
  ["1", "Digit1", false, 1],
  ["9", "Numpad9", false, 9],
  // France: digits are behind Shift, and meant without it too.
  ["&", "Digit1", false, 1],
  ["à", "Digit0", false, 0],
  ["1", "Digit1", true, 1],
  // Elsewhere, Shift and a digit is another sign.
  ["!", "Digit1", true, undefined],
  // Other scripts, from their own keyboards and from a number pad.
  ["٣", "Digit3", false, 3],
  ["۷", "Numpad7", false, 7],
  ["९", "Digit9", false, 9],
  ["５", "", false, 5],
  // A number pad without Num Lock moves.
  ["ArrowDown", "Numpad2", false, undefined],
  ["End", "Numpad1", false, undefined],
  ["Unidentified", "Digit4", false, undefined],
  ["Dead", "Digit2", false, undefined],
  ["q", "KeyQ", false, undefined],
  ["½", "KeyX", false, undefined],
  ["²", "Backquote", false, undefined],
  ["F1", "F1", false, undefined],
  ["+", "NumpadAdd", false, undefined],
])("%s on %s, shifted: %s, is %s", (key, code, shiftKey, digit) => {
  expect(press(key, code, shiftKey)).toBe(digit);
});

const characters = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

test("any key is read as a digit or as nothing", () => {
  fc.assert(
    fc.property(characters, fc.string(), fc.boolean(), (key, code, shiftKey) => {
      const digit = readDigit({ key, code, shiftKey });
      return digit === undefined || (Number.isInteger(digit) && digit >= 0 && digit <= 9);
    }),
  );
});
