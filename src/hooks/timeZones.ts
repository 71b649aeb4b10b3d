let found: string | undefined;

/** The time zone of the browser. Asking for it takes a while, the first time. */
export function browserZone(): string {
  return (found ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
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
