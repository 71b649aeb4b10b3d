/**
 * Writes numbers as a language does. The formatter is made on first use.
 *
 * @param useGrouping Whether thousands are set apart; not where the sign for that could be taken
 *   for the decimal one.
 */
export function number(locale: string, useGrouping = true): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    if (isSmallCount(value) && !ownDigits.test(locale)) return `${value}`;
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping });
    return format.format(value);
  };
}

/** Languages of ours that may write Latin digits as others. */
const ownDigits = /^ar/;

/**
 * Whether every other language writes a number as a program does. Most limits are such numbers, and
 * the first formatter of a page takes as long as two fields.
 */
function isSmallCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000 && !Object.is(value, -0);
}

/** The forms of a phrase by plural category; `{count}` stands where the number goes. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A phrase with a number, in the plural form that the language has for it. */
export function count(locale: string, forms: PluralForms): (value: number) => string {
  // Made on first use: most words of a language are never shown.
  let rules: Intl.PluralRules | undefined;
  const format = number(locale);
  return (value) => {
    rules ??= new Intl.PluralRules(locale);
    const form = forms[rules.select(value)] ?? forms.other;
    return form.replace("{count}", format(value));
  };
}

/**
 * Names the scripts of the world as a language does. A code that the engine has no name for stands
 * for itself.
 *
 * @example
 * scriptName("en")("Cyrl"); // "Cyrillic"
 */
export function scriptName(locale: string): (code: string) => string {
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    // The code can be one of a check that the host added; what is no code at all throws.
    if (!/^[a-z]{4}$/i.test(code)) return code;
    names ??= new Intl.DisplayNames(locale, { type: "script" });
    return names.of(code) ?? code;
  };
}

/** The language of the built-in strings, and its formats that several files use. */
export const LOCALE = "en";

export const n = number(LOCALE);
export const characters = count(LOCALE, {
  one: "{count} character",
  other: "{count} characters",
});
export const options = count(LOCALE, { one: "{count} option", other: "{count} options" });
