import { expect, test } from "vitest";
import { locales } from "./matchLocale.js";
import { number } from "./number.js";

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

test("where a separator could be taken for the decimal sign, there is none", () => {
  expect(["en", "de", "fr"].map((locale) => number(locale, false)(1_234_567.5))).toEqual([
    "1234567.5",
    "1234567,5",
    "1234567,5",
  ]);
});

test("a small whole number is what the language makes of it", () => {
  for (const locale of locales) {
    const format = new Intl.NumberFormat(locale, { useGrouping: true });
    for (let value = -10; value < 1_100; value += 1) {
      expect(number(locale)(value)).toBe(format.format(value));
    }
  }
});
