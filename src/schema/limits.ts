/** How much of a schema is drawn. What is over a limit is reported, never dropped silently. */
export const limits = {
  /** Properties that become fields. */
  fields: 1_000,
  /** Options of one select. */
  options: 50_000,
  /** Characters in the paths of all remarks for the author of the server. */
  diagnostics: 100_000,
  /** From how many characters on a text is asked for in several lines. */
  multiline: 200,
} as const;
