import type { FormStore } from "../model/FormStore.js";
import { secretStrings, type WithSecretStrings } from "./secretStrings.js";

/**
 * Returns the notice of a form that seems to ask for a secret.
 *
 * @param refused whether the host refuses such a form.
 */
export function secretsNotice(
  store: FormStore,
  refused: boolean,
  strings: WithSecretStrings,
): string {
  const { secretsTitle, secretsHint, secretsRefused } = secretStrings(store, strings);
  return secretsTitle + strings.gap + (refused ? secretsRefused : secretsHint);
}
