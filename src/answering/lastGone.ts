import type { Answerable } from "./Phase.js";

/**
 * Who left the screen last, as a number: the how-manieth of all comings and goings had brought it.
 * `at` is when it left, in milliseconds of its clock. No question is held, so none outlives its screen.
 */
export const lastGone = { came: 0, at: 0, moves: 0 };

/** Which of all comings and goings took each question away. */
export const goings = new WeakMap<Answerable, number>();
