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
