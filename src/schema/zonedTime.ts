import { DAY, isCalendarDay, offsetAt, parseDateTime, MINUTE } from "./dateTime.js";

/** A wall-clock time of a time zone, found on the line of time. */
interface ZonedTime {
  /** RFC 3339, with the offset of the zone at that moment. */
  text: string;
  /** `true` when the clocks show this time twice on that day, and the first of the two is taken. */
  repeated: boolean;
}

const LOCAL = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/;

/** Whether a text is a day of the calendar and a time, as `datetime-local` inputs write them. */
export function isLocalTime(text: string): boolean {
  return isCalendarDay(LOCAL.exec(text)?.[1] ?? "");
}

/**
 * Returns the moment at which the clocks of a time zone show a local time, or `undefined`.
 *
 * They may skip it (daylight saving), or it is no valid time.
 *
 * @param local `YYYY-MM-DDTHH:mm`, seconds and their decimals optional.
 * @param shown the date-time that it shows, if there is one. Of two moments, its offset decides.
 */
export function zonedTime(local: string, timeZone: string, shown = ""): ZonedTime | undefined {
  // `Date.parse` rolls impossible days over, and guesses at what it cannot read.
  if (!isLocalTime(local)) return undefined;
  const [minutes, seconds = "00"] = [local.slice(0, 16), local.slice(17) || undefined];
  const asUtc = Date.parse(`${minutes}:${seconds}Z`);
  // Zones change their offset by less than a day, so the offsets a day before and after are all
  // that can apply at this local time.
  const offsets = new Set([offsetAt(asUtc - DAY, timeZone), offsetAt(asUtc + DAY, timeZone)]);
  const moments = [...offsets]
    .filter((offset) => offsetAt(asUtc - offset, timeZone) === offset)
    .map((offset) => asUtc - offset);
  if (moments.length === 0) return undefined;
  const given = parseDateTime(shown);
  const known = moments.find((each) => given && "epoch" in given && each === given.epoch);
  const moment = known ?? Math.min(...moments);
  return {
    text: writeOffset(moment, asUtc - moment, `${minutes}:${seconds}`),
    repeated: moments.length > 1 && known === undefined,
  };
}

function writeOffset(moment: number, offset: number, local: string): string {
  // RFC 3339 offsets are whole minutes. Local mean times before standard time are not.
  if (offset % MINUTE !== 0) return new Date(moment).toISOString().replace(".000Z", "Z");
  const total = Math.abs(offset) / MINUTE;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}
