"use client";

import { useSyncExternalStore } from "react";
import { browserZone, usableZone } from "./timeZones.js";

const never = () => () => {};

/**
 * The time zone of the person: what the host gives, else the browser's. On the server, where it is
 * not known, UTC, until the page is hydrated.
 *
 * @param timeZone an IANA name; one that this browser does not know is not used.
 */
export function useTimeZone(timeZone: string | undefined): string {
  const zone = useSyncExternalStore(never, browserZone, () => "UTC");
  return usableZone(timeZone) ?? zone;
}
