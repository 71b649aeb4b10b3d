import { warnOnce } from "../core/development.js";
import type { ElicitationItem, QueueInternals } from "./ElicitationQueue.js";

/** Maximum length of a context in a warning. */
const MAX_CONTEXT = 200;

type Views = Pick<QueueInternals, "views" | "filtered">;

/** Warns of a request that no component shows. */
export function warnUnshown(item: ElicitationItem, queue: Views): void {
  warnOnce(unshownText(item, queue));
}

/** Says which request no component shows, why, and what to do. */
export function unshownText(item: ElicitationItem, { views, filtered }: Views) {
  const { id, requester, context } = item;
  const count = [...filtered].filter((view) => view.rejects(item)).length;
  const rejected = count === 1 ? "1 filter rejected it." : `${count} filters rejected it.`;
  const isRead = views.size + filtered.size > 0;
  const cause = isRead
    ? "The component that reads it renders no <Elicitation>."
    : "No component reads the queue.";
  return [
    `react-elicitation: request ${id} of ${JSON.stringify(requester.name)}`,
    `(context ${jsonOf(context)}) is shown by no component.`,
    count > 0 ? rejected : cause,
    "Render <Elicitation> with the item of useElicitation(queue),",
    "or call item.markShown() where your own component shows it.",
  ].join(" ");
}

/** The host's own value as text, which may hold anything. */
function jsonOf(context: unknown): string {
  try {
    return (JSON.stringify(context) ?? String(context)).slice(0, MAX_CONTEXT);
  } catch {
    return typeof context;
  }
}
