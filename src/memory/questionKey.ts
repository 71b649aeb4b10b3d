import type { Field } from "../schema/Field.js";
import { sha256 } from "./sha256.js";

/**
 * Identifies a field of a requester by its property key, kind and label.
 *
 * A field with another label or kind is another field, so that an answer is only offered for the
 * field it was given to.
 */
export function questionKey({ key, kind, label }: Field): string {
  return sha256(JSON.stringify([key, kind, label]));
}
