import {
  agent,
  type AgentConnection,
  client,
  type ClientApp,
  type InitializeRequest,
  type InitializeResponse,
  methods,
  RequestError,
  type Stream,
} from "@agentclientprotocol/sdk";
import * as draft from "@agentclientprotocol/sdk/experimental/v2";
import { afterEach, assert, describe, expect, test, vi } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationMode, ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import type { Channel } from "./types.js";
import { connectElicitation } from "./connect.js";
import { createElicitationHandlers } from "./handlers.js";
import { withUrlElicitations } from "./urlElicitations.js";

const requester = { name: "Coding agent" };
const { create: CREATE, complete: COMPLETE } = methods.client.elicitation;
const form = {
  mode: "form" as const,
  sessionId: "s1",
  message: "Which strategy?",
  requestedSchema: {
    type: "object" as const,
    title: null,
    description: null,
    properties: { strategy: { type: "string" as const, title: null, default: null } },
    required: null,
  },
};
const page = {
  mode: "url" as const,
  sessionId: "s1",
  toolCallId: "t1",
  message: "Sign in",
  url: "https://sign-in.example/",
  elicitationId: "sign-in-1",
};

const open: { close(): void }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const each of open.splice(0)) each.close();
});

/** A host with the handlers of the SDK. */
function hostBySdk(queue: ElicitationQueue): ClientApp {
  const { create, complete } = createElicitationHandlers(queue, { requester, RequestError });
  return client({ name: "host" })
    .onRequest(CREATE, (params) => params, create)
    .onNotification(COMPLETE, complete);
}

/** A host without the SDK: the agent's own stream as a channel. */
function hostByChannel(queue: ElicitationQueue): { stream: Stream; closeChannel: () => void } {
  type Message = Stream extends { writable: WritableStream<infer M> } ? M : never;
  const listeners = new Set<(message: unknown) => void>();
  let closeChannel = () => {};
  let push: (message: Message) => void = () => {};
  const stream: Stream = {
    readable: new ReadableStream({
      start: (controller) => {
        push = (message) => controller.enqueue(message);
      },
    }),
    writable: new WritableStream({
      write: (message) => {
        for (const listener of listeners) listener(message);
      },
    }),
  };
  const channel: Channel = {
    send: (message) => push(message as Message),
    subscribe: (listener, onClose) => {
      listeners.add(listener);
      closeChannel = onClose;
      return () => listeners.delete(listener);
    },
  };
  connectElicitation(queue, channel, { requester, protocol: "acp" });
  return { stream, closeChannel: () => closeChannel() };
}

