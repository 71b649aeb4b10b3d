/**
 * How much earlier than the requester's timeout our deadline is, in milliseconds.
 *
 * A late response must still arrive, and the user see that the time is over before the request is
 * removed.
 */
const MARGIN_MILLISECONDS = 1_000;

/** Returns how long the user may take if the requester waits this long, in milliseconds. */
export function timeToAnswer(waits: number): number {
  return Math.max(waits - MARGIN_MILLISECONDS, waits / 2);
}
