import {
  type ConnectedMcpSessionPort,
  DispatchError,
  JsonRpcResponseError,
  type TaskHandle,
  withTasks,
} from "@modelcontextprotocol/ext-tasks/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { whenItems, whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { answerTask } from "./answerTask.js";

type Dispatch = ConnectedMcpSessionPort["dispatch"];
type Request = { method: string; params: { taskId: string; inputResponses?: object } };

/**
 * A session of `@modelcontextprotocol/ext-tasks`, and in place of its server one task that waits for
 * the input it is given.
 */
function taskSession(inputRequests: Record<string, object>, poll = 100) {
  const open: Record<string, object> = { ...inputRequests };
  /** What came by `tasks/update`, in order. */
  const updates: object[] = [];
  const server = {
    open,
    updates,
    /** How often it was polled. */
    polls: 0,
    /** The end of the task, where it is not that nothing is asked anymore. */
    status: undefined as "failed" | "cancelled" | undefined,
    /** Whether a call to update it is lost. */
    offline: false,
    /** What reading it fails with. */
    unread: undefined as Error | undefined,
    /** Whether what was answered is asked on, as a server may that is slow to take it in. */
    slow: false,
  };
  const detailed = () => {
    const waits = Object.keys(open).length > 0;
    const { status = waits ? "input_required" : "completed" } = server;
    const now = new Date().toISOString();
    const task = { taskId: "task-1", createdAt: now, lastUpdatedAt: now, ttlMs: null, status };
    const more = {
      input_required: { inputRequests: { ...open } },
      completed: {
        result: {
          resultType: "complete",
          content: [{ type: "text", text: JSON.stringify(updates) }],
        },
      },
      failed: { error: { code: -32000, message: "Fully booked." } },
      cancelled: {},
    };
    return { ...task, ...more[status], pollIntervalMs: poll, resultType: "complete" };
  };
  const dispatch: Dispatch = async (request, options) => {
    options?.signal?.throwIfAborted();
    const { method, params } = request as unknown as Request;
    if (method === "tasks/update") {
      if (server.offline) throw new DispatchError("Offline.");
      updates.push(params.inputResponses ?? {});
      for (const key of Object.keys(params.inputResponses ?? {}))
        if (!server.slow) delete open[key];
      return { kind: "result", result: { resultType: "complete" } };
    }
    if (method !== "tasks/get") throw new DispatchError(method);
    server.polls += 1;
    if (server.unread) throw server.unread;
    return { kind: "result", result: JSON.parse(JSON.stringify(detailed())) };
  };
  const session = withTasks({
    endpointId: "booking",
    taskCapabilities: { generation: "v2", capabilities: {} },
    dispatch,
    onServerRequest: () => () => {},
    onNotification: () => () => {},
    onInvalidated: () => () => {},
    invalidated: false,
  });
  return { server, task: session.task("task-1" as TaskHandle["taskId"]) };
}

const requester = { name: "Booking" };
const asks = (message: string) => ({
  method: "elicitation/create",
  params: {
    mode: "form",
    message,
    requestedSchema: { type: "object", properties: { name: { type: "string" } } },
  },
});
const named = { action: "accept" as const, content: { name: "Ada" } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each key is shown once however often it is polled, and sent as soon as it is answered", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?"), where: asks("Where?") });
  const done = answerTask(queue, task, { requester });
  const first = await whenShown(queue);
  expect(first).toMatchObject({
    request: { message: "Who?" },
    requester,
    progress: { position: 1, total: 2 },
    context: { requestId: "who", taskId: "task-1" },
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.polls).toBeGreaterThan(5);
  expect(queue.items).toHaveLength(2);
  await first.respond(named);
  expect(server.updates).toEqual([{ who: named }]);

  const second = await whenShown(queue);
  expect(second).toMatchObject({ request: { message: "Where?" }, progress: { position: 2 } });
  await second.respond({ action: "decline" });
  expect(await done).toMatchObject({ status: "completed" });
  expect(server.updates).toEqual([{ who: named }, { where: { action: "decline" } }]);
  expect((await task.result()).status).toBe("completed");
});

test("a request that the task repeats after its answer is not shown again", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?") });
  server.slow = true;
  const done = answerTask(queue, task, { requester });
  await (await whenShown(queue)).respond(named);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(queue.items).toEqual([]);
  expect(server.updates).toHaveLength(1);
  delete server.open.who;
  await vi.advanceTimersByTimeAsync(100);
  await done;
});

test("a request stays open if its answer is lost, and the user can send it again", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?") });
  const done = answerTask(queue, task, { requester });
  const item = await whenShown(queue);
  server.offline = true;
  await expect(item.respond(named)).rejects.toThrow("Offline.");
  expect(queue.getSnapshot().item?.id).toBe(item.id);
  server.offline = false;
  await item.respond(named);
  await done;
  expect(server.updates).toEqual([{ who: named }]);
});

