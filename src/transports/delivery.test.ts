import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import * as v1 from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ElicitRequestSchema, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import * as v2 from "@modelcontextprotocol/client";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { watchedSignal } from "../queue/fixtures/watchedSignal.js";
import { whenItems, whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import type { ElicitationHandlers } from "../queue/ElicitationConnection.js";
import { createElicitationHandlers } from "./handlers.js";
import { withDeliveryRetry } from "./delivery.js";

const requester = { name: "Booking" };
const question = {
  mode: "form" as const,
  message: "Who?",
  requestedSchema: { type: "object" as const, properties: { name: { type: "string" as const } } },
};
const named = { action: "accept" as const, content: { name: "Ada" } };

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

/** Listens as an SDK does. */
function listen(transport: Transport, onmessage: (message: JSONRPCMessage) => void) {
  Object.assign(transport, { onmessage });
}

function makeServer() {
  const mcp = new McpServer({ name: "server", version: "1" });
  mcp.registerTool("book", {}, async () => {
    const { action, content } = await mcp.server.elicitInput(question);
    return { content: [{ type: "text", text: JSON.stringify({ action, content }) }] };
  });
  return mcp;
}

/** A server over streamable HTTP, of one session. */
async function serve() {
  const mcp = makeServer();
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: () => "session" });
  await mcp.connect(transport);
  const http = createServer((request, response) => void transport.handleRequest(request, response));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  open.push({
    close: async () => {
      await mcp.close();
      http.closeAllConnections();
      http.close();
    },
  });
  return new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`);
}

/** A network that loses the first answers, and counts those that arrive. */
function lossyFetch(losses: number) {
  const arrived: unknown[] = [];
  let left = losses;
  const lossy = async (address: string | URL, init?: RequestInit) => {
    const { result } = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    if (result?.action && left > 0) {
      left -= 1;
      throw new TypeError("offline");
    }
    if (result?.action) arrived.push(result);
    return fetch(address, init);
  };
  return { fetch: lossy, arrived };
}

type Connect = (
  queue: ElicitationQueue,
  url: URL,
  fetchLike: (address: string | URL, init?: RequestInit) => Promise<Response>,
) => Promise<{
  book: (signal?: AbortSignal) => Promise<unknown>;
  close: () => Promise<void>;
}>;

/** A client of `@ai-sdk/mcp`, with handlers of its own or shared ones. */
async function connectAiSdk(
  queue: ElicitationQueue,
  transport: Transport,
  { create } = createElicitationHandlers(queue, { requester }),
) {
  const client = await createMCPClient({
    transport: withDeliveryRetry(transport, queue),
    capabilities: queue.capabilities.mcp,
  });
  client.onElicitationRequest(ElicitationRequestSchema, create);
  const { book } = await client.tools();
  return {
    close: () => client.close(),
    book: async (abortSignal?: AbortSignal) =>
      book?.execute?.({}, { abortSignal, toolCallId: "call", messages: [], context: {} }),
  };
}

const clients: Record<string, Connect> = {
  "the SDK v1": async (queue, url, fetchLike) => {
    const client = new v1.Client(
      { name: "host", version: "1" },
      {
        capabilities: queue.capabilities.mcp,
      },
    );
    const { create } = createElicitationHandlers(queue, { requester });
    client.setRequestHandler(ElicitRequestSchema, create);
    const transport = new StreamableHTTPClientTransport(url, { fetch: fetchLike });
    await client.connect(withDeliveryRetry(transport, queue));
    return {
      book: (signal) => client.callTool({ name: "book" }, undefined, { signal }),
      close: () => client.close(),
    };
  },
  "the SDK v2": async (queue, url, fetchLike) => {
    const client = new v2.Client(
      { name: "host", version: "1" },
      {
        capabilities: queue.capabilities.mcp,
      },
    );
    const { create } = createElicitationHandlers(queue, { requester });
    client.setRequestHandler("elicitation/create", create);
    const transport = new v2.StreamableHTTPClientTransport(url, { fetch: fetchLike });
    await client.connect(withDeliveryRetry(transport, queue));
    return {
      book: (signal) => client.callTool({ name: "book" }, { signal }),
      close: () => client.close(),
    };
  },
  "@ai-sdk/mcp": async (queue, url, fetchLike) => {
    const transport = new StreamableHTTPClientTransport(url, { fetch: fetchLike });
    const client = await connectAiSdk(queue, transport);
    return { book: client.book, close: () => client.close() };
  },
};

describe.each(Object.entries(clients))("%s, over streamable HTTP", (_, connect) => {
  async function start(losses = 0) {
    const queue = createElicitationQueue();
    const network = lossyFetch(losses);
    const client = await connect(queue, await serve(), network.fetch);
    open.push(client);
    return { queue, client, arrived: network.arrived };
  }

  test("a request stays open if its answer cannot be sent, and a later answer ends the call", async () => {
    const { queue, client, arrived } = await start(2);
    const called = client.book();
    const item = await whenShown(queue);
    await expect(item.respond(named)).rejects.toThrow("offline");
    await expect(item.respond(named)).rejects.toThrow("offline");
    expect(queue.getSnapshot().item?.id).toBe(item.id);
    await item.respond({ action: "decline" });
    expect(await called).toMatchObject({ content: [{ text: '{"action":"decline"}' }] });
    expect(arrived).toEqual([{ action: "decline" }]);
  });

  test("an answer is sent once, and the request has only members that the server sent", async () => {
    const { queue, client, arrived } = await start();
    const called = client.book();
    const item = await whenShown(queue);
    expect(item).toMatchObject({ request: question, requester });
    expect(Object.keys(item.request).toSorted()).toEqual(["message", "mode", "requestedSchema"]);
    await item.respond(named);
    expect(await called).toMatchObject({ content: [{ text: JSON.stringify(named) }] });
    expect(arrived).toEqual([named]);
  });

  test("an aborted call withdraws its request", async () => {
    const { queue, client } = await start();
    const abort = new AbortController();
    const called = client.book(abort.signal);
    await whenShown(queue);
    abort.abort("enough");
    await expect(called).rejects.toThrow(/enough|aborted/);
    await whenNothingShown(queue);
  });

  test("a closed client withdraws its requests", async () => {
    const { queue, client } = await start();
    const called = client.book();
    await whenShown(queue);
    await client.close();
    await expect(called).rejects.toThrow("closed");
    await whenNothingShown(queue);
  });
});

describe("@ai-sdk/mcp", () => {
  /** A connection without sessions, whose server can be made to repeat what it asked. */
  async function connectPair(queue: ElicitationQueue, handlers?: ElicitationHandlers) {
    const [here, there] = InMemoryTransport.createLinkedPair();
    const asked: JSONRPCMessage[] = [];
    const answers: JSONRPCMessage[] = [];
    const send = there.send.bind(there);
    there.send = (message, options) => {
      if ("method" in message && message.method === "elicitation/create") asked.push(message);
      return send(message, options);
    };
    const mcp = makeServer();
    await mcp.connect(there);
    const { onmessage } = there;
    listen(there, (message) => {
      if (!("method" in message)) answers.push(message);
      onmessage?.(message);
    });
    const client = await connectAiSdk(queue, here, handlers);
    open.push(mcp, client);
    const repeat = () => send(asked[0]!);
    return { client, repeat, answers };
  }

  test("a repeated request is shown once, and gets the same answer", async () => {
    const queue = createElicitationQueue();
    const { client, repeat, answers } = await connectPair(queue);
    const called = client.book();
    const item = await whenShown(queue);
    await repeat();
    await settle();
    expect(queue.items).toHaveLength(1);
    await item.respond(named);
    expect(await called).toMatchObject({ content: [{ text: JSON.stringify(named) }] });
    await repeat();
    await settle();
    expect(queue.items).toEqual([]);
    expect(answers).toEqual([0, 0].map((id) => ({ jsonrpc: "2.0", id, result: named })));
  });

  test("connections that share handlers and use the same IDs each get their own answer", async () => {
    const queue = createElicitationQueue();
    const handlers = createElicitationHandlers(queue, { requester });
    const first = await connectPair(queue, handlers);
    const second = await connectPair(queue, handlers);
    const calls = [first.client.book(), second.client.book()];
    await whenItems(queue, 2);
    await queue.items[0]?.respond(named);
    await whenShown(queue, () => queue.items.length === 1);
    await queue.items[0]?.respond({ action: "decline" });
    const texts = [named, { action: "decline" }].map((result) => JSON.stringify(result));
    expect(await Promise.all(calls)).toMatchObject(texts.map((text) => ({ content: [{ text }] })));
    expect(first.answers).toEqual([{ jsonrpc: "2.0", id: 0, result: named }]);
    expect(second.answers).toEqual([answerOf(0, "decline")]);
  });
});

/** A client that hands to its handler what `@ai-sdk/mcp` does: the params, and nothing else. */
function connectBare(queue: ElicitationQueue, transport: Transport) {
  const { create } = createElicitationHandlers(queue, { requester });
  const wrapped = withDeliveryRetry(transport, queue);
  listen(wrapped, (message) => {
    if (!("method" in message && "id" in message)) return;
    const { id, params } = message;
    create({ params: { ...params } }).then(
      (result) => wrapped.send({ jsonrpc: "2.0", id, result: { ...result } }),
      (error: { code: number; message: string }) => {
        const { code, message: text } = error;
        return wrapped.send({ jsonrpc: "2.0", id, error: { code, message: text } });
      },
    );
  });
  return wrapped;
}

/** Both ends of a wire; one of them with nothing but what is sent. */
async function wire(queue: ElicitationQueue) {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const answers: JSONRPCMessage[] = [];
  listen(there, (message) => answers.push(message));
  const client = connectBare(queue, here);
  await Promise.all([client.start(), there.start()]);
  const ask = (id: number, message = "Who?") =>
    there.send({
      jsonrpc: "2.0",
      id,
      method: "elicitation/create",
      params: { message, requestedSchema: question.requestedSchema },
    });
  return { client, there, answers, ask };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const answerOf = (id: number, action: string) => ({ jsonrpc: "2.0", id, result: { action } });

describe("an SDK that hands over params alone", () => {
  test("a repeated request is shown once, and gets the same answer", async () => {
    const queue = createElicitationQueue();
    const { answers, ask } = await wire(queue);
    await ask(0);
    await ask(0);
    expect(queue.getSnapshot().waiting).toBe(0);
    await (await whenShown(queue)).respond({ action: "decline" });
    await settle();
    expect(answers).toEqual([answerOf(0, "decline")]);
    await ask(0);
    await settle();
    expect(answers).toEqual([answerOf(0, "decline"), answerOf(0, "decline")]);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("the same request on a new connection is another request", async () => {
    const queue = createElicitationQueue();
    for (const action of ["decline", "cancel"] as const) {
      const { answers, ask, client } = await wire(queue);
      await ask(0);
      await (await whenShown(queue)).respond({ action });
      await settle();
      expect(answers).toEqual([answerOf(0, action)]);
      await client.close();
    }
  });

  test("an ID with other params ends the earlier request, and only the new one is answered", async () => {
    const queue = createElicitationQueue();
    const { answers, ask } = await wire(queue);
    await ask(0, "Delete the temporary file?");
    await ask(0, "Delete the database?");
    const item = await whenShown(queue, ({ request }) => request.message.includes("database"));
    expect(queue.getSnapshot().waiting).toBe(0);
    await item.respond({ action: "decline" });
    await settle();
    expect(answers).toEqual([answerOf(0, "decline")]);
  });

  test("a request that is withdrawn, or whose connection closes, disappears unanswered", async () => {
    const queue = createElicitationQueue();
    const { answers, ask, there, client } = await wire(queue);
    await ask(0);
    await whenShown(queue);
    await there.send({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: 0 },
    });
    await whenNothingShown(queue);
    await ask(1);
    await whenShown(queue);
    await client.close();
    await whenNothingShown(queue);
    await settle();
    expect(answers).toEqual([]);
  });

  test("an invalid request is refused with -32602", async () => {
    const queue = createElicitationQueue();
    const { answers, there } = await wire(queue);
    await there.send({ jsonrpc: "2.0", id: 3, method: "elicitation/create", params: {} });
    await settle();
    expect(answers).toMatchObject([{ id: 3, error: { code: -32602 } }]);
  });

  test("a mode that the SDK does not know is refused with -32602, and not shown", async () => {
    const queue = createElicitationQueue();
    const { answers, there } = await wire(queue);
    const params = { ...question, mode: "voice" };
    await there.send({ jsonrpc: "2.0", id: 3, method: "elicitation/create", params });
    await settle();
    expect(answers).toMatchObject([{ id: 3, error: { code: -32602, data: { mode: "voice" } } }]);
    expect(queue.items).toEqual([]);
  });

  test("a request stays while any call that may have sent it continues", async () => {
    const queue = createElicitationQueue();
    const { client, ask, there } = await wire(queue);
    const first = new AbortController();
    const call = (id: number, more: object = {}) =>
      client.send({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "book" } }, more);
    await call(10, { signal: first.signal });
    await call(11);
    await ask(0);
    await whenShown(queue);
    first.abort();
    await settle();
    expect(queue.getSnapshot().item).toBeDefined();
    await there.send({ jsonrpc: "2.0", id: 11, result: {} });
    await whenNothingShown(queue);
  });

  test("no ID that a server can guess answers a request, or withdraws it", async () => {
    const queue = createElicitationQueue();
    const { client, there, answers, ask } = await wire(queue);
    await ask(0);
    await whenShown(queue);
    // What a server may guess: an id like those it has seen, of a request that the SDK answers itself.
    await client.send({ jsonrpc: "2.0", id: "elicitation-1", result: {} });
    const cancelled = { requestId: "elicitation-1" };
    await there.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: cancelled });
    await settle();
    expect(queue.items).toMatchObject([{ status: "open" }]);
    expect(answers).toEqual([{ jsonrpc: "2.0", id: "elicitation-1", result: {} }]);
    await queue.items[0]?.respond({ action: "decline" });
    expect(answers.at(-1)).toEqual(answerOf(0, "decline"));
  });

  test("the context of an item has the id that the server gave", async () => {
    const queue = createElicitationQueue();
    const { ask } = await wire(queue);
    await ask(7);
    expect((await whenShown(queue)).context).toMatchObject({ requestId: 7 });
  });

  test("an answer of an SDK to a withdrawn request is not sent", async () => {
    const queue = createElicitationQueue();
    const [here, there] = InMemoryTransport.createLinkedPair();
    const answers: JSONRPCMessage[] = [];
    listen(there, (message) => answers.push(message));
    const client = withDeliveryRetry<Transport>(here, queue);
    const late: (() => Promise<void>)[] = [];
    listen(client, (message) => {
      if (!("id" in message && "method" in message)) return;
      late.push(() =>
        client.send({ jsonrpc: "2.0", id: message.id, result: { action: "decline" } }),
      );
    });
    await Promise.all([client.start(), there.start()]);
    await there.send({ jsonrpc: "2.0", id: 0, method: "elicitation/create", params: question });
    const params = { requestId: 0 };
    await there.send({ jsonrpc: "2.0", method: "notifications/cancelled", params });
    await settle();
    await late[0]?.();
    await settle();
    expect(answers).toEqual([]);
  });

  test("a call's signal is released when the call or the connection ends", async () => {
    const queue = createElicitationQueue();
    const { client, there } = await wire(queue);
    const signals = [watchedSignal(), watchedSignal(), watchedSignal(), watchedSignal()];
    for (const [id, { signal }] of signals.entries()) {
      const options: object = { signal };
      await client.send({ jsonrpc: "2.0", id, method: "tools/call", params: {} }, options);
    }
    const listening = () => signals.map((each) => each.listening);
    expect(listening()).toEqual([1, 1, 1, 1]);
    await there.send({ jsonrpc: "2.0", id: 0, result: {} });
    await there.send({ jsonrpc: "2.0", id: 1, error: { code: -32603, message: "broken" } });
    signals[2]?.abort();
    expect(listening()).toEqual([0, 0, 0, 1]);
    await client.close();
    expect(listening()).toEqual([0, 0, 0, 0]);
  });

  test("a request of a round (2026-07-28) is withdrawn with its call", async () => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    const [here, there] = InMemoryTransport.createLinkedPair();
    const client = withDeliveryRetry<Transport>(here, queue);
    listen(client, (message) => {
      if (!("result" in message)) return;
      const { who } = message.result.inputRequests as { who: { params: unknown } };
      void create({ params: who.params });
    });
    await Promise.all([client.start(), there.start()]);
    const abort = new AbortController();
    const options: object = { signal: abort.signal };
    await client.send({ jsonrpc: "2.0", id: 1, method: "tools/call", params: {} }, options);
    const inputRequests = { who: { method: "elicitation/create", params: question } };
    await there.send({
      jsonrpc: "2.0",
      id: 1,
      result: { resultType: "input_required", inputRequests },
    });
    expect((await whenShown(queue)).request).toEqual(question);
    abort.abort();
    await whenNothingShown(queue);
  });

  test("an answer of the host's own handler is sent as without the queue", async () => {
    const queue = createElicitationQueue();
    const [here, there] = InMemoryTransport.createLinkedPair();
    const answers: JSONRPCMessage[] = [];
    listen(there, (message) => answers.push(message));
    const client = withDeliveryRetry<Transport>(here, queue);
    listen(client, (message) => {
      if (!("id" in message && "method" in message)) return;
      void client.send({ jsonrpc: "2.0", id: message.id, result: { action: "decline" } });
    });
    await Promise.all([client.start(), there.start()]);
    await there.send({ jsonrpc: "2.0", id: 0, method: "elicitation/create", params: question });
    await settle();
    expect(answers).toEqual([answerOf(0, "decline")]);
  });
});
