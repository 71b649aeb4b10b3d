"use client";

import { useStore } from "./useStore.js";

/** Whether Submit accepts clicks yet. See `SubmitGuard`. */
export function useArmed(): boolean {
  return useStore("held", (store) => store.guard.armed);
}
