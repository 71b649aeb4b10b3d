import type { SecretKind } from "../../schema/secrets/SecretKind.js";

/** Returns the `autocomplete` of a secret: off, or a code that was sent to the user. */
export function secretAutoComplete(kind: SecretKind): "off" | "one-time-code" {
  return kind === "code" ? "one-time-code" : "off";
}
