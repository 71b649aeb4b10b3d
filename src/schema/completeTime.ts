import { parseDateTime } from "./parseDateTime.js";
import { parseTime } from "./parseTime.js";
import { zonedTime } from "./zonedTime.js";

const SECONDS_AND_OFFSET = /^.{5}:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/;

/**
 * A time of day as RFC 3339 asks for it, with seconds and an offset: as it is where it has both, else
 * with nothing but what it lacks. `undefined` for what is none.
 *
 * @param timeZone the zone whose offset of today a time without one is given.
 */
export function completeTime(text: string, timeZone: string): string | undefined {
  const parsed = parseTime(text);
  if (!parsed || SECONDS_AND_OFFSET.test(text)) return parsed && text;
  const { clock, offset = zoneOffset(timeZone) } = parsed;
  const fraction = /\.\d+/.exec(text)?.[0] ?? "";
  return `${clock.length === 5 ? `${clock}:00` : clock}${fraction}${offset}`;
}

/** The offset of a zone at noon today, which no clock skips: `+01:00`. */
export function zoneOffset(timeZone: string): string {
  const noon = zonedTime(`${new Date().toISOString().slice(0, 10)}T12:00`, timeZone);
  return noon?.text.slice(19) ?? "Z";
}

const DATE_SECONDS_AND_OFFSET = /^.{16}:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d(?::?\d\d)?)$/;

/**
 * A date-time with all that the validators ask of one: as it is where it has its seconds and its
 * offset, else with nothing but what it lacks. `undefined` for a time that the clocks of the zone
 * skip, and for what is no date-time.
 *
 * @param timeZone the zone that a time without an offset is of.
 */
export function completeDateTime(text: string, timeZone: string): string | undefined {
  const parsed = parseDateTime(text);
  if (!parsed || DATE_SECONDS_AND_OFFSET.test(text)) return parsed && text;
  if ("epoch" in parsed) return `${text.slice(0, 16)}:00${text.slice(16)}`;
  const fraction = /\.\d+$/.exec(text)?.[0] ?? "";
  const moment = zonedTime(parsed.local, timeZone);
  return moment?.text.replace(/Z$|[+-]\d\d:\d\d$/, (offset) => fraction + offset);
}
