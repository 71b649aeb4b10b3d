/**
 * Writes numbers as a language does. The formatter is made on first use.
 *
 * @param useGrouping Whether thousands are set apart; not where the sign for that could be taken
 *   for the decimal one.
 */
export function number(locale: string, useGrouping = true): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    if (isPlain(value) && !ownDigits.test(locale)) return `${value}`;
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
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000 && !Object.is(value, -0);
}
