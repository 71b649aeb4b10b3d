import fc from "fast-check";
import { expect, test } from "vitest";
import { stepAt, stepsOf } from "./steps.js";

const sizes = (questions: number, steps: boolean | number | undefined) =>
  stepsOf(questions, steps).map(({ first, end }) => end - first);

test.each([
  [18, 5, [5, 5, 5, 3]],
  [6, 5, [5, 1]],
  [5, 5, [5]],
  [4, 5, [4]],
  [3, 1, [1, 1, 1]],
  [5, 2.9, [2, 2, 1]],
  [18, true, [5, 5, 5, 3]],
  [16, true, [4, 4, 4, 4]],
  [6, true, [3, 3]],
  [5, true, [5]],
  [1, true, [1]],
  [0, true, [0]],
  [0, 5, [0]],
  [18, false, [18]],
  [18, undefined, [18]],
  // What is no size asks for no steps.
  [18, 0, [18]],
  [18, -1, [18]],
  [18, Number.NaN, [18]],
  [18, Infinity, [18]],
])("%i fields with the step size %s are split into %j", (questions, steps, expected) => {
  expect(sizes(questions, steps)).toEqual(expected);
});

test("every field is in one step, in order, and no step is empty", () => {
  const size = fc.oneof(fc.boolean(), fc.double(), fc.integer({ min: -2, max: 40 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), size, (questions, given) => {
      const steps = stepsOf(questions, given);
      const held = steps.flatMap(({ first, end }) =>
        Array.from({ length: end - first }, (_, index) => first + index),
      );
      expect(held).toEqual(Array.from({ length: questions }, (_, index) => index));
      expect(steps.every(({ first, end }) => end > first)).toBe(true);
      for (const question of [0, questions - 1, Math.floor(questions / 2)]) {
        const step = steps[stepAt(steps, question)];
        expect(step && step.first <= question && question < step.end).toBe(true);
      }
    }),
  );
});

test("every field has a step, even if the host defines fewer steps", () => {
  expect(stepAt(stepsOf(18, 5), 40)).toBe(3);
  expect(stepAt(stepsOf(0, true), 0)).toBe(0);
});
