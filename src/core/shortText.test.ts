import { expect, test } from "vitest";
import { shortText } from "./text.js";

test("a short name stays as it is", () => {
  expect(shortText("Allergies")).toBe("Allergies");
});

test("a long name is cut, and only its first line is taken", () => {
  expect(shortText("x".repeat(1_000))).toBe(`${"x".repeat(80)}\u2026`);
  expect(shortText("one\ntwo")).toBe("one\u2026");
});

test("invisible characters in a name are shown", () => {
  expect(shortText("a\u202eb")).toBe("a\u27e8U+202E\u27e9b");
});
