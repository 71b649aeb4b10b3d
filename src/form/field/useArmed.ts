"use client";

import { useStore } from "./useStore.js";

/** Whether a press on what sends counts yet; see `SubmitGuard`. */
export function useArmed(): boolean {
  return useStore("held", (store) => store.guard.armed);
}
