import { fold } from "./readings.js";
import type { Word } from "./SecretWords.js";

/** Han, kana and Hangul, which are written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is written in one of these. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Matches nothing. */
const NEVER = /(?!)/;

/**
 * Returns one expression for a list of words, for one word of a folded text or two in a row.
 *
 * @param small words that are skipped in a text, also between two words.
 */
export function compile(words: readonly Word[], small: ReadonlySet<string> = new Set()): RegExp {
  const sources = words.map((word) => {
    if (typeof word !== "string") return word.source;
    const parts = fold(word)
      .trim()
      .split(" ")
      .filter((part) => !small.has(part));
    const text = parts.join("");
    const starred = word.includes("*");
    const within = isUnspaced(text) && !starred;
    const from = within || word.startsWith("*") ? "" : "^";
    const to = within || word.endsWith("*") ? "" : "$";
    return from + text + to;
  });
  return sources.length > 0 ? new RegExp(sources.join("|"), "u") : NEVER;
}

/** Returns an expression for any of some phrases, whole, anywhere in a folded text. */
export function compilePhrases(phrases: readonly Word[]): RegExp {
  const sources = phrases.map((phrase) => {
    const source = String(phrase);
    const text = fold(source).trim();
    if (isUnspaced(text)) return text;
    const [from, to] = [source.startsWith("*") ? "" : " ", source.endsWith("*") ? "" : " "];
    return from + text + to;
  });
  return sources.length > 0 ? new RegExp(sources.join("|"), "u") : NEVER;
}
