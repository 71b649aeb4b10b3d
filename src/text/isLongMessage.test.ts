import { expect, test } from "vitest";
import { isLongMessage } from "./isLongMessage.js";

test.each([
  ["", false],
  ["a".repeat(160), false],
  ["a".repeat(161), true],
  ["One line\nand another", true],
])("%j", (message, long) => {
  expect(isLongMessage(message)).toBe(long);
});
