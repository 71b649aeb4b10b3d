import type { Field } from "../schema/Field.js";
import { sha256 } from "./sha256.js";

/**
 * What tells the questions of one requester apart: the property key, the kind and the name that a
 * person reads. A question that is called otherwise, or that asks for something else under the same
 * name, is another one, so that an answer is never offered for what it was not given to.
 */
export function questionKey({ key, kind, label }: Field): string {
  return sha256(JSON.stringify([key, kind, label]));
}
