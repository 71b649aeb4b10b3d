import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalSign, readNumber } from "./numbers.js";

const ambiguous = (...readings: number[]) => ({ code: "ambiguousNumber", readings });

describe("text that is not a number, or only partly, is refused", () => {
  test.each([
    "",
    " ",
    "\t\n",
    "12abc",
    "abc",
    "1px",
    "$5",
    "5%",
    "0x10",
    "0b1",
    "0o7",
    "1n",
    "1f",
    "½",
    "²",
    "Infinity",
    "-Infinity",
    "NaN",
    "∞",
    "1e309",
    "-1e309",
    "1e99999",
    "e5",
    "1e",
    "1e5.5",
    "1 e5",
    ".",
    ",",
    "-",
    "+",
    "--1",
    "+-1",
    "1-",
    "-.",
    "- 1",
    "1..2",
    "1,,2",
    "1.2.3",
    "1 5",
    "1,234,56",
    "1,234.567,8",
    "0,123,456",
    "1.234 567",
    "null",
    "true",
    "1;2",
    "٫",
    "一",
    "ー",
    "5ー",
    "1ー5",
  ])("%j", (typed) => {
    for (const locale of ["en", "de"]) {
      expect(readNumber(typed, locale)).toEqual({ code: "notANumber" });
    }
  });
});

describe("incomplete numbers are read as far as they go", () => {
  test.each<[string, number]>([
    ["1.", 1],
    ["1,", 1],
    [".5", 0.5],
    ["-.5", -0.5],
    [".5e1", 5],
    ["+5", 5],
    ["-0", 0],
    ["007", 7],
    ["1.50", 1.5],
    ["1e3", 1000],
    ["1.5E-3", 0.0015],
    [" 12 ", 12],
  ])("%j", (typed, value) => {
    expect(readNumber(typed, "en")).toBe(value);
  });
});

describe("a number that would be rounded is refused", () => {
  test.each<[string, number]>([
    ["9007199254740993", 9007199254740992],
    ["-9007199254740993", -9007199254740992],
    ["123456789012345678901234567890", 1.2345678901234568e29],
    ["1.00000000000000000001", 1],
    ["0.1234567890123456789", 0.12345678901234568],
    ["1e-400", 0],
    ["9,007,199,254,740,993", 9007199254740992],
  ])("%s", (typed, nearest) => {
    expect(readNumber(typed, "en")).toEqual({ code: "inexactNumber", nearest });
  });

  test.each([
    "9007199254740992",
    "9007199254740994",
    "1e21",
    "100000000000000000000000",
    "0.30000000000000004",
    "5e-324",
    "1.7976931348623157e308",
  ])("%s is exact", (typed) => expect(readNumber(typed, "en")).toBe(Number(typed)));
});

describe("the decimal sign is that of the user's language", () => {
  test.each<[string, string, unknown]>([
    ["1,5", "de", 1.5],
    ["1,5", "fr", 1.5],
    ["1.5", "en", 1.5],
    ["1,234", "de", 1.234],
    ["1.234", "en", 1.234],
    // Only one reading is possible, whatever the language is.
    ["1,5", "en", 1.5],
    ["1.5", "de", 1.5],
    ["1,2345", "en", 1.2345],
    ["0,125", "en", 0.125],
    ["-1,5", "en", -1.5],
    ["1,5e3", "de", 1500],
    // The other sign before three digits can group them, or be the decimal one.
    ["1,234", "en", ambiguous(1234, 1.234)],
    ["1.234", "de", ambiguous(1234, 1.234)],
    ["-1.234", "de", ambiguous(-1234, -1.234)],
    ["1.000", "de", ambiguous(1000, 1)],
    ["1.5", "not a language", 1.5],
  ])("%s in %s", (typed, locale, expected) => expect(readNumber(typed, locale)).toEqual(expected));
});

describe("groups of digits", () => {
  test.each<[string, string, number]>([
    ["1,234.5", "en", 1234.5],
    ["1,234,567", "en", 1234567],
    ["1.234,5", "de", 1234.5],
    ["1.234.567", "de", 1234567],
    // Both signs are there, so the last one is the decimal one.
    ["1.234,5", "en", 1234.5],
    ["1,234.5", "de", 1234.5],
    ["1 234,5", "fr", 1234.5],
    ["1\u202f234,5", "fr", 1234.5],
    ["1\u00a0234\u00a0567", "pl", 1234567],
    ["1'234.5", "de-CH", 1234.5],
    ["1\u2019234.5", "de-CH", 1234.5],
    ["12,34,567.8", "hi", 1234567.8],
    ["1_000", "en", 1000],
    ["-1,234.5", "en", -1234.5],
  ])("%s in %s", (typed, locale, value) => expect(readNumber(typed, locale)).toBe(value));
});

