import { lazy } from "../lazy/lazy.js";
import { en, type Strings } from "./en.js";
import { type Locale, matchLocale } from "./matchLocale.js";

/** The words of a language, which a module exports under a name. */
function lazyWords<Name extends string>(name: Name, load: () => Promise<Record<Name, Strings>>) {
  const code = lazy(name, load);
  return async () => (await code.load())[name];
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
