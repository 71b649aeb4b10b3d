import { number } from "./number.js";

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
