import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "../model/FormStore.js";
import { secretStrings } from "./secretStrings.js";

/**
 * The note below a question: that it asks for what looks like a secret; what only the server can
 * check, so that a refusal later is no surprise; and that there is more to choose from than can be
 * shown. `undefined` for most questions.
 */
export function fieldNote(field: Field, store: FormStore, strings: FormStrings) {
  const kind = store.secrets.kindOf(field);
  const secret = kind && secretStrings(store, strings).secretAsked[kind];
  const unchecked = uncheckedNote(field, store, strings);
  return secret && unchecked ? secret + strings.gap + unchecked : (secret ?? unchecked);
}

function uncheckedNote(field: Field, store: FormStore, strings: FormStrings) {
  if (store.validation.leavesPattern(field)) return strings.uncheckedPattern;
  if ("undrawn" in field && field.undrawn) return strings.undrawnOptions(field.undrawn);
  return field.unchecked && field.kind !== "json" ? strings.uncheckedKeywords : undefined;
}
