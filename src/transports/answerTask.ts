import type { ElicitationProgress, ElicitationResult } from "../core/protocol.js";
import { isObject, sameJson } from "../core/json.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { type PendingRequest, PendingRequests } from "./PendingRequests.js";
import { startDeadline, systemTimers } from "../core/timers.js";
import { askUser, handlerOf, isElicitation, progressOf, readParams } from "./requests.js";
import type { InputRequestOptions } from "./types.js";

/** State of a task: `TaskView` of `@modelcontextprotocol/ext-tasks`. */
export interface TaskSnapshot {
  /** Status of the task. */
  status: string;
  /** Time until the next poll, in milliseconds. */
  suggestedPollIntervalMs?: number | undefined;
  /** The task as received from `tasks/get`, with its `inputRequests`. */
  raw: { readonly [key: string]: unknown };
}

/** A task to follow: `TaskController` of `@modelcontextprotocol/ext-tasks`. */
export interface TaskLike<Snapshot extends TaskSnapshot = TaskSnapshot> {
  /** ID of the task. */
  readonly taskId: string;
  /** Calls `tasks/get`. */
  snapshot(signal?: AbortSignal): Promise<Snapshot>;
  /** Calls `tasks/update`. */
  updateJson(inputResponses: unknown, signal?: AbortSignal): Promise<void>;
}

/** What is kept of a request. */
interface Kept {
  request: unknown;
  /** ID of its item, if it is in the queue. */
  itemId?: number | undefined;
  /** Whether another follower of the task asked for it first. */
  isJoined?: boolean;
  /** Whether its response is on its way to the task. */
  isSending?: boolean;
}

/** Time between polls, in milliseconds, if the server suggests none. Also the minimum. */
const POLL_MILLISECONDS = 1_000;
const MIN_POLL_MILLISECONDS = 100;

/** Maximum number of failed calls in a row. The pause doubles each time: 30 seconds in all. */
const MAX_FAILURES = 5;
/** The server's code for an unknown task. Polling again would not help. */
const INVALID_PARAMS = -32602;

const ENDS = new Set(["completed", "failed", "cancelled"]);

/**
 * Follows an MCP task until it ends, and asks the user for its input.
 *
 * Requests are shown one after another ("1 of 3"), and each response is sent at once. If sending
 * fails, the user can retry. A key is asked once, however often the task repeats it, and withdrawn
 * when the task no longer asks for it. After a page reload, the same call asks again for what is
 * still open.
 *
 * @param task the task, from `session.task(taskId)`. Hand off an execution that drives itself
 *   first, because it responds with its own handler.
 * @returns the ended task.
 * @throws {InputRequestError} if the task requests something that you have no handler for.
 * @throws {InvalidParamsError} -32602 if a request is malformed.
 * @throws the reason of `signal`, and errors of polling: at once for an unknown task, else after 30
 *   seconds of retries. An open request is then shown as expired.
 * @see https://modelcontextprotocol.github.io/ext-tasks/specification/2026-07-28/tasks.html
 * @example
 * const execution = await session.callTool("book", { guests: 2 });
 * if (execution.kind === "task") {
 *   await execution.handoff(({ taskId }) => sessionStorage.setItem("task", taskId));
 *   await answerTask(queue, session.task(execution.handle.taskId), { requester });
 * }
 */
