import type { ElicitationItem, ElicitationSnapshot } from "./ElicitationQueue.js";
import type { QueuedSession } from "./QueuedSession.js";

/** An item, as a queue has it. */
type OwnItem = ElicitationItem & Partial<Pick<QueuedSession, "keepsPlace">>;

/**
 * Chooses which of some requests to show, and counts the open ones behind it.
 *
 * @param open the requests that wait for the user, in order.
 * @param over the requests that stay on screen, in the order of their end.
 */
export function itemsToShow(
  open: readonly ElicitationItem[],
  over: readonly OwnItem[],
): Pick<ElicitationSnapshot, "item" | "items" | "waiting"> {
  // A withdrawn request keeps its place, and so does one that expired while the user filled it in.
  const ended = over.find((item) => item.withdrawn || item.keepsPlace);
  const awaited = over.findLast(({ status }) => status === "awaiting-completion");
  // The request that was answered last is the one that the user looked at.
  const item = ended ?? open[0] ?? awaited ?? over.at(-1);
  const isFirst = item !== undefined && item === open[0];
  return {
    item,
    items: over.length > 0 ? [...open, ...over] : open,
    waiting: open.length - (isFirst ? 1 : 0),
  };
}

/** The state of a queue with some of its requests alone. */
export function filterSnapshot(
  snapshot: ElicitationSnapshot,
  filter: (item: ElicitationItem) => boolean,
): ElicitationSnapshot {
  const items = snapshot.items.filter(filter);
  const isOpen = ({ status }: ElicitationItem) => status === "open" || status === "sending";
  const over = items.filter((item) => !isOpen(item));
  return { ...snapshot, ...itemsToShow(items.filter(isOpen), over) };
}
