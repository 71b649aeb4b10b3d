import { expect, test } from "vitest";
import { count, number, scriptName } from "./format.js";
import { locales } from "./loadStrings.js";

test("a limit is written as the language does, with all of its digits", () => {
  expect([0, -1.5, 1_234.5, 0.000_001, 1e21].map(number("en"))).toEqual([
    "0",
    "-1.5",
    "1,234.5",
    "0.000001",
    "1,000,000,000,000,000,000,000",
  ]);
  expect(number("de")(1_234.5)).toBe("1.234,5");
});

test("a separator that could be taken for the decimal sign is left out", () => {
  expect(["en", "de", "fr"].map((locale) => number(locale, false)(1_234_567.5))).toEqual([
    "1234567.5",
    "1234567,5",
    "1234567,5",
  ]);
});

test("a small whole number is formatted by the language", () => {
  for (const locale of locales) {
    const format = new Intl.NumberFormat(locale, { useGrouping: true });
    for (let value = -10; value < 1_100; value += 1) {
      expect(number(locale)(value)).toBe(format.format(value));
    }
  }
});

test("a phrase is in the plural form that the language has for its number", () => {
  const characters = count("en", { one: "{count} character", other: "{count} characters" });
  expect([0, 1, 2, 1_000].map(characters)).toEqual([
    "0 characters",
    "1 character",
    "2 characters",
    "1,000 characters",
  ]);
  const files = count("pl", {
    one: "{count} plik",
    few: "{count} pliki",
    many: "{count} plików",
    other: "{count} pliku",
  });
  expect([1, 2, 5, 22, 1.5].map(files)).toEqual([
    "1 plik",
    "2 pliki",
    "5 plików",
    "22 pliki",
    "1,5 pliku",
  ]);
});

test("a form that a language leaves out is the general one", () => {
  expect(count("ar", { other: "{count} x" })(3)).toMatch(/ x$/);
  expect(count("en", { one: "One", other: "{count}" })(1)).toBe("One");
});

test("a script has its name in the language", () => {
  expect(scriptName("en")("Cyrl")).toBe("Cyrillic");
  expect(scriptName("ja")("Cyrl")).toBe("キリル文字");
});

test("an unknown script is shown as its code", () => {
  expect(["Qabx", "not a script", ""].map(scriptName("en"))).toEqual(["Qabx", "not a script", ""]);
});
