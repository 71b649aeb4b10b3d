import type { SecretKind } from "../../schema/looksSecret.js";
import type { FormStrings } from "../../strings/enForm.js";
import { enGuard, type GuardStrings } from "../../strings/enGuard.js";

/** The note below a question that looks like a request for a secret. */
export function secretNote(kind: SecretKind, strings: FormStrings & Partial<GuardStrings>): string {
  return { ...enGuard, ...strings }.secretAsked[kind];
}
