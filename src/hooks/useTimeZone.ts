"use client";

import { usableZone } from "../time/usableZone.js";
import { useInBrowser } from "./useInBrowser.js";

let found: string | undefined;

/**
 * The time zone of the browser; UTC where it names one that it does not know, as Chromium does
 * (`Etc/Unknown`) where `TZ` is empty. Asking takes a while, the first time.
 */
export function localZone(): string {
  return (found ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC");
}

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
