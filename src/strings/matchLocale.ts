/**
 * The languages that there are words in.
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

/** A language that there are words in. */
export type Locale = (typeof locales)[number];

/**
 * The language of ours that a person who asks for another one reads: by language and script, as the
 * tag has them or implies them. Portuguese of any country is that of Brazil; Chinese in traditional
 * characters, and Hindi in Latin letters, are not what we have, so they are English.
 *
 * @param tag BCP 47, or whatever a host has of it.
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
