import type { Answerable } from "./Phase.js";

/**
 * The question that left the screen last. `moves` counts all that came and went, `came` is that count
 * when this one came, and `at` is when it left, in milliseconds of its clock. Only numbers are kept,
 * so no question outlives its screen.
 */
export const lastGone = { came: 0, at: 0, moves: 0 };

/** The count of `moves` when each question left the screen. */
export const goings = new WeakMap<Answerable, number>();
