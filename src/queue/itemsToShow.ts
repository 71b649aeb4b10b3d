import type { ElicitationItem } from "./ElicitationItem.js";
import type { ElicitationSnapshot } from "./ElicitationQueue.js";

/** Chooses which of some requests is shown, and counts those that wait behind it. */
export function itemsToShow(
  items: readonly ElicitationItem[],
): Pick<ElicitationSnapshot, "items" | "current" | "shown" | "pending" | "lingering"> {
  const waiting = items.filter(({ status }) => status === "waiting");
  const [current = items.findLast(({ status }) => status === "finishing"), ...behind] = waiting;
  const lingering = items.filter((item) => item.status !== "waiting" && item !== current);
  // A withdrawn request keeps its place: the user was reading it, or typing in it.
  const withdrawn = items.find(({ status }) => status === "withdrawn");
  // The request that was answered last is the one that the user looked at.
  const shown = withdrawn ?? current ?? lingering.at(-1);
  const pending = withdrawn ? waiting.length : behind.length;
  return { items, current, shown, pending, lingering };
}

/** The state of a queue with some of its requests alone. */
export function filterSnapshot(
  snapshot: ElicitationSnapshot,
  filter: (item: ElicitationItem) => boolean,
): ElicitationSnapshot {
  return { ...snapshot, ...itemsToShow(snapshot.items.filter(filter)) };
}
