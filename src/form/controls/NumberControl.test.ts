import fc from "fast-check";
import { assert, describe, expect, test } from "vitest";
import { Budget } from "../../core/Budget.js";
import { readSchema } from "../../schema/readSchema.js";
import { validateValue } from "../../validation/validateValue.js";
import { isBrief, isStepped, nextStep, sliderStep, writeStep } from "./NumberControl.js";

function numberField(schema: object) {
  const [field] = readSchema({ properties: { a: schema } }).fields;
  assert(field?.kind === "number" || field?.kind === "integer");
  return field;
}

const step = (schema: object) => sliderStep(numberField(schema));

describe("a small, bounded range has a slider", () => {
  test.each([
    [{ type: "integer", minimum: 0, maximum: 10 }, 1],
    [{ type: "integer", minimum: 1, maximum: 101 }, 1],
    [{ type: "integer", minimum: -5, maximum: 5 }, 1],
    [{ type: "integer", minimum: 0, maximum: 1_000, multipleOf: 10 }, 10],
    [{ type: "number", minimum: 0, maximum: 1 }, 0.01],
    [{ type: "number", minimum: 0.1, maximum: 1 }, 0.009],
    [{ type: "number", minimum: 0, maximum: 10, multipleOf: 0.5 }, 0.5],
  ])("%j", (schema, expected) => expect(step(schema)).toBe(expected));
});

describe("no slider", () => {
  test.each([
    { type: "integer" },
    { type: "integer", minimum: 0 },
    // Beside a slider the box would show 1.234567.
    { type: "number", minimum: 0, maximum: 1, default: 1.2345678e-7 },
    { type: "integer", maximum: 10 },
    { type: "integer", minimum: 5, maximum: 5 },
    { type: "integer", minimum: 9, maximum: 1 },
    { type: "integer", minimum: 0, maximum: 101 },
    { type: "integer", minimum: 0.5, maximum: 10 },
    { type: "integer", minimum: 0, maximum: 10, multipleOf: 0.5 },
    { type: "integer", minimum: 1, maximum: 100, multipleOf: 10 },
    { type: "integer", minimum: 0, maximum: 10, exclusiveMinimum: 0 },
    { type: "integer", minimum: 0, maximum: 10, exclusiveMaximum: 10 },
    { type: "number", minimum: 0, maximum: 1_000 },
    { type: "number", minimum: -1e308, maximum: 1e308 },
  ])("for %j", (schema) => expect(step(schema)).toBeUndefined());
});

test("every stop of a slider of whole numbers is a valid answer", () => {
  const whole = fc.integer({ min: -200, max: 200 });
  let sliders = 0;
  fc.assert(
    fc.property(
      whole,
      whole,
      fc.option(fc.integer({ min: 1, max: 20 })),
      (minimum, maximum, multipleOf) => {
        const field = numberField({ type: "integer", minimum, maximum, multipleOf });
        const size = sliderStep(field);
        if (size === undefined) return;
        sliders += 1;
        for (let stop = minimum; stop <= maximum; stop += size) {
          expect(validateValue(field.constraints, stop, new Budget())).toEqual([]);
        }
      },
    ),
    { numRuns: 1_000, seed: 1 },
  );
  expect(sliders).toBeGreaterThan(50);
});

test.each([
  [{ type: "integer", minimum: 1, maximum: 21 }, true],
  [{ type: "integer", minimum: 1, maximum: 22 }, false],
  [{ type: "integer", minimum: 0, maximum: 100, multipleOf: 5 }, true],
  // Half a percent is counted by nobody.
  [{ type: "number", minimum: 0, maximum: 1 }, false],
  [{ type: "integer", minimum: 1 }, false],
])("buttons count one by one for %j: %s", (schema, expected) => {
  expect(isStepped(numberField(schema))).toBe(expected);
});

test.each([
  [{ type: "integer", minimum: 0, maximum: 1_000_000 }, true],
  [{ type: "number", minimum: -40, maximum: 60 }, true],
  [{ type: "integer", minimum: 0, maximum: 10_000_000 }, false],
  [{ type: "number", minimum: 0, maximum: 5, default: 1.234_567_8 }, false],
  [{ type: "integer", minimum: 0 }, false],
  // It has a slider.
  [{ type: "integer", minimum: 0, maximum: 50 }, false],
])("%j fits in a short box: %s", (schema, expected) => {
  expect(isBrief(numberField(schema))).toBe(expected);
});

test("binary dust is left out", () => {
  expect(writeStep(0.1 + 0.2, { step: 0.1, minimum: 0, sign: "." })).toBe("0.3");
});

test("the places of the minimum are kept, so that nothing is rounded below it", () => {
  expect(writeStep(0.12345, { step: 0.01, minimum: 0.12345, sign: "." })).toBe("0.12345");
});

test("a step written as a power of ten keeps its places", () => {
  expect(writeStep(3e-7, { step: 1e-7, minimum: 0, sign: "." })).toBe("3e-7");
});

test("the decimal sign is that of the user's language", () => {
  expect(writeStep(2.5, { step: 0.5, minimum: 0, sign: "," })).toBe("2,5");
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
