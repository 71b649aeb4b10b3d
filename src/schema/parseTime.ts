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
