import type { SecretKind } from "../../schema/secrets/SecretKind.js";

/** What a browser may fill in for a secret: nothing, or a code that it received for the user. */
export function secretAutoComplete(kind: SecretKind): "off" | "one-time-code" {
  return kind === "code" ? "one-time-code" : "off";
}
