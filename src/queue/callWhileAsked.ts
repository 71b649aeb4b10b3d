import type { Requester } from "../protocol/Requester.js";
import { requesterKey } from "../protocol/requesterKey.js";
import { startDeadline } from "../time/startDeadline.js";
import { systemTimers } from "../time/systemTimers.js";
import type { Timers } from "../time/Timers.js";
import type { ElicitationQueue } from "./ElicitationQueue.js";

/** How far a call is, as its server says (`notifications/progress`). */
export interface CallProgress {
  progress: number;
  total?: number | undefined;
  message?: string | undefined;
}

/** How long a call may take, and which questions are its own. */
export interface CallWhileAskedOptions {
  /**
   * How long the call may take, in milliseconds, the time left out in which a question of it is open.
   * 60,000 by default, as in the SDKs.
   */
  timeout?: number | undefined;
  /** Told of the call's progress, which a server reports where it is asked to. As in the SDKs. */
  onprogress?: ((progress: CallProgress) => void) | undefined;
  /** Whether the time begins anew with each progress. As in the SDKs. Default: it does not. */
  resetTimeoutOnProgress?: boolean | undefined;
  /** The server that is called: only its questions are those of the call. By default any are. */
  requester?: Requester | undefined;
  /** Gives the call up. Its questions are taken back. */
  signal?: AbortSignal | undefined;
  /** The clock. For tests. */
  timers?: Timers | undefined;
}

/** What the call is made with: the options of a request, in the MCP SDKs v1 and v2. */
export interface CallOptions {
  /** Aborted when the time is over, or the host gives the call up. */
  signal: AbortSignal;
  /** The longest that a timer of an SDK can wait, in milliseconds: the clock is kept here. */
  timeout: number;
  /** There where progress is asked for. */
  onprogress?: (progress: CallProgress) => void;
}

const DEFAULT_TIMEOUT_MILLISECONDS = 60_000;
const MAX_TIMEOUT_MILLISECONDS = 2_147_483_647;

/** What waits for a person: for their answer, or for them to be done with a page that they agreed to. */
function openIn(queue: ElicitationQueue) {
  const atPage = queue.items.filter((item) => item.status === "accepted" && !item.completed);
  return [...queue.unanswered, ...atPage];
}

/** The questions that may be of each call that runs, by queue. */
const running = new WeakMap<ElicitationQueue, Set<Set<number>>>();

/**
 * Makes a call whose clock stands still while a person is asked: by themselves the SDKs end a call after
 * 60 seconds, however long its question has been open. A question belongs to each call that runs when it
 * comes, since no protocol says whose it is. When all these are over, it is cancelled, and the person who
 * looks at it is told that it is too late. A page that the person agreed to open is asked until they are
 * done there, as the server or they themselves say.
 *
 * @param call makes it with the options that it is given.
 * @throws what the call throws: once the time is over, what its SDK makes of a `TimeoutError`.
 * @example
 * const result = await callWhileAsked(queue, (options) => client.callTool(params, options));
 * @example
 * // Ten seconds from one progress to the next.
 * const limits = { timeout: 10_000, resetTimeoutOnProgress: true };
 * await callWhileAsked(queue, (options) => client.callTool(params, options), limits);
 */
export async function callWhileAsked<Result>(
  queue: ElicitationQueue,
  call: (options: CallOptions) => Promise<Result>,
  options: CallWhileAskedOptions = {},
): Promise<Result> {
  const {
    timeout = DEFAULT_TIMEOUT_MILLISECONDS,
    onprogress,
    resetTimeoutOnProgress = false,
    requester,
    signal,
    timers = systemTimers,
  } = options;
  const key = requester && requesterKey(requester);
  const before = new Set(openIn(queue).map(({ itemId }) => itemId));
  const own = new Set<number>();
  const calls = running.get(queue) ?? new Set();
  running.set(queue, calls.add(own));
  const control = new AbortController();
  let left = timeout;
  /** Stops the clock, which runs while this is there. */
  let stop: (() => void) | undefined;

  const start = () => {
    const startedAt = timers.now();
    const stopDeadline = startDeadline(timers, startedAt + left, () =>
      control.abort(new DOMException("The call took too long.", "TimeoutError")),
    );
    stop = () => {
      stop = undefined;
      stopDeadline();
      left -= timers.now() - startedAt;
    };
  };
  const look = () => {
    let open = false;
    for (const { itemId, requester: asker } of openIn(queue)) {
      if (before.has(itemId) || (key !== undefined && key !== requesterKey(asker))) continue;
      own.add(itemId);
      open = true;
    }
    if (open) stop?.();
    else if (!stop) start();
  };
  const hear = (progress: CallProgress) => {
    // What comes after the call is over starts no clock.
    if (resetTimeoutOnProgress && calls.has(own)) {
      stop?.();
      left = timeout;
      look();
    }
    onprogress?.(progress);
  };
  const giveUp = () => control.abort(signal?.reason);

  if (signal?.aborted) giveUp();
  signal?.addEventListener("abort", giveUp);
  const unsubscribe = queue.subscribe(look);
  look();
  try {
    return await call({
      signal: control.signal,
      timeout: MAX_TIMEOUT_MILLISECONDS,
      ...((onprogress ?? resetTimeoutOnProgress) && { onprogress: hear }),
    });
  } finally {
    unsubscribe();
    stop?.();
    signal?.removeEventListener("abort", giveUp);
    calls.delete(own);
    // Ends the last one first, so that none of them comes on show in place of one that has just
    // ended.
    for (const { itemId, close } of queue.unanswered.toReversed()) {
      if (!own.has(itemId) || [...calls].some((other) => other.has(itemId))) continue;
      // A host that gave the call up has its questions put away, without a word that it is too
      // late.
      if (signal?.aborted) close();
      else queue.expire(itemId);
    }
  }
}
