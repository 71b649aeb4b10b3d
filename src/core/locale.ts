/** A time zone that this browser or process does not know cannot be computed with. */
export function usableZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Whether a text is a BCP 47 tag. */
export function isLanguageTag(tag: string | undefined): tag is string {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
