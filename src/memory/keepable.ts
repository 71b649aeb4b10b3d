import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Field } from "../schema/Field.js";
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
  const secrets = findSecrets(reading);
  return (field) =>
    !secrets.has(field) && !(asksForSecret && kindFacts(field).answered === "written");
}
