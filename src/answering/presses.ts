/** How long something must be visible before a click on it counts, in milliseconds. */
export const LOOK_MILLISECONDS = 500;

/** How often an early click restarts the delay, so that the user isn't blocked forever. */
export const MAX_RESTARTS = 20;

/** Whether a key that clicks a button repeats because it is held. Other keys belong to the page. */
export function isRepeatedPress({ key, repeat }: { key: string; repeat: boolean }): boolean {
  return repeat && (key === "Enter" || key === " ");
}

/** Whether a click is the second of a double click: made for what was there before the first. */
export function isSecondOfDouble({ detail }: { detail: number }): boolean {
  return detail > 1;
}

/**
 * A click handler that leaves out the second half of a double click: that was made for what stood
 * there before, another request perhaps.
 */
export function singleClick(act: () => void): (event: { detail: number }) => void {
  return (event) => {
    if (!isSecondOfDouble(event)) act();
  };
}
