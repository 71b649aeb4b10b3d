import type { FormStrings } from "../../strings/enForm.js";
import { enGuard, type GuardStrings } from "../../strings/enGuard.js";

/**
 * The notice at the top of a form that asks for what looks like a secret.
 *
 * @param refused whether the host refuses such a form.
 */
export function secretsNotice(
  refused: boolean,
  strings: FormStrings & Partial<GuardStrings>,
): string {
  const { gap, secretsTitle, secretsHint, secretsRefused } = { ...enGuard, ...strings };
  return secretsTitle + gap + (refused ? secretsRefused : secretsHint);
}
