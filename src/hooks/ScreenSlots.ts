"use client";

import { createContext, type ReactNode } from "react";

/** What is drawn in a screen by what stands around it, and knows no screen. */
export interface ScreenSlots {
  /** In the line of who asks, before its end. */
  header?: ReactNode;
  /** Beneath what is asked. */
  question?: ReactNode;
  /** Whether the screen is folded away: it is there, and nobody sees it. */
  folded?: boolean | undefined;
}

export const ScreenSlots = createContext<ScreenSlots>({});
