import type { ElicitationProgress, ElicitationResult } from "../protocol/types.js";
import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { startDeadline } from "../time/startDeadline.js";
import { systemTimers } from "../time/timers.js";
import { askPerson } from "./askPerson.js";
import { handlerOf } from "./handlerOf.js";
import type { InputRequestOptions } from "./types.js";
import { isElicitation, progressOf } from "./inputRequests.js";
import { readParams } from "./readParams.js";

/** What a task is now: `TaskView` of `@modelcontextprotocol/ext-tasks`. */
export interface TaskSnapshot {
  status: string;
  /** How long to wait before it is read again, in milliseconds. */
  suggestedPollIntervalMs?: number | undefined;
  /** The task as it came from `tasks/get`, with its `inputRequests`. */
  raw: { readonly [key: string]: unknown };
}

/** A task that can be read and answered: `TaskController` of `@modelcontextprotocol/ext-tasks`. */
export interface TaskLike<Snapshot extends TaskSnapshot = TaskSnapshot> {
  readonly taskId: string;
  /** Calls `tasks/get`. */
  snapshot(signal?: AbortSignal): Promise<Snapshot>;
  /** Calls `tasks/update`. */
  updateJson(inputResponses: unknown, signal?: AbortSignal): Promise<void>;
}

/** What was asked by a key. */
interface Asked {
  request: unknown;
  own: AbortController;
  /** Its place in the queue, where it came into it. */
  itemId?: number | undefined;
}

/** How long to wait where the server does not say, and at least, in milliseconds. */
const POLL_MILLISECONDS = 1_000;
const MIN_POLL_MILLISECONDS = 100;

/** How often in a row it may fail to be read, with a pause that doubles: half a minute in all. */
const MAX_FAILURES = 5;
/** The server's code for a task that it does not know: to try again would not help. */
const INVALID_PARAMS = -32602;

const ENDS = new Set(["completed", "failed", "cancelled"]);

/**
 * Follows a task of an MCP server (SEP-2663) until it ends, and asks the person for the input that it
 * waits for, one after another ("1 of 3"). Each answer is sent as soon as it is given, and where that
 * fails the person is told. A key is asked once, however often the task repeats it, and what the task
 * does not ask any more is taken back. After a reload of the page the same call asks again what is
 * still open.
 *
 * @param task what `session.task(taskId)` gives. An execution that drives itself answers with its own
 *   handler, so hand it off first.
 * @returns the task as it ended.
 * @throws {InputRequestError} when the task asks for what the host has no handler for.
 * @throws {InvalidParamsError} when what it asks cannot be read.
 * @throws the reason of `signal`, and what reading the task throws: at once where the server knows no
 *   such task, else after half a minute of trying again. The person who looks at a question of it is
 *   told then that it is too late.
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
  /** Whether it ended in an error: the task goes on, and may be followed and answered once more. */
  let lost = false;
  const onAbort = () => ended.abort(outer?.reason);
  let wake = () => {};
  ended.signal.addEventListener("abort", () => wake());
  /** What was asked, by its key. With another request a key is another question. */
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
      // Nobody waits for an answer to a question that was taken back.
      if (signal.aborted || lost) return;
      await send(key, result, signal);
      arrived = true;
    };
    const id = JSON.stringify(["task", taskId, key]);
    const more = { id, signal, progress, deliver };
    const call = { requestId: key, taskId, signal: outer };
    const before = new Set(queue.unanswered.map((item) => item.id));
    const answered = askPerson(queue, options, readParams(params), more, call);
    entry.itemId = queue.unanswered.find((item) => !before.has(item.id))?.id;
    const { action } = await answered;
    // A cancel that nobody chose is sent once: where it was lost, the task still waits for it.
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

  /** Reads the task, and tries again where that fails: it may be the network alone. */
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
    // Ends the last one first, so that none of them comes on show in place of one that has just
    // ended.
    for (const { own, itemId } of Array.from(asked.values()).toReversed()) {
      if (lost && itemId !== undefined) queue.expire(itemId);
      own.abort();
    }
  }
}
