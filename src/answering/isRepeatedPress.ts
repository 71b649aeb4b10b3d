/** Whether a key that presses a button does so again because it is held. Other keys are the page's. */
export function isRepeatedPress({ key, repeat }: { key: string; repeat: boolean }): boolean {
  return repeat && (key === "Enter" || key === " ");
}
