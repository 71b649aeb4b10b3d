import type { ElicitationItem } from "./ElicitationItem.js";
import type { ElicitationSnapshot } from "./ElicitationQueue.js";

/** The state of a queue as if it held some of its requests alone. */
export function filterSnapshot(
  snapshot: ElicitationSnapshot,
  filter: (item: ElicitationItem) => boolean,
): ElicitationSnapshot {
  const items = snapshot.items.filter(filter);
  const waiting = items.filter(({ status }) => status === "waiting");
  const [current = items[0]] = waiting;
  const lingering = items.filter((item) => item !== current && item.status !== "waiting");
  const pending = waiting.filter((item) => item !== current).length;
  return { ...snapshot, items, current, pending, lingering };
}
