/**
 * How long before the asker goes on by itself the time to answer is over, in milliseconds: an answer
 * of the last moment must arrive, and the person be told that it is over before the request is gone.
 */
const MARGIN = 1_000;

/** How long the person may take where the asker waits so long, in milliseconds. */
export function timeToAnswer(waits: number): number {
  return Math.max(waits - MARGIN, waits / 2);
}
