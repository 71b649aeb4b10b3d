import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Field } from "../schema/Field.js";
import { looksSecret } from "../schema/looksSecret.js";
import type { SchemaReading } from "../schema/readSchema.js";

/**
 * Tells which fields of a request may be kept: none that asks for a secret, by its own words or by
 * those of the choice that it stands beside. Where the request as a whole asks for one ("Paste your
 * API key", and a field called "Value"), nothing that is typed.
 */
export function keepable(
  request: ElicitationRequest,
  { fields, title, description }: SchemaReading,
): (field: Field) => boolean {
  const told = [request.message, title, description];
  const asksForSecret = told.some(
    (text) => typeof text === "string" && looksSecret({ key: "", description: text }),
  );
  const refused = new Set<Field>();
  for (const field of fields) {
    if (field.secret) refused.add(field);
    if (!("other" in field) || !field.other) continue;
    const { key, label, description: about, other } = field;
    if (other.secret || looksSecret({ key, title: label, description: about })) refused.add(other);
  }
  return (field) => !refused.has(field) && !(asksForSecret && isTyped(field));
}

function isTyped({ kind }: Field): boolean {
  switch (kind) {
    case "boolean":
    case "singleSelect":
    case "multiSelect":
    case "date":
    case "dateTime":
      return false;
    default:
      return true;
  }
}
