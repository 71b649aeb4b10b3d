import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { shortText } from "../../text/heardText.js";

/**
 * The words that name a field. A companion ("Other…") without a title is named by the choice that it
 * stands beside.
 *
 * @param choice that choice, where there is one.
 */
export function fieldLabel(field: Field, choice: Field | undefined, strings: FormStrings): string {
  if (choice && field.label === field.key) return strings.otherAnswer(shortText(choice.label));
  return field.label || strings.unnamed;
}

/** Whether a field has no title of its own: only its key, or the message again. */
export function isNamedByMessage({ label, key }: Field, message: unknown): boolean {
  return label === key || label === message;
}
