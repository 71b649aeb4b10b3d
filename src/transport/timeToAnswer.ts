/**
 * How much sooner than the asker goes on by itself our deadline is, in milliseconds: an answer of the
 * last moment must still arrive, and the person see that it is too late before the request is gone.
 */
const MARGIN_MILLISECONDS = 1_000;

/** How long the person may take where the asker waits so long, in milliseconds. */
export function timeToAnswer(waits: number): number {
  return Math.max(waits - MARGIN_MILLISECONDS, waits / 2);
}