describe.each(["the SDK's client", "a JSON-RPC channel"])("by %s", (way) => {
  function connect(modes?: ElicitationMode[]) {
    const queue = createElicitationQueue({ modes });
    const app = agent({ name: "agent" });
    const connection: AgentConnection =
      way === "a JSON-RPC channel"
        ? app.connect(hostByChannel(queue).stream)
        : app.connect(hostBySdk(queue));
    open.push(connection);
    return { queue, connection, host: connection.client };
  }

  test("ACP v1 · arrives as (agent request elicitation/create)", async () => {
    const { queue, host } = connect();
    const result = host.request(CREATE, form);
    const item = await whenShown(queue);
    expect(item).toMatchObject({ requester, request: form });
    void item.respond({ action: "accept", content: { strategy: "careful" } });
    expect(await result).toEqual({ action: "accept", content: { strategy: "careful" } });
  });

  test("ACP v1 · modes (form, url)", async () => {
    const { queue, host } = connect();
    for (const params of [form, page]) {
      const result = host.request(CREATE, params);
      const item = await whenShown(queue);
      expect(item.request.mode).toBe(params.mode);
      void item.respond({ action: "decline" });
      expect(await result).toEqual({ action: "decline" });
    }
  });

  test("ACP v1 · mode left out (not allowed: mode is explicit)", async () => {
    const { queue, host } = connect();
    const { mode: _, ...implicit } = form;
    await expect(host.request<unknown>(CREATE, implicit)).rejects.toMatchObject({ code: -32602 });
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("ACP v1 · url id (elicitationId)", async () => {
    const { queue, host } = connect();
    const other = { ...page, message: "Pay", elicitationId: "pay-1" };
    const results = [page, other].map((params) => host.request(CREATE, params));
    for (const { message } of [page, other]) {
      const item = await whenShown(queue, ({ request }) => request.message === message);
      expect(item.request).toMatchObject(message === "Pay" ? other : page);
      void item.respond({ action: "accept" });
    }
    expect(await Promise.all(results)).toEqual([{ action: "accept" }, { action: "accept" }]);
    // An id that nobody knows is no error, and of two pages only the one that is named is done.
    await host.notify(COMPLETE, { elicitationId: "another" });
    await host.notify(COMPLETE, { elicitationId: "pay-1" });
    await whenShown(queue, ({ request }) => request.message === page.message);
    await vi.waitFor(() =>
      expect(queue.items.filter(({ status }) => status === "settled")).toHaveLength(1),
    );
    expect(queue.getSnapshot().item).toMatchObject({ request: page, completed: false });
  });

  test("ACP v1 · completion (elicitation/complete)", async () => {
    const { queue, host } = connect();
    const result = host.request(CREATE, page);
    const item = await whenShown(queue);
    expect(item.context).toMatchObject({ toolCallId: "t1" });
    void item.respond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
    await host.notify(COMPLETE, { elicitationId: page.elicitationId });
    await whenShown(queue, ({ completed }) => completed);
  });

  test("ACP v1 · undeclared mode (-32602)", async () => {
    const { host } = connect(["form"]);
    await expect(host.request(CREATE, page)).rejects.toMatchObject({ code: -32602 });
    const unknown = { mode: "_qr", sessionId: "s1", message: "Scan" };
    await expect(host.request(CREATE, unknown)).rejects.toMatchObject({ code: -32602 });
  });

  test("ACP v1 · cancelled by the requester ($/cancel_request)", async () => {
    const { queue, host } = connect();
    const abort = new AbortController();
    const result = host.request(CREATE, form, { cancellationSignal: abort.signal });
    await whenShown(queue);
    abort.abort();
    expect(await result).toEqual({ action: "cancel" });
    await whenNothingShown(queue);
  });

  test("ACP v1 · scope (sessionId (+ toolCallId) or requestId)", async () => {
    const { queue, host } = connect();
    const { sessionId: _, ...rest } = form;
    const result = host.request(CREATE, { ...rest, requestId: 7 });
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({ requestId: 7 });
    void item.respond({ action: "cancel" });
    expect(await result).toEqual({ action: "cancel" });
  });
});

test("ACP v1 · enumNames of a form that an agent passes on reach the host unchanged", async () => {
  const queue = createElicitationQueue();
  const connection = agent({ name: "agent" }).connect(hostBySdk(queue));
  open.push(connection);
  const names = { type: "string", enum: ["fra"], enumNames: ["Frankfurt"] };
  const asked = { ...form, requestedSchema: { type: "object", properties: { city: names } } };
  // A method that the SDK knows no types of takes what it does not know.
  const result = connection.client.request(String(CREATE), asked);
  const item = await whenShown(queue);
  expect(item.request).toEqual(asked);
  void item.respond({ action: "decline" });
  await result;
});

describe("an agent that goes on by itself (_meta.codex.autoResolutionMs)", () => {
  const asked = (autoResolutionMs: unknown) => ({
    ...form,
    _meta: { codex: { autoResolutionMs } },
  });
  async function endOf(params: typeof form, source = {}) {
    const queue = createElicitationQueue();
    const handlers = createElicitationHandlers(queue, { requester, ...source });
    void handlers.create({ params });
    return (await whenShown(queue)).expiresAt;
  }

  test("sets a deadline a moment before that, unless the host sets another", async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
    expect(await endOf(asked(60_000))).toBe(1_059_000);
    expect(await endOf(asked(500))).toBe(1_000_250);
    expect(await endOf(form)).toBeUndefined();
    for (const odd of [null, "60000", -1, Number.NaN, {}]) {
      expect(await endOf(asked(odd))).toBeUndefined();
    }
    // The host knows better.
    expect(await endOf(asked(60_000), { expiresAt: () => 1_005_000 })).toBe(1_005_000);
  });

  test("gets a cancel when its time is over, and the request stays as expired", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    const result = create({ params: asked(60_000) });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await result).toEqual({ action: "cancel" });
    expect(queue.getSnapshot().item).toMatchObject({ status: "expired" });
  });
});

