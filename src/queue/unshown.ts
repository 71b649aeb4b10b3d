import { isProduction, warnOnce } from "../core/development.js";
import type { Timers } from "../core/timers.js";
import type { ElicitationItem, QueueInternals } from "./ElicitationQueue.js";
import type { QueuedSession } from "./QueuedSession.js";

/** How long a request may wait unseen, in milliseconds. */
const UNSHOWN_MILLISECONDS = 3_000;

/** Maximum length of a context in a warning. */
const MAX_CONTEXT = 200;

type Views = Pick<QueueInternals, "views" | "filtered" | "isWithUser">;

/**
 * Calls back once if no component shows a request, and warns of it in development.
 *
 * @returns a function that stops it.
 */
export function watchUnshown(
  session: QueuedSession,
  queue: Views,
  timers: Timers,
  onUnshown: (() => void) | undefined,
): () => void {
  // A backend has no components: a relay's pages warn.
  const warns = typeof document !== "undefined" && !isProduction();
  if (!onUnshown && !warns) return () => {};
  let timer: unknown;
  const look = () => {
    if (!session.waits || session.seen) return;
    // Behind another request, it is looked at again.
    if (queue.isWithUser(session)) return wait();
    if (warns) warnOnce(unshownText(session, queue));
    onUnshown?.();
  };
  const wait = () => {
    timer = timers.setTimeout(look, UNSHOWN_MILLISECONDS);
  };
  wait();
  return () => timers.clearTimeout(timer);
}

/** Says which request no component shows, why, and what to do. */
export function unshownText(item: ElicitationItem, { views, filtered }: Omit<Views, "isWithUser">) {
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
