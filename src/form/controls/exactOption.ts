import type { FieldOption } from "../../schema/Field.js";

/** The option that a text typed exactly as it reads means, where it is the only one that reads so. */
export function exactOption(
  options: readonly FieldOption[],
  text: string,
): FieldOption | undefined {
  const typed = text.trim().toLocaleLowerCase();
  const exact = typed ? options.filter(({ label }) => label.toLocaleLowerCase() === typed) : [];
  return exact.length === 1 ? exact[0] : undefined;
}
