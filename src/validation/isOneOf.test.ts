import { expect, test } from "vitest";

import { isOneOf } from "./isOneOf.js";

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
