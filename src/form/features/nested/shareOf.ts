/** How many nested fields of one form are rendered before the user opens more. */
const MAX_DRAWN = 3_000;

/** Returns how many nested fields each field of a form may render at once. */
export function firstShare(questions: number): number {
  return MAX_DRAWN / Math.max(1, questions);
}

/**
 * Returns how many nested fields each field of a nested answer may render at once.
 *
 * A server can nest more fields than a page can hold: the rest stays closed until the user opens
 * it.
 *
 * @param share how many the outer field may render.
 * @param parts how many fields it has.
 */
export function shareOf(share: number, parts: number): number {
  return Math.max(0, share - parts) / Math.max(1, parts);
}