describe("the digits of other scripts", () => {
  test.each<[string, string, number]>([
    ["\u0661\u0662\u0663", "ar-EG", 123],
    ["\u0663\u066b\u0661\u0664", "ar-EG", 3.14],
    ["\u0661\u066c\u0662\u0663\u0664\u066b\u0665", "ar-EG", 1234.5],
    ["\u06f1\u06f2\u066b\u06f5", "fa", 12.5],
    ["\u0967\u0968.\u096b", "hi", 12.5],
    ["\u0967,\u0968\u0969,\u096a\u096b\u096c", "hi", 123456],
    ["\u09e7\u09e8", "bn", 12],
    ["\uff11\uff12.\uff15", "ja", 12.5],
    ["\u22125", "en", -5],
    ["\uff0d5", "ja", -5],
    ["\u30fc\uff15", "ja", -5],
    ["\uff0b5", "ja", 5],
    ["\uff11\uff0e\uff15", "ja", 1.5],
    ["\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15", "zh", 1234.5],
    ["1.5e\uff0d3", "ja", 0.0015],
    ["\u20135", "en", -5],
  ])("%s in %s", (typed, locale, value) => expect(readNumber(typed, locale)).toBe(value));
});

test.each(["ar", "ar-SA", "fa", "he", "ur", "de", "sv", "hi"])(
  "a number below zero reads back as %s writes it, with the marks that keep its sign in place",
  (locale) => {
    const written = new Intl.NumberFormat(locale).format(-12.5);
    expect(readNumber(written, locale)).toBe(-12.5);
  },
);

test("every number reads back exactly as it is written, in any language", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readNumber(String(value), "en")).toBe(value === 0 ? 0 : value);
      expect(readNumber(String(value).replace(".", ","), "de")).toBe(value === 0 ? 0 : value);
    }),
    {
      numRuns: 2_000,
      seed: 1,
      examples: [[-0], [5e-324], [1e21], [2 ** 53 + 2], [1.7976931348623157e308]],
    },
  );
});

test("every whole number that is written with groups reads back exactly", () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.constantFrom("en", "de", "fr", "hi", "ar-EG", "de-CH"),
      (value, locale) => {
        const typed = new Intl.NumberFormat(locale)
          .format(value)
          .replace(/[\u200e\u200f\u061c]/g, "");
        const read = readNumber(typed, locale);
        if (typeof read === "number") expect(read).toBe(value);
        else
          expect(read).toMatchObject({ code: "ambiguousNumber", readings: [value, value / 1000] });
      },
    ),
    { numRuns: 2_000, seed: 1 },
  );
});

/** The significant digits of a decimal and the power of ten that they are multiplied by. */
function significant(digits: string, exponent: number): string {
  const stripped = digits.replace(/^0+/, "");
  const kept = stripped.replace(/0+$/, "");
  return kept === "" ? "0" : `${kept}e${exponent + stripped.length - kept.length}`;
}

test("a number is read with exactly the digits that were typed", () => {
  let numbers = 0;
  const typed = fc
    .array(
      fc.oneof(
        fc.constantFrom(..."0123456789.,  '-+e".split("")),
        fc.constantFrom("000", "999", "1.234", "1,234", "e-5", "e300", "0x", "x", "\u0665"),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(typed, fc.constantFrom("en", "de"), (text, locale) => {
      const read = readNumber(text, locale);
      if (typeof read !== "number") return;
      numbers += 1;
      expect(Number.isFinite(read)).toBe(true);
      const [mantissa = "", power = "0"] = text.replaceAll("\u0665", "5").trim().split("e");
      const digits = mantissa.replace(/\D/g, "");
      const [body = "", scale = "0"] = String(Math.abs(read)).split("e");
      const [whole = "", fraction = ""] = body.split(".");
      const found = significant(whole + fraction, Number(scale) - fraction.length);
      const places = /[.,](\d*)$/.exec(mantissa)?.[1]?.length ?? 0;
      const readings = [places, 0].map((after) => significant(digits, Number(power) - after));
      expect(readings).toContain(found);
      if (read !== 0) expect(read < 0).toBe(mantissa.startsWith("-"));
    }),
    { numRuns: 10_000, seed: 1 },
  );
  expect(numbers).toBeGreaterThan(1_000);
});

test("a text of a megabyte is read at once", () => {
  const zeros = "0".repeat(2 ** 20);
  for (const typed of [
    `1${zeros}`,
    `0.${zeros}1`,
    `0.1${zeros}1`,
    `1${",000".repeat(2 ** 18)}x`,
    zeros,
    "1 ".repeat(2 ** 19),
    ".".repeat(2 ** 20),
  ]) {
    expect(["number", "object"]).toContain(typeof readNumber(typed, "en"));
  }
});

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
