import type { SecretKind } from "../../schema/secrets/SecretWords.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { SecretStrings } from "../../strings/enSecrets.js";
import type { FormStore } from "../model/FormStore.js";

/** Strings of a form, and those about secrets that the host gave. */
export type WithSecretStrings = FormStrings & Partial<SecretStrings>;

/** Returns the strings about secrets: the host's, or those loaded with the detection. */
export function secretStrings({ secrets }: FormStore, strings: WithSecretStrings): SecretStrings {
  return { ...secrets.strings!, ...strings };
}

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

/** Returns the `autocomplete` of a secret: off, or a code that was sent to the user. */
export function secretAutoComplete(kind: SecretKind): "off" | "one-time-code" {
  return kind === "code" ? "one-time-code" : "off";
}
