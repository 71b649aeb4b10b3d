import { SchemaDocument } from "../schema/SchemaDocument.js";
import { mayNameSecret } from "../schema/secrets/looksSecret.js";

/**
 * Returns the detector of keys that name a secret, for one reading of an approval.
 *
 * It knows the words of twelve languages, so this module is imported with the first arguments.
 */
export function secretNames(): (key: string) => boolean {
  const document = new SchemaDocument({});
  return (key) => mayNameSecret(key, document);
}
