/** Whether a click is the second of a double click: made for what was there before the first. */
export function isSecondOfDouble({ detail }: { detail: number }): boolean {
  return detail > 1;
}
