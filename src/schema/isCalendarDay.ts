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
