"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createOwnQueue } from "./createOwnQueue.js";
import { createPlace } from "./createPlace.js";
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

const NOTHING: ElicitationSnapshot = {
  current: undefined,
  pending: 0,
  lingering: [],
  stopped: [],
  tooOften: [],
};

/**
 * Reads a queue: what to show now, and how many wait. Of several mounted places that read one queue
 * the first shows its requests; when it unmounts, the next goes on with the same request, draft
 * included. Without a queue it makes one of its own, whose requests end with the component.
 *
 * @example
 * const { current, pending } = useElicitation(queue);
 * return current && <Elicitation {...current} />;
 */
export function useElicitation(given?: ElicitationQueue): UseElicitation {
  const [own] = useState(createOwnQueue);
  useEffect(() => own.mount(), [own]);
  const queue = given ?? own.queue;
  const place = useMemo(() => createPlace(queue), [queue]);
  const snapshot = useSyncExternalStore(place.subscribe, place.getSnapshot, () => NOTHING);
  return useMemo(() => {
    const { capabilities, elicit, complete, disconnect, dismiss, stop, allow } = queue;
    return {
      ...snapshot,
      queue,
      capabilities,
      elicit,
      complete,
      disconnect,
      dismiss,
      stop,
      allow,
    };
  }, [queue, snapshot]);
}
