import { inDevelopment, isProduction } from "../core/development.js";
import type { Timers } from "../core/timers.js";
import type { QueueInternals } from "./ElicitationQueue.js";
import type { QueuedSession } from "./QueuedSession.js";

/** How long a request may wait unseen, in milliseconds. */
const UNSHOWN_MILLISECONDS = 3_000;

type Readers = Pick<QueueInternals, "views" | "filters" | "isWithUser">;

/**
 * Calls back once if no component shows a request, and warns of it in development.
 *
 * @returns a function that stops it.
 */
export function watchUnshown(
  session: QueuedSession,
  queue: Readers,
  timers: Timers,
  onUnshown: (() => void) | undefined,
): () => void {
  // A backend has no components. A relay warns itself.
  const warns = typeof document !== "undefined" && !isProduction();
  if (!onUnshown && !warns) return () => {};
  let timer: unknown;
  const look = () => {
    if (!session.waits || session.seen) return;
    // Behind another request, it is looked at again.
    if (queue.isWithUser(session)) return wait();
    if (warns) inDevelopment(({ warnOfUnshown }) => warnOfUnshown(session, queue));
    onUnshown?.();
  };
  const wait = () => {
    timer = timers.setTimeout(look, UNSHOWN_MILLISECONDS);
  };
  wait();
  return () => timers.clearTimeout(timer);
}
