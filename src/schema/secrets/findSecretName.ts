import { compile } from "./compile.js";
import { foldedWords, languages } from "./languages.js";
import type { NearWords, Pairing, SecretKind } from "./SecretWords.js";
import { small } from "./spokenOf.js";

/** Maximum distance of the two words of a pair: "the code that we sent". */
const MAX_WORDS_BETWEEN = 5;

interface Rule {
  kind: SecretKind;
  word: RegExp;
  /** Expression for the other word of a pair. */
  near?: RegExp;
}

/**
 * The order matters: in "one-time password" the time decides, in "bank password" the password. Within
 * a kind, the names come first.
 */
const ORDER: readonly (readonly [SecretKind, ...Pairing[]])[] = [
  ["card", "cardDigits", "card"],
  ["code", "code", "sentDigits", "lockCode", "secretNumber"],
  ["password", "secretWord", "loginDetails", "maidenName", "securityAnswer"],
  ["key", "key", "webhook"],
  ["bank"],
  ["identity"],
];

/** The rules, compiled from the words of all languages on first use. */
let known: readonly Rule[] | undefined;

function makeRules(): readonly Rule[] {
  return ORDER.flatMap(([kind, ...pairings]) => {
    const names = languages.flatMap((language) => language.names[kind] ?? []);
    const own = languages.flatMap(({ ownPairs = [] }) => ownPairs.filter((p) => p.kind === kind));
    return [
      { kind, word: compile(names, small) },
      ...own.map((pair) => ruleOf(kind, [pair])),
      ...pairings.map((name) =>
        ruleOf(
          kind,
          languages.flatMap(({ pairs }) => pairs?.[name] ?? []),
        ),
      ),
    ];
  });
}

function ruleOf(kind: SecretKind, pairs: readonly NearWords[]): Rule {
  return {
    kind,
    word: compile(
      pairs.flatMap(({ words }) => words),
      small,
    ),
    near: compile(
      pairs.flatMap(({ near }) => near),
      small,
    ),
  };
}

const lastWords = foldedWords((language) => language.lastWords);
const otherTokens = foldedWords((language) => language.otherTokens);
const wholeTexts = foldedWords((language) => language.wholeTexts);

/** Words that may follow one of `lastWords`. */
const FOLLOWS = new Set([undefined, "for", "from", "here"]);

/** Returns the kind of secret that some words name. Words that only mention one are left out. */
export function findSecretName(words: readonly string[]): SecretKind | undefined {
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ""));
  for (const { kind, word: name, near } of (known ??= makeRules())) {
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
      lastWords.has(word) && !otherTokens.has(words[at - 1] ?? "") && FOLLOWS.has(words[at + 1]),
  );
  return last || wholeTexts.has(words.join(" ")) ? "key" : undefined;
}
