/** In milliseconds. */
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Whether a text is a day of the calendar as RFC 3339 writes it: `2024-02-29`, not `2023-02-29`. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // `Date` rolls some impossible days over into the next month.
  return (
    !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(match[3]) && match[1] !== "0000"
  );
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

/** Whether a text is a time of day without an offset, as `<input type="time">` writes it. */
export function isTimeOfDay(text: string): boolean {
  return CLOCK.test(text);
}

/** A date-time as a text: either a moment, or a wall-clock time that lacks its offset. */
type ParsedDateTime =
  | {
      epoch: number;
      /** Whether no picker can show it: a leap second, or a part of a millisecond. */
      unshown?: true;
    }
  | { local: string };

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d|60)(\.\d+)?)?(?:([Zz])|([+-](?:[01]\d|2[0-3]))(?::?([0-5]\d))?)?$/;

/**
 * Reads a date-time in every form that the validators take (RFC 3339, and offsets without a colon or
 * minutes), and the same without its offset or seconds, which many servers send.
 */
export function parseDateTime(text: string): ParsedDateTime | undefined {
  const match = DATE_TIME.exec(text);
  const [, day, time, seconds, decimals, utc, hours, minutes = "00"] = match ?? [];
  if (!day || !time || !isCalendarDay(day)) return undefined;
  const leap = seconds === "60";
  // As pickers write it, which leave out seconds where there are none.
  const fraction = significant(decimals);
  const exact = fraction || Number(seconds) ? `:${leap ? "59" : seconds}${fraction}` : "";
  if (!utc && !hours) return leap ? undefined : { local: `${day}T${time}${exact}` };
  const shown = exact.slice(0, LONGEST_SECONDS);
  const epoch = Date.parse(`${day}T${time}${shown}${hours ? `${hours}:${minutes}` : "Z"}`);
  if (!leap) return shown === exact ? { epoch } : { epoch, unshown: true };
  // A second is only added at the end of a day of UTC.
  return (epoch + 1000) % DAY < 1000 ? { epoch: epoch + 1000, unshown: true } : undefined;
}

/** The length of seconds with all that a picker shows of them: `:59.999`. */
const LONGEST_SECONDS = 7;

/** Returns the decimals of a second without zeros at their end. */
function significant(decimals = ""): string {
  return decimals.replace(/\.?0+$/, "");
}

/** A parsed time of day: the local time, which may be too exact for a picker, and its offset. */
interface ParsedTime {
  clock: string;
  offset: string | undefined;
}

const TIME =
  /^((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(\.\d+)?(?:([Zz])|([+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/;

/** Reads an RFC 3339 `full-time`, and the same without its offset or seconds, which many servers send. */
export function parseTime(text: string): ParsedTime | undefined {
  const [, clock, decimals, utc, given] = TIME.exec(text) ?? [];
  if (!clock) return undefined;
  const offset = utc ? "Z" : given?.replace(/(\d\d):?(\d\d)$/, "$1:$2");
  return { clock: clock + significant(decimals), offset };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the clocks of a zone are ahead of UTC at a moment. */
export function offsetAt(epoch: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = { year: "numeric", month: "numeric", day: "numeric" } as const;
    const clock = {
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
      hourCycle: "h23",
    } as const;
    format = new Intl.DateTimeFormat("en-US", { timeZone, era: "short", ...numeric, ...clock });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(epoch).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const shown = new Date(0);
  shown.setUTCFullYear(
    parts.get("era") === "BC" ? 1 - part("year") : part("year"),
    part("month") - 1,
    part("day"),
  );
  shown.setUTCHours(part("hour"), part("minute"), part("second"));
  return shown.getTime() - Math.floor(epoch / 1000) * 1000;
}

/**
 * Returns the local time of a moment in a time zone: `YYYY-MM-DDTHH:mm`, with seconds and milliseconds
 * if there are any.
 *
 * Empty for a year without four digits, which no `datetime-local` input shows.
 */
export function localTime(epoch: number, timeZone: string): string {
  const shown = new Date(epoch + offsetAt(epoch, timeZone));
  const year = shown.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return "";
  return shown.toISOString().replace(/(?::00)?\.000Z$|0{0,2}Z$/, "");
}
