import type { SecretKind } from "./SecretKind.js";

/**
 * A word, or two in a row. It stands for the whole word; `*` stands for any letters before or after.
 * Scripts without spaces are searched within a text. Case and accents do not matter.
 */
export type Word = string | RegExp;

/** A secret that is named by two words close to each other, in any order and of any language. */
export interface NearWords {
  words: readonly Word[];
  near: readonly Word[];
}

/** What such a pair names: "digits" near "back" of a card, "code" near "SMS", "key" near "private". */
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

/** The words by which one language asks for secrets, and by which it only speaks of them. */
export interface SecretWords {
  /** What names a secret by itself. */
  names: Partial<Record<SecretKind, readonly Word[]>>;
  /** What names one together with a word near it. The words of all languages are put together. */
  pairs?: Partial<Record<Pairing, NearWords>>;
  /** The same for words of this language alone. */
  ownPairs?: readonly (NearWords & { kind: SecretKind })[];
  /** What is a key where nothing follows it ("Token"), unless one of `otherTokens` stands before. */
  lastWords?: readonly string[];
  otherTokens?: readonly string[];
  /** Whole texts that ask for a key. */
  wholeTexts?: readonly string[];

  /** Two words that name no secret, whatever they mean apart ("PIN code" of a post office). */
  harmless?: readonly Word[];
  /** Words after a secret's name that make it a thing that is spoken of: "password policy". */
  after?: readonly Word[];
  /** Two words that it does not take back: a card's expiry is asked for with its number. */
  askedWith?: readonly Word[];
  /** Ends of one word that do the same. */
  ends?: readonly Word[];
  /** Words before it, with one of `of` between: "name of the key". */
  before?: readonly Word[];
  of?: readonly string[];
  /** Words before it that deny or rename it: "no password", "public key". */
  notThe?: readonly string[];
  /** Small words, which are passed over. */
  small?: readonly string[];
  /** How a sentence asks the user for something. */
  asks?: readonly Word[];
  /** Verbs that ask the user to write something, so that what follows is asked for. */
  verbs?: readonly Word[];
  /** How a clause begins that only speaks of something. */
  speaksOf?: readonly string[];
  /** What makes a clause deny what it says. */
  denies?: readonly Word[];

  /** How one word of a recovery phrase is called: the title of each of twelve boxes. */
  wordOfPhrase?: readonly Word[];
  /** What may stand around it and its number: "the 1st word", "word no. 1". */
  aroundNumber?: readonly string[];
  /** What a text speaks of that asks for a recovery phrase. */
  phrase?: readonly Word[];
  /** What a box for a part of one is called besides a word. */
  box?: readonly Word[];
}
