import type { FormStore } from "../model/FormStore.js";
import { secretStrings, type WithSecretStrings } from "./secretStrings.js";

/**
 * The notice at the top of a form that asks for what looks like a secret.
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
