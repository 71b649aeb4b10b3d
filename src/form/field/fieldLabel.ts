import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { shortText } from "../../text/shortText.js";

/**
 * The words that name a field. A companion ("Other…") is named by the choice that it stands beside.
 *
 * @param choice that choice, where there is one.
 */
export function fieldLabel(field: Field, choice: Field | undefined, strings: FormStrings): string {
  if (choice) return strings.otherAnswer(shortText(choice.label));
  return field.label || strings.unnamed;
}
