import { expect, test } from "vitest";
import { inCyrillic, inLatin, inPlainLetters } from "./readings.js";

test.each([
  ["Passw0rd", "Password"],
  ["PlN", "PIN"],
  ["$ecret", "secret"],
  ["\u{1f17f}\u{1f158}\u{1f15d}", "pin"],
  ["\u{1f1f5}\u{1f1ee}\u{1f1f3}", "pin"],
  ["\u1d18\u026a\u0274", "pin"],
  ["\ua4d1\ua4f2\ua4e0", "pin"],
  ["\u13e2\u13e6\u0111", "pkd"],
])("characters that look like letters are read as letters: %s", (text, read) => {
  expect(inPlainLetters(text).toLowerCase()).toBe(read.toLowerCase());
});

test.each(["Room 101", "45 %", "Street", "Ωmega", "パスワード"])("the rest stays: %s", (text) => {
  expect(inPlainLetters(text)).toBe(text);
});

test.each([
  ["Pаsswоrd", "Password"],
  ["Οslo", "Oslo"],
  ["հօuѕe", "house"],
  ["Straße, 東京, é", "Straße, 東京, é"],
])("%j is read as %j", (text, read) => expect(inLatin(text)).toBe(read));

test.each([
  ["Парoль", "Пароль"],
  ["Password", "Password"],
  ["URL: адрес", "URL: адрес"],
])("a word with Cyrillic letters, %j, is read as %j", (text, read) => {
  expect(inCyrillic(text)).toBe(read);
});
