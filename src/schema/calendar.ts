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

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

/** Whether a text is a time of day without an offset, as `<input type="time">` writes it. */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}
