import { fold } from "./readings.js";

/**
 * Kind of secret that a field seems to ask for.
 *
 * - `password`: a password, a passphrase, the answer to a security question
 * - `code`: a PIN, a one-time or recovery code
 * - `key`: an API key, a token, a private key, a seed phrase, a cookie, or a file or URL that holds
 *   one
 * - `card`: payment card details
 * - `bank`: bank account details
 * - `identity`: a number that proves identity, such as a social security number
 */
export type SecretKind = "password" | "code" | "key" | "card" | "bank" | "identity";

/**
 * One word, or two in a row. `*` matches any letters before or after.
 *
 * Scripts without spaces are matched within a text. Case and accents don't matter.
 */
export type Word = string | RegExp;

/** A secret that is named by two nearby words, in any order and language. */
export interface NearWords {
  words: readonly Word[];
  near: readonly Word[];
}

/**
 * What such a pair names: "digits" near "back" of a card, "code" near "SMS", "key" near "private".
 */
export type Pairing =
  | "cardDigits"
  | "card"
  | "code"
  | "sentDigits"
  | "lockCode"
  | "secretNumber"
  | "secretWord"
  | "loginDetails"
  | "maidenName"
  | "securityAnswer"
  | "key"
  | "webhook";

/** Words of one language that name a secret, or that only mention one. */
export interface SecretWords {
  /** Words that name a secret by themselves. */
  names: Partial<Record<SecretKind, readonly Word[]>>;
  /** Words that name one together with a nearby word. The words of all languages are merged. */
  pairs?: Partial<Record<Pairing, NearWords>>;
  /** The same for words of this language only. */
  ownPairs?: readonly (NearWords & { kind: SecretKind })[];
  /**
   * Words that mean a key at the end of a text ("Token"), unless one of `otherTokens` is before.
   */
  lastWords?: readonly string[];
  otherTokens?: readonly string[];
  /** Whole texts that ask for a key. */
  wholeTexts?: readonly string[];

  /** Pairs of words that name no secret together ("PIN code" of a post office). */
  harmless?: readonly Word[];
  /** Words after a secret's name that make it a thing that is spoken of: "password policy". */
  after?: readonly Word[];
  /** Pairs of words for which that doesn't hold: a card's expiry is requested with its number. */
  askedWith?: readonly Word[];
  /** Ends of one word that do the same. */
  ends?: readonly Word[];
  /** Words before it, with one of `of` between: "name of the key". */
  before?: readonly Word[];
  of?: readonly string[];
  /** Words before it that deny or rename it: "no password", "public key". */
  notThe?: readonly string[];
  /** Small words, which are skipped. */
  small?: readonly string[];
  /** Phrases by which a sentence asks the user for something. */
  asks?: readonly Word[];
  /** Verbs that ask the user to enter something, so that the text after them names it. */
  verbs?: readonly Word[];
  /** How a clause begins that only speaks of something. */
  speaksOf?: readonly string[];
  /** Words that negate a clause. */
  denies?: readonly Word[];

  /** How one word of a recovery phrase is called: the title of each of twelve boxes. */
  wordOfPhrase?: readonly Word[];
  /** Words around it and its number: "the 1st word", "word no. 1". */
  aroundNumber?: readonly string[];
  /** Words in a text that asks for a recovery phrase. */
  phrase?: readonly Word[];
  /** Names of a box for a word of one, besides "word". */
  box?: readonly Word[];
}

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
