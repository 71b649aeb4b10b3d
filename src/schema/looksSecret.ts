import { findSecretName } from "./secrets/findSecretName.js";
import { pieces, readingsOf } from "./secrets/readings.js";
import type { SecretKind } from "./secrets/SecretWords.js";
import { asksUser, isDenied, withoutTalk } from "./secrets/spokenOf.js";

interface Asked {
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
const SENTENCE = /[.!?;]\s|[\n。！？।؟]/;

/**
 * Returns the kind of secret that a field seems to ask for, by its name and description.
 *
 * It knows the twelve languages of the library and runs in linear time. It is a guess, good enough
 * to hide a value or to warn, too weak to refuse: a malicious server can avoid detection by
 * rewording. Only check fields into which a secret can be typed, as `findSecrets` does.
 *
 * @example looksSecret({ key: "apiKey", title: "API key" }); // "key" looksSecret({ key:
 *   "apiKeyName", title: "API key name" }); // undefined
 */
export function looksSecret(asked: Asked): SecretKind | undefined {
  const sentences = pieces(asked.description, SENTENCE).flatMap((sentence) => {
    const readings = readingsOf(sentence);
    if (sentence.length >= LONG && !readings.some(asksUser)) return [];
    if (!readings.some(isDenied)) return readings;
    // "We do not store it" doesn't negate the text around it.
    return split(sentence, CLAUSE).filter((reading) => !isDenied(reading));
  });
  // Each text counts by itself, and the worst one decides: a server's text must not make a secret
  // harmless.
  const title = [...split(asked.title, CLAUSE), ...split(asked.title, WHOLE)];
  for (const texts of [split(asked.key, CLAUSE), title, sentences]) {
    const otherPin = OTHER_PIN.test(texts.join(""));
    for (const text of texts) {
      const words = withoutTalk(text);
      const kind = findSecretName(otherPin ? words.filter((word) => !isPin(word)) : words);
      if (kind) return kind;
    }
  }
  return undefined;
}

function isPin(word: string): boolean {
  return word.startsWith("pin") || word === "पिन";
}

/** Splits a text, each segment in all its readings. */
function split(text: string | undefined, at: RegExp): string[] {
  return pieces(text, at).flatMap(readingsOf);
}
