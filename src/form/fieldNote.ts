import type { Field } from "../schema/Field.js";
import type { FormStrings } from "../strings/enForm.js";
import type { FormStore } from "./FormStore.js";

/** What only the server can check is said, so that a refusal later is no surprise. */
export function fieldNote(field: Field, store: FormStore, strings: FormStrings) {
  if (store.leavesPattern(field)) return strings.uncheckedPattern;
  return field.unchecked && field.kind !== "json" ? strings.uncheckedKeywords : undefined;
}
