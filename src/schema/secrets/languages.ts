import { fold } from "./readings.js";
import type { SecretWords } from "./SecretWords.js";
import { ar } from "./words/ar.js";
import { de } from "./words/de.js";
import { en } from "./words/en.js";
import { es } from "./words/es.js";
import { fr } from "./words/fr.js";
import { hi } from "./words/hi.js";
import { it } from "./words/it.js";
import { ja } from "./words/ja.js";
import { ko } from "./words/ko.js";
import { others } from "./words/others.js";
import { pt } from "./words/pt.js";
import { ru } from "./words/ru.js";
import { zh } from "./words/zh.js";

/** The words of every language. A server may write in any of them, and mixes them. */
export const languages: readonly SecretWords[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  ru,
  zh,
  ja,
  ko,
  ar,
  hi,
  others,
];

/** Returns the words of all languages for one purpose, folded. */
export function foldedWords(
  purpose: (language: SecretWords) => readonly string[] | undefined,
): ReadonlySet<string> {
  return new Set(wordsOfAll(purpose).map((words) => fold(words).trim()));
}

/** Returns the words of all languages for one purpose. */
export function wordsOfAll<T>(purpose: (language: SecretWords) => readonly T[] | undefined): T[] {
  return languages.flatMap((language) => purpose(language) ?? []);
}
