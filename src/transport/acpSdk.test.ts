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
import { afterEach, assert, describe, expect, test } from "vitest";
import { createElicitationQueue } from "../queue/createElicitationQueue.js";
import type { ElicitationMode } from "../queue/capabilitiesOf.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import type { Channel } from "./Channel.js";
import { connectElicitation } from "./connectElicitation.js";
import { createElicitationHandlers } from "./createElicitationHandlers.js";

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
  for (const each of open.splice(0)) each.close();
});

/** A host with the handlers of the SDK. */
function hostBySdk(queue: ElicitationQueue): ClientApp {
  const { create, complete } = createElicitationHandlers(queue, { requester, RequestError });
  return client({ name: "host" }).onRequest(CREATE, create).onNotification(COMPLETE, complete);
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

describe.each(["the SDK's client", "a JSON-RPC channel"])("ACP v1 stable, by %s", (way) => {
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

  test("arrives as: agent request elicitation/create", async () => {
    const { queue, host } = connect();
    const result = host.request(CREATE, form);
    const item = await whenShown(queue);
    expect(item).toMatchObject({ requester, request: form });
    void item.onRespond({ action: "accept", content: { strategy: "careful" } });
    expect(await result).toEqual({ action: "accept", content: { strategy: "careful" } });
  });

  test("modes: form, url", async () => {
    const { queue, host } = connect();
    for (const params of [form, page]) {
      const result = host.request(CREATE, params);
      const item = await whenShown(queue);
      expect(item.request.mode).toBe(params.mode);
      void item.onRespond({ action: "decline" });
      expect(await result).toEqual({ action: "decline" });
    }
  });

  test("mode left out: not allowed", async () => {
    const { queue, host } = connect();
    const { mode: _, ...implicit } = form;
    await expect(host.request<unknown>(CREATE, implicit)).rejects.toMatchObject({ code: -32602 });
    expect(queue.getSnapshot().current).toBeUndefined();
  });

  test("url id: elicitationId; completion: elicitation/complete", async () => {
    const { queue, host } = connect();
    const result = host.request(CREATE, page);
    const item = await whenShown(queue);
    void item.onRespond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
    await host.notify(COMPLETE, { elicitationId: "another" });
    await host.notify(COMPLETE, { elicitationId: page.elicitationId });
    await whenShown(queue, ({ completed }) => completed);
  });

  test("undeclared mode: -32602", async () => {
    const { host } = connect(["form"]);
    await expect(host.request(CREATE, page)).rejects.toMatchObject({ code: -32602 });
    const unknown = { mode: "_qr", sessionId: "s1", message: "Scan" };
    await expect(host.request(CREATE, unknown)).rejects.toMatchObject({ code: -32602 });
  });

  test("cancelled by the asker: $/cancel_request", async () => {
    const { queue, host } = connect();
    const abort = new AbortController();
    const result = host.request(CREATE, form, { cancellationSignal: abort.signal });
    await whenShown(queue);
    abort.abort();
    expect(await result).toEqual({ action: "cancel" });
    await whenNothingShown(queue);
  });

  test("scope: sessionId (+ toolCallId) or requestId", async () => {
    const { queue, host } = connect();
    const { sessionId: _, ...rest } = form;
    const result = host.request(CREATE, { ...rest, requestId: 7 });
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({ requestId: 7 });
    void item.onRespond({ action: "cancel" });
    expect(await result).toEqual({ action: "cancel" });
  });
});

test("ACP v1 stable: capability {} means no mode at all: so each is declared by itself", async () => {
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

test("ACP: a connection that is gone cancels what it asked", async () => {
  const queue = createElicitationQueue();
  const connection = agent({ name: "agent" }).connect(hostBySdk(queue));
  const result = connection.client.request(CREATE, form);
  result.catch(() => {});
  await whenShown(queue);
  connection.close();
  await whenNothingShown(queue);
  await expect(result).rejects.toThrow("clos");
});

describe("ACP v2 draft, by the SDK's client", () => {
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

  test("arrives as: agent request elicitation/create; modes: form, url; completion", async () => {
    const { queue, host } = await connect();
    const filled = host.request(CREATE, form);
    const accepted = { action: "accept" as const, content: { strategy: "careful" } };
    void (await whenShown(queue)).onRespond(accepted);
    expect(await filled).toEqual(accepted);
    const opened = host.request(CREATE, page);
    void (await whenShown(queue)).onRespond({ action: "accept" });
    expect(await opened).toEqual({ action: "accept" });
    await host.notify(COMPLETE, { elicitationId: page.elicitationId });
    await whenShown(queue, ({ completed }) => completed);
  });

  test("mode left out: not allowed; undeclared mode: -32602", async () => {
    const { host, declared } = await connect(["form"]);
    expect(declared).toEqual({ form: {} });
    const { mode: _, ...implicit } = form;
    await expect(host.request(String(CREATE), implicit)).rejects.toMatchObject({ code: -32602 });
    await expect(host.request(CREATE, page)).rejects.toMatchObject({ code: -32602 });
  });

  test("cancelled by the asker: $/cancel_request", async () => {
    const { queue, host } = await connect();
    const abort = new AbortController();
    const result = host.request(CREATE, form, { cancellationSignal: abort.signal });
    await whenShown(queue);
    abort.abort();
    expect(await result).toEqual({ action: "cancel" });
    await whenNothingShown(queue);
  });
});
