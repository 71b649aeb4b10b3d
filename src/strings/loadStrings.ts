import { lazy } from "../core/lazy.js";
import { en, type Strings } from "./en.js";
import { withEnglish } from "./withEnglish.js";

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
  const asked = scriptOf(tag);
  return locales.find((each) => scriptOf(each) === asked) ?? "en";
}

/** Language and script: `zh-SG` and `zh-Hans` are `zh-Hans` both. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll("_", "-")).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** The strings of a language, which a module exports under a name. */
function lazyWords<Name extends string>(name: Name, load: () => Promise<Record<Name, Strings>>) {
  const code = lazy(name, load);
  let words: Strings | undefined;
  return async () => (words ??= withEnglish((await code.load())[name]));
}

/** Each import is a chunk of its own: a bundler splits where it reads one. */
const load: Record<Locale, () => Strings | Promise<Strings>> = {
  en: () => en,
  ar: lazyWords("ar", () => import("./locales/ar.js")),
  de: lazyWords("de", () => import("./locales/de.js")),
  es: lazyWords("es", () => import("./locales/es.js")),
  fr: lazyWords("fr", () => import("./locales/fr.js")),
  hi: lazyWords("hi", () => import("./locales/hi.js")),
  it: lazyWords("it", () => import("./locales/it.js")),
  ja: lazyWords("ja", () => import("./locales/ja.js")),
  ko: lazyWords("ko", () => import("./locales/ko.js")),
  "pt-BR": lazyWords("ptBR", () => import("./locales/pt-BR.js")),
  ru: lazyWords("ru", () => import("./locales/ru.js")),
  "zh-CN": lazyWords("zhCN", () => import("./locales/zh-CN.js")),
};

/**
 * Loads the strings in the user's language, or English if there is no translation.
 *
 * Rejects if they can't be fetched.
 *
 * @param locale BCP 47 tag. `de-AT` loads German, `pt` Brazilian Portuguese, `zh-Hans-SG` simplified
 *   Chinese.
 * @example
 * const strings = await loadStrings(navigator.language);
 * <ElicitationProvider strings={strings}>
 *   <Chat />
 * </ElicitationProvider>
 */
export async function loadStrings(locale: string): Promise<Strings> {
  return load[matchLocale(locale)]();
}
