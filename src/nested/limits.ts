/** Rows over this number are answered as JSON. */
export const MAX_ROWS = 100;

/** Parts over this number are, too. */
export const MAX_PARTS = 100;

/** Key of the only field in a row. */
export const VALUE = "value";
