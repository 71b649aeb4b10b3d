import {
  type ElicitationQueue,
  type ElicitationSnapshot,
  type QueueView,
  internalsOf,
} from "./ElicitationQueue.js";

/**
 * Creates a view of a queue. Of several, only the first has a request to show.
 *
 * A view counts while it is subscribed. React ends subscriptions after the commit that unmounts a
 * component, so the next view gets the request in a later commit, when the input of the first is
 * already kept.
 */
export function createQueueView(queue: ElicitationQueue): QueueView {
  const { views } = internalsOf(queue);
  /** The last snapshot without its request, while another view shows that. */
  let hidden: { of: ElicitationSnapshot; snapshot: ElicitationSnapshot } | undefined;
  const view: QueueView = {
    onTurn: () => {},
    subscribe: (listener) => {
      view.onTurn = listener;
      const unsubscribe = queue.subscribe(listener);
      views.add(view);
      return () => {
        unsubscribe();
        views.delete(view);
        for (const { onTurn } of Array.from(views)) onTurn();
      };
    },
    getSnapshot: () => {
      const snapshot = queue.getSnapshot();
      if (views.values().next().value === view) return snapshot;
      if (hidden?.of !== snapshot) {
        hidden = { of: snapshot, snapshot: { ...snapshot, item: undefined } };
      }
      return hidden.snapshot;
    },
  };
  return view;
}
