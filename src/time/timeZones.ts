let found: string | undefined;

/**
 * The time zone of the browser, or of the process; UTC where it names one that it does not know, as
 * Chromium and Node do (`Etc/Unknown`) where `TZ` is empty. Asking takes a while, the first time.
 */
export function localZone(): string {
  return (found ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC");
}

/** A time zone that this browser does not know cannot be computed with. */
export function usableZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
