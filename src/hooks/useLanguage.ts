"use client";

import { languageOf } from "./languageOf.js";
import { useInBrowser } from "./useInBrowser.js";

/** The language of a person; see `languageOf`. */
export function useLanguage(locale: string | undefined): string {
  return languageOf(
    locale,
    useInBrowser(() => navigator.language),
  );
}
