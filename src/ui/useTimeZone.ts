"use client";

import { usableZone } from "../core/locale.js";
import { useInBrowser } from "./hooks.js";

let found: string | undefined;

/**
 * The time zone of the browser; UTC where it names one that it does not know, as Chromium does
 * (`Etc/Unknown`) where `TZ` is empty. Asking takes a while, the first time.
 */
export function localZone(): string {
  return (found ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC");
}

/**
 * Returns the user's time zone: the host's option, else the browser's, else UTC.
 *
 * On the server and until its page is hydrated, the browser's is unknown.
 *
 * @param timeZone an IANA name. One that this browser doesn't know is ignored.
 */
export function useTimeZone(timeZone: string | undefined): string {
  const zone = useInBrowser(localZone);
  return usableZone(timeZone) ?? zone ?? "UTC";
}
