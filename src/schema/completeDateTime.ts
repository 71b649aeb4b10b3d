import { parseDateTime } from "./parseDateTime.js";
import { zonedTime } from "./zonedTime.js";

const SECONDS_AND_OFFSET = /^.{16}:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d(?::?\d\d)?)$/;

/**
 * A date-time with all that the validators ask of one: as it is where it has its seconds and its
 * offset, else with nothing but what it lacks. `undefined` for a time that the clocks of the zone
 * skip, and for what is no date-time.
 *
 * @param timeZone the zone that a time without an offset is of.
 */
export function completeDateTime(text: string, timeZone: string): string | undefined {
  const parsed = parseDateTime(text);
  if (!parsed || SECONDS_AND_OFFSET.test(text)) return parsed && text;
  if ("epoch" in parsed) return `${text.slice(0, 16)}:00${text.slice(16)}`;
  const fraction = /\.\d+$/.exec(text)?.[0] ?? "";
  const moment = zonedTime(parsed.local, timeZone);
  return moment?.text.replace(/Z$|[+-]\d\d:\d\d$/, (offset) => fraction + offset);
}
