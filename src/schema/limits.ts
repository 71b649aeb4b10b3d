/** Limits of a schema that is shown. What exceeds a limit is reported, never dropped silently. */
export const limits = {
  /** Properties that become fields. */
  fields: 1_000,
  /**
   * Required properties without a description that are distinguished. Further ones are only
   * counted.
   */
  undescribed: 10_000,
  /** Options of one select. */
  options: 50_000,
  /** From how many characters on a text field has several lines. */
  multiline: 200,
  /** Characters of a text that is put into a text box. */
  boxCharacters: 50_000,
  /** Lines of a text that is put into a text box. */
  boxLines: 1_000,
} as const;
