import fc from "fast-check";
import { assert, describe, expect, test } from "vitest";
import { Budget } from "../../core/Budget.js";
import { readSchema } from "../../schema/readSchema.js";
import { validateValue } from "../../validation/validateValue.js";
import { isBrief, nextStep, stepOf } from "./NumberControl.js";

function numberField(schema: object) {
  const [field] = readSchema({ properties: { a: schema } }).fields;
  assert(field?.kind === "number" || field?.kind === "integer");
  return field;
}

describe("buttons go through the values of a whole number", () => {
  test.each([
    [{ type: "integer", minimum: 0, maximum: 10 }, 1],
    [{ type: "integer", minimum: 1, maximum: 21 }, 1],
    [{ type: "integer", minimum: -5, maximum: 5 }, 1],
    [{ type: "integer", minimum: 0, maximum: 200, multipleOf: 10 }, 10],
  ])("%j", (schema, expected) => expect(stepOf(numberField(schema))).toBe(expected));
});

describe("no buttons are shown", () => {
  test.each([
    { type: "integer" },
    { type: "integer", minimum: 0 },
    { type: "integer", maximum: 10 },
    { type: "integer", minimum: 5, maximum: 5 },
    { type: "integer", minimum: 9, maximum: 1 },
    { type: "integer", minimum: 1, maximum: 22 },
    { type: "integer", minimum: 0.5, maximum: 10 },
    { type: "integer", minimum: 0, maximum: 10, multipleOf: 0.5 },
    { type: "integer", minimum: 1, maximum: 100, multipleOf: 10 },
    { type: "integer", minimum: 0, maximum: 10, exclusiveMinimum: 0 },
    { type: "integer", minimum: 0, maximum: 10, exclusiveMaximum: 10 },
    { type: "integer", minimum: 10_000_000, maximum: 10_000_010 },
    // Only whole numbers have buttons.
    { type: "number", minimum: 0, maximum: 1 },
  ])("for %j", (schema) => expect(stepOf(numberField(schema))).toBeUndefined());
});

test("every value that the buttons reach is a valid answer", () => {
  const whole = fc.integer({ min: -200, max: 200 });
  let counted = 0;
  fc.assert(
    fc.property(
      whole,
      fc.integer({ min: -10, max: 200 }),
      fc.option(fc.integer({ min: 1, max: 20 })),
      (minimum, range, multipleOf) => {
        const maximum = minimum + range;
        const field = numberField({ type: "integer", minimum, maximum, multipleOf });
        const step = stepOf(field);
        if (step === undefined) return;
        counted += 1;
        const steps = { step, minimum, maximum };
        for (let value = minimum; ;) {
          expect(validateValue(field.constraints, value, new Budget())).toEqual([]);
          const next = nextStep(value, 1, steps);
          if (next === value) break;
          value = next;
        }
      },
    ),
    { numRuns: 1_000, seed: 1 },
  );
  expect(counted).toBeGreaterThan(50);
});

test.each([
  [{ type: "integer", minimum: 0, maximum: 1_000_000 }, true],
  [{ type: "number", minimum: -40, maximum: 60 }, true],
  [{ type: "integer", minimum: 0, maximum: 50 }, true],
  [{ type: "integer", minimum: 0, maximum: 10_000_000 }, false],
  [{ type: "number", minimum: 0, maximum: 5, default: 1.234_567_8 }, false],
  [{ type: "integer", minimum: 0 }, false],
  // It has buttons.
  [{ type: "integer", minimum: 0, maximum: 20 }, false],
])("%j fits in a short box: %s", (schema, expected) => {
  expect(isBrief(numberField(schema))).toBe(expected);
});

test.each([
  [undefined, 1, 0],
  [undefined, -1, 0],
  [18, 1, 20],
  [3, 1, 5],
  [3, -1, 0],
  [25, -1, 20],
  [25, 1, 20],
  [20, -1, 15],
  [-4, -1, 0],
  // Above the last step, and in range.
  [21, 1, 21],
  [21, -1, 20],
])("from %s in the direction %s, the next step is %s", (from, direction, next) => {
  const steps = { step: 5, minimum: 0, maximum: 22 };
  expect(nextStep(from, direction as 1 | -1, steps)).toBe(next);
});
