import type { IssueDetail } from "./types.js";

/** Languages looked up so far. A form has one, and looks it up at every keystroke. */
const decimalSigns = new Map<string, "." | ",">();

/** The decimal sign that a language writes with Western digits. */
export function decimalSign(locale: string): "." | "," {
  let sign = decimalSigns.get(locale);
  if (!sign) decimalSigns.set(locale, (sign = findDecimalSign(locale)));
  return sign;
}

function findDecimalSign(locale: string): "." | "," {
  try {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
    return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
  } catch {
    // Not a language tag: hosts pass what their users' settings hold.
    return ".";
  }
}

/**
 * Whether a number equals its decimal text, so that JavaScript didn't round it.
 *
 * @param text plain or scientific notation, with a dot: `-1.50e-7`.
 * @param value the number that `Number` returns for it.
 */
export function isExactNumber(text: string, value: number): boolean {
  return digits(text.replace(/^[+-]/, "").toLowerCase()) === digits(String(Math.abs(value)));
}

/** The significant digits of a plain or scientific decimal, and their power of ten. */
function digits(text: string): string {
  const [mantissa = "", exponent = "0"] = text.split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const all = (whole + fraction).replace(/^0+/, "");
  // `/0+$/` takes quadratic time for long runs of zeros inside.
  let end = all.length;
  while (all[end - 1] === "0") end -= 1;
  const significant = all.slice(0, end);
  if (significant === "") return "0";
  return `${significant}e${Number(exponent) - fraction.length + all.length - significant.length}`;
}

/** Zeros of common decimal digits besides ASCII. The other nine follow each. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

const NUMBER = /^([+-]?)((?:\d[\d., ]*\d|\d)[.,]?|[.,]\d+)(?:[eE]([+-]?\d{1,4}))?$/;

/**
 * Reads a number as a user of a language writes it.
 *
 * A text that is only partly a number, that can be read as two numbers, or that would be rounded is
 * an issue, never a guess.
 *
 * @param locale BCP 47 tag. It decides the decimal separator.
 * @example readNumber("1,5", "de"); // 1.5 readNumber("12abc", "en"); // { code: "notANumber" }
 */
export function readNumber(typed: string, locale: string): number | IssueDetail {
  const text = normalise(typed);
  const [, sign = "", mantissa = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  const readings = readMantissa(mantissa, locale);
  const numbers = readings.map((plain) => Number(`${sign}${plain}e${exponent}`));
  const [value, other] = numbers;
  if (value === undefined || !Number.isFinite(value)) return { code: "notANumber" };
  if (other !== undefined) return { code: "ambiguousNumber", readings: [value, other] };
  if (!isExactNumber(`${sign}${readings[0]}e${exponent}`, value)) {
    return { code: "inexactNumber", nearest: value };
  }
  return value === 0 ? 0 : value;
}

/**
 * ASCII digits, signs and spaces for what keyboards of other scripts write, without the marks by which
 * languages that are read from the right keep a minus in its place.
 */
function normalise(typed: string): string {
  const ascii = typed.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
  return (
    ascii
      .replace(/\p{Bidi_C}/gu, "")
      .trim()
      // The signs of East Asian input methods, which type a long vowel in place of a minus.
      .replace(/[\uFE63\uFF0B-\uFF0E]/g, (sign) => sign.normalize("NFKC"))
      .replace(/[\u2212\u2013\u30FC]/g, "-")
      .replaceAll("\u066B", ".")
      .replace(/[\u066C'\u2019_\u00A0\u2009\u202F]/g, " ")
  );
}

/** Every plain decimal text that the digits and signs can mean: none, one, or two. */
function readMantissa(text: string, locale: string): string[] {
  const signs = [...text].filter((char) => char === "." || char === ",");
  const last = signs.at(-1);
  if (last === undefined) return ungroup(text);
  const at = text.lastIndexOf(last);
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  const asDecimal =
    /^\d*$/.test(fraction) && !whole.includes(last)
      ? ungroup(whole === "" ? "0" : whole).map(
          (plain) => `${plain}.${fraction === "" ? "0" : fraction}`,
        )
      : [];
  // With both signs present, or one of them twice, only one reading is left.
  const asGrouped = new Set(signs).size === 1 ? ungroup(text) : [];
  const decides = signs.length === 1 && asDecimal.length > 0;
  if (decides && last === decimalSign(locale)) return asDecimal;
  return [...asGrouped, ...asDecimal];
}

/** Takes out separators between groups of three digits, or of two before the last three (India). */
function ungroup(text: string): string[] {
  if (/^\d+$/.test(text)) return [text];
  const grouped =
    /^[1-9]\d{0,2}(?:([., ])\d{3})(?:\1\d{3})*$/.test(text) ||
    /^[1-9]\d?(?:[, ]\d\d)+[, ]\d{3}$/.test(text);
  return grouped ? [text.replace(/[., ]/g, "")] : [];
}
