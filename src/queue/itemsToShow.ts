import type { ElicitationItem, ElicitationSnapshot } from "./ElicitationQueue.js";
import type { QueuedSession } from "./QueuedSession.js";

/** An item, as a queue has it. */
type OwnItem = ElicitationItem & Partial<Pick<QueuedSession, "keepsPlace">>;

/** Chooses which of some requests to show, and counts the open ones behind it. */
export function itemsToShow(
  items: readonly OwnItem[],
): Pick<ElicitationSnapshot, "item" | "items" | "waiting"> {
  const open = items.filter(({ status }) => status === "open" || status === "sending");
  // A withdrawn request keeps its place, and so does one that expired while the user filled it in.
  const ended = items.find((item) => item.withdrawn || item.keepsPlace);
  const awaited = items.findLast(({ status }) => status === "awaiting-completion");
  // The request that was answered last is the one that the user looked at.
  const item = ended ?? open[0] ?? awaited ?? items.at(-1);
  return { item, items, waiting: open.length - (item === open[0] && item ? 1 : 0) };
}

/** The state of a queue with some of its requests alone. */
export function filterSnapshot(
  snapshot: ElicitationSnapshot,
  filter: (item: ElicitationItem) => boolean,
): ElicitationSnapshot {
  return { ...snapshot, ...itemsToShow(snapshot.items.filter(filter)) };
}
