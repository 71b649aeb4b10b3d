import type { ElicitationItem } from "./ElicitationItem.js";
import type { ElicitationSnapshot } from "./ElicitationQueue.js";

/** What of some requests is to be shown, and what stands behind it. */
export function itemsToShow(
  items: readonly ElicitationItem[],
): Pick<ElicitationSnapshot, "items" | "current" | "shown" | "pending" | "lingering"> {
  const waiting = items.filter(({ status }) => status === "waiting");
  const [current = items.findLast(({ status }) => status === "finishing")] = waiting;
  const lingering = items.filter((item) => item.status !== "waiting" && item !== current);
  // What was answered last is what the person has looked at.
  const shown = current ?? lingering.at(-1);
  return { items, current, shown, pending: waiting.slice(1).length, lingering };
}
