"use client";

import { useInBrowser } from "./useInBrowser.js";

/**
 * The language of a person: what the host gives, else the browser's. On the server, where it is not
 * known, English, until the page is hydrated.
 *
 * @param locale a BCP 47 tag. What is none, such as `de_DE`, counts as not given: hosts pass what
 *   their users' settings hold.
 * @param browser what the browser says, which on some systems is no tag either (`en-US@posix`).
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

/** The language of a person; see `languageOf`. */
export function useLanguage(locale: string | undefined): string {
  return languageOf(
    locale,
    useInBrowser(() => navigator.language),
  );
}
