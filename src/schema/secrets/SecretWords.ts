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
 * Words with commas between them: one word each, or two in a row. `*` matches any letters before or
 * after, and an expression stands between slashes.
 *
 * Scripts without spaces are matched within a text. Case and accents don't matter.
 */
export type Words = string;

/** A noun that names a secret next to one of its carriers: "code" next to "SMS". */
export type Noun =
  | "code"
  | "digits"
  | "number"
  | "word"
  | "details"
  | "logins"
  | "answer"
  | "key"
  | "bankKey"
  | "card"
  | "combination"
  | "maidenName"
  | "webhook"
  | "address";

/** A word that makes a noun the name of a secret: how it comes, and its purpose. */
export type Carrier =
  | "message"
  | "mail"
  | "secret"
  | "private"
  | "access"
  | "login"
  | "code"
  | "key"
  | "bankKey"
  | "logins"
  | "card"
  | "back"
  | "lock"
  | "mother"
  | "webhook"
  | "address";

/** Words around the name of a secret that make it something else. */
export interface Exceptions {
  /** Pairs of words that name no secret together: "PIN code" of a post office, "promo code". */
  pairs?: Words;
  /** Words after it that are spoken of: "password policy", "key fingerprint". */
  after?: Words;
  /** Pairs for which that doesn't hold: a card's expiry is requested with its number. */
  askedWith?: Words;
  /** Ends of one word that do the same. */
  ends?: Words;
  /** Words before it, with one of `of` between: "name of the key". */
  before?: Words;
  of?: Words;
  /** Words before it that deny or rename it: "no password". */
  notThe?: Words;
  /** Words before or after a key that make it one for everybody: "public key", "key (public)". */
  public?: Words;
}

/** Words of one language that name a secret, or that only mention one. */
export interface SecretWords {
  /** Words that name a secret by themselves. */
  names: Partial<Record<SecretKind, Words>>;
  /** Nouns that name one with a carrier nearby, in any order and language. */
  nouns?: Partial<Record<Noun, Words>>;
  carriers?: Partial<Record<Carrier, Words>>;
  exceptions?: Exceptions;
  /** Words that mean a key at the end of a text ("Token"), unless one of `otherTokens` is before. */
  lastWords?: Words;
  otherTokens?: Words;
  /** Whole texts that ask for a key. */
  wholeTexts?: Words;
  /** Small words, which are skipped. */
  small?: Words;
  /** Phrases by which a sentence asks the user for something. */
  asks?: Words;
  /** Verbs that ask the user to enter something, so that the text after them names it. */
  verbs?: Words;
  /** How a clause begins that only speaks of something. */
  speaksOf?: Words;
  /** Words that negate a clause. */
  denies?: Words;
  /** Recovery phrases, which are asked for word by word. */
  phrase?: {
    /** How one word is called: the title of each of twelve boxes. */
    words?: Words;
    /** Words around it and its number: "the 1st word", "word no. 1". */
    aroundNumber?: Words;
    /** Words in a text that asks for a recovery phrase. */
    mentions?: Words;
    /** Names of a box for a word of one, besides "word". */
    boxes?: Words;
  };
}

/** Keeps the result of the first call of a function. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Splits a list of words. */
export function splitWords(words: Words | undefined): string[] {
  return (words ?? "").split(",").flatMap((word) => word.trim() || []);
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
export function compileWords(
  words: readonly string[],
  small: ReadonlySet<string> = new Set(),
): RegExp {
  const sources = words.map((word) => {
    if (word.startsWith("/")) return word.slice(1, -1);
    const parts = fold(word)
      .trim()
      .split(" ")
      .filter((part) => !small.has(part));
    const text = parts.join("");
    const within = isUnspaced(text) && !word.includes("*");
    const from = within || word.startsWith("*") ? "" : "^";
    const to = within || word.endsWith("*") ? "" : "$";
    return from + text + to;
  });
  return sources.length > 0 ? new RegExp(sources.join("|"), "u") : NEVER;
}

/** Returns an expression for any of some phrases, whole, anywhere in a folded text. */
export function compilePhrases(phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) => {
    const text = fold(phrase).trim();
    if (isUnspaced(text)) return text;
    return (phrase.startsWith("*") ? "" : " ") + text + (phrase.endsWith("*") ? "" : " ");
  });
  return sources.length > 0 ? new RegExp(sources.join("|"), "u") : NEVER;
}
