"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The language of the person: what the host gives, else the browser's. On the server, where it is
 * not known, English, until the page is hydrated.
 *
 * @param locale a BCP 47 tag.
 */
export function useLanguage(locale: string | undefined): string {
  const language = useSyncExternalStore(
    never,
    () => navigator.language,
    () => "en",
  );
  return locale ?? language;
}
