import type { FormStrings } from "../../strings/enForm.js";
import type { SecretStrings } from "../../strings/enSecrets.js";
import type { FormStore } from "../model/FormStore.js";

/** The words of a form, and those for secrets that the host gave. */
export type WithSecretStrings = FormStrings & Partial<SecretStrings>;

/** The words for secrets, where one is asked for: the host's, or those that came with what found it. */
export function secretStrings({ secrets }: FormStore, strings: WithSecretStrings): SecretStrings {
  return { ...secrets.strings!, ...strings };
}
