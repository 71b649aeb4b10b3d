import type { ElicitationItem, ElicitationSnapshot } from "./ElicitationQueue.js";

/** Chooses which of some requests to show, and counts the open ones behind it. */
export function itemsToShow(
  items: readonly ElicitationItem[],
): Pick<ElicitationSnapshot, "item" | "items" | "waiting"> {
  const open = items.filter(({ status }) => status === "open" || status === "sending");
  // A withdrawn request keeps its place: the user was reading it, or typing in it.
  const withdrawn = items.find((item) => item.withdrawn);
  const awaited = items.findLast(({ status }) => status === "awaiting-completion");
  // The request that was answered last is the one that the user looked at.
  const item = withdrawn ?? open[0] ?? awaited ?? items.at(-1);
  return { item, items, waiting: open.length - (item === open[0] && item ? 1 : 0) };
}

/** The state of a queue with some of its requests alone. */
export function filterSnapshot(
  snapshot: ElicitationSnapshot,
  filter: (item: ElicitationItem) => boolean,
): ElicitationSnapshot {
  return { ...snapshot, ...itemsToShow(snapshot.items.filter(filter)) };
}
