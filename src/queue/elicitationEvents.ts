import { isUrlRequest } from "../protocol/requestMode.js";
import { type Timers, systemTimers } from "../time/timers.js";
import type { ElicitationEvent, ElicitationObserver } from "./ElicitationEvent.js";

/** What `elicitationEvents` takes besides what is told. */
export interface ElicitationEventsOptions {
  /** The clock. For tests. */
  timers?: Timers | undefined;
  /** Told of errors of the listener. `reportError` by default. */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Tells what happens to the requests of a queue, for analytics and histories: asked, shown, answered
 * how and after how long; never what was asked or entered. In the order in which it happened,
 * after the queue has changed.
 *
 * @example
 * const queue = createElicitationQueue({
 *   observer: elicitationEvents(({ type, requester, sinceAsked }) => {
 *     log({ type, server: requester.name, milliseconds: sinceAsked });
 *   }),
 * });
 */
export function elicitationEvents(
  listener: (event: ElicitationEvent) => void,
  options: ElicitationEventsOptions = {},
): ElicitationObserver {
  const { timers = systemTimers, onError = (error) => globalThis.reportError?.(error) } = options;

  const tell = (event: ElicitationEvent) => {
    try {
      listener(event);
    } catch (error) {
      onError(error);
    }
  };
  const tellSoon = (event: ElicitationEvent) => queueMicrotask(() => tell(event));

  return ({ itemId, request, requester, context }, answer) => {
    const mode = isUrlRequest(request) ? "url" : "form";
    const askedAt = timers.now();
    let shownAt: number | undefined;
    let answered = false;
    const every = () => {
      const at = timers.now();
      const seen = shownAt === undefined ? {} : { sinceShown: at - shownAt };
      return { itemId, mode, requester, context, at, sinceAsked: at - askedAt, ...seen } as const;
    };
    tellSoon({ type: "asked", ...every() });
    const watch = async () => {
      const { action } = await answer;
      // Told at once: the next request, which this answer brings on show, is told of in a
      // microtask.
      answered = true;
      tell({ type: "answered", action, ...every() });
    };
    void watch();
    return () => {
      // Only the first showing counts, and none after the answer.
      if (answered || shownAt !== undefined) return;
      shownAt = timers.now();
      tellSoon({ type: "shown", ...every() });
    };
  };
}
