import type { FormStrings } from "../../strings/enForm.js";
import type { SecretStrings } from "../../strings/enSecrets.js";
import type { FormStore } from "../model/FormStore.js";

/** Strings of a form, and those about secrets that the host gave. */
export type WithSecretStrings = FormStrings & Partial<SecretStrings>;

/** Returns the strings about secrets: the host's, or those loaded with the detection. */
export function secretStrings({ secrets }: FormStore, strings: WithSecretStrings): SecretStrings {
  return { ...secrets.strings!, ...strings };
}
