import type { FieldOption } from "../../schema/Field.js";

/** What an option is found by, made once for each. */
const keys = new WeakMap<FieldOption, string>();

/**
 * The options that contain what was typed, whatever its case and accents; those that begin with it
 * come first. All of them, in the server's order, where nothing was typed.
 */
export function searchOptions(
  options: readonly FieldOption[],
  query: string,
): readonly FieldOption[] {
  const wanted = fold(query.trim());
  if (wanted === "") return options;
  const beginning: FieldOption[] = [];
  const containing: FieldOption[] = [];
  for (const option of options) {
    let key = keys.get(option);
    if (key === undefined) keys.set(option, (key = fold(option.label)));
    const at = key.indexOf(wanted);
    if (at === 0) beginning.push(option);
    else if (at > 0) containing.push(option);
  }
  return [...beginning, ...containing];
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
