"use client";

import { useInBrowser } from "./useInBrowser.js";

/**
 * Returns the user's language: the host's option, else the browser's, else English.
 *
 * On the server and until its page is hydrated, the browser's is unknown.
 *
 * @param locale a BCP 47 tag. An invalid one, such as `de_DE`, is ignored: hosts pass what their
 *   users' settings hold.
 * @param browser the browser's language, which on some systems is invalid too (`en-US@posix`).
 */
export function languageOf(locale: string | undefined, browser: string | undefined): string {
  return [locale, browser].find(isTag) ?? "en";
}

function isTag(locale: string | undefined): locale is string {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

/** Returns the user's language. See `languageOf`. */
export function useLanguage(locale: string | undefined): string {
  return languageOf(
    locale,
    useInBrowser(() => navigator.language),
  );
}
