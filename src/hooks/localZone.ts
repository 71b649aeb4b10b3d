import { usableZone } from "../time/usableZone.js";

let found: string | undefined;

/**
 * The time zone of the browser; UTC where it names one that it does not know, as Chromium does
 * (`Etc/Unknown`) where `TZ` is empty. Asking takes a while, the first time.
 */
export function localZone(): string {
  return (found ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC");
}
