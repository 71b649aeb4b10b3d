"use client";

import { createContext, type ReactNode } from "react";

/** Elements that a surrounding component adds to a request. */
export interface ScreenSlots {
  /** Drawn in the line of the requester, before its end. */
  header?: ReactNode;
  /** Whether the request is minimized: mounted, but not visible. */
  folded?: boolean | undefined;
}

export const ScreenSlots = createContext<ScreenSlots>({});
