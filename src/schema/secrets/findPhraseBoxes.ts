import * as limits from "../../core/limits.js";
import { compileWords, compilePhrases, isUnspaced, once } from "./SecretWords.js";
import { asksUser, foldedWords, small, wordsOfAll } from "./languages.js";
import type { SchemaDocument } from "../SchemaDocument.js";
import { fold, inLatin, start } from "./readings.js";

/** Number of words in a recovery phrase of BIP-39, SLIP-39, Monero and Electrum. */
const LENGTHS: ReadonlySet<unknown> = new Set([12, 13, 15, 18, 20, 21, 24, 25, 33]);

/** From how many boxes on a row asks for a phrase, if each is called a word. */
const MIN_WORDS = 12;

/** The same where a text beside them speaks of a wallet or a recovery. */
const MIN_WORDS_OF_WALLET = 3;

/** Letters after or before a number: "1st", "n° 1", "2-е". */
const MAX_ORDINAL_LETTERS = 2;

const isWord = once(() => compileWords(wordsOfAll((language) => language.phrase?.words)));
const isBox = once(() => compileWords(wordsOfAll((language) => language.phrase?.boxes)));
const mention = once(() => compilePhrases(wordsOfAll((language) => language.phrase?.mentions)));
const aroundNumber = once(() => foldedWords((language) => language.phrase?.aroundNumber));

/** A text box, and its title or else its key. */
export interface LabeledBox<T> {
  box: T;
  label: string;
}

/** A label without its number. */
interface LabelReading {
  called: "word" | "box" | "nothing" | "other";
  rest: string;
}

/**
 * Returns the boxes that ask for a recovery phrase word by word.
 *
 * None of them says so, but they are in a row and numbered: a dozen "Word 1" or "1", or fewer next
 * to a text about a wallet. Rows of anything else are harmless: "Guest 1", "Address line 2",
 * "Keyword 3".
 *
 * @param texts texts around the boxes. Untrusted, of any type.
 */
export function findPhraseBoxes<T>(
  boxes: readonly LabeledBox<T>[],
  texts: readonly unknown[],
  document: SchemaDocument,
): readonly T[] {
  if (boxes.length < MIN_WORDS_OF_WALLET) return [];
  const read = boxes.map(({ box, label }) => ({ box, ...readLabel(label, document) }));
  const called = (name: LabelReading["called"]) => read.filter((each) => each.called === name);
  const [words, bare, named] = [called("word"), called("nothing"), called("box")];
  const ofWallet = speakOfPhrase(texts, document);
  const fits = (row: readonly unknown[], isLong: boolean) =>
    isLong || (ofWallet && row.length >= MIN_WORDS_OF_WALLET);
  return [
    ...(fits(words, words.length >= MIN_WORDS) && !isOfOther(words) ? words : []),
    ...(fits(bare, LENGTHS.has(bare.length)) ? bare : []),
    ...(fits(named, false) ? named : []),
  ].map(({ box }) => box);
}

/**
 * Whether a list asks for a recovery phrase: as long as one, and of words, or next to a text about
 * a wallet.
 */
export function isPhraseList(
  label: string,
  items: number | undefined,
  texts: readonly unknown[],
  document: SchemaDocument,
): boolean {
  if (!LENGTHS.has(items)) return false;
  return readLabel(label, document).called === "word" || speakOfPhrase(texts, document);
}

function speakOfPhrase(texts: readonly unknown[], document: SchemaDocument): boolean {
  return texts.some((text) => typeof text === "string" && speaksOfPhrase(text, document));
}

const PHRASE_LABEL_CHARACTERS = 100;

function speaksOfPhrase(text: string, document: SchemaDocument): boolean {
  const searched = start(text);
  return document.recall(speaksOfPhrase, searched, () => {
    document.budget.spend(searched.length);
    return mention().test(fold(searched));
  });
}

/** Reads a label as it is, and with letters of another script that pose as Latin ones. */
function readLabel(text: string, document: SchemaDocument): LabelReading {
  const label = start(text);
  if (label.length > PHRASE_LABEL_CHARACTERS) return { called: "other", rest: label };
  return document.recall(readLabel, label, () => {
    document.budget.spend(limits.stepsPerReading);
    const reading = readName(label);
    return reading.called === "other" ? readName(inLatin(label)) : reading;
  });
}

function readName(label: string): LabelReading {
  // Removes a remark after the name, unless it contains the number.
  const name = label.replace(/[(（]\P{N}*[)）]/gu, " ");
  const tokens = fold(name)
    .replace(/\p{N}+/gu, " ")
    .split(" ")
    .map(withoutCounter)
    .filter((token) => token !== "" && !isPassedOver(token))
    .filter((token) => isUnspaced(token) || token.length > MAX_ORDINAL_LETTERS);
  const isNumbered = /\p{N}/u.test(label);
  if (tokens.length === 0) return { called: isNumbered ? "nothing" : "other", rest: "" };
  if (tokens.some((token) => isWord().test(token))) {
    return { called: "word", rest: tokens.map((token) => token.replace(isWord(), "")).join("") };
  }
  const isOnlyBox = isNumbered && tokens.length === 1 && isBox().test(tokens[0]!);
  return { called: isOnlyBox ? "box" : "other", rest: tokens.join(" ") };
}

/** Words without meaning here: "the", "no.", "enter". */
function isPassedOver(token: string): boolean {
  if (aroundNumber().has(token) || small().has(token)) return true;
  return !isUnspaced(token) && asksUser(` ${token} `);
}

/** Scripts without spaces write the counter and the word as one: "第1个单词". */
const counters = once(() => [...aroundNumber()].filter(isUnspaced));

function withoutCounter(token: string): string {
  return counters().reduce((left, counter) => left.replace(counter, ""), token);
}

/**
 * Whether all labels name something else: "English word 1", "key word 2". Not "recovery word 3".
 */
function isOfOther(row: readonly LabelReading[]): boolean {
  const [rest = "", ...others] = new Set(row.map((each) => each.rest));
  return rest !== "" && others.length === 0 && !mention().test(` ${rest} `);
}
