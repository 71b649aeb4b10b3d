import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { shortText } from "../../text/heardText.js";

/**
 * Returns the label of a field. An "Other…" field without a title is named by its choice.
 *
 * @param choice that choice, if there is one.
 */
export function fieldLabel(field: Field, choice: Field | undefined, strings: FormStrings): string {
  if (choice && field.label === field.key) return strings.otherAnswer(shortText(choice.label));
  return field.label || strings.unnamed;
}

/** Whether a field has no title of its own: only its key, or the message again. */
export function isNamedByMessage({ label, key }: Field, message: unknown): boolean {
  return label === key || label === message;
}
