import type { ElicitationRequest } from "../protocol/types.js";
import type { ElicitationQueue } from "./ElicitationQueue.js";

/** Requests that were removed from a queue with subscribers. */
const left = new WeakSet<ElicitationRequest>();

/** Whether a request has left its queue: it needs no answer any more, wherever it was shown. */
export function hasLeft(request: ElicitationRequest): boolean {
  return left.has(request);
}

/** Notes what leaves a queue, until the function it returns is called. */
export function watchLeaving(queue: ElicitationQueue): () => void {
  const needed = () => queue.items.filter(({ withdrawn }) => !withdrawn);
  let before = needed();
  return queue.subscribe(() => {
    const after = needed();
    const now = new Set(after.map(({ request }) => request));
    for (const { request } of before) if (!now.has(request)) left.add(request);
    before = after;
  });
}
