import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import * as v2 from "@modelcontextprotocol/client";
import * as v1 from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  type EventStore,
  StreamableHTTPServerTransport,
} from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import {
  CancelledNotificationSchema,
  ElicitationCompleteNotificationSchema,
  ElicitRequestSchema,
  ElicitResultSchema,
  type JSONRPCMessage,
} from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import type { CallOptions, ElicitationConnection } from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenItems, whenNothingShown, whenSeen, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationRelay } from "../relay/createElicitationRelay.js";
import { createElicitationQueue } from "./createElicitationQueue.js";

const requester = { name: "Booking" };
const requestedSchema = {
  type: "object" as const,
  properties: { count: { type: "integer" as const } },
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

/** How a server sends its requests. */
type Way = "on the stream of the call" | "on a stream that is resumed" | "on the standalone stream";

function makeServer(way: Way) {
  const mcp = new McpServer({ name: "server", version: "1" });
  mcp.registerTool("book", { inputSchema: { name: z.string() } }, async ({ name }, extra) => {
    const params = { mode: "form" as const, message: name, requestedSchema };
    if (way === "on a stream that is resumed") extra.closeSSEStream?.();
    const result =
      way === "on the standalone stream"
        ? await mcp.server.elicitInput(params)
        : await extra.sendRequest({ method: "elicitation/create", params }, ElicitResultSchema);
    return { content: [{ type: "text", text: `${name}: ${result.action}` }] };
  });
  return mcp;
}

/** Keeps the events of a session in order, so that a stream can be resumed. */
function keepEvents(): EventStore {
  const events: { stream: string; message: JSONRPCMessage }[] = [];
  return {
    storeEvent: (stream, message) => Promise.resolve(String(events.push({ stream, message }) - 1)),
    replayEventsAfter: async (lastEventId, { send }) => {
      const { stream } = events[Number(lastEventId)]!;
      for (const [at, { stream: of, message }] of events.entries()) {
        if (at > Number(lastEventId) && of === stream) await send(String(at), message);
      }
      return stream;
    },
  };
}

/** A server over Streamable HTTP whose process can be restarted: all its sessions are lost then. */
async function serve(way: Way, status = 404) {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const http = createServer(async (request, response) => {
    const id = request.headers["mcp-session-id"];
    const known = sessions.get(String(id));
    if (id && !known) {
      if (request.method === "GET" && request.headers["last-event-id"]) onRejectedGet();
      const error = { code: -32000, message: "Bad Request: No valid session ID provided" };
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ jsonrpc: "2.0", error, id: null }));
      return;
    }
    const transport =
      known ??
      new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (session) => void sessions.set(session, transport),
        eventStore: keepEvents(),
        retryInterval: 10,
      });
    if (!known) await makeServer(way).connect(transport);
    await transport.handleRequest(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  open.push({
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  });
  let onRejectedGet = () => {};
  const rejectedGets = () => new Promise<void>((resolve) => (onRejectedGet = resolve));
  const restart = async () => {
    const ended = [...sessions.values()];
    sessions.clear();
    await Promise.all(ended.map((transport) => transport.close()));
  };
  return {
    url: new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`),
    restart,
    rejectedGets,
  };
}

const info = { name: "host", version: "1" };

type Book = (name: string, options: CallOptions) => Promise<unknown>;
type Connect = (
  queue: ElicitationQueue,
  connection: ElicitationConnection,
  url: URL,
  onClosed?: () => void,
) => Promise<Book>;

const sdks: Record<string, Connect> = {
  "the SDK v1": async (queue, connection, url, onClosed) => {
    const client = new v1.Client(info, { capabilities: queue.capabilities.mcp });
    const { create, complete, cancelled, wrap, fetch } = connection;
    client.setRequestHandler(ElicitRequestSchema, create);
    client.setNotificationHandler(ElicitationCompleteNotificationSchema, complete);
    client.setNotificationHandler(CancelledNotificationSchema, cancelled);
    Object.assign(client, { onclose: onClosed });
    await client.connect(wrap(new StreamableHTTPClientTransport(url, { fetch })));
    open.push(client);
    return (name, options) =>
      client.callTool({ name: "book", arguments: { name } }, undefined, options);
  },
  "the SDK v2": async (queue, connection, url, onClosed) => {
    const client = new v2.Client(info, { capabilities: queue.capabilities.mcp });
    const { create, complete, wrap, fetch } = connection;
    client.setRequestHandler("elicitation/create", create);
    client.setNotificationHandler("notifications/elicitation/complete", complete);
    Object.assign(client, { onclose: onClosed });
    await client.connect(wrap(new v2.StreamableHTTPClientTransport(url, { fetch })));
    open.push(client);
    return (name, options) => client.callTool({ name: "book", arguments: { name } }, options);
  },
  "@ai-sdk/mcp": async (queue, { create, wrap, fetch }, url, onClosed) => {
    const transport = wrap(new StreamableHTTPClientTransport(url, { fetch }));
    const client = await createMCPClient({ transport, capabilities: queue.capabilities.mcp });
    const { onclose } = transport;
    const closed = () => {
      onclose?.();
      onClosed?.();
    };
    Object.assign(transport, { onclose: closed });
    client.onElicitationRequest(ElicitationRequestSchema, create);
    open.push(client);
    const { book } = await client.tools();
    return async (name, { signal }) => {
      const context = { abortSignal: signal, toolCallId: name, messages: [], context: {} };
      return book?.execute?.({ name }, context);
    };
  },
};

async function start(connect: Connect, way: Way) {
  const queue = createElicitationQueue();
  const connection = queue.connection({ requester });
  const { url } = await serve(way);
  const book = await connect(queue, connection, url);
  const call = (
    context: string,
    more: { signal?: AbortSignal; timers?: Timers; timeout?: number } = {},
  ) => connection.call((options) => book(context, options), { context, ...more });
  return { queue, connection, call, book };
}
type Timers = ReturnType<typeof manualTimers>;

const placesOf = (queue: ElicitationQueue) =>
  queue.items.map(({ request, context }) => [request.message, context]).toSorted();

describe.each(Object.entries(sdks))("%s, over Streamable HTTP", (_, connect) => {
  test.each(["on the stream of the call", "on a stream that is resumed"] as const)(
    "each request %s has the context of its call while two calls run",
    async (way) => {
      const { queue, call } = await start(connect, way);
      const names = ["a", "b"];
      const results = names.map((name) => call(name));
      await whenItems(queue, 2);
      expect(placesOf(queue)).toEqual(names.map((name) => [name, name]));
      for (const { respond } of queue.items) await respond({ action: "decline" });
      expect(JSON.stringify(await Promise.all(results))).toMatch(/a: decline.*b: decline/);
    },
  );

  test("a request on the stream of a call that the connection does not run belongs to no other", async () => {
    const { queue, call, book } = await start(connect, "on the stream of the call");
    const own = call("a");
    await whenItems(queue, 1);
    const direct = book("b", { signal: new AbortController().signal, timeout: 60_000 });
    await whenItems(queue, 2);
    expect(placesOf(queue)).toEqual([
      ["a", "a"],
      ["b", expect.objectContaining({ requestId: expect.anything() })],
    ]);
    for (const { respond } of queue.items) await respond({ action: "decline" });
    await Promise.all([own, direct]);
  });

  test("a call whose signal the host has combined keeps its requests", async () => {
    const { queue, connection, book } = await start(connect, "on the stream of the call");
    const result = connection.call(
      ({ signal, ...options }) =>
        book("a", {
          ...options,
          signal: AbortSignal.any([signal, new AbortController().signal]),
        }),
      { context: "a" },
    );
    await whenItems(queue, 1);
    expect(placesOf(queue)).toEqual([["a", "a"]]);
    await queue.items[0]?.respond({ action: "decline" });
    await result;
  });

  test("a request on the standalone stream belongs to the only call, or to an unknown one", async () => {
    const { queue, call } = await start(connect, "on the standalone stream");
    const results = [call("a")];
    await whenItems(queue, 1);
    results.push(call("b"));
    await whenItems(queue, 2);
    expect(placesOf(queue)).toEqual([
      ["a", "a"],
      ["b", undefined],
    ]);
    for (const { respond } of queue.items) await respond({ action: "decline" });
    await Promise.all(results);
  });

  test("an aborted call withdraws its own request alone", async () => {
    const { queue, call } = await start(connect, "on the stream of the call");
    const abort = new AbortController();
    const aborted = call("a", { signal: abort.signal });
    const other = call("b");
    await whenItems(queue, 2);
    abort.abort(new Error("enough"));
    await expect(aborted).rejects.toThrow(/enough|aborted/);
    expect(queue.items).toMatchObject([{ context: "b", status: "open" }]);
    await queue.items[0]?.respond({ action: "decline" });
    expect(JSON.stringify(await other)).toContain("b: decline");
  });
});

describe("a connection", () => {
  test("pauses the timeout of the call that has a request, not that of others", async () => {
    const queue = createElicitationQueue();
    const { url } = await serve("on the stream of the call");
    const connection = queue.connection({ requester });
    const book = await sdks["the SDK v2"]!(queue, connection, url);
    const timers = manualTimers();
    const more = { timers, timeout: 10_000 };
    const asking = connection.call((options) => book("a", options), { ...more, context: "a" });
    const silent = connection.call(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
      more,
    );
    const timedOut = silent.catch(String);
    expect(await whenSeen(queue)).toMatchObject({ context: "a" });
    timers.advance(60_000);
    expect(await timedOut).toContain("too long");
    await queue.items[0]?.respond({ action: "decline" });
    expect(JSON.stringify(await asking)).toContain("a: decline");
  });

  test("close cancels the open requests of a connection, and can be called again", async () => {
    const { queue, connection, call } = await start(
      sdks["the SDK v2"]!,
      "on the stream of the call",
    );
    const ofAnother = queue.elicit({ message: "?", requestedSchema }, { requester });
    const result = call("a");
    await whenItems(queue, 2);
    connection.close();
    connection.close();
    expect(queue.items).toMatchObject([{ request: { message: "?" } }]);
    expect(JSON.stringify(await result)).toContain("a: cancel");
    queue.disconnectAll();
    expect(await ofAnother).toEqual({ action: "cancel" });
  });

  test("serves the next client after it has closed, which counts its requests from the start", async () => {
    const queue = createElicitationQueue();
    const { create, close } = queue.connection({ requester });
    const ask = () => create({ params: { message: "?", requestedSchema } }, { requestId: 0 });
    for (const action of ["decline", "accept"] as const) {
      const result = ask();
      await whenShown(queue);
      await queue.items[0]?.respond({ action });
      expect((await result).action).toBe(action);
      close();
    }
  });

  test("takes the requester of each request from a function", async () => {
    const queue = createElicitationQueue();
    const { create, complete, close, call } = queue.connection({
      requester: ({ message }) => ({ name: message.split(":")[0]! }),
    });
    const urlRequest = { mode: "url", url: "https://pay.example/", elicitationId: "e" };
    const results = ["Mail: who?", "Pay: where?"].map((message, requestId) =>
      create(
        { params: { message, requestedSchema, ...(requestId === 1 && urlRequest) } },
        { requestId },
      ),
    );
    expect(queue.items.map(({ requester: { name } }) => name)).toEqual(["Mail", "Pay"]);
    await queue.items[1]?.respond({ action: "accept" });
    complete({ params: { elicitationId: "e" } });
    expect(queue.items.map(({ completed }) => completed)).toEqual([false]);
    close();
    expect((await Promise.all(results)).map(({ action }) => action)).toEqual(["cancel", "accept"]);

    const called = call(
      () => create({ params: { message: "Pay: how?", requestedSchema } }, { requestId: 2 }),
      { context: "call" },
    );
    expect(await whenShown(queue)).toMatchObject({ requester: { name: "Pay" }, context: "call" });
    await queue.items[0]?.respond({ action: "decline" });
    await called;
  });

  test.each([
    ["undefined", undefined, "call", "call"],
    ["a value", "chat", "call", "call"],
    ["a value that the call has not", "chat", undefined, "chat"],
    ["an object", { chat: 1 }, { call: 2 }, { chat: 1, call: 2 }],
    ["a function", () => ({ chat: 1 }), { call: 2 }, { chat: 1, call: 2 }],
  ])("adds its context to that of a call: %s", async (_, context, ofCall, expected) => {
    const queue = createElicitationQueue();
    const connection = queue.connection({ requester, context });
    const end = new AbortController();
    const call = connection.call(
      () =>
        connection.create({
          params: { message: "", requestedSchema: { type: "object", properties: {} } },
        }),
      { context: ofCall, signal: end.signal },
    );
    expect(await whenShown(queue)).toMatchObject({ context: expected });
    await queue.items[0]?.respond({ action: "decline" });
    await call;
  });

  test("works without HTTP: a request has the context of the only call", async () => {
    const queue = createElicitationQueue();
    const { create, wrap, call } = queue.connection({ requester });
    const client = new v1.Client(info, { capabilities: queue.capabilities.mcp });
    client.setRequestHandler(ElicitRequestSchema, create);
    const [here, there] = InMemoryTransport.createLinkedPair();
    await makeServer("on the stream of the call").connect(there);
    await client.connect(wrap(here));
    open.push(client);
    const params = { name: "book", arguments: { name: "a" } };
    const result = call((options) => client.callTool(params, undefined, options), { context: 1 });
    const item = await whenShown(queue);
    expect(item.context).toBe(1);
    await item.respond({ action: "decline" });
    expect(JSON.stringify(await result)).toContain("a: decline");
  });

  test("belongs to the queues of a relay too", async () => {
    const relay = createElicitationRelay();
    const queue = relay.queueFor("ada");
    const connection = queue.connection({ requester });
    const { url } = await serve("on the stream of the call");
    const book = await sdks["the SDK v2"]!(queue, connection, url);
    const result = connection.call((options) => book("a", options), { context: "a" });
    expect((await whenShown(queue)).context).toBe("a");
    await relay.close();
    expect(JSON.stringify(await result)).toContain("a: cancel");
  });
});

describe.each(Object.entries(sdks))("%s, after its server has restarted", (_, connect) => {
  /** A host that connects when it needs to, as in the documentation. */
  async function startHost(status: number) {
    const queue = createElicitationQueue();
    const connection = queue.connection({ requester });
    const server = await serve("on the stream of the call", status);
    let book: Promise<Book> | undefined;
    const forget = () => (book = undefined);
    const call = (context: string) =>
      connection.call(
        async (options) =>
          (await (book ??= connect(queue, connection, server.url, forget)))(context, options),
        { context },
      );
    const answer = async (...results: Promise<unknown>[]) => {
      await whenItems(queue, results.length);
      const places = placesOf(queue);
      for (const { respond } of queue.items) await respond({ action: "decline" });
      await Promise.all(results);
      return places;
    };
    await answer(call("first"));
    return { queue, server, call, answer };
  }

  test.each([404, 400])("the next calls succeed on a new session (HTTP %i)", async (status) => {
    const { queue, server, call, answer } = await startHost(status);
    await server.restart();
    const places = await answer(call("a"), call("b"));
    expect(places).toEqual(["a", "b"].map((name) => [name, name]));
    await whenNothingShown(queue);
  });

  test("a call that has run is not repeated, though its stream can't be resumed", async () => {
    const { queue, server, call } = await startHost(404);
    const resumed = server.rejectedGets();
    const lost = call("lost").catch(() => "failed");
    await whenShown(queue);
    await server.restart();
    await resumed;
    const next = call("next");
    await whenItems(queue, 1);
    await whenShown(queue, ({ context }) => context === "next").then(({ respond }) =>
      respond({ action: "decline" }),
    );
    expect(JSON.stringify(await next)).toContain("next: decline");
    expect(await lost).toBe("failed");
    expect(queue.items).toEqual([]);
  });

  test("the next call withdraws the request of a server that was restarted", async () => {
    const { queue, server, call } = await startHost(404);
    const lost = call("lost");
    const failed = lost.catch(() => "failed");
    const item = await whenShown(queue);
    queue.markPlaced(item.id);
    await server.restart();
    const next = call("next");
    await whenItems(queue, 2);
    expect(item).toMatchObject({ withdrawn: true });
    item.dismiss();
    await queue.items[0]?.respond({ action: "decline" });
    expect(JSON.stringify(await next)).toContain("next: decline");
    expect(await failed).toBe("failed");
  });

  test.each([404, 400])(
    "a response that it no longer knows ends the call (HTTP %i)",
    async (status) => {
      const { queue, server, call, answer } = await startHost(status);
      const failed = call("lost").catch(() => "failed");
      const item = await whenShown(queue);
      queue.markPlaced(item.id);
      await server.restart();
      await item.respond({ action: "decline" }).catch(() => {});
      expect(await failed).toBe("failed");
      expect(item).toMatchObject({ withdrawn: true });
      item.dismiss();
      expect(await answer(call("next"))).toEqual([["next", "next"]]);
    },
  );
});
