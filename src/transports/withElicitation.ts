import type { Requester } from "../core/protocol.js";
import { requesterKey } from "../core/session.js";
import { type ElicitationQueue, internalsOf } from "../queue/ElicitationQueue.js";
import { type CalledItem, type RunningCall, watchFollowers } from "../queue/runningCalls.js";
import { type Timers, systemTimers } from "../core/timers.js";
import { withUrlElicitations } from "./urlElicitations.js";

/** Progress of a call, as its server reports it (`notifications/progress`). */
export interface CallProgress {
  /** Progress so far. It increases. */
  progress: number;
  /** Value of `progress` at the end, if known. */
  total?: number | undefined;
  /** Text about the progress. Untrusted. */
  message?: string | undefined;
}

/** Options of `withElicitation`. */
export interface WithElicitationOptions {
  /**
   * The server or agent that is called. Only its requests can belong to the call.
   *
   * Pass the same name and URL as to `createElicitationHandlers`.
   */
  requester: Requester;
  /**
   * Identifies the call for your app, such as the ID of its tool call.
   *
   * A request gets it as `item.context` if it is certain that the request belongs to this call: no
   * other call of its requester is running, or the result of the call contains the request (MCP
   * 2026-07-28).
   */
  context?: unknown;
  /** Aborts the call. Its requests are cancelled and removed. */
  signal?: AbortSignal | undefined;
  /**
   * Timeout of the call, in milliseconds.
   *
   * It pauses while one of its requests is on screen, or waits behind one that is. A request that no
   * component shows does not pause it.
   *
   * @default 60_000
   */
  timeout?: number | undefined;
  /** Called with the progress of the call, as in the SDKs. */
  onprogress?: ((progress: CallProgress) => void) | undefined;
  /**
   * Restarts the timeout at each progress notification, as in the SDKs.
   *
   * @default false
   */
  resetTimeoutOnProgress?: boolean | undefined;
  /**
   * Clock for the timeout. For tests.
   *
   * @default the system clock
   */
  timers?: Timers | undefined;
}

/** Options to make the call with. They fit the MCP SDKs v1 and v2. */
export interface CallOptions {
  /** Aborts on timeout, or when your app aborts the call. */
  signal: AbortSignal;
  /** Maximum timeout that an SDK accepts, in milliseconds: `withElicitation` keeps its own. */
  timeout: number;
  /** Reports progress. Set only if progress is needed. */
  onprogress?: (progress: CallProgress) => void;
}

const MAX_TIMEOUT_MILLISECONDS = 2_147_483_647;
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
 * MCP SDKs otherwise time out after 60 s, even while the user types. It also
 * - cancels open requests of the call when the call ends;
 * - sets their `context`, so that a chat can show each request at its tool call;
 * - handles the error -32042 (MCP 2025-11-25): it shows the pages, then repeats the call, each time
 *   with the whole timeout.
 *
 * Before MCP 2026-07-28, no protocol says which call a request belongs to. A request then belongs
 * to every running call of its requester, and gets its `context` only if that is a single call. So
 * make all calls of a connection with this function, and name the requesters of two connections
 * differently.
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
  const { calls, shown, isWithUser } = internalsOf(queue);
  const own: RunningCall = {
    key: requesterKey(requester),
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
    const isPaused = own.items.size > 0 ? [...own.items].some(isWithUser) : !own.isSent;
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

  watchFollowers(control.signal);
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
