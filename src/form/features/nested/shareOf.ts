/** How many parts of one form are drawn before the person opens more. */
const MAX_DRAWN = 3_000;

/** How many parts each question of a form may draw at once. */
export function firstShare(questions: number): number {
  return MAX_DRAWN / Math.max(1, questions);
}

/**
 * How many parts each part of a question may draw at once, in turn. Of parts within parts a server can
 * ask for more than a page can hold: what is over stays closed until the person opens it.
 *
 * @param share how many the question may.
 * @param parts how many it has.
 */
export function shareOf(share: number, parts: number): number {
  return Math.max(0, share - parts) / Math.max(1, parts);
}
