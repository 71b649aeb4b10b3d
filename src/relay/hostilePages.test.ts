import { createServer, type Server } from "node:http";
import { connect as connectHttp2, createServer as createHttp2Server } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { EventEmitter, once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import type { RelaySocket } from "./connections.js";
import type { NodeRequestLike, NodeResponseLike } from "./http.js";
import { createElicitationRelay, type ElicitationRelayOptions } from "./createElicitationRelay.js";
import { answerOf } from "./fixtures/answerOf.js";
import { pageOf } from "./fixtures/pageOf.js";
import { settle } from "./fixtures/settle.js";
import { memoryBus } from "./buses.js";

// A page is a person's own, and may be anything: a script, a page of an old build, a tab that stalls.

const requester = { name: "Tables" };
const named = (message: string) => ({
  message,
  requestedSchema: { type: "object" as const, properties: { name: { type: "string" } } },
});
const ada = { action: "accept", content: { name: "Ada" } } as const;
const url = "https://chat.example/elicitations";

function start(options: ElicitationRelayOptions = {}) {
  const timers = manualTimers();
  const errors: unknown[] = [];
  const relay = createElicitationRelay({
    timers,
    onError: (error) => errors.push(error),
    ...options,
  });
  return { timers, errors, relay, queue: relay.queueFor("ada") };
}

/** A WebSocket as the standard has it, which closes by no code of a protocol. */
function standardSocket() {
  const listeners: Record<string, (event: object) => void> = {};
  const sent: Record<string, unknown>[] = [];
  const closed: (number | undefined)[] = [];
  const socket: RelaySocket = {
    send: (text) => sent.push(JSON.parse(text)),
    close: (code) => {
      if (code !== undefined && code !== 1000 && (code < 3000 || code > 4999)) {
        throw new DOMException("The close code must be 1000, or in 3000 to 4999.");
      }
      closed.push(code);
    },
    addEventListener: (name, listener) => {
      listeners[name] = listener;
    },
  };
  return { socket, sent, closed, hear: (data: unknown) => listeners.message?.({ data }) };
}

describe("a WebSocket", () => {
  test("is closed for a page of another origin, even if it refuses protocol close codes", () => {
    const { relay } = start();
    const { socket, closed } = standardSocket();
    relay.acceptSocket(socket, "ada", {
      headers: { origin: "https://evil.example", host: "chat.example" },
    });
    expect(closed).toHaveLength(1);
  });

  test("that is refused may send a malformed frame while it closes", () => {
    const { relay } = start();
    // Like a socket of `ws`, it throws if nothing listens to its errors.
    const events = new EventEmitter();
    const { socket } = standardSocket();
    const addEventListener: RelaySocket["addEventListener"] = (name, listener) =>
      events.on(name, listener);
    relay.acceptSocket({ ...socket, addEventListener }, "ada", {
      headers: { origin: "https://evil.example", host: "chat.example" },
    });
    expect(() => events.emit("error", new Error("Invalid frame."))).not.toThrow();
  });

  test.each([2, 3])(
    "that was closed while the host identified its user keeps no place (%i)",
    async (readyState) => {
      const { relay } = start({ limits: { connections: 1 } });
      const { socket } = standardSocket();
      relay.acceptSocket({ ...socket, readyState }, "ada", { headers: {} });
      expect((await relay.fetch(new Request(url), "ada")).status).toBe(200);
    },
  );

  test("that sends garbage, or answers an unknown request, changes nothing", async () => {
    const { relay, queue, errors } = start();
    const asked = queue.elicit(named("Who?"), { requester });
    const { socket, sent, closed, hear } = standardSocket();
    relay.acceptSocket(socket, "ada", { headers: {} });
    await settle();
    const [{ id } = {}] = sent;
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    for (const data of [
      "",
      "null",
      "[]",
      "{",
      "\u0000",
      new Uint8Array([1, 2]),
      undefined,
      JSON.stringify({ id, result: { action: "accept", content: [] } }),
      JSON.stringify({ id: [id], result: ada }),
      JSON.stringify({ id: "another", result: ada }),
      JSON.stringify({ id: "__proto__", result: ada, answer: {} }),
      JSON.stringify({ id: "another", error: { message: { toString: 1 } } }),
      `{"id":"${String(id)}","result":{"action":"accept","content":{"a":${deep}}}}`,
      `{"id":"${String(id)}","result":{"action":"accept","edited":${deep}}}`,
    ]) {
      hear(data);
      await settle();
    }
    expect(errors.map(String)).toEqual([]);
    hear(JSON.stringify({ id, result: ada }));
    expect(await asked).toEqual(ada);
    expect(closed).toEqual([]);
  });

  test("can answer as deep as a form takes answers, and no deeper", async () => {
    const { relay, queue } = start();
    const asked = queue.elicit(named("Who?"), { requester });
    const { socket, sent, hear } = standardSocket();
    relay.acceptSocket(socket, "ada", { headers: {} });
    await settle();
    const [{ id } = {}] = sent;
    const result = (levels: number) =>
      `{"action":"accept","content":{"a":${"[".repeat(levels)}1${"]".repeat(levels)}}}`;
    for (const levels of [101, 100]) {
      hear(`{"id":"${String(id)}","result":${result(levels)}}`);
      await settle();
    }
    expect(JSON.stringify(await asked)).toBe(result(100));
  });

  test("whose answer counts is notified, and a decline is passed on without other members", async () => {
    const { relay, queue } = start();
    const asked = queue.elicit(named("Who?"), { requester });
    const { socket, sent, hear } = standardSocket();
    relay.acceptSocket(socket, "ada", { headers: {} });
    await settle();
    const result = { action: "decline", content: { name: "typed" }, _meta: { more: 1 } };
    hear(JSON.stringify({ id: sent[0]?.id, result, answer: "mine" }));
    expect(await asked).toEqual({ action: "decline" });
    await settle();
    expect(sent).toContainEqual({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: sent[0]?.id, answer: "mine" },
    });
  });

  test("that floods the relay with answers causes few messages on the bus", async () => {
    const inner = memoryBus();
    let published = 0;
    const bus = {
      ...inner,
      publish: (topic: string, text: string) => {
        published += 1;
        return inner.publish(topic, text);
      },
    };
    const { relay, timers } = start({ bus, limits: { waiting: 10 } });
    const { socket, hear } = standardSocket();
    relay.acceptSocket(socket, "ada", { headers: {} });
    await settle();
    for (let each = 0; each < 1_000; each += 1)
      hear(JSON.stringify({ id: `${each}`, result: ada }));
    for (let second = 0; second < 10; second += 1) {
      timers.advance(1_000);
      await settle();
    }
    expect(published).toBeLessThan(100);
  });
});

