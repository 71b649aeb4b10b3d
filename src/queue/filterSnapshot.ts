import type { ElicitationItem } from "./ElicitationItem.js";
import type { ElicitationSnapshot } from "./ElicitationQueue.js";
import { itemsToShow } from "./itemsToShow.js";

/** The state of a queue with some of its requests alone. */
export function filterSnapshot(
  snapshot: ElicitationSnapshot,
  filter: (item: ElicitationItem) => boolean,
): ElicitationSnapshot {
  return { ...snapshot, ...itemsToShow(snapshot.items.filter(filter)) };
}
