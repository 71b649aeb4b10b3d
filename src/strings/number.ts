/** Writes numbers as a language does. The formatter is made on first use. */
export function number(locale: string): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
    return format.format(value);
  };
}
