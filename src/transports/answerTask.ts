import type { ElicitationProgress, ElicitationResult } from "../core/protocol.js";
import { isObject, sameJson } from "../core/json.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
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

/** A request of a task, by its key. */
interface Asked {
  request: unknown;
  own: AbortController;
  /** ID of its item, if it is in the queue. */
  itemId?: number | undefined;
}

/** Time between polls, in milliseconds, if the server suggests none. Also the minimum. */
const POLL_MILLISECONDS = 1_000;
const MIN_POLL_MILLISECONDS = 100;

/** Maximum number of failed polls in a row. The pause doubles each time: 30 seconds in all. */
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
  /** Whether it ended with an error: the task continues, and can be followed again. */
  let lost = false;
  const onAbort = () => ended.abort(outer?.reason);
  let wake = () => {};
  ended.signal.addEventListener("abort", () => wake());
  /** Requests shown so far, by key. A key with another request is another request. */
  const asked = new Map<string, Asked>();

  async function send(key: string, response: unknown, signal: AbortSignal): Promise<void> {
    await task.updateJson({ [key]: response }, signal);
    wake();
  }

  async function answer(
    key: string,
    entry: Asked,
    progress: ElicitationProgress | undefined,
  ): Promise<void> {
    const { signal } = entry.own;
    const { method, params } = isObject(entry.request) ? entry.request : {};
    if (method !== "elicitation/create") {
      const given = await handlerOf(options, method)(params, signal);
      return send(key, given, signal);
    }
    const { taskId } = task;
    let arrived = false;
    const deliver = async (result: ElicitationResult) => {
      // No response is wanted to a request that was withdrawn.
      if (signal.aborted || lost) return;
      await send(key, result, signal);
      arrived = true;
    };
    const id = JSON.stringify(["task", taskId, key]);
    const more = { id, signal, progress, deliver, settleOn: "completion" } as const;
    const call = { requestId: key, taskId, signal: outer };
    const before = new Set(queue.unanswered.map((item) => item.id));
    const answered = askUser(queue, options, readParams(params), more, call);
    entry.itemId = queue.unanswered.find((item) => !before.has(item.id))?.id;
    const { action } = await answered;
    // An automatic cancel is sent once. If it was lost, the task still waits for it.
    if (action === "cancel" && !arrived && asked.get(key) === entry) asked.delete(key);
  }

  function askWhatIsNew(open: Record<string, unknown>) {
    const entries = Object.entries(open).filter(([key]) => !asked.has(key));
    const forms = entries.filter(([, request]) => isElicitation(request));
    for (const each of entries) {
      const [key, request] = each;
      const own = new AbortController();
      const entry: Asked = { request, own };
      asked.set(key, entry);
      const progress = progressOf(forms.indexOf(each), forms.length);
      answer(key, entry, progress).catch((error: unknown) => {
        if (!own.signal.aborted) ended.abort(error);
      });
    }
  }

  async function pause(milliseconds: number) {
    await new Promise<void>((resolve) => {
      const stop = startDeadline(systemTimers, Date.now() + milliseconds, resolve);
      wake = () => {
        stop();
        resolve();
      };
    });
    ended.signal.throwIfAborted();
  }

  /** Polls the task, and retries on failure: it may be the network. */
  async function read(): Promise<Snapshot> {
    for (let failures = 0; ; failures += 1) {
      try {
        const snapshot = await task.snapshot(ended.signal);
        ended.signal.throwIfAborted();
        return snapshot;
      } catch (error) {
        ended.signal.throwIfAborted();
        const isFinal = isObject(error) && error.code === INVALID_PARAMS;
        if (isFinal || failures === MAX_FAILURES) throw error;
      }
      await pause(POLL_MILLISECONDS * 2 ** failures);
    }
  }

  outer?.throwIfAborted();
  outer?.addEventListener("abort", onAbort);
  try {
    for (;;) {
      const snapshot = await read();
      if (ENDS.has(snapshot.status)) return snapshot;
      const { inputRequests } = snapshot.raw;
      const open = isObject(inputRequests) ? inputRequests : {};
      for (const [key, { request, own }] of asked) {
        const isThere = Object.hasOwn(open, key);
        if (isThere && sameJson(open[key], request)) continue;
        own.abort();
        if (isThere) asked.delete(key);
      }
      askWhatIsNew(open);
      const { suggestedPollIntervalMs: suggested } = snapshot;
      const isKnown = typeof suggested === "number" && Number.isFinite(suggested);
      await pause(Math.max(isKnown ? suggested : POLL_MILLISECONDS, MIN_POLL_MILLISECONDS));
    }
  } catch (error) {
    lost = !outer?.aborted;
    throw error;
  } finally {
    outer?.removeEventListener("abort", onAbort);
    // Ends the last one first, so that none of them is shown in place of one that has just ended.
    for (const { own, itemId } of Array.from(asked.values()).toReversed()) {
      if (lost && itemId !== undefined) queue.expire(itemId);
      own.abort();
    }
  }
}
