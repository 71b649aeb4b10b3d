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
export type ParsedDateTime =
  | {
      epoch: number;
      /** Whether it is a leap second, which no picker and no `Intl` can show. */
      leap?: true;
    }
  | { local: string };

const DAY = 24 * 60 * 60_000;

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d|60)(?:\.\d+)?)?(?:([Zz])|([+-](?:[01]\d|2[0-3]))(?::?([0-5]\d))?)?$/;

/**
 * Reads a date-time in every form that the validators take (RFC 3339, and offsets without a colon or
 * minutes), and the same without its offset or seconds, which many servers send.
 */
export function parseDateTime(text: string): ParsedDateTime | undefined {
  const match = DATE_TIME.exec(text);
  const [, day, time, seconds, utc, hours, minutes = "00"] = match ?? [];
  if (!day || !time || !isCalendarDay(day)) return undefined;
  const leap = seconds === "60";
  // As pickers write it, which leave out seconds where there are none.
  const clock = `${day}T${time}${Number(seconds) ? `:${leap ? "59" : seconds}` : ""}`;
  if (!utc && !hours) return leap ? undefined : { local: clock };
  const epoch = Date.parse(`${clock}${hours ? `${hours}:${minutes}` : "Z"}`);
  if (!leap) return { epoch };
  // A second is only added at the end of a day of UTC.
  return (epoch + 1000) % DAY === 0 ? { epoch: epoch + 1000, leap } : undefined;
}

/** A parsed time of day: the local time, and its offset if there is one. */
export interface ParsedTime {
  clock: string;
  offset: string | undefined;
}

const TIME =
  /^((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(?:([Zz])|([+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/;

/** Reads an RFC 3339 `full-time`, and the same without its offset or seconds, which many servers send. */
export function parseTime(text: string): ParsedTime | undefined {
  const [, clock, utc, given] = TIME.exec(text) ?? [];
  if (!clock) return undefined;
  const offset = utc ? "Z" : given?.replace(/(\d\d):?(\d\d)$/, "$1:$2");
  return { clock, offset };
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
