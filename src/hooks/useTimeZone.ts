"use client";

import { usableZone } from "../time/usableZone.js";
import { localZone } from "./localZone.js";
import { useInBrowser } from "./useInBrowser.js";

/**
 * The time zone of the person: what the host gives, else the browser's. On the server, where it is
 * not known, UTC, until the page is hydrated.
 *
 * @param timeZone an IANA name; one that this browser does not know is not used.
 */
export function useTimeZone(timeZone: string | undefined): string {
  const zone = useInBrowser(localZone);
  return usableZone(timeZone) ?? zone ?? "UTC";
}
