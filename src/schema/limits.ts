/** How much of a schema is drawn. What is over a limit is reported, never dropped silently. */
export const limits = {
  /** Properties that become fields. */
  fields: 1_000,
  /** Options of one select. */
  options: 50_000,
  /** Characters of one key in the path of a remark for the author of the server. */
  path: 200,
  /** From how many characters on a text is asked for in several lines. */
  multiline: 200,
} as const;
