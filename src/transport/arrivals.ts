import type { ElicitationCall } from "../queue/ElicitationQueue.js";
import type { QueueLike } from "./askPerson.js";

/** How a request came in. */
interface Arrival extends Pick<QueueLike, "elicit"> {
  /** The server's IDs: the SDK sees one of our own. */
  call: ElicitationCall;
}

/** The key in `_meta` of a request's params of the object by which its arrival is found. */
export const ARRIVAL = "elicitation/arrival";

/**
 * The requests that `withDeliveryRetry` passes to an SDK.
 *
 * Each replaces the queue, since it knows how to respond. It is found by an object in the params,
 * because every SDK passes these on. No server can send such an object, because its messages are
 * parsed JSON.
 */
export const arrivals = new WeakMap<object, Arrival>();

let last = 0;

/** Tells one connection from every other, since each counts the ids of its requests by itself. */
export function nextScope(): number {
  return (last += 1);
}
