import { localTime, parseDateTime, parseTime } from "./dateTime.js";
import { zonedTime } from "./zonedTime.js";

const SECONDS_AND_OFFSET = /^.{5}:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/;

/**
 * Returns a time in RFC 3339 with seconds and an offset, adding only what is missing, or
 * `undefined`.
 *
 * @param timeZone time zone whose current offset is added.
 */
export function completeTime(text: string, timeZone: string): string | undefined {
  const parsed = parseTime(text);
  if (!parsed || SECONDS_AND_OFFSET.test(text)) return parsed && text;
  const { clock, offset = zoneOffset(timeZone) } = parsed;
  const fraction = /\.\d+/.exec(text)?.[0] ?? "";
  return `${clock.length === 5 ? `${clock}:00` : clock.slice(0, 8)}${fraction}${offset}`;
}

/** Returns the UTC offset of a time zone at noon of today's date there, such as `+01:00`. No zone skips noon. */
export function zoneOffset(timeZone: string): string {
  const noon = zonedTime(`${localTime(Date.now(), timeZone).slice(0, 10)}T12:00`, timeZone);
  return noon?.text.slice(19) ?? "Z";
}

const DATE_SECONDS_AND_OFFSET = /^.{16}:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d(?::?\d\d)?)$/;

/**
 * Returns a date-time in RFC 3339 with seconds and an offset, adding only what is missing.
 *
 * Returns `undefined` for a time that the clocks of the zone skip, and for anything but a
 * date-time.
 *
 * @param timeZone time zone of a time without an offset.
 */
export function completeDateTime(text: string, timeZone: string): string | undefined {
  const parsed = parseDateTime(text);
  if (!parsed || DATE_SECONDS_AND_OFFSET.test(text)) return parsed && text;
  if ("epoch" in parsed) return `${text.slice(0, 16)}:00${text.slice(16)}`;
  const fraction = /\.\d+$/.exec(text)?.[0] ?? "";
  const moment = zonedTime(parsed.local.replace(/\.\d+$/, ""), timeZone);
  return moment?.text.replace(/Z$|[+-]\d\d:\d\d$/, (offset) => fraction + offset);
}
