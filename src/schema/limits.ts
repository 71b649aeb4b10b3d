/** How much of a schema is drawn. What is over a limit is reported, never dropped silently. */
export const limits = {
  /** Properties that become fields. */
  fields: 1_000,
  /** Required properties without a description that are told apart; those over it are counted as they come. */
  undescribed: 10_000,
  /** Options of one select. */
  options: 50_000,
  /** From how many characters on a text is asked for in several lines. */
  multiline: 200,
  /** Characters of a text that is put into a text box. */
  boxCharacters: 50_000,
  /** Lines of a text that is put into a text box. */
  boxLines: 1_000,
} as const;
