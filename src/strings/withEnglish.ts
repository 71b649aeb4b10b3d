import { en, type Strings } from "./en.js";

/** Returns the strings of a language, in English where they are missing. */
export function withEnglish(words: Strings): Strings {
  return mergeStrings(en, words) as Strings;
}

function mergeStrings(english: object, words: object): object {
  const entries = Object.entries(words).map(([key, own]: [string, unknown]) => {
    const whole = (english as Record<string, unknown>)[key];
    return [key, typeof own === "object" && own && whole ? mergeStrings(whole, own) : own];
  });
  return { ...english, ...Object.fromEntries(entries) };
}

/** Returns the paths of the strings that a language lacks. */
export function untranslated(words: object, english: object = en, before = ""): string[] {
  return Object.entries(english).flatMap(([key, text]: [string, unknown]) => {
    const own = (words as Record<string, unknown>)[key];
    if (own === undefined) return [before + key];
    return typeof text === "object" && text
      ? untranslated(own as object, text, `${before}${key}.`)
      : [];
  });
}
