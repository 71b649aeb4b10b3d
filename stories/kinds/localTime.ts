/** What a picker in Berlin shows for the moments of these stories: what is sent is in UTC or local. */
export function localTime(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const berlin = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  return berlin.format(new Date(String(value))).replace(" ", "T");
}
