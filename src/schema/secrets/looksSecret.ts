import { Budget } from "../../core/Budget.js";
import { objectsIn } from "../../core/walkJson.js";
import * as limits from "../../core/limits.js";
import type { SchemaDocument } from "../SchemaDocument.js";
import { type Carrier, compileWords, type Noun, once, type SecretKind } from "./SecretWords.js";
import {
  asksUser,
  foldedWords,
  isDenied,
  isPublicKey,
  small,
  withoutTalk,
  wordsOfAll,
} from "./languages.js";
import { fold, pieces, readingsOf, start } from "./readings.js";

/** Maximum distance of the two words of a pair: "the code that we sent". */
const MAX_WORDS_BETWEEN = 5;

interface Rule {
  kind: SecretKind;
  word: RegExp;
  /** Expression for a word that must be nearby. */
  near?: RegExp;
}

/**
 * Which nouns name which kind of secret, by which carriers.
 *
 * The order matters: in "one-time password" the time decides, in "bank password" the password. Of
 * each kind, the names come first.
 */
const NAMED: readonly (readonly [SecretKind, Noun?, ...Carrier[]])[] = [
  ["card"],
  ["card", "digits", "back"],
  ["card", "card", "card"],
  ["code"],
  ["code", "code", "message", "mail", "secret", "access", "code"],
  ["code", "digits", "message", "mail"],
  ["code", "number", "message", "secret"],
  ["code", "combination", "lock"],
  ["password"],
  ["password", "bankKey", "bankKey"],
  ["password", "logins", "logins"],
  ["password", "word", "secret"],
  ["password", "details", "login"],
  ["password", "maidenName", "mother"],
  ["password", "answer", "secret", "access"],
  ["key"],
  ["key", "key", "secret", "private", "access", "key"],
  ["key", "address", "address"],
  ["key", "webhook", "webhook"],
  ["code", "key", "message"],
  ["bank"],
  ["identity"],
];

/** The rules, compiled from the words of all languages. */
const rules = once((): readonly Rule[] =>
  NAMED.map(([kind, noun, ...carriers]) => {
    if (!noun)
      return {
        kind,
        word: compileWords(
          wordsOfAll(({ names }) => names[kind]),
          small(),
        ),
      };
    const near = carriers.flatMap((carrier) =>
      wordsOfAll((language) => language.carriers?.[carrier]),
    );
    return {
      kind,
      word: compileWords(
        wordsOfAll(({ nouns }) => nouns?.[noun]),
        small(),
      ),
      near: compileWords(near, small()),
    };
  }),
);

const lastWords = once(() => foldedWords((language) => language.lastWords));
const otherTokens = once(() => foldedWords((language) => language.otherTokens));
const wholeTexts = once(() => foldedWords((language) => language.wholeTexts));

/** Words that may follow one of `lastWords`. */
const FOLLOWS = new Set([undefined, "for", "from", "here"]);

/** Returns the kind of secret that some words name. Words that only mention one are left out. */
function findSecretName(words: readonly string[]): SecretKind | undefined {
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ""));
  for (const { kind, word: name, near } of rules()) {
    const found = words.some((word, at) => {
      if (!name.test(word) && !name.test(pairs[at]!)) return false;
      if (!near) return true;
      const from = Math.max(0, at - MAX_WORDS_BETWEEN);
      const to = at + MAX_WORDS_BETWEEN + 1;
      return [words, pairs].some((each) => each.slice(from, to).some((other) => near.test(other)));
    });
    if (found) return kind;
  }
  const last = words.some(
    (word, at) =>
      lastWords().has(word) &&
      !otherTokens().has(words[at - 1] ?? "") &&
      FOLLOWS.has(words[at + 1]),
  );
  return last || wholeTexts().has(words.join(" ")) ? "key" : undefined;
}

interface FieldTexts {
  key: string;
  title?: string | undefined;
  description?: string | undefined;
}

