/**
 * Lists the languages with a translation.
 *
 * @example
 * locales.map((locale) => <option key={locale} lang={locale}>{locale}</option>);
 */
export const locales = [
  "ar",
  "de",
  "en",
  "es",
  "fr",
  "hi",
  "it",
  "ja",
  "ko",
  "pt-BR",
  "ru",
  "zh-CN",
] as const;

/** A language with a translation. */
export type Locale = (typeof locales)[number];

/**
 * Finds the translation for a language tag, by its language and script.
 *
 * Any Portuguese gets Brazilian Portuguese. Traditional Chinese and Hindi in Latin letters get English,
 * because there is no translation in their script.
 *
 * @param tag BCP 47 tag. An invalid tag gets English.
 * @example
 * document.documentElement.lang = matchLocale(navigator.language); // "de-AT" is "de"
 */
export function matchLocale(tag: string): Locale {
  const asked = written(tag);
  return locales.find((each) => written(each) === asked) ?? "en";
}

/** Language and script: `zh-SG` and `zh-Hans` are `zh-Hans` both. */
function written(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll("_", "-")).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
