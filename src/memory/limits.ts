const HOUR = 60 * 60 * 1000;

/** How much is kept, and for how long. */
export const limits = {
  /** Earlier answers of one field. */
  answers: 5,
  /** Characters of an earlier answer: what is longer was written for one occasion. */
  answerLength: 200,
  /** Questions of one requester whose answers are kept: none of them can push out another's. */
  questions: 50,
  /** How long a draft is kept after the last change, in milliseconds. */
  draftAge: 24 * HOUR,
  /** Drafts of all requesters. */
  drafts: 20,
  /** Characters of one record. Longer ones are neither written nor read. */
  record: 500_000,
} as const;
