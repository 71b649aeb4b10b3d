import type { FormStore } from "../model/FormStore.js";
import { secretStrings, type WithSecretStrings } from "./secretStrings.js";

/** The notice at the top of a form that asks for what looks like a secret, or is refused for it. */
export function secretsNotice(store: FormStore, strings: WithSecretStrings): string {
  const { secretsTitle, secretsHint, secretsRefused } = secretStrings(store, strings);
  return secretsTitle + strings.gap + (store.secrets.refused ? secretsRefused : secretsHint);
}
