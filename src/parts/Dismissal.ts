"use client";

import { createContext, useContext, useEffect } from "react";

/**
 * How a person dismisses: by Escape, by a press outside, or by a button that says so. What could be
 * a slip is asked about first where something would be lost.
 */
export type DismissBy = "escape" | "outside" | "button";

/** What dismissing means to a screen. */
export type Dismiss = (by: DismissBy) => void;

/** Where a screen tells the dialog around it what dismissing means: the dialog knows no screen. */
export const Dismissal = createContext<((dismiss: Dismiss) => void) | null>(null);

/** Tells the dialog around this screen, if there is one, what dismissing means now. */
export function useDismissal(dismiss: Dismiss): void {
  const tell = useContext(Dismissal);
  useEffect(() => tell?.(dismiss));
}
