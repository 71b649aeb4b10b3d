import type { FieldOption } from "../../schema/Field.js";

/**
 * What one of our own rows ("No answer") says beside its words: something only where an option of
 * the server reads the same, so that a person can tell what each of them does.
 */
export function disambiguatingHint(
  options: readonly Pick<FieldOption, "label">[],
  words: string,
  hint: string,
): string | undefined {
  const own = words.trim().toLowerCase();
  return options.some(({ label }) => label.trim().toLowerCase() === own) ? hint : undefined;
}
