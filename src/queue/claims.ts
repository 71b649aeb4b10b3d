import type { ElicitationQueue } from "./ElicitationQueue.js";

/** A mounted component that can show requests, with a callback for when its turn may have come. */
export interface Claim {
  onTurn: () => void;
}

const lines = new WeakMap<ElicitationQueue, Set<Claim>>();

/** Whether a place is the one that shows the requests of a queue: the first of those mounted. */
export function isFirst(queue: ElicitationQueue, claim: Claim): boolean {
  return lines.get(queue)?.values().next().value === claim;
}

/** Puts a place last in line, until the function it returns is called. */
export function joinLine(queue: ElicitationQueue, claim: Claim): () => void {
  let line = lines.get(queue);
  if (!line) lines.set(queue, (line = new Set()));
  line.add(claim);
  return () => {
    line.delete(claim);
    for (const { onTurn } of Array.from(line)) onTurn();
  };
}
