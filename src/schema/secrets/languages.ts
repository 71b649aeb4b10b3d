import { compile, compilePhrases, type SecretWords } from "./SecretWords.js";
import { fold } from "./readings.js";
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

/** Small words, which are skipped. */
export const small = foldedWords((language) => language.small);

const harmless = compile(
  wordsOfAll((language) => language.harmless),
  small,
);
const after = compile(wordsOfAll((language) => language.after));
const askedWith = compile(
  wordsOfAll((language) => language.askedWith),
  small,
);
const ends = compile(wordsOfAll((language) => language.ends));
const before = compile(wordsOfAll((language) => language.before));
const of = foldedWords((language) => language.of);
const notThe = foldedWords((language) => language.notThe);
const verbs = compile(wordsOfAll((language) => language.verbs));
const asks = compilePhrases(wordsOfAll((language) => language.asks));
const verbIn = compilePhrases(wordsOfAll((language) => language.verbs));
const denies = compilePhrases(wordsOfAll((language) => language.denies));
const speaksOf = wordsOfAll((language) => language.speaksOf).map((phrase) => ` ${phrase} `);

/** How many words after "name of the" or "no" are only mentioned. */
const REACH = 6;

/** Returns the words of a text without small words and without mentioned ones. */
export function withoutTalk(text: string): string[] {
  const all = text.trim().split(" ");
  let until = -1;
  return all.filter((word, at) => {
    const next = all[at + 1] ?? "";
    if (isNaming(word, next)) until = at + REACH + 1;
    // "Do not wait and enter your password" asks in its second half.
    if (at > until - REACH && verbs.test(word)) until = -1;
    const following = small.has(next) ? (all[at + 2] ?? "") : next;
    const talk =
      at <= until ||
      ends.test(word) ||
      ends.test(following) ||
      harmless.test(word) ||
      harmless.test(word + next) ||
      harmless.test((all[at - 1] ?? "") + word) ||
      (after.test(following) && !askedWith.test(word + following));
    return !talk && !small.has(word);
  });
}

/** "Name of …", "no …", "public …": what follows is no secret. */
function isNaming(word: string, next: string): boolean {
  if (next === "") return false;
  return (before.test(word) && of.has(next)) || notThe.has(word) || notThe.has(`${word} ${next}`);
}

/** Whether a sentence asks the user for something. */
export function asksUser(reading: string): boolean {
  return asks.test(reading);
}

/** Whether a clause only speaks of something, or denies it. */
export function isDenied(reading: string): boolean {
  if (denies.test(reading)) return true;
  return speaksOf.some((start) => reading.startsWith(start)) && !verbIn.test(reading);
}
