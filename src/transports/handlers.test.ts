import type { MCPClient } from "@ai-sdk/mcp";
import type { ApplicationInputCallbacks } from "@modelcontextprotocol/ext-tasks/client";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { formRequest, urlRequest } from "../core/createRequest.js";
import type { ElicitationResult } from "../core/protocol.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { collectGarbage } from "../queue/fixtures/collectGarbage.js";
import { watchedSignal } from "../queue/fixtures/watchedSignal.js";
import type { ElicitationHandlers } from "../queue/ElicitationConnection.js";
import { createElicitationHandlers } from "./handlers.js";

const requester = { name: "Booking" };
const params = formRequest("?");

describe("the signal of an SDK", () => {
  const ways = {
    "of MCP v1": (signal: AbortSignal) => [{ params }, { signal, requestId: 0 }] as const,
    "of MCP v2": (signal: AbortSignal) => [{ params }, { mcpReq: { signal } }] as const,
    "of ACP": (signal: AbortSignal) => [{ params, signal }, undefined] as const,
  };

  test.each(Object.entries(ways))("%s cancels a request, and is released", async (_, given) => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    const signal = watchedSignal();
    const [request, context] = given(signal.signal);
    const answered = create(request, context);
    void queue.getSnapshot().item?.respond({ action: "decline" });
    expect(await answered).toEqual({ action: "decline" });
    expect(signal.listening).toBe(0);

    const another = { ...request, params: formRequest("Another?") };
    const cancelled = create(another, context);
    signal.abort();
    expect(await cancelled).toEqual({ action: "cancel" });
    expect(signal.listening).toBe(0);
    expect(await create(another, context)).toEqual({ action: "cancel" });
  });
});

describe("a repeated request", () => {
  const signal = new AbortController().signal;
  const contexts = {
    "MCP v1": (id: number) => ({ signal, requestId: id, sessionId: "s" }),
    "MCP v2": (id: number) => ({ mcpReq: { signal, id }, http: undefined }),
    "MCP v2, of a server that names its requests": (id: number) => ({
      mcpReq: { signal, id: `request-${id}` },
      http: undefined,
    }),
    "the Claude Agent SDK": (id: number) => ({ signal, requestId: `request-${id}` }),
  };

  test.each(Object.entries(contexts))(
    "with the ID of %s is shown once, and gets the same answer",
    async (_, contextOf) => {
      const queue = createElicitationQueue();
      const { create } = createElicitationHandlers(queue, { requester });
      const first = create({ params }, contextOf(0));
      const second = create({ params: { ...params } }, contextOf(0));
      expect(queue.getSnapshot().waiting).toBe(0);
      await queue.getSnapshot().item?.respond({ action: "decline" });
      expect(await Promise.all([first, second])).toEqual([
        { action: "decline" },
        { action: "decline" },
      ]);
      expect(await create({ params }, contextOf(0))).toEqual({ action: "decline" });
      expect(queue.getSnapshot().item).toBeUndefined();
    },
  );

  test("with the ID of ACP is shown once, too", async () => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    void create({ params, signal, requestId: 0 });
    void create({ params, signal, requestId: 0 });
    expect(queue.getSnapshot().waiting).toBe(0);
    void create({ params, signal, requestId: 1 });
    expect(queue.getSnapshot().waiting).toBe(1);
  });

  test("is another request in another session, with other handlers, and without an ID", () => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    const other = createElicitationHandlers(queue, { requester });
    void create({ params }, { signal, requestId: 0, sessionId: "a" });
    void create({ params }, { signal, requestId: 0, sessionId: "b" });
    void other.create({ params }, { signal, requestId: 0, sessionId: "a" });
    void create({ params });
    void create({ params });
    expect(queue.getSnapshot().waiting).toBe(4);
  });

  test("is another request if its ID is a key, as in rounds of the SDK v2", () => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    void create({ params }, { mcpReq: { signal, id: "who" } });
    void create({ params }, { mcpReq: { signal, id: "who" } });
    expect(queue.getSnapshot().waiting).toBe(1);
  });

  test("with other params ends the earlier one, and only the new one is answered", async () => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    const answered = vi.fn<() => void>();
    const context = { signal, requestId: 0 };
    void create({ params }, context).then(answered);
    const next = create({ params: formRequest("Delete the database?") }, context);
    expect(queue.getSnapshot()).toMatchObject({
      item: { request: { message: "Delete the database?" } },
      waiting: 0,
    });
    await queue.getSnapshot().item?.respond({ action: "accept", content: {} });
    expect(await next).toEqual({ action: "accept", content: {} });
    expect(answered).not.toHaveBeenCalled();
  });
});

test("the handler fits the types of other SDKs", () => {
  type AiSdkHandler = Parameters<MCPClient["onElicitationRequest"]>[1];
  expectTypeOf<ElicitationHandlers["create"]>().toExtend<AiSdkHandler>();
  type TasksHandler = ApplicationInputCallbacks["elicitation"];
  expectTypeOf<ElicitationHandlers["create"]>().toExtend<TasksHandler>();
  // What `onElicitation` of @anthropic-ai/claude-agent-sdk is called with.
  interface AgentRequest {
    serverName: string;
    message: string;
    mode?: "form" | "url";
    requestedSchema?: Record<string, unknown>;
  }
  const { create } = createElicitationHandlers(createElicitationQueue(), { requester });
  const onElicitation = (
    asked: AgentRequest,
    context: { signal: AbortSignal; requestId: string },
  ): Promise<ElicitationResult> => create({ params: asked }, context);
  expect(onElicitation).toBeTypeOf("function");
});

