import { isCalendarDay } from "./isCalendarDay.js";

/** A date-time as a text: either a moment, or a wall-clock time that lacks its offset. */
export type ParsedDateTime = { epoch: number } | { local: string };

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[Tt ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(?:([Zz])|([+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/;

/** Reads an RFC 3339 date-time, and the same without its offset, which many servers send. */
export function parseDateTime(text: string): ParsedDateTime | undefined {
  const match = DATE_TIME.exec(text);
  const [, day, time, utc, offset] = match ?? [];
  if (!day || !time || !isCalendarDay(day)) return undefined;
  if (!utc && !offset) return { local: `${day}T${time}` };
  const zone = offset?.replace(/(\d\d):?(\d\d)$/, "$1:$2") ?? "Z";
  return { epoch: Date.parse(`${day}T${time}${zone}`) };
}
