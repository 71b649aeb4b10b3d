import { looksSecret } from "./looksSecret.js";

/** How many parts of an answer are looked through; one with more is taken for one that does. */
const MAX_PARTS = 5_000;

/**
 * Whether a part of an answer goes by the name of a secret, whoever named it: what a schema lets a
 * person name ("environment") is asked for without a word of what it is.
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
