import type { MultiSelectField } from "../../schema/Field.js";

/**
 * Adds an option to an answer or takes it out, in the order of the server's options. Taking out
 * the last one is no answer; an empty list is only ever chosen on purpose.
 */
export function toggle(
  field: MultiSelectField,
  value: readonly string[] | null,
  option: string,
  chosen: boolean,
): readonly string[] | null {
  const kept = new Set(value);
  if (chosen) kept.add(option);
  else kept.delete(option);
  if (kept.size === 0) return null;
  return field.options.map((each) => each.value).filter((each) => kept.has(each));
}
