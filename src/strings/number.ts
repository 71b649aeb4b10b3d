/**
 * Writes numbers as a language does. The formatter is made on first use.
 *
 * @param useGrouping Whether thousands are set apart; not where the sign for that could be taken
 *   for the decimal one.
 */
export function number(locale: string, useGrouping = true): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping });
    return format.format(value);
  };
}
