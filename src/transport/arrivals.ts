import type { QueueLike } from "./askPerson.js";
import type { ElicitationCall } from "./ElicitationSource.js";

/** The way in of a request. */
interface Arrival extends Pick<QueueLike, "elicit"> {
  /** What the server calls it: to the SDK it has another id. */
  call: ElicitationCall;
}

/** Where in `_meta` of its params a request has the object that its way in is known by. */
export const ARRIVAL = "elicitation/arrival";

/**
 * What asks for a request that `deliverThrough` hands to an SDK, in place of the queue: it knows the
 * way back. Found by an object in the params, since these are all that every SDK hands on. No server
 * can send such an object: what comes from one is made anew.
 */
export const arrivals = new WeakMap<object, Arrival>();
