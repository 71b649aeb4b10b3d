import { expect, test } from "vitest";

import { compilePattern } from "./compilePattern.js";
import { translatePattern } from "./translatePattern.js";

test.each([
  ["looks ahead", "^(?=.*\\d).+$"],
  ["looks ahead for what must not be", "^(?!foo)"],
  ["looks behind", "(?<=a)b"],
  ["looks behind for what must not be", "(?<!a)b"],
  ["refers back", "(a)\\1"],
  ["refers back by name", "(?<n>a)\\k<n>"],
  ["is not complete", "(["],
  ["has an octal escape", "\\01"],
  ["escapes what needs no escape", "\\-a"],
  ["uses \\A and \\z of other dialects", "\\Aa\\z"],
  ["quotes as in other dialects", "\\Qa.b\\E"],
  ["sets flags", "(?i)a"],
  ["sets flags for a group", "(?i:a)"],
  ["has a class of other dialects", "\\h"],
  ["has half a surrogate pair", "\\ud83d"],
  ["has half a surrogate pair in a class", "[\\ude00a]"],
  ["is too long", "a".repeat(1_001)],
  ["repeats too often", "(a{1000}){1000}"],
  ["repeats a group too often", "(?:[a-z][0-9]){2000}"],
  ["repeats a wide class too often", "\\p{L}{1000}"],
  [
    "asks for too many properties",
    "\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lm}\\p{Lo}\\p{Mn}\\p{Mc}\\p{Me}\\p{Nd}",
  ],
  ["repeats more often than numbers go", "a{99999999999999999999}"],
])("does not read a pattern that %s", (_why, pattern) => {
  expect(translatePattern(pattern)).toBeUndefined();
});

// A dialect that only copied these would mean something else by them.
test.each([
  ["a$", "a\n", false],
  ["^b", "a\nb", false],
  [".", "\r", false],
  [".", "\u2028", false],
  ["^.$", "😀", true],
  ["\\s", "\u00a0", true],
  ["\\s", "\v", true],
  ["\\s", "\ufeff", true],
  ["\\S", "\u3000", false],
  ["\\w", "é", false],
  ["\\d", "٣", false],
  ["[^]", "\n", true],
  ["[]", "a", false],
  ["[[:alpha:]", ":", true],
  ["[[:alpha:]", "z", false],
  ["[a&&b]", "&", true],
  ["\\/", "/", true],
  ["\\cJ", "\n", true],
  ["[\\b]", "\b", true],
  ["\\u{1F600}", "😀", true],
  ["\\ud83d\\ude00", "😀", true],
  ["^\\p{Lu}", "Ω", true],
  ["^\\p{Script=Greek}+$", "Ωω", true],
  ["^[^\\W\\d]+$", "a1", false],
  ["(?<größe>a)", "a", true],
  ["b", "abc", true],
  ["", "anything", true],
])("reads %j as ECMAScript does: %j is %s", (pattern, text, expected) => {
  expect(new RegExp(pattern, "u").test(text)).toBe(expected);
  expect(compilePattern(pattern)?.test(text)).toBe(expected);
});
