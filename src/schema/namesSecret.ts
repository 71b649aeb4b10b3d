import { looksSecret } from "./looksSecret.js";

/** Maximum number of values searched in an answer. A larger one counts as a secret. */
const MAX_PARTS = 5_000;

/**
 * Whether a key in an answer is the name of a secret, even one that the user chose.
 *
 * A schema lets the user name entries ("environment") without saying what they are.
 */
export function namesSecret(value: unknown): boolean {
  const parts = new Set([value]);
  for (const part of parts) {
    if (typeof part !== "object" || part === null) continue;
    if (parts.size > MAX_PARTS) return true;
    for (const [key, each] of Object.entries(part)) {
      if (!Array.isArray(part) && looksSecret({ key })) return true;
      parts.add(each);
    }
  }
  return false;
}
