/** How long something must have been on show before a press on it can be meant, in milliseconds. */
export const LOOK_MILLISECONDS = 500;

/** How often a press that came too soon starts the wait again: nobody can be kept waiting for ever. */
export const MAX_RESTARTS = 20;

/** Whether a key that presses a button does so again because it is held. Other keys are the page's. */
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
