"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createQueueView } from "./createQueueView.js";
import {
  type ElicitationItem,
  type ElicitationQueue,
  type ElicitationSnapshot,
  internalsOf,
} from "./ElicitationQueue.js";
import { filterSnapshot, itemsToShow } from "./itemsToShow.js";
import { statusRegion } from "./statusRegion.js";

/** State of a queue, as `useElicitation` returns it. */
export type UseElicitation = ElicitationSnapshot;

/** Options of `useElicitation`. */
export interface UseElicitationOptions {
  /**
   * Whether this component shows a request, for example by its `context`.
   *
   * Use it to show each request at its tool call. A request that matches several filters is shown
   * in each.
   *
   * @default all requests of the queue
   */
  filter?: ((item: ElicitationItem) => boolean) | undefined;
}

const NOTHING: ElicitationSnapshot = { ...itemsToShow([], []), blocked: [], rateLimited: [] };

/**
 * Subscribes to a queue, and returns the request to show now.
 *
 * If several mounted components read one queue, the first shows its requests. When it unmounts, the
 * next one continues with the same request and its input. With a `filter`, each component has its
 * own requests.
 *
 * @example
 * const { item } = useElicitation(queue);
 * return item && <Elicitation item={item} />;
 */
export function useElicitation(
  queue: ElicitationQueue,
  { filter }: UseElicitationOptions = {},
): UseElicitation {
  if (!queue) {
    throw new Error(
      "react-elicitation: useElicitation() was called without a queue. Pass the queue of `createElicitationQueue()` that your handlers use.",
    );
  }
  const hasFilter = filter !== undefined;
  const place = useMemo(() => (hasFilter ? queue : createQueueView(queue)), [queue, hasFilter]);
  const whole = useSyncExternalStore(
    place.subscribe,
    // A new function each time makes React read again once the place is in line: 19.2 renders
    // hidden content before it subscribes, and trusts its last value if the function is the same.
    () => place.getSnapshot(),
    () => NOTHING,
  );
  const snapshot = useMemo(() => (filter ? filterSnapshot(whole, filter) : whole), [whole, filter]);
  // The live region must exist before the first request is announced in it.
  useEffect(() => void statusRegion(document), []);
  useEffect(() => {
    if (!filter) return undefined;
    // Several components may have the same function.
    const own = (item: ElicitationItem) => filter(item);
    const { filters } = internalsOf(queue);
    filters.add(own);
    return () => void filters.delete(own);
  }, [queue, filter]);
  const placed = hasFilter ? snapshot.item?.id : undefined;
  useEffect(() => {
    if (placed !== undefined) queue.markPlaced(placed);
  }, [queue, placed]);
  return snapshot;
}