test("a cancel that nobody chose and that was lost is sent again", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?") });
  const done = answerTask(queue, task, { requester });
  await whenShown(queue);
  server.offline = true;
  queue.block(requester);
  await vi.advanceTimersByTimeAsync(500);
  server.offline = false;
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect(server.updates).toEqual([{ who: { action: "cancel" } }]);
});

test("a request that the task drops is withdrawn, and a new one is shown", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?"), where: asks("Where?") });
  void answerTask(queue, task, { requester });
  await whenItems(queue, 2);
  delete server.open.who;
  server.open.when = asks("When?");
  await vi.advanceTimersByTimeAsync(200);
  expect(queue.items.map(({ request }) => request.message)).toEqual(["Where?", "When?"]);
  expect(server.updates).toEqual([]);
});

test.each(["failed", "cancelled"] as const)(
  "a task that is %s withdraws its requests",
  async (status) => {
    const queue = createElicitationQueue();
    const { server, task } = taskSession({ who: asks("Who?") });
    const done = answerTask(queue, task, { requester });
    await whenShown(queue);
    server.status = status;
    await vi.advanceTimersByTimeAsync(200);
    expect(await done).toMatchObject({ status });
    await whenNothingShown(queue);
    expect(server.updates).toEqual([]);
  },
);

test("stopping sends nothing to the task, and following it again shows the request again", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?") });
  const gone = new AbortController();
  const left = answerTask(queue, task, { requester, signal: gone.signal });
  await whenShown(queue);
  gone.abort(new Error("Unloaded."));
  await expect(left).rejects.toThrow("Unloaded.");
  await whenNothingShown(queue);
  const done = answerTask(queue, task, { requester });
  await (await whenShown(queue)).respond(named);
  await done;
  expect(server.updates).toEqual([{ who: named }]);
});

test("a task that cannot be read for a while is read again, and its request stays open", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?") });
  const done = answerTask(queue, task, { requester });
  const item = await whenShown(queue);
  server.unread = new DispatchError("Offline.");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.polls).toBeLessThan(10);
  expect(queue.items).toMatchObject([{ id: item.id, status: "open" }]);
  server.unread = undefined;
  await item.respond(named);
  expect(await done).toMatchObject({ status: "completed" });
  expect(server.updates).toEqual([{ who: named }]);
});

test("following a task that cannot be read ends at once when it is aborted", async () => {
  const { server, task } = taskSession({ who: asks("Who?") });
  server.unread = new DispatchError("Offline.");
  const gone = new AbortController();
  const done = answerTask(createElicitationQueue(), task, { requester, signal: gone.signal });
  await vi.advanceTimersByTimeAsync(5_000);
  gone.abort(new Error("Unloaded."));
  await expect(done).rejects.toThrow("Unloaded.");
});

test.each([
  ["cannot be read any more", new DispatchError("Offline."), 60_000],
  [
    "is unknown to its server",
    new JsonRpcResponseError({ code: -32602, message: "Task not found." }),
    200,
  ],
])(
  "a task that %s expires its request, gets no answer, and can be followed again",
  async (_, unread, milliseconds) => {
    const queue = createElicitationQueue();
    const { server, task } = taskSession({ who: asks("Who?"), where: asks("Where?") });
    const done = answerTask(queue, task, { requester }).catch((error: unknown) => error);
    await whenItems(queue, 2);
    server.unread = unread;
    await vi.advanceTimersByTimeAsync(milliseconds);
    expect(String(await done)).toContain(unread.message);
    expect(queue.items).toMatchObject([{ request: { message: "Who?" }, status: "expired" }]);
    server.unread = undefined;
    void answerTask(queue, task, { requester });
    const again = await whenShown(queue, ({ status }) => status === "open");
    expect(again.request.message).toBe("Who?");
    await again.respond(named);
    expect(server.updates).toEqual([{ who: named }]);
  },
);

test("two followers of one task show a request once, and the remaining one continues", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?") });
  const gone = new AbortController();
  const left = answerTask(queue, task, { requester, signal: gone.signal });
  const done = answerTask(queue, task, { requester });
  await whenShown(queue);
  await vi.advanceTimersByTimeAsync(500);
  expect(queue.items).toHaveLength(1);
  gone.abort(new Error("Unmounted."));
  await expect(left).rejects.toThrow("Unmounted.");
  await vi.advanceTimersByTimeAsync(200);
  await (await whenShown(queue)).respond(named);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(server.updates).toEqual([{ who: named }]);
});

