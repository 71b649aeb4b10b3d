import { requesterKey } from "../core/session.js";
import { type ElicitationQueue, internalsOf } from "../queue/ElicitationQueue.js";
import { type CalledItem, type RunningCall, trackCallSignal } from "../queue/runningCalls.js";
import { MAX_TIMEOUT_MILLISECONDS, systemTimers } from "../core/timers.js";
import type {
  CallOptions,
  CallProgress,
  WithElicitationOptions,
} from "../queue/ElicitationConnection.js";
import { withUrlElicitations } from "./urlElicitations.js";

/** Maximum number of repetitions of a call. Each time, its server must ask for other pages. */
const MAX_RETRIES = 10;

/** Whether a request waits for the user, for a response or at a page they opened. */
function isOpen({ unsettled, status, removed, withdrawn, completed }: CalledItem): boolean {
  if (removed) return false;
  return unsettled || (status === "settled" && !withdrawn && !completed);
}

/**
 * Runs a call and pauses its timeout while a request of it is on screen.
 *
 * The pause ends when the user responds. MCP SDKs otherwise time out after 60 s, even while the user
 * types. It also
 * - cancels open requests of the call when the call ends;
 * - sets their `context`, so that a chat can show each request at its tool call;
 * - handles the error -32042 (MCP 2025-11-25): it shows the pages, then repeats the call, each time
 *   with the whole timeout.
 *
 * `call` of `queue.connection` does the same for one connection, and also finds out which of
 * several calls a request belongs to. Without it, a request belongs to every running call of its
 * requester, and gets its `context` only if that is a single call. So make all calls of a requester
 * with this function, and name the requesters of two connections differently.
 *
 * @param call makes the call with the options that it receives. It may run several times.
 * @returns the result of the call.
 * @throws {ElicitationRefusedError} if the user declines or cancels a page that the call needs.
 * @throws {UrlElicitationLoopError} if the server asks for the same page again.
 * @throws errors of `call`, such as the SDK's own error on a timeout.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#url-elicitation-required-error
 * @example
 * const result = await withElicitation(queue, (options) => client.callTool(params, options), {
 *   requester,
 *   context: toolCallId,
 * });
 * @example
 * // Ten seconds from one progress to the next.
 * await withElicitation(queue, (options) => client.callTool(params, options), {
 *   requester,
 *   timeout: 10_000,
 *   resetTimeoutOnProgress: true,
 * });
 */
export async function withElicitation<Result>(
  queue: ElicitationQueue,
  call: (options: CallOptions) => Promise<Result>,
  options: WithElicitationOptions,
): Promise<Result> {
  const { requester, context, signal, timeout = 60_000, timers = systemTimers } = options;
  const { onprogress, resetTimeoutOnProgress = false } = options;
  const control = new AbortController();
  const { calls, shown, isWithUser, connectionKey } = internalsOf(queue);
  const own: RunningCall = {
    key: connectionKey ?? requesterKey(requester),
    context,
    signal: control.signal,
    isSent: false,
    items: new Set(),
  };
  let left = timeout;
  /** Pauses the timeout. Missing while it is paused. */
  let pause: (() => void) | undefined;

  const start = () => {
    const startedAt = timers.now();
    let timer: unknown;
    // By timers, not by the clock: that may be set back while the call runs.
    const wait = (rest: number) => {
      const onTime = () => {
        if (rest > MAX_TIMEOUT_MILLISECONDS) wait(rest - MAX_TIMEOUT_MILLISECONDS);
        else control.abort(new DOMException("The call took too long.", "TimeoutError"));
      };
      timer = timers.setTimeout(onTime, Math.min(rest, MAX_TIMEOUT_MILLISECONDS));
    };
    wait(left);
    pause = () => {
      pause = undefined;
      timers.clearTimeout(timer);
      left -= Math.max(timers.now() - startedAt, 0);
    };
  };
  const update = () => {
    for (const item of own.items) if (!isOpen(item)) own.items.delete(item);
    // A request that no component shows pauses nothing: nobody could answer it.
    // A response that is being sent waits for the server, not for the user.
    const isWaiting = (item: CalledItem) => !item.sending && isWithUser(item);
    const isPaused = own.items.size > 0 ? [...own.items].some(isWaiting) : !own.isSent;
    if (isPaused) pause?.();
    else if (!pause) start();
  };
  const hear = (progress: CallProgress) => {
    // Progress that arrives after the call has ended starts nothing.
    if (resetTimeoutOnProgress && own.isSent) {
      pause?.();
      left = timeout;
      update();
    }
    onprogress?.(progress);
  };
  /** Cancels the requests that belong to no other call. */
  const cancelOpen = () => {
    const others = [...calls].filter((each) => each !== own);
    // Ends the last one first, so that none comes on screen in place of one that has just ended.
    for (const item of [...own.items].toReversed()) {
      if (!item.unsettled || others.some(({ items }) => items.has(item))) continue;
      // A host that aborted the call shows nothing of it anymore, so its requests are removed.
      if (signal?.aborted) item.dismiss();
      else queue.expire(item.id);
    }
    own.items.clear();
  };

  const giveUp = () => {
    // First, so that no transport withdraws them, which would leave them on screen.
    cancelOpen();
    control.abort(signal?.reason);
  };

  const send = async () => {
    own.isSent = true;
    left = timeout;
    update();
    try {
      return await call({
        signal: control.signal,
        timeout: MAX_TIMEOUT_MILLISECONDS,
        ...((onprogress ?? resetTimeoutOnProgress) && { onprogress: hear }),
      });
    } finally {
      own.isSent = false;
      pause?.();
      cancelOpen();
      // The user has as long to come to the pages that it asks for.
      left = timeout;
    }
  };

  trackCallSignal(control.signal);
  if (signal?.aborted) giveUp();
  signal?.addEventListener("abort", giveUp);
  calls.add(own);
  const stops = [queue.subscribe(update), shown.subscribe(update)];
  try {
    const pages = { requester, signal: control.signal, maxRetries: MAX_RETRIES };
    return await withUrlElicitations(send, queue, pages);
  } finally {
    calls.delete(own);
    for (const stop of stops) stop();
    pause?.();
    signal?.removeEventListener("abort", giveUp);
  }
}
