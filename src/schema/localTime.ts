import { offsetAt } from "./offsetAt.js";

/**
 * Returns the local time of a moment in a time zone: `YYYY-MM-DDTHH:mm`, with seconds if there are
 * any.
 *
 * Empty for a year without four digits, which no `datetime-local` input shows.
 */
export function localTime(epoch: number, timeZone: string): string {
  const shown = new Date(epoch + offsetAt(epoch, timeZone));
  const year = shown.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return "";
  const text = shown.toISOString().slice(0, 19);
  return text.endsWith(":00") ? text.slice(0, 16) : text;
}
