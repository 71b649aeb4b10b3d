"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createPlace } from "./createPlace.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import { filterSnapshot, itemsToShow } from "./itemsToShow.js";
import type { ElicitationQueue, ElicitationSnapshot } from "./ElicitationQueue.js";

/** The requests of a queue, as `useElicitation` returns them. */
export type UseElicitation = ElicitationSnapshot;

/** Which requests of a queue a place shows. */
export interface UseElicitationOptions {
  /**
   * Whether a request is one of this place: by its `context`, say, so that a chat shows each at the call
   * that asks, beside the others. A request that suits several places is shown in each.
   */
  filter?: ((item: ElicitationItem) => boolean) | undefined;
}

const NOTHING: ElicitationSnapshot = { ...itemsToShow([]), blocked: [], rateLimited: [] };

/**
 * Reads a queue: the request to show now, and how many are behind it. Of several mounted components
 * that read one queue the first shows its requests; when it unmounts, the next continues with the same
 * request, input included. With a `filter` each component has requests of its own.
 *
 * @example
 * const { item } = useElicitation(queue);
 * return item && <Elicitation item={item} />;
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
  const placed = filtered ? snapshot.item?.id : undefined;
  useEffect(() => {
    if (placed !== undefined) queue.markPlaced(placed);
  }, [queue, placed]);
  return snapshot;
}
