import type { Settling } from "./Settling.js";

/**
 * The request that left the screen last.
 *
 * `moves` counts all that came and went, `came` is that count when this one came, and `at` is when
 * it left, in milliseconds of its clock. Only numbers are kept, so no request is kept in memory.
 */
export const lastGone = { came: 0, at: 0, moves: 0 };

/** The count of `moves` when each request left the screen. */
export const goings = new WeakMap<Settling, number>();
