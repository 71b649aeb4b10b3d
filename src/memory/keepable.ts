import type { ElicitationRequest } from "../protocol/types.js";
import type { Field } from "../schema/Field.js";
import type { FieldValue } from "../schema/types.js";
import { findSecrets } from "../schema/findSecrets.js";
import { kindFacts } from "../schema/fieldKinds.js";
import { looksSecret } from "../schema/looksSecret.js";
import type { SchemaReading } from "../schema/readSchema.js";

/**
 * Tells which fields of a request may be kept: none that asks for a secret, by its own words or by
 * those of the choice that it stands beside. Where the request as a whole asks for one ("Paste your
 * API key", and a field called "Value"), nothing that is typed.
 */
export function keepable(
  request: ElicitationRequest,
  reading: SchemaReading,
): (field: Field) => boolean {
  const told = [request.message, reading.title, reading.description];
  const asksForSecret = told.some(
    (text) => typeof text === "string" && looksSecret({ key: "", description: text }),
  );
  const secrets = findSecrets(reading, request.message);
  return (field) =>
    !secrets.has(field) && !(asksForSecret && kindFacts(field).answered === "written");
}

/** A name in JSON, be it half typed, and what stands where the person names an entry. */
const NAME = /"name":"((?:[^"\\]|\\.){1,200})"|"((?:[^"\\]|\\.){1,200})"\s*:/gs;
/** An answer with more of them is not looked through. */
const MAX_NAMES = 1_000;

/**
 * Whether what was entered in a field may be kept: not where the person named a part of it as secrets
 * are named, which no schema says before.
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
