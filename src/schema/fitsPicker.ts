/** What a picker of a date and a time holds: nothing, or a wall-clock time. */
const PICKED = /^(?:.{10}T\d\d:\d\d(?::\d\d)?)?$/;

/** Whether what a date-time starts with stands in a picker. Any other has a text box. */
export function fitsPicker(value: string): boolean {
  return PICKED.test(value);
}
