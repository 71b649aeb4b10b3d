import { en, type Strings } from "./en.js";
import { type Locale, matchLocale } from "./matchLocale.js";

/** Each import is a chunk of its own: a bundler splits where it reads one. */
const load: Record<Locale, () => Strings | Promise<Strings>> = {
  en: () => en,
  ar: async () => (await import("./locales/ar.js")).ar,
  de: async () => (await import("./locales/de.js")).de,
  es: async () => (await import("./locales/es.js")).es,
  fr: async () => (await import("./locales/fr.js")).fr,
  hi: async () => (await import("./locales/hi.js")).hi,
  it: async () => (await import("./locales/it.js")).it,
  ja: async () => (await import("./locales/ja.js")).ja,
  ko: async () => (await import("./locales/ko.js")).ko,
  "pt-BR": async () => (await import("./locales/pt-BR.js")).ptBR,
  ru: async () => (await import("./locales/ru.js")).ru,
  "zh-CN": async () => (await import("./locales/zh-CN.js")).zhCN,
};

/**
 * Every word of the library in a person's language, loaded when it is asked for; English where
 * there is none. Rejects when the words cannot be fetched.
 *
 * @param locale BCP 47. `de-AT` is German, `pt` that of Brazil, `zh-Hans-SG` simplified Chinese.
 * @example
 * const strings = await loadStrings(navigator.language);
 * <ElicitationForm strings={strings} … />
 */
export async function loadStrings(locale: string): Promise<Strings> {
  return load[matchLocale(locale)]();
}
