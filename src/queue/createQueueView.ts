import {
  type ElicitationItem,
  type ElicitationQueue,
  type ElicitationSnapshot,
  type QueueView,
  internalsOf,
} from "./ElicitationQueue.js";
import { statusRegion } from "./statusRegion.js";

/**
 * Creates a view of a queue. Of several, only the first has a request to show.
 *
 * A view counts while it is subscribed. React ends subscriptions after the commit that unmounts a
 * component, so the next view gets the request in a later commit, when the input of the first is
 * already kept.
 *
 * @param seesAll whether it has all requests, whatever others show: it chooses its own by a filter.
 */
export function createQueueView(queue: ElicitationQueue, seesAll = false): QueueView {
  const { views, filtered } = internalsOf(queue);
  /** The last snapshot without its request, while another view shows that. */
  let hidden: { of: ElicitationSnapshot; snapshot: ElicitationSnapshot } | undefined;
  let filter: ((item: ElicitationItem) => boolean) | undefined;
  const view: QueueView = {
    onTurn: () => {},
    setFilter: (latest) => {
      filter = latest;
    },
    rejects: (item) => {
      try {
        return filter !== undefined && !filter(item);
      } catch {
        return true;
      }
    },
    subscribe: (listener) => {
      view.onTurn = listener;
      // The live region must exist before the first request is announced in it.
      if (typeof document !== "undefined" && document.body) statusRegion(document);
      const unsubscribe = queue.subscribe(listener);
      (seesAll ? filtered : views).add(view);
      return () => {
        unsubscribe();
        filtered.delete(view);
        if (!views.delete(view)) return;
        for (const { onTurn } of Array.from(views)) onTurn();
      };
    },
    getSnapshot: () => {
      const snapshot = queue.getSnapshot();
      if (seesAll || views.values().next().value === view) return snapshot;
      if (hidden?.of !== snapshot) {
        hidden = { of: snapshot, snapshot: { ...snapshot, item: undefined } };
      }
      return hidden.snapshot;
    },
  };
  return view;
}
