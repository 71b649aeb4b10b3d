import type { NoteChecks } from "../core/ownNotes.js";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { mayNameSecret } from "../schema/secrets/looksSecret.js";
import { hostFacts, isTooLong } from "../url/hosts.js";
import { parseUrl } from "../url/parseUrl.js";

/**
 * Returns the checks for secrets and for private addresses, for one reading of an approval.
 *
 * The detector of secrets knows the words of all languages, so this file is loaded late.
 */
export function noteChecks(): NoteChecks {
  const document = new SchemaDocument({});
  return { isSecretName: (key) => mayNameSecret(key, document), isPrivateAddress };
}

/** Whether an address leads to this device or to the network around it. It may have no scheme. */
function isPrivateAddress(address: string): boolean {
  const url = parseUrl(/^[a-z][\w+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || isTooLong(url)) return false;
  return url.hostname !== "" && hostFacts(url.hostname, undefined).privateNetwork !== undefined;
}
