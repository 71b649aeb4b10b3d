"use client";

import { useEffect } from "react";
import type { Timers } from "../time/timers.js";
import { useLatest } from "./useLatest.js";

/** How long a notice stays that holds nothing to read again, in milliseconds. */
const STAY_MILLISECONDS = 4_000;

/** Closes a screen after a moment, once there is nothing on it that the user would miss. */
export function useCloseLater(
  wanted: boolean,
  onClose: (() => void) | undefined,
  timers: Timers,
): void {
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = timers.setTimeout(() => latest.current?.(), STAY_MILLISECONDS);
    return () => timers.clearTimeout(timer);
  }, [wanted, latest, timers]);
}
