import type { Answerable } from "./Phase.js";

/** What went off the screen last, and when: milliseconds of its clock. */
export const lastGone: { question?: Answerable | undefined; at: number } = { at: 0 };