describe("an event stream", () => {
  const open = (headers: Record<string, string> = {}) => new Request(url, { headers });

  test.each(["0", "-1", "x".repeat(50_000), "\u00ff", "../../etc", '{"id":1}'])(
    "sends all requests, whatever event ID the page sends: %.20s",
    async (last) => {
      const { relay, queue } = start();
      void queue.elicit(named("Who?"), { requester });
      await settle();
      const response = await relay.fetch(open({ "last-event-id": last }), "ada");
      await settle();
      await relay.close();
      expect(await response.text()).toContain('"message":"Who?"');
    },
  );

  test("sends all requests even beyond the buffer limit, and is forgotten when it ends", async () => {
    const { relay, queue } = start({ limits: { bytes: 1_000, connections: 3 } });
    for (let each = 0; each < 9; each += 1) {
      void queue.elicit(named(`${each} ${"x".repeat(700)}`), { requester });
    }
    await settle();
    // The pages that are there as well know it all by the time that the last ones come.
    for (let visit = 0; visit < 20; visit += 1) {
      const response = await relay.fetch(open(), "ada");
      expect(response.status).toBe(200);
      await settle();
      const reader = response.body!.getReader();
      let text = "";
      while (!text.includes('"message":"8 ')) {
        const { value, done } = await reader.read();
        expect(done, "ended before all of it was told").toBe(false);
        text += new TextDecoder().decode(value);
      }
      await reader.cancel();
    }
  });

  test("a page that has left keeps no place", async () => {
    const { relay } = start({ limits: { connections: 1 } });
    const left = new Request(url, { signal: AbortSignal.abort() });
    expect((await relay.fetch(left, "ada")).status).toBe(503);
    const leaving = new AbortController();
    const stream = await relay.fetch(new Request(url, { signal: leaving.signal }), "ada");
    expect((await relay.fetch(open(), "ada")).status).toBe(429);
    leaving.abort();
    expect((await relay.fetch(open(), "ada")).status).toBe(200);
    expect(await stream.text()).toContain("retry");
  });
});

