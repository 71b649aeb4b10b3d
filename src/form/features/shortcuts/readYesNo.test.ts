import { expect, test } from "vitest";
import { readYesNo } from "./readYesNo.js";

test.each([
  ["y", "KeyY", "Y", "N", true],
  ["N", "KeyN", "Y", "N", false],
  // Germany: the letters of the language, and y and z the other way round.
  ["j", "KeyJ", "J", "N", true],
  ["y", "KeyZ", "Y", "N", true],
  ["z", "KeyY", "Y", "N", undefined],
  // Turkey: a dotless letter has a capital of its own.
  ["h", "KeyH", "E", "H", false],
  // Russia: what is typed goes first, then the Latin letter on the key.
  ["д", "KeyL", "Д", "Н", true],
  ["н", "KeyY", "Д", "Н", false],
  ["н", "KeyY", "Y", "N", true],
  ["т", "KeyN", "Y", "N", false],
  // Letters that can be written in two ways.
  ["é", "Digit2", "é", "N", true],
  ["Enter", "Enter", "Y", "N", undefined],
  [" ", "Space", "Y", "N", undefined],
  ["Unidentified", "KeyY", "Y", "N", undefined],
  ["1", "Digit1", "Y", "N", undefined],
])("%s on %s, for %s and %s, is %s", (key, code, yes, no, says) => {
  expect(readYesNo({ key, code }, yes, no)).toBe(says);
});