export async function answerTask<Snapshot extends TaskSnapshot>(
  queue: ElicitationQueue,
  task: TaskLike<Snapshot>,
  options: InputRequestOptions,
): Promise<Snapshot> {
  const { signal: outer } = options;
  const ended = new AbortController();
  const onAbort = () => ended.abort(outer?.reason);
  /** The pauses between calls, each with the function that ends it. */
  const pauses = new Set<() => void>();
  const wake = () => {
    for (const end of pauses) end();
  };
  ended.signal.addEventListener("abort", wake);
  /**
   * The requests so far, by key. An answered one stays, because a task may be slow to take the
   * answer in.
   */
  const pending = new PendingRequests<string, Kept>();

  async function send(key: string, response: unknown, signal: AbortSignal): Promise<void> {
    await task.updateJson({ [key]: response }, signal);
    wake();
  }

  async function answer(
    own: PendingRequest<string> & Kept,
    progress: ElicitationProgress | undefined,
  ): Promise<void> {
    const { id: key, request, signal } = own;
    const { method, params } = isObject(request) ? request : {};
    if (method !== "elicitation/create") {
      const given = await handlerOf(options, method)(params, signal);
      return retry(async () => {
        if (!own.silent) await send(key, given, signal);
      });
    }
    let arrived = false;
    const deliver = async (result: ElicitationResult) => {
      if (own.silent) return;
      own.isSending = true;
      try {
        // The task may drop the request because it has taken this response.
        await send(key, result, ended.signal);
        arrived = true;
      } catch (error) {
        // The task has ended meanwhile, so the user can't send it again.
        if (own.silent) own.withdraw();
        throw error;
      } finally {
        own.isSending = false;
      }
    };
    const { taskId } = task;
    const id = JSON.stringify(["task", taskId, key]);
    const more = { id, signal, progress, deliver, settleOn: "completion" } as const;
    const call = { requestId: key, taskId, signal: outer };
    const before = new Set(queue.unanswered.map((item) => item.id));
    const answered = askUser(queue, options, readParams(params), more, call);
    own.itemId = queue.unanswered.find((item) => !before.has(item.id))?.id;
    own.isJoined = own.itemId === undefined;
    const { action } = await answered;
    // An automatic cancel is sent once. If it was lost, the task still waits for it.
    if (action === "cancel" && !arrived) pending.settle(own);
  }

  async function pause(milliseconds: number) {
    await new Promise<void>((resolve) => {
      const end = () => {
        stop();
        pauses.delete(end);
        resolve();
      };
      const stop = startDeadline(systemTimers, Date.now() + milliseconds, end);
      pauses.add(end);
    });
    ended.signal.throwIfAborted();
  }

  /** Calls the task, and retries on failure: it may be the network. */
  async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let failures = 0; ; failures += 1) {
      try {
        const result = await attempt();
        ended.signal.throwIfAborted();
        return result;
      } catch (error) {
        ended.signal.throwIfAborted();
        const isFinal = isObject(error) && error.code === INVALID_PARAMS;
        if (isFinal || failures === MAX_FAILURES) throw error;
      }
      await pause(POLL_MILLISECONDS * 2 ** failures);
    }
  }

  /** Whether it ended with an error: the task continues, and can be followed again. */
  let isLost = false;
  outer?.throwIfAborted();
  outer?.addEventListener("abort", onAbort);
  try {
    for (;;) {
      const snapshot = await retry(() => task.snapshot(ended.signal));
      if (ENDS.has(snapshot.status)) return snapshot;
      const { inputRequests } = snapshot.raw;
      const open = isObject(inputRequests) ? inputRequests : {};
      for (const own of pending.values()) {
        const isThere = Object.hasOwn(open, own.id);
        if (own.isSending || (isThere && sameJson(open[own.id], own.request))) continue;
        if (!own.isJoined) own.withdraw();
        if (isThere) pending.settle(own);
      }
      const entries = Object.entries(open).filter(([key]) => !pending.has(key));
      const forms = entries.filter(([, request]) => isElicitation(request));
      for (const each of entries) {
        const [key, request] = each;
        const own = pending.add(key, { request });
        answer(own, progressOf(forms.indexOf(each), forms.length)).catch((error: unknown) => {
          if (!own.silent) ended.abort(error);
        });
      }
      const { suggestedPollIntervalMs: suggested } = snapshot;
      const isKnown = typeof suggested === "number" && Number.isFinite(suggested);
      await pause(Math.max(isKnown ? suggested : POLL_MILLISECONDS, MIN_POLL_MILLISECONDS));
    }
  } catch (error) {
    isLost = !outer?.aborted;
    throw error;
  } finally {
    outer?.removeEventListener("abort", onAbort);
    // Ends the last one first, so that none of them is shown in place of one that has just ended.
    for (const own of [...pending.values()].toReversed()) {
      own.silent = true;
      // A response on its way still counts, and a joined request is that of another follower.
      if (own.isJoined || (own.isSending && !ended.signal.aborted)) continue;
      if (isLost && own.itemId !== undefined) queue.expire(own.itemId);
      own.withdraw();
    }
  }
}