test("a closed relay takes no answer, and listens to nobody", async () => {
  const inner = memoryBus();
  const topics: string[] = [];
  const bus = {
    ...inner,
    subscribe: (topic: string, listener: (text: string) => void) => {
      topics.push(topic);
      return inner.subscribe(topic, listener);
    },
  };
  const { relay } = start({ bus });
  await relay.close();
  expect((await relay.fetch(answerOf("1", ada), "ada")).status).toBe(503);
  expect(topics).toEqual([]);
});

test.each([["", undefined, null, 7]].flat())(
  "a user whom the host does not know is refused: %j",
  async (person) => {
    const { relay } = start();
    const unknown = person as string;
    expect(() => relay.queueFor(unknown)).toThrow(TypeError);
    await expect(relay.fetch(new Request(url), unknown)).rejects.toThrow(TypeError);
    const { socket } = standardSocket();
    expect(() => relay.acceptSocket(socket, unknown, { headers: {} })).toThrow(TypeError);
  },
);

test.each([
  ["an error whose message is no text", '{"id":"x","error":{"message":{"toString":1}}}', 204],
  [
    "an answer that is nested too deep",
    `{"id":"x","result":{"action":"accept","edited":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`,
    400,
  ],
])("%s does not reject the host's call of the relay", async (_, body, status) => {
  const { relay, errors } = start();
  const headers = { "content-type": "application/json" };
  const response = await relay.fetch(new Request(url, { method: "POST", headers, body }), "ada");
  expect([response.status, errors]).toEqual([status, []]);
});

test("an answer that is cut off on its way does not count", async () => {
  const { relay } = start();
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error("The connection was reset.")),
  });
  const headers = { "content-type": "application/json" };
  const post = new Request(url, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  expect((await relay.fetch(post, "ada")).status).toBe(400);
});

test("a page that is repeatedly slow has one close listener, which ends its handling", async () => {
  const { relay, queue, timers } = start();
  const listeners: Record<string, (() => void)[]> = { close: [], drain: [] };
  let written = 0;
  const handled = relay.handle(
    {
      method: "GET",
      url: "/",
      headers: { host: "chat.example" },
      async *[Symbol.asyncIterator]() {},
    },
    {
      writeHead: () => {},
      write: () => {
        written += 1;
        return false;
      },
      end: () => {},
      once: (event, listener) => listeners[event]?.push(listener),
    },
    "ada",
  );
  const drain = async () => {
    for (const listener of listeners.drain?.splice(0) ?? []) listener();
    await new Promise((resolve) => setImmediate(resolve));
  };
  for (let turn = 0; turn < 20; turn += 1) {
    void queue.elicit(named(`Question ${turn}?`), { requester });
    await drain();
  }
  expect(written).toBeGreaterThan(10);
  expect(listeners.close).toHaveLength(1);
  for (const listener of listeners.close ?? []) listener();
  await handled;
  timers.advance(0);
});