test("ACP v1 · capability {} means (no mode at all), so each is declared by itself", async () => {
  const declared = async (modes: ElicitationMode[]) => {
    const { acp } = createElicitationQueue({ modes }).capabilities;
    const app = agent({ name: "agent" }).onRequest(methods.agent.initialize, ({ params }) => ({
      protocolVersion: params.protocolVersion,
      agentInfo: { name: "agent", version: JSON.stringify(params.clientCapabilities?.elicitation) },
    }));
    return client({ name: "host" }).connectWith(app, async (context) => {
      const params: InitializeRequest = { protocolVersion: 1, clientCapabilities: acp };
      const answer = context.request<InitializeResponse>(methods.agent.initialize, params);
      return (await answer).agentInfo?.version;
    });
  };
  expect(await declared(["form", "url"])).toBe('{"form":{},"url":{}}');
  expect(await declared(["form"])).toBe('{"form":{}}');
  expect(await declared(["url"])).toBe('{"url":{}}');
  expect(await declared([])).toBeUndefined();
});

test("ACP v1 · a closed connection cancels its requests", async () => {
  const queue = createElicitationQueue();
  const connection = agent({ name: "agent" }).connect(hostBySdk(queue));
  const result = connection.client.request(CREATE, form);
  result.catch(() => {});
  await whenShown(queue);
  connection.close();
  await whenNothingShown(queue);
  await expect(result).rejects.toThrow("clos");
});

test("ACP RFD · error that asks for a URL (-32042), by the SDK's errors", async () => {
  const queue = createElicitationQueue();
  let prompts = 0;
  const coder = agent({ name: "agent" }).onRequest(methods.agent.session.prompt, () => {
    prompts += 1;
    if (prompts > 1) return { stopReason: "end_turn" as const };
    throw new RequestError(-32042, "Sign in first", { elicitations: [page] });
  });
  const connection = hostBySdk(queue).connect(coder);
  open.push(connection);
  const result = withUrlElicitations(
    () => connection.agent.request(methods.agent.session.prompt, { sessionId: "s1", prompt: [] }),
    queue,
    { requester },
  );
  const item = await whenShown(queue);
  expect(item.request).toMatchObject({ url: page.url, elicitationId: page.elicitationId });
  await item.respond({ action: "accept" });
  expect(prompts).toBe(1);
  queue.complete(page.elicitationId, requester);
  expect(await result).toEqual({ stopReason: "end_turn" });
  expect(prompts).toBe(2);
});

describe("by the SDK's client for the draft", () => {
  async function connect(modes?: ElicitationMode[]) {
    const queue = createElicitationQueue({ modes });
    const { create, complete } = createElicitationHandlers(queue, {
      requester,
      RequestError: draft.RequestError,
    });
    const app = draft
      .client({ name: "host" })
      .onRequest(draft.methods.client.elicitation.create, create)
      .onNotification(draft.methods.client.elicitation.complete, complete);
    const info = { name: "agent", version: "1" };
    let host: draft.AgentContext | undefined;
    let declared: unknown;
    const server = draft
      .agent(info)
      .onRequest(draft.methods.agent.initialize, ({ params }) => {
        declared = params.capabilities?.elicitation;
        return { protocolVersion: params.protocolVersion, info };
      })
      .onConnect((connection) => {
        host = connection.client;
      });
    const connection = app.connect(server);
    open.push(connection);
    await connection.agent.request(draft.methods.agent.initialize, {
      protocolVersion: 2,
      info,
      capabilities: queue.capabilities.acp,
    });
    assert(host);
    return { queue, host, declared };
  }

  test("ACP v2 draft · arrives as (agent request elicitation/create), modes, completion", async () => {
    const { queue, host } = await connect();
    const filled = host.request(CREATE, form);
    const accepted = { action: "accept" as const, content: { strategy: "careful" } };
    void (await whenShown(queue)).respond(accepted);
    expect(await filled).toEqual(accepted);
    const opened = host.request(CREATE, page);
    void (await whenShown(queue)).respond({ action: "accept" });
    expect(await opened).toEqual({ action: "accept" });
    await host.notify(COMPLETE, { elicitationId: page.elicitationId });
    await whenShown(queue, ({ completed }) => completed);
  });

  test("ACP v2 draft · mode left out (not allowed), undeclared mode (-32602)", async () => {
    const { host, declared } = await connect(["form"]);
    expect(declared).toEqual({ form: {} });
    const { mode: _, ...implicit } = form;
    await expect(host.request(String(CREATE), implicit)).rejects.toMatchObject({ code: -32602 });
    await expect(host.request(CREATE, page)).rejects.toMatchObject({ code: -32602 });
  });

  test("ACP v2 draft · cancelled by the requester ($/cancel_request)", async () => {
    const { queue, host } = await connect();
    const abort = new AbortController();
    const result = host.request(CREATE, form, { cancellationSignal: abort.signal });
    await whenShown(queue);
    abort.abort();
    expect(await result).toEqual({ action: "cancel" });
    await whenNothingShown(queue);
  });
});
