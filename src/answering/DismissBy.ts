/**
 * How the user dismisses a request: Escape, a click outside, or a button.
 *
 * Escape and a click outside may be slips, so they ask once more if there is input.
 */
export type DismissBy = "escape" | "outside" | "button";
