/**
 * Collects what is sent in one turn, so that it counts as one: what a page is told first may be more
 * than may wait for a page that is behind.
 */
export function inBatches(send: (messages: readonly object[]) => void): (message: object) => void {
  let batch: object[] = [];
  return (message) => {
    if (batch.push(message) > 1) return;
    queueMicrotask(() => {
      const all = batch;
      batch = [];
      send(all);
    });
  };
}
