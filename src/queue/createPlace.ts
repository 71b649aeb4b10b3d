import { hostTest } from "../time/hostTest.js";
import { type Claim, isFirst, joinLine } from "./claims.js";
import { watchLeaving } from "./leftRequests.js";
import { statusRegion } from "./statusRegion.js";
import type { ElicitationQueue, ElicitationSnapshot } from "./ElicitationQueue.js";

/** The snapshot of a place while another shows the requests, by the queue's own: the same object each time. */
const unseen = new WeakMap<ElicitationSnapshot, ElicitationSnapshot>();

/**
 * A mounted place that shows the requests of a queue, as an external store for React. Of several,
 * only the first sees what is to be shown. A place is in line while it is subscribed: React ends
 * subscriptions after the commit that unmounts them, so the next place gets the request in a later
 * one, when the draft of the first is already put by.
 *
 * @param seesAll whether it sees all requests, whatever others show: it chooses those that are its own.
 */
export function createPlace(
  queue: ElicitationQueue,
  seesAll = false,
): {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ElicitationSnapshot;
} {
  const claim: Claim = { onTurn: () => {} };
  return {
    subscribe: (listener) => {
      claim.onTurn = listener;
      // The live region must exist before the first request is announced in it.
      if (typeof document !== "undefined" && document.body) statusRegion(document);
      const stopWatching = watchLeaving(queue);
      const unsubscribe = queue.subscribe(() => hostTest.update(listener));
      const leave = seesAll ? () => {} : joinLine(queue, claim);
      return () => {
        unsubscribe();
        stopWatching();
        leave();
      };
    },
    getSnapshot: () => {
      const snapshot = queue.getSnapshot();
      if (seesAll || isFirst(queue, claim)) return snapshot;
      let seen = unseen.get(snapshot);
      if (!seen) {
        seen = { ...snapshot, item: undefined };
        unseen.set(snapshot, seen);
      }
      return seen;
    },
  };
}