/** A pin that holds something, and the number of an Indian post office. */
const OTHER_PIN =
  / (gpio|led|map|board|arduino|area|postal|address|colou?r|location|message|डाक|पोस्टल|क्षेत्र) /;

/**
 * Descriptions mention many things. One asks for a secret if it is shorter than this, or addresses
 * the user.
 */
const LONG = 38;

const CLAUSE = /[()（）[\]:;,、，。：\n]/;
/** A title is read as a whole, too: "the code, which we sent". */
const WHOLE = /(?!)/;
const SENTENCE_END = /[.!?;]\s|[\n。！？।؟]/;

/**
 * Returns the kind of secret that a field seems to ask for, by its name and description.
 *
 * It knows the twelve languages of the library and runs in linear time. It is a guess, good enough
 * to hide a value or to warn, too weak to refuse: a malicious server can avoid detection by
 * rewording. Only check fields into which a secret can be typed, as `findSecrets` does.
 *
 * @param budget spent on each reading of a text, and on each word in it.
 * @example looksSecret({ key: "apiKey", title: "API key" }); // "key" looksSecret({ key:
 *   "apiKeyName", title: "API key name" }); // undefined
 */
export function looksSecret(asked: FieldTexts, budget = new Budget()): SecretKind | undefined {
  const key = start(asked.key);
  const title = start(asked.title);
  const description = start(asked.description);
  budget.spend((key.length + title.length + description.length) / 2);
  const sentences = pieces(description, SENTENCE_END).flatMap((sentence) => {
    const readings = readingsOf(sentence);
    if (sentence.length >= LONG && !readings.some(asksUser)) return [];
    if (!readings.some(isDenied)) return readings;
    // "We do not store it" doesn't negate the text around it.
    return split(sentence, CLAUSE).filter((reading) => !isDenied(reading));
  });
  // Each text counts by itself, and the worst one decides: a server's text must not make a secret
  // harmless.
  const titles = new Set([...split(title, CLAUSE), ...split(title, WHOLE)]);
  for (const texts of [split(key, CLAUSE), [...titles], sentences]) {
    budget.spend(texts.length * limits.stepsPerReading);
    const otherPin = OTHER_PIN.test(texts.join(""));
    for (const text of texts) {
      const words = withoutTalk(text);
      budget.spend(words.length * limits.stepsPerWord);
      const kind = findSecretName(otherPin ? words.filter((word) => !isPin(word)) : words);
      if (kind) return kind;
    }
  }
  return undefined;
}

function isPin(word: string): boolean {
  return word.startsWith("pin") || word === "पिन";
}

/** Splits a text, each segment in all its readings. "Key (public)" is one. */
function split(text: string, at: RegExp): string[] {
  const all = pieces(text, at);
  return all.flatMap((piece, index) => {
    const next = all[index + 1] ?? "";
    return readingsOf(isPublicKey(fold(piece), fold(next)) ? `${piece} ${next}` : piece);
  });
}

/**
 * The same for a request, in which each text is read once.
 *
 * @throws if the budget is used up; see `Budget.within`.
 */
export function secretIn(asked: FieldTexts, document: SchemaDocument): SecretKind | undefined {
  const text = [asked.key, asked.title, asked.description].map(start).join("\0");
  document.budget.spend(limits.stepsPerSchema);
  return document.recall(secretIn, text, () => looksSecret(asked, document.budget));
}

/** Whether a key may be the name of a secret: if there is too much to read, any may be. */
export function mayNameSecret(key: string, document: SchemaDocument): boolean {
  return document.budget.within(() => secretIn({ key }, document) !== undefined) ?? true;
}

/**
 * Whether a key in an answer is the name of a secret, even one that the user chose.
 *
 * A schema lets the user name entries ("environment") without saying what they are. If there is too
 * much to read, it may be one.
 */
export function namesSecret(value: unknown, document: SchemaDocument): boolean {
  const objects = objectsIn(value, document.budget);
  const names = objects?.flatMap((part) => (Array.isArray(part) ? [] : Object.keys(part)));
  return names?.some((key) => mayNameSecret(key, document)) ?? true;
}
