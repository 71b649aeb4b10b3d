import type { Field } from "../schema/Field.js";
import type { FormStrings } from "../strings/enForm.js";
import type { FormStore } from "./FormStore.js";

/**
 * What only the server can check is said, so that a refusal later is no surprise; and that it has
 * more to choose from than can be shown.
 */
export function fieldNote(field: Field, store: FormStore, strings: FormStrings) {
  if (store.leavesPattern(field)) return strings.uncheckedPattern;
  if ("undrawn" in field && field.undrawn) return strings.undrawnOptions(field.undrawn);
  return field.unchecked && field.kind !== "json" ? strings.uncheckedKeywords : undefined;
}
