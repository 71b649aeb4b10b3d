"use client";

import { createContext, type ReactNode } from "react";

/** What a component around a screen draws within it, without knowing the screen. */
export interface ScreenSlots {
  /** Drawn in the line of the requester, before its end. */
  header?: ReactNode;
  /** Whether the screen is folded away: it is there, and nobody sees it. */
  folded?: boolean | undefined;
}

export const ScreenSlots = createContext<ScreenSlots>({});
