import type { ElicitationRequest } from "../core/protocol.js";
import { type Field, kindFacts } from "../schema/Field.js";
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
