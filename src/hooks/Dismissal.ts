"use client";

import { createContext, useContext, useEffect } from "react";
import type { DismissBy } from "../answering/DismissBy.js";

/** Cancels a request by Escape or a click outside. */
export type Dismiss = (by: DismissBy) => void;

/** Lets a request set how the dialog around it cancels. */
export const Dismissal = createContext<((dismiss: Dismiss) => void) | null>(null);

/** Tells the dialog around this screen, if there is one, what dismissing means now. */
export function useDismissal(dismiss: Dismiss): void {
  const tell = useContext(Dismissal);
  useEffect(() => tell?.(dismiss));
}
