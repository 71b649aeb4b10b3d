import { offsetAt } from "./offsetAt.js";

/**
 * What the clocks of a time zone show at a moment: `YYYY-MM-DDTHH:mm`, seconds where there are any.
 * Empty where it is a year that has not four digits there, which no `datetime-local` input shows.
 */
export function localTime(epoch: number, timeZone: string): string {
  const shown = new Date(epoch + offsetAt(epoch, timeZone));
  const year = shown.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return "";
  const text = shown.toISOString().slice(0, 19);
  return text.endsWith(":00") ? text.slice(0, 16) : text;
}
