import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "../model/FormStore.js";
import { secretStrings } from "./secrets.js";

/**
 * Returns the note below a field, or `undefined` for most fields.
 *
 * It says that the field seems to ask for a secret, that the server will check more, and that there
 * are more options than can be shown.
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