test("a follower that stops leaves the request to the one that showed it", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Who?") });
  const gone = new AbortController();
  const done = answerTask(queue, task, { requester });
  const shown = await whenShown(queue);
  const left = answerTask(queue, task, { requester, signal: gone.signal });
  await vi.advanceTimersByTimeAsync(500);
  gone.abort(new Error("Unmounted."));
  await expect(left).rejects.toThrow("Unmounted.");
  await vi.advanceTimersByTimeAsync(500);
  expect([queue.items, server.updates]).toEqual([[shown], []]);
  await shown.respond(named);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(server.updates).toEqual([{ who: named }]);
});

test.each([
  ["takes", undefined] as const,
  ["takes, and answers with an error", new Error("Gone.")] as const,
])("an answer that the task %s before it says so is no withdrawn one", async (_, failure) => {
  const settled: unknown[] = [];
  const queue = createElicitationQueue({ onSettled: (_item, result) => settled.push(result) });
  const { server, task } = taskSession({ who: asks("Who?") });
  const slow: typeof task = Object.assign(Object.create(task), {
    updateJson: async (responses: unknown, signal?: AbortSignal) => {
      await task.updateJson(responses, signal);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      signal?.throwIfAborted();
      if (failure) throw failure;
    },
  });
  const done = answerTask(queue, slow, { requester });
  const shown = await whenShown(queue);
  const responded = shown.respond(named).then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await done;
  expect(await responded).toBe(failure);
  expect(settled).toEqual([failure ? { action: "cancel" } : named]);
  expect(server.updates).toEqual([{ who: named }]);
});

test("the response of a host's handler is sent again if it is lost", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ where: { method: "roots/list" }, who: asks("Who?") });
  const roots = vi.fn<() => object>(() => ({ roots: [] }));
  server.offline = true;
  const done = answerTask(queue, task, { requester, handlers: { "roots/list": roots } });
  const shown = await whenShown(queue);
  await vi.advanceTimersByTimeAsync(500);
  server.offline = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.updates).toEqual([{ where: { roots: [] } }]);
  await shown.respond(named);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(roots).toHaveBeenCalledTimes(1);
});

test("a request for the host goes to its handler, and fails without one", async () => {
  const roots = { roots: [{ uri: "file:///home" }] };
  const asked = { files: { method: "roots/list" } };
  const { server, task } = taskSession(asked);
  const handlers = { "roots/list": () => roots };
  await answerTask(createElicitationQueue(), task, { requester, handlers });
  expect(server.updates).toEqual([{ files: roots }]);
  const refused = answerTask(createElicitationQueue(), taskSession(asked).task, { requester });
  await expect(refused).rejects.toMatchObject({ code: "unsupported" });
});

test("a page that the task asks for is answered when the user is done", async () => {
  const queue = createElicitationQueue();
  const params = { mode: "url", message: "Sign in", url: "https://sign-in.example/" };
  const { server, task } = taskSession({ in: { method: "elicitation/create", params } });
  const done = answerTask(queue, task, { requester });
  const item = await whenShown(queue);
  await item.respond({ action: "accept" });
  expect(server.updates).toEqual([]);
  await item.finish();
  await done;
  expect(server.updates).toEqual([{ in: { action: "accept" } }]);
});

test("a poll interval beyond the timer limit is waited for, and zero still leaves a pause", async () => {
  const { server, task } = taskSession({ who: asks("Who?") }, 2 ** 40);
  void answerTask(createElicitationQueue(), task, { requester });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.polls).toBe(1);
  const busy = taskSession({ who: asks("Who?") }, 0);
  void answerTask(createElicitationQueue(), busy.task, { requester });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(busy.server.polls).toBeLessThan(12);
});

test("a key with another request withdraws the old one, unanswered", async () => {
  const queue = createElicitationQueue();
  const { server, task } = taskSession({ who: asks("Delete the draft?") });
  const done = answerTask(queue, task, { requester });
  const first = await whenShown(queue);
  server.open.who = asks("Delete everything?");
  await vi.advanceTimersByTimeAsync(200);
  await expect(first.respond(named)).rejects.toMatchObject({ reason: "withdrawn" });
  expect(server.updates).toEqual([]);
  const second = await whenShown(queue, ({ request }) => request.message === "Delete everything?");
  await second.respond({ action: "decline" });
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(server.updates).toEqual([{ who: { action: "decline" } }]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, "soon"])(
  "a task that is to be polled every %s milliseconds is polled a few times a second at most",
  async (suggestedPollIntervalMs) => {
    const stop = new AbortController();
    let polls = 0;
    const snapshot = async () => {
      polls += 1;
      return { status: "working", suggestedPollIntervalMs, raw: {} } as never;
    };
    const task = { taskId: "1", snapshot, updateJson: async () => {} };
    const { signal } = stop;
    const done = answerTask(createElicitationQueue(), task, { requester, signal });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(polls).toBeGreaterThan(3);
    expect(polls).toBeLessThan(60);
    stop.abort(new Error("Over."));
    await expect(done).rejects.toThrow("Over.");
  },
);