test.each([undefined, [], {}, { message: 5 }, { mode: "url", message: "?" }])(
  "an invalid request is refused: %j",
  async (wrong) => {
    const { create } = createElicitationHandlers(createElicitationQueue(), { requester });
    await expect(create({ params: wrong })).rejects.toMatchObject({ code: -32602 });
  },
);

test("a refusal has the error class of the SDK, and an unexpected error hides its details", async () => {
  class RequestError extends Error {
    constructor(
      readonly code: number,
      text: string,
      readonly data?: unknown,
    ) {
      super(text);
    }
  }
  const queue = createElicitationQueue({ modes: ["url"] });
  const { create } = createElicitationHandlers(queue, { requester, RequestError });
  const refused = await create({ params }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RequestError);
  expect(refused).toMatchObject({ code: -32602, data: { mode: "form" } });
  const broken = createElicitationHandlers(queue, {
    requester,
    RequestError,
    expiresAt: () => {
      throw new Error("secret");
    },
  });
  await expect(broken.create({ params })).rejects.toMatchObject({
    code: -32603,
    message: "Internal error",
  });
});

test("a cancellation of an unknown request cancels none, not even a later one with its ID", async () => {
  const queue = createElicitationQueue();
  const { create, cancelled } = createElicitationHandlers(queue, { requester });
  cancelled({ params: {} });
  void create({ params });
  cancelled({ params: {} });
  cancelled({ params: { requestId: 5 } });
  expect(queue.getSnapshot().item).toBeDefined();
  // What was answered when its notice came: what asks by that id later is another request.
  await new Promise((resolve) => setTimeout(resolve));
  void create({ params: formRequest("Another?") }, { requestId: 5 });
  expect(queue.items.length).toBe(2);
});

test.each([undefined, new AbortController().signal, AbortSignal.abort()])(
  "a cancellation that comes just before its request withdraws that one alone: %s",
  async (signal) => {
    const queue = createElicitationQueue();
    const { create, cancelled } = createElicitationHandlers(queue, { requester });
    const answered = vi.fn<() => void>();
    cancelled({ params: { requestId: 0 } });
    void create({ params }, { requestId: 0, signal }).then(answered);
    void create({ params }, { requestId: 1 });
    expect(queue.items.map(({ context }) => context)).toMatchObject([{ requestId: 1 }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(answered).not.toHaveBeenCalled();
  },
);

test("a cancellation withdraws the request with its ID, and none if two sessions use that ID", () => {
  const queue = createElicitationQueue();
  const { create, cancelled } = createElicitationHandlers(queue, { requester });
  const messages = () => queue.items.map(({ request }) => request.message);
  void create({ params: formRequest("A?") }, { requestId: 1, sessionId: "a" });
  void create({ params: formRequest("B?") }, { requestId: 2, sessionId: "b" });
  cancelled({ params: { requestId: 1 } });
  expect(messages()).toEqual(["B?"]);
  void create({ params: formRequest("C?") }, { requestId: 2, sessionId: "c" });
  cancelled({ params: { requestId: 2 } });
  expect(messages()).toEqual(["B?", "C?"]);
});

describe("a request with an ID", () => {
  const context = { requestId: 0 };

  test("is shown again after a notification withdrew it unanswered", async () => {
    const queue = createElicitationQueue();
    const { create, cancelled } = createElicitationHandlers(queue, { requester });
    const answered = vi.fn<() => void>();
    void create({ params }, context).then(answered);
    cancelled({ params: context });
    const next = create({ params }, context);
    await queue.items[0]?.respond({ action: "decline" });
    expect(await next).toEqual({ action: "decline" });
    expect(answered).not.toHaveBeenCalled();
  });

  test("ends unanswered when the next request with its ID is refused", async () => {
    const queue = createElicitationQueue({ modes: ["form"] });
    const { create } = createElicitationHandlers(queue, { requester });
    for (const refused of [{}, urlRequest("Sign in", "https://sign-in.example/", "1")]) {
      const answered = vi.fn<() => void>();
      void create({ params }, context).then(answered);
      await expect(create({ params: refused }, context)).rejects.toMatchObject({ code: -32602 });
      expect(queue.items).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
      expect(answered).not.toHaveBeenCalled();
    }
  });

  test("is released, whether it was answered, refused or withdrawn", async () => {
    const timers = manualTimers();
    const queue = createElicitationQueue({ limits: { waiting: 1 }, timers });
    const { create } = createElicitationHandlers(queue, { requester });
    const kept: WeakRef<object>[] = [];
    const ask = (requestId: number, given: object, signal?: AbortSignal) => {
      kept.push(new WeakRef(given));
      return create({ params: given }, { requestId, signal });
    };
    for (let round = 0; round < 50; round += 1) {
      const abort = new AbortController();
      const open = ask(3 * round, formRequest("Open?"), abort.signal);
      await expect(ask(3 * round + 1, formRequest("One more?"))).rejects.toThrow("1");
      await expect(ask(3 * round + 2, {})).rejects.toThrow("message");
      if (round % 2 === 0) abort.abort();
      else await queue.items[0]?.respond({ action: "decline" });
      await open;
    }
    timers.advance(60_000);
    await collectGarbage();
    expect(kept.filter((each) => each.deref()).length).toBeLessThan(5);
    expect(timers.running).toBe(0);
  });
});

test("connections of two processes have different numbers, because a page can show both", async () => {
  const first = async () => {
    vi.resetModules();
    const { nextScope } = await import("./requests.js");
    return nextScope();
  };
  expect(await first()).not.toBe(await first());
});
