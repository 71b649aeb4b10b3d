/** A label that ends a sentence by itself, with the marks that isolate it. */
const ENDED = /[.?!…؟।。？！]\u2069*$/;

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
  return ENDED.test(label) ? `${label} ${sentence}` : label + colon + inside;
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
