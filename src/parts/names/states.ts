/** A state that is so or not: an attribute without a value (`data-invalid`), or none. */
export type Flag = boolean | undefined;

/** A state that has one of several values: `data-kind="email"`. */
export type Value = string | undefined;

/** The one look a part has. */
export type Plain = Record<string, never>;
