/** Rows over this number are answered as JSON. */
export const MAX_ROWS = 100;

/** Parts over this number are, too. */
export const MAX_PARTS = 100;

/** The key of the one question in a row. */
export const VALUE = "value";
