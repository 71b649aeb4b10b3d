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
