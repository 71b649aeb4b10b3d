"use client";

import { createContext, useContext, useEffect } from "react";
import type { DismissBy } from "../answering/DismissBy.js";

/** What dismissing means to a screen. */
export type Dismiss = (by: DismissBy) => void;

/** Where a screen tells the dialog around it what dismissing means: the dialog knows no screen. */
export const Dismissal = createContext<((dismiss: Dismiss) => void) | null>(null);

/** Tells the dialog around this screen, if there is one, what dismissing means now. */
export function useDismissal(dismiss: Dismiss): void {
  const tell = useContext(Dismissal);
  useEffect(() => tell?.(dismiss));
}
