import { expect, test } from "vitest";
import { covers } from "./NestedModel.js";

test("what has all of another value covers it", () => {
  const whole = { a: [1, { b: "x", c: 2 }], d: null };
  expect(covers(whole, { a: [1, { b: "x" }] })).toBe(true);
  expect(covers(whole, { a: undefined })).toBe(true);
  expect(covers(whole, undefined)).toBe(true);
  for (const part of [{ a: [1] }, { a: [1, { b: "y" }] }, { toString: null }, { d: {} }, []]) {
    expect(covers(whole, part)).toBe(false);
  }
});

test("a value of any depth is looked through", () => {
  const deep = (end: number) => {
    let value: unknown = end;
    for (let level = 0; level < 50_000; level++) value = level % 2 ? { a: value } : [value];
    return value;
  };
  expect(covers(deep(1), deep(1))).toBe(true);
  expect(covers(deep(1), deep(2))).toBe(false);
});
