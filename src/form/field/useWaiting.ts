"use client";

import { useStore } from "./useStore.js";

/** Whether the input guard ignores clicks on Submit for now. See `SubmitGuard`. */
export function useWaiting(): boolean {
  return useStore("held", (store) => !store.guard.armed);
}
