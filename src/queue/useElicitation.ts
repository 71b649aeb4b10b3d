"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createPlace } from "./createPlace.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import { filterSnapshot, itemsToShow } from "./itemsToShow.js";
import type { ElicitationQueue, ElicitationSnapshot } from "./ElicitationQueue.js";

/** What `useElicitation` gives: the state of the queue, and what can be done with it. */
export interface UseElicitation
  extends
    ElicitationSnapshot,
    Pick<
      ElicitationQueue,
      "capabilities" | "elicit" | "complete" | "disconnect" | "dismiss" | "stop" | "allow"
    > {
  /** The queue itself, for `createElicitationHandlers` and the other transports. */
  queue: ElicitationQueue;
}

/** Which requests of a queue a place shows. */
export interface UseElicitationOptions {
  /**
   * Whether a request is one of this place: by its `context`, say, so that a chat shows each at the call
   * that asks, beside the others. A request that suits several places is shown in each.
   */
  filter?: ((item: ElicitationItem) => boolean) | undefined;
}

const NOTHING: ElicitationSnapshot = { ...itemsToShow([]), stopped: [], overLimit: [] };

/**
 * Reads a queue: what to show now, and how many wait. Of several mounted places that read one queue
 * the first shows its requests; when it unmounts, the next goes on with the same request, draft
 * included. With a `filter` each place has requests of its own.
 *
 * @example
 * const { shown, pending } = useElicitation(queue);
 * return shown && <Elicitation {...shown} />;
 */
export function useElicitation(
  queue: ElicitationQueue,
  { filter }: UseElicitationOptions = {},
): UseElicitation {
  const filtered = filter !== undefined;
  const place = useMemo(() => createPlace(queue, filtered), [queue, filtered]);
  const whole = useSyncExternalStore(
    place.subscribe,
    // A function that is another each time has React look again once the place is in line: 19.2 draws
    // what it kept hidden before it subscribes, and trusts that where the function is the same.
    () => place.getSnapshot(),
    () => NOTHING,
  );
  const snapshot = useMemo(() => (filter ? filterSnapshot(whole, filter) : whole), [whole, filter]);
  const placed = filtered ? snapshot.shown?.itemId : undefined;
  useEffect(() => {
    if (placed !== undefined) queue.markShown(placed);
  }, [queue, placed]);
  return useMemo(() => ({ ...queue, ...snapshot, queue }), [queue, snapshot]);
}
