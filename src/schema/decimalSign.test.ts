import { expect, test } from "vitest";
import { decimalSign } from "./decimalSign.js";

test.each([
  "en",
  "en-GB",
  "ja",
  "zh",
  "he",
  "de-CH",
  "es-MX",
  "hi",
  "ar-EG",
  "fa",
  "",
  // What users' settings hold is not always a language.
  "not a language",
  "en_US",
  "x",
])("%j writes 1.5", (locale) => expect(decimalSign(locale)).toBe("."));

test.each(["de", "de-AT", "fr", "es", "pt-BR", "ru", "pl", "tr", "vi", "id", "en-ZA"])(
  "%s writes 1,5",
  (locale) => expect(decimalSign(locale)).toBe(","),
);
