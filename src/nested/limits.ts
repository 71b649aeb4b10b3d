/** Rows over this number are answered as JSON. */
export const MAX_ROWS = 100;

/** Parts over this number are, too. */
export const MAX_PARTS = 100;

/** What the one question in a row goes by. */
export const VALUE = "value";
