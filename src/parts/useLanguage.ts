"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The language of the person: what the host gives, else the browser's. On the server, where it is
 * not known, English, until the page is hydrated.
 *
 * @param locale a BCP 47 tag. What is none, such as `de_DE`, counts as not given: hosts pass what
 *   their users' settings hold.
 */
export function useLanguage(locale: string | undefined): string {
  const language = useSyncExternalStore(
    never,
    () => navigator.language,
    () => "en",
  );
  return isTag(locale) ? locale : language;
}

function isTag(locale: string | undefined): locale is string {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
