import type { FieldOption } from "../../schema/Field.js";

/**
 * Returns a hint for a built-in row ("Other…") if an option of the server has the same label.
 */
export function disambiguatingHint(
  options: readonly Pick<FieldOption, "label">[],
  words: string,
  hint: string,
): string | undefined {
  const own = words.trim().toLowerCase();
  return options.some(({ label }) => label.trim().toLowerCase() === own) ? hint : undefined;
}
