import type { ElicitationProgress } from "../protocol/ElicitationProgress.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { startDeadline } from "../time/startDeadline.js";
import { systemTimers } from "../time/systemTimers.js";
import { askPerson } from "./askPerson.js";
import { handlerOf } from "./handlerOf.js";
import type { InputRequestOptions } from "./InputRequestOptions.js";
import { isElicitation } from "./isElicitation.js";
import { progressOf } from "./progressOf.js";
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

/** How long to wait where the server does not say, and at least, in milliseconds. */
const POLLED_EVERY = 1_000;
const SOONEST = 100;

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
 * @throws the reason of `signal`, and what reading the task throws.
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
  let wake = () => {};
  ended.signal.addEventListener("abort", () => wake());
  /** What was asked, by its key. With another request a key is another question. */
  const asked = new Map<string, { request: unknown; own: AbortController }>();

  async function send(key: string, response: unknown, signal: AbortSignal): Promise<void> {
    await task.updateJson({ [key]: response }, signal);
    wake();
  }

  async function answer(
    [key, request]: [string, unknown],
    progress: ElicitationProgress | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const { method, params } = isObject(request) ? request : {};
    if (method !== "elicitation/create") {
      const given = await handlerOf(options, method)(params, signal);
      return send(key, given, signal);
    }
    const { taskId } = task;
    let arrived = false;
    const deliver = async (result: ElicitationResult) => {
      // Of what was taken back nobody waits for an answer.
      if (signal.aborted) return;
      await send(key, result, signal);
      arrived = true;
    };
    const id = JSON.stringify(["task", taskId, key]);
    const more = { id, signal, progress, deliver };
    const call = { requestId: key, taskId };
    const { action } = await askPerson(queue, options, readParams(params), more, call);
    // A cancel that nobody chose is sent once: where it was lost, the task still waits for it.
    if (action === "cancel" && !arrived && asked.get(key)?.own.signal === signal) asked.delete(key);
  }

  function askWhatIsNew(open: Record<string, unknown>) {
    const entries = Object.entries(open).filter(([key]) => !asked.has(key));
    const forms = entries.filter(([, request]) => isElicitation(request));
    for (const entry of entries) {
      const own = new AbortController();
      asked.set(entry[0], { request: entry[1], own });
      const progress = progressOf(forms.indexOf(entry), forms.length);
      answer(entry, progress, own.signal).catch((error: unknown) => {
        if (!own.signal.aborted) ended.abort(error);
      });
    }
  }

  outer?.throwIfAborted();
  outer?.addEventListener("abort", onAbort);
  try {
    for (;;) {
      const snapshot = await task.snapshot(ended.signal);
      ended.signal.throwIfAborted();
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
      const pause = Math.max(isKnown ? suggested : POLLED_EVERY, SOONEST);
      await new Promise<void>((resolve) => {
        const stop = startDeadline(systemTimers, Date.now() + pause, resolve);
        wake = () => {
          stop();
          resolve();
        };
      });
      ended.signal.throwIfAborted();
    }
  } finally {
    outer?.removeEventListener("abort", onAbort);
    for (const { own } of asked.values()) own.abort();
  }
}
