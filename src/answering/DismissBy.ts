/**
 * How a person dismisses: by Escape, by a press outside, or by a button that says so. What could be
 * a slip is asked about first where something would be lost.
 */
export type DismissBy = "escape" | "outside" | "button";
