/** A label that ends a sentence by itself, with the marks that isolate it. */
const ENDED_SENTENCE = /[.?!…؟।。？！]\u2069*$/;

/**
 * Puts a sentence after the label of a field: “Guests: enter an answer.” A label that ends a sentence
 * needs no colon: “How many guests? Enter an answer.”
 *
 * @param label empty for a field without one.
 * @param sentence the sentence where it stands alone.
 * @param inside the same after a colon.
 */
export function afterLabel(
  label: string,
  sentence: string,
  inside: string = sentence,
  colon = ": ",
): string {
  if (label === "") return sentence;
  return ENDED_SENTENCE.test(label) ? `${label} ${sentence}` : label + colon + inside;
}

/**
 * Writes the effect of an answer inside a sentence, in lower case: “allows, once”.
 *
 * @param scope how long it lasts. Left out for a refusal of one call.
 */
export function effectWords(
  locale: string,
  comma = ", ",
): (effect: string, scope: string | undefined) => string {
  return (effect, scope) => {
    const inside = effect.slice(0, 1).toLocaleLowerCase(locale) + effect.slice(1);
    return scope === undefined ? inside : inside + comma + scope;
  };
}

/** Names the types of JSON Schema in a sentence of one language: “text or a whole number”. */
export function typeWords(
  locale: string,
  words: Record<string, string>,
): (types: readonly string[]) => string {
  return (types) => {
    const named = types.flatMap((type) => (Object.hasOwn(words, type) ? (words[type] ?? []) : []));
    return new Intl.ListFormat(locale, { type: "disjunction" }).format(named);
  };
}

/**
 * A text of unknown direction, set apart from that of the sentence around it (U+2068 … U+2069), so
 * that neither moves the signs of the other. For languages that are written from right to left:
 * there a Latin name at the edge of a sentence would carry its full stop, its brackets and its
 * numbers to the wrong side. Markup cannot do it, since a sentence is one string.
 *
 * Not for what goes through `<UntrustedText>`: that isolates the whole, and makes such signs visible
 * as it would a server's.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * A host, an address or code: set apart too, and always read from left to right, as in the address
 * box. A name in Hebrew would else be read from its wrong end.
 */
export function isolateCode(text: string): string {
  return `\u2066${text}\u2069`;
}
