"use client";

import { useEffect, useState } from "react";
import { startDeadline } from "../time/startDeadline.js";
import type { Timers } from "../time/timers.js";

/** How long before its end a deadline is announced, in milliseconds. */
const SOON_MILLISECONDS = 60_000;

/** `undefined`: there is no end, or it is not known yet how near it is. */
export type Deadline = "far" | "soon" | "over" | undefined;

/**
 * How near the end of the time to answer is.
 *
 * @param expiresAt in milliseconds since 1970.
 */
export function useDeadline(expiresAt: number | undefined, timers: Timers): Deadline {
  const [reached, setReached] = useState<{ of: number | undefined; deadline: Deadline }>();
  useEffect(() => {
    if (expiresAt === undefined) return;
    const reach = (deadline: Deadline) => setReached({ of: expiresAt, deadline });
    // After the first frame: a server that renders the page has another clock.
    reach("far");
    const stopSoon = startDeadline(timers, expiresAt - SOON_MILLISECONDS, () => reach("soon"));
    const stopOver = startDeadline(timers, expiresAt, () => reach("over"));
    return () => {
      stopSoon();
      stopOver();
    };
  }, [expiresAt, timers]);
  return reached && reached.of === expiresAt ? reached.deadline : undefined;
}
