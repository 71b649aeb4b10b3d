import fc from "fast-check";
import { expect, test } from "vitest";
import { isMultipleOf, isOneOf } from "./keywords.js";

test.each([
  [0.3, 0.1, true],
  [19.99, 0.01, true],
  [-4.35, 0.01, true],
  [0.35, 0.1, false],
  [0, 0.1, true],
  [7, 2, false],
  [7.5, 2.5, true],
  [1e21, 1, true],
  [1e-7, 1, false],
  [1.5e300, 1e-300, true],
  [5e-324, 1, false],
  [Number.MAX_VALUE, 5e-324, true],
  [1, 0, false],
  [Number.NaN, 1, false],
  [1, Infinity, false],
])("%f is a multiple of %f: %s", (value, step, expected) => {
  expect(isMultipleOf(step, value)).toBe(expected);
});

test("is exact for decimal numbers", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 6 }),
      (value, step, digits) => {
        const decimal = (n: number) => Number(`${n}e-${digits}`);
        expect(isMultipleOf(decimal(step), decimal(value))).toBe(value % step === 0);
      },
    ),
  );
});

test("compares by type and value, in short lists and in long ones", () => {
  const long = Array.from({ length: 10_000 }, (_, index) => `option ${index}`);
  for (const options of [
    ["a", 1, true],
    [...long, "a", 1, true],
  ]) {
    expect([isOneOf(options, "a"), isOneOf(options, 1), isOneOf(options, true)]).not.toContain(
      false,
    );
    expect([isOneOf(options, "1"), isOneOf(options, false), isOneOf(options, ["a"])]).not.toContain(
      true,
    );
    expect(isOneOf(options, "__proto__")).toBe(false);
  }
  expect(long.every((option) => isOneOf(long, option))).toBe(true);
});
