import type { ElicitationRequest } from "../core/protocol.js";
import { type Field, kindFacts } from "../schema/Field.js";
import type { FieldValue } from "../schema/types.js";
import { findSecrets } from "../schema/secrets/findSecrets.js";
import { looksSecret } from "../schema/secrets/looksSecret.js";
import type { SchemaReading } from "../schema/readSchema.js";

/**
 * Returns which fields may be stored: none that seems to ask for a secret.
 *
 * If the request as a whole asks for one ("Paste your API key", and a field called "Value"), no
 * typed input is stored.
 */
export function keepable(
  request: ElicitationRequest,
  reading: SchemaReading,
): (field: Field) => boolean {
  const texts = [request.message, reading.title, reading.description];
  const asksForSecret = texts.some(
    (text) => typeof text === "string" && looksSecret({ key: "", description: text }),
  );
  const secrets = findSecrets(reading, request.message);
  return (field) =>
    !secrets.has(field) && !(asksForSecret && kindFacts(field).answered === "written");
}

/** A name in JSON, even half typed, and the name of an entry. */
const NAME = /"name":"((?:[^"\\]|\\.){1,200})"|"((?:[^"\\]|\\.){1,200})"\s*:/gs;
/** An answer with more of them is not looked through. */
const MAX_NAMES = 1_000;

/**
 * Whether the input of a field may be stored: not if the user gave an entry the name of a secret.
 */
export function namesNoSecret(field: Field, value: FieldValue): boolean {
  if (field.kind !== "json" || typeof value !== "string") return true;
  let names = 0;
  for (const [, entry, key] of value.matchAll(NAME)) {
    names += 1;
    if (names > MAX_NAMES || looksSecret({ key: key ?? entry ?? "" })) return false;
  }
  return true;
}