describe("a server of Node", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serve(prepare: (request: object) => void = () => {}) {
    const started = start({ origins: ["https://chat.example"] });
    const handled: Promise<void>[] = [];
    server = createServer((request, response) => {
      prepare(request);
      handled.push(started.relay.handle(request, response, "ada"));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return { ...started, handled, port };
  }

  const POST =
    "POST / HTTP/1.1\r\nhost: chat.example\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n";

  test.each(["//evil.example/", "/\\evil.example/"])(
    "takes no host from a path, which could match a page of another origin: %s",
    async (path) => {
      const { relay } = start();
      const arrived = new Promise<number>((resolve) => {
        server = createServer((request, response) => {
          response.once("finish", () => resolve(response.statusCode));
          void relay.handle(request, response, "ada");
        }).listen(0, "127.0.0.1");
      });
      await once(server!, "listening");
      const { port } = server!.address() as AddressInfo;
      const socket = connect(port, "127.0.0.1");
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: chat.example\r\norigin: http://evil.example\r\n\r\n`,
      );
      expect(await arrived).toBe(403);
      socket.destroy();
    },
  );

  test.each([
    ["chat.example", 200],
    ["evil.example", 403],
  ])("answers a stream without an origin by its host: %s", async (host, status) => {
    const { port } = await serve();
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /elicitations HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(String(chunk)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    socket.destroy();
  });

  test.each([
    ["an answer that is cut off", `${POST}{"id":`],
    ["a host that is none", "GET / HTTP/1.1\r\nhost: [\r\n\r\n"],
    ["an address that is none", "GET // HTTP/1.1\r\nhost: chat.example\r\n\r\n"],
    ["an address with a password", "GET http://a:b@c/ HTTP/1.1\r\nhost: chat.example\r\n\r\n"],
    ["a method that is not sent", "TRACE / HTTP/1.1\r\nhost: chat.example\r\n\r\n"],
  ])("survives an odd request: %s", async (_, text) => {
    const { handled, port } = await serve();
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(text);
    while (handled.length === 0) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    await expect(Promise.all(handled)).resolves.toBeDefined();
  });

  test.each(["HTTP/1.1", "HTTP/2"])(
    "keeps nothing of a page that left while the host identified its user: %s",
    async (version) => {
      const { relay } = start({ limits: { connections: 1 } });
      let handled = () => {};
      const isHandled = new Promise<void>((resolve) => (handled = resolve));
      const onRequest = (request: NodeRequestLike, response: NodeResponseLike) => {
        response.once("close", () => {
          void relay.handle(request, response, "ada");
          handled();
        });
      };
      const site = version === "HTTP/2" ? createHttp2Server(onRequest) : createServer(onRequest);
      site.listen(0, "127.0.0.1");
      await once(site, "listening");
      const { port } = site.address() as AddressInfo;
      const arrived = once(site, "request");
      if (version === "HTTP/2") {
        const session = connectHttp2(`http://127.0.0.1:${port}`);
        const stream = session.request({ ":path": "/" });
        await arrived;
        stream.close();
        await isHandled;
        session.close();
      } else {
        const socket = connect(port, "127.0.0.1");
        socket.write("GET / HTTP/1.1\r\nhost: chat.example\r\n\r\n");
        await arrived;
        socket.destroy();
        await isHandled;
      }
      await settle();
      expect((await relay.fetch(new Request(url), "ada")).status).toBe(200);
      site.close();
    },
  );

  test('knows its own page over HTTP/2, which has no header "host"', async () => {
    const { relay } = start();
    const site = createHttp2Server((request, response) => {
      void relay.handle(request, response, "ada");
    }).listen(0, "127.0.0.1");
    await once(site, "listening");
    const { port } = site.address() as AddressInfo;
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    const statusOf = async (origin: string) => {
      const headers = {
        ":method": "POST",
        ":path": "/",
        "content-type": "application/json",
        origin,
      };
      const stream = session.request(headers).end("{}");
      const [answer] = await once(stream, "response");
      return (answer as Record<string, unknown>)[":status"];
    };
    expect(await statusOf("https://evil.example")).toBe(403);
    expect(await statusOf(`http://127.0.0.1:${port}`)).not.toBe(403);
    session.close();
    site.close();
  });

  test("takes an answer that the host's own middleware has read", async () => {
    const read: { body?: object } = {};
    const { relay, port, queue, timers } = await serve((request) => Object.assign(request, read));
    const asked = queue.elicit(named("Who?"), { requester });
    const page = pageOf("ada", timers, relay);
    await settle();
    const { id } = page.received.find(({ method }) => method === "elicitation/create") ?? {};
    read.body = { jsonrpc: "2.0", id, result: ada };
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://chat.example" },
      body: "",
    });
    expect(response.status).toBe(204);
    expect(await asked).toEqual(ada);
  });
});
