import { isCalendarDay } from "./calendar.js";

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
