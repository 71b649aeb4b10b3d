const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

/** Whether a text is a time of day without an offset, as `<input type="time">` writes it. */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}
