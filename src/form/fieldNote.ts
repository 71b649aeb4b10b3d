import type { Field } from "../schema/Field.js";
import type { FormStrings } from "../strings/enForm.js";
import { loadedEngine } from "./loadEngine.js";

/** What only the server can check is said, so that a refusal later is no surprise. */
export function fieldNote(field: Field, strings: FormStrings): string | undefined {
  const patterns = [field.constraints.pattern, field.constraints.items?.pattern];
  // The engine for patterns is on its way until the first check; until then nothing is promised.
  const isUnchecked = (pattern: string) => loadedEngine()?.isPatternUnchecked(pattern) ?? true;
  if (patterns.some((pattern) => pattern !== undefined && isUnchecked(pattern))) {
    return strings.uncheckedPattern;
  }
  return field.unchecked && field.kind !== "json" ? strings.uncheckedKeywords : undefined;
}
