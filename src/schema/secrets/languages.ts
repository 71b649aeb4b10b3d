import {
  compileWords,
  compilePhrases,
  type Exceptions,
  once,
  type SecretWords,
  type Words,
  splitWords,
} from "./SecretWords.js";
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

/** Returns the words of all languages for one purpose. */
export function wordsOfAll(purpose: (language: SecretWords) => Words | undefined): string[] {
  return languages.flatMap((language) => splitWords(purpose(language)));
}

/** Returns the words of all languages for one purpose, folded. */
export function foldedWords(
  purpose: (language: SecretWords) => Words | undefined,
): ReadonlySet<string> {
  return new Set(wordsOfAll(purpose).map((words) => fold(words).trim()));
}

/** Small words, which are skipped. */
export const small = once(() => foldedWords((language) => language.small));

const exceptions = (name: keyof Exceptions) =>
  wordsOfAll((language) => language.exceptions?.[name]);
const harmless = once(() => compileWords(exceptions("pairs"), small()));
const openly = once(() => compileWords(exceptions("public")));
const privately = once(() => compilePhrases(wordsOfAll((language) => language.carriers?.private)));
const after = once(() => compileWords(exceptions("after")));
const askedWith = once(() => compileWords(exceptions("askedWith"), small()));
const ends = once(() => compileWords(exceptions("ends")));
const before = once(() => compileWords(exceptions("before")));
const of = once(() => foldedWords((language) => language.exceptions?.of));
const notThe = once(() => foldedWords((language) => language.exceptions?.notThe));

/** Whether a text begins with a word that makes the key of the text before it a public one. */
export function isPublicKey(text: string, next: string): boolean {
  return openly().test(next.trim().split(" ", 1)[0]!) && !privately().test(text);
}
const verbs = once(() => compileWords(wordsOfAll((language) => language.verbs)));
const asks = once(() => compilePhrases(wordsOfAll((language) => language.asks)));
const verbIn = once(() => compilePhrases(wordsOfAll((language) => language.verbs)));
const denies = once(() => compilePhrases(wordsOfAll((language) => language.denies)));
const speaksOf = once(() =>
  wordsOfAll((language) => language.speaksOf).map((phrase) => ` ${phrase} `),
);

/** How many words after "name of the" or "no" are only mentioned. */
const REACH = 6;

/** Returns the words of a text without small words and without mentioned ones. */
export function withoutTalk(text: string): string[] {
  const all = text.trim().split(" ");
  // "Public and private key" asks for the private one too.
  const isPrivate = privately().test(text);
  const isOpen = (word: string) => !isPrivate && openly().test(word);
  let until = -1;
  return all.filter((word, at) => {
    const next = all[at + 1] ?? "";
    const following = small().has(next) ? (all[at + 2] ?? "") : next;
    const last = all[at - 1] ?? "";
    const preceding = small().has(last) ? (all[at - 2] ?? "") : last;
    if (next !== "" && (isOpen(word) || isNaming(word, next))) until = at + REACH + 1;
    // "Do not wait and enter your password" asks in its second half.
    if (at > until - REACH && verbs().test(word)) until = -1;
    const talk =
      at <= until ||
      ends().test(word) ||
      ends().test(following) ||
      harmless().test(word) ||
      harmless().test(word + following) ||
      harmless().test(preceding + word) ||
      isOpen(next) ||
      (after().test(following) && !askedWith().test(word + following));
    return !talk && !small().has(word);
  });
}

/** "Name of …", "no …": what follows is no secret. */
function isNaming(word: string, next: string): boolean {
  if (before().test(word) && of().has(next)) return true;
  return notThe().has(word) || notThe().has(`${word} ${next}`);
}

/** Whether a sentence asks the user for something. */
export function asksUser(reading: string): boolean {
  return asks().test(reading);
}

/** Whether a clause only speaks of something, or denies it. */
export function isDenied(reading: string): boolean {
  if (denies().test(reading)) return true;
  return speaksOf().some((start) => reading.startsWith(start)) && !verbIn().test(reading);
}
