import type { ElicitationCall } from "../queue/ElicitationQueue.js";
import type { QueueLike } from "./askPerson.js";

/** How a request came in. */
interface Arrival extends Pick<QueueLike, "elicit"> {
  /** The ids that the server gave it: the SDK sees an id of ours. */
  call: ElicitationCall;
}

/** The key in `_meta` of a request's params of the object by which its arrival is found. */
export const ARRIVAL = "elicitation/arrival";

/**
 * The arrivals of requests that `withDeliveryRetry` hands to an SDK. Each asks in place of the queue,
 * since it knows the way back. Found by an object in the params, since these are all that every SDK
 * hands on. No server can send such an object: what comes from one is made anew.
 */
export const arrivals = new WeakMap<object, Arrival>();

let last = 0;

/** Tells one connection from every other, since each counts the ids of its requests by itself. */
export function nextScope(): number {
  return (last += 1);
}
