import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket as WsSocket, WebSocketServer } from "ws";
import fc from "fast-check";
import { afterEach, assert, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import {
  broadcastChannel,
  extensionPortChannel,
  type Listenable,
  messagePortChannel,
  type MessagePortLike,
  windowChannel,
} from "./channels.js";
import type { Channel } from "./types.js";
import { connectElicitation } from "./connect.js";
import {
  type EventSourceLike,
  eventStreamChannel,
  webSocketChannel,
  type WebSocketLike,
} from "./networkChannels.js";

const requester = { name: "Agent" };
const request = {
  jsonrpc: "2.0",
  id: 1,
  method: "elicitation/create",
  params: { message: "Who?", requestedSchema: { type: "object" } },
};
const accepted = { action: "accept" as const, content: { name: "Ada" } };
const answer = { jsonrpc: "2.0", id: 1, result: accepted };

/** The other side of a channel. */
interface Peer {
  channel: Channel;
  /** Sends what a server would send. */
  say(message: unknown): void;
  /** What comes back. */
  heard: unknown[];
  /** Ends the connection, from the other side. */
  hangUp?(): void;
  /** How many listeners the channel has left on its object. */
  listening?(): number;
}

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** A made-up window, socket or the like, that counts who listens. */
class Counting extends EventTarget {
  count = 0;
  override addEventListener(...given: Parameters<EventTarget["addEventListener"]>) {
    this.count += 1;
    super.addEventListener(...given);
  }
  override removeEventListener(...given: Parameters<EventTarget["removeEventListener"]>) {
    this.count -= 1;
    super.removeEventListener(...given);
  }
}

const message = (data: unknown, more: object = {}) =>
  Object.assign(new Event("message"), { data, ...more });

function hear(port: Listenable, heard: unknown[]) {
  port.addEventListener("message", (event) => heard.push("data" in event && event.data));
}

function say(port: MessagePortLike, given: unknown) {
  port.postMessage(given);
}

/** The types of Node and of the page tell one thing apart that is the same at run time. */
function joinBroadcast(name: string): MessagePortLike {
  const channel = new BroadcastChannel(name);
  ends.push(() => channel.close());
  return channel as unknown as MessagePortLike;
}

async function webSocketPeer(): Promise<Peer> {
  const server = new WebSocketServer({ port: 0 });
  const heard: unknown[] = [];
  await new Promise<void>((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  // Node 20 has no WebSocket of its own; that of ws has the same face.
  const socket = new WsSocket(`ws://127.0.0.1:${port}`);
  const [there] = await Promise.all([
    new Promise<WsSocket>((resolve) => server.once("connection", resolve)),
    new Promise<void>((resolve) => socket.once("open", resolve)),
  ]);
  there.on("message", (data) => heard.push(JSON.parse(String(data))));
  ends.push(() => {
    socket.terminate();
    server.close();
  });
  return {
    channel: webSocketChannel(socket),
    say: (given) => there.send(typeof given === "string" ? given : (JSON.stringify(given) ?? "")),
    heard,
    hangUp: () => there.close(),
    listening: () => socket.listenerCount("message") + socket.listenerCount("close"),
  };
}

async function eventStreamPeer(): Promise<Peer> {
  const heard: unknown[] = [];
  const server = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (chunk) => (body += String(chunk)));
    incoming.on("end", () => {
      heard.push(JSON.parse(body));
      outgoing.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => void server.close());
  const { port } = server.address() as AddressInfo;
  // The events come in the way an EventSource tells them; the answers go over the network.
  const source = Object.assign(new Counting(), { readyState: 1 });
  return {
    channel: eventStreamChannel(source, `http://127.0.0.1:${port}/answers`),
    say: (given) => source.dispatchEvent(message(given)),
    heard,
    hangUp: () => {
      source.dispatchEvent(new Event("error"));
      expect(createElicitationQueue().getSnapshot().item).toBeUndefined();
      source.readyState = 2;
      source.dispatchEvent(new Event("error"));
    },
    listening: () => source.count,
  };
}

/** Where a server listens until the end of the test. */
async function addressOf(server: ReturnType<typeof createServer>): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => void server.close());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

let broadcasts = 0;

const peers: Record<string, () => Peer | Promise<Peer>> = {
  MessagePort: () => {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    hear(port2, heard);
    port2.start();
    ends.push(() => port1.close());
    return {
      channel: messagePortChannel(port1),
      say: (given) => port2.postMessage(given),
      heard,
      hangUp: () => port2.close(),
    };
  },
  BroadcastChannel: () => {
    // Each peer has its own name: a request that was just answered is answered by no other page.
    const name = `elicitation ${(broadcasts += 1)}`;
    const here = joinBroadcast(name);
    const port = joinBroadcast(name);
    const heard: unknown[] = [];
    hear(port, heard);
    return {
      channel: broadcastChannel(here),
      say: (given) => port.postMessage(given),
      heard,
    };
  },
  "window.postMessage": () => {
    const on = new Counting();
    const heard: unknown[] = [];
    const origin = "https://agent.example";
    const target = {
      postMessage: (data: unknown, to: unknown) => {
        assert(to === origin, "only ever to the one origin");
        heard.push(data);
      },
    };
    return {
      channel: windowChannel({ target: target as Window, origin, on }),
      say: (given) => on.dispatchEvent(message(given, { origin, source: target })),
      heard,
      listening: () => on.count,
    };
  },
  WebSocket: webSocketPeer,
  "server-sent events + POST": eventStreamPeer,
  "extension port": () => {
    const listeners = new Set<(message: unknown, port: unknown) => void>();
    const closers = new Set<(port: unknown) => void>();
    const heard: unknown[] = [];
    const event = <Listener>(set: Set<Listener>) => ({
      addListener: (listener: Listener) => void set.add(listener),
      removeListener: (listener: Listener) => void set.delete(listener),
    });
    const port = {
      postMessage: (given: unknown) => void heard.push(given),
      onMessage: event(listeners),
      onDisconnect: event(closers),
    };
    return {
      channel: extensionPortChannel(port),
      say: (given) => listeners.forEach((listener) => listener(given, port)),
      heard,
      hangUp: () => closers.forEach((close) => close(port)),
      listening: () => listeners.size + closers.size,
    };
  },
};

describe.each(Object.keys(peers))("%s", (name) => {
  let peer: Peer;
  beforeEach(async () => {
    const make = peers[name];
    assert(make);
    peer = await make();
  });

  test("carries a request one way and its answer the other", async () => {
    const queue = createElicitationQueue();
    const disconnect = connectElicitation(queue, peer.channel, { requester });
    peer.say(request);
    await (await whenShown(queue)).respond(accepted);
    await vi.waitFor(() => expect(peer.heard).toEqual([answer]));
    disconnect();
    expect(peer.listening?.() ?? 0).toBe(0);
  });

  test("cancels its requests when it ends", async () => {
    const queue = createElicitationQueue();
    const disconnect = connectElicitation(queue, peer.channel, { requester });
    if (!peer.hangUp) return disconnect();
    peer.say(request);
    await whenShown(queue);
    peer.hangUp();
    await whenNothingShown(queue);
    expect(peer.heard).toEqual([]);
    return disconnect();
  });

  test("survives garbage", async () => {
    const queue = createElicitationQueue();
    const disconnect = connectElicitation(queue, peer.channel, { requester });
    for (const junk of fc.sample(fc.jsonValue(), { numRuns: 50, seed: 4 })) peer.say(junk);
    for (const junk of fc.sample(fc.string(), { numRuns: 50, seed: 4 })) peer.say(junk);
    peer.say(request);
    await (await whenShown(queue)).respond(accepted);
    await vi.waitFor(() => expect(peer.heard).toEqual([answer]));
    disconnect();
  });
});

test("MessagePort and the others of the platform fit as they are", () => {
  expectTypeOf<MessagePort>().toExtend<MessagePortLike>();
  expectTypeOf<Worker>().toExtend<MessagePortLike>();
  expectTypeOf<globalThis.BroadcastChannel>().toExtend<MessagePortLike>();
  expectTypeOf<WebSocket>().toExtend<WebSocketLike>();
  expectTypeOf<EventSource>().toExtend<EventSourceLike>();
  expectTypeOf<Window>().toExtend<Listenable>();
});

describe("window.postMessage", () => {
  const origin = "https://agent.example";

  test("receives messages of neither another origin nor another window", async () => {
    const on = new Counting();
    const sent: unknown[] = [];
    const target = { postMessage: (data: unknown) => void sent.push(data) };
    const queue = createElicitationQueue();
    connectElicitation(queue, windowChannel({ target: target as Window, origin, on }), {
      requester,
    });
    on.dispatchEvent(message(request, { origin: "https://evil.example", source: target }));
    on.dispatchEvent(message(request, { origin: `${origin}.evil.example`, source: target }));
    on.dispatchEvent(message(request, { origin: "null", source: target }));
    on.dispatchEvent(message(request, { origin, source: on }));
    on.dispatchEvent(message(request, { origin, source: null }));
    on.dispatchEvent(message(request));
    expect(queue.getSnapshot().item).toBeUndefined();
    on.dispatchEvent(message(request, { origin, source: target }));
    expect(queue.getSnapshot().item).toBeDefined();
  });

  test.each(["*", "null", "", "https://agent.example/", "agent.example"])(
    "refuses the origin %j, and says what to do",
    (given) => {
      const target = { postMessage: () => {} } as unknown as Window;
      const on = new Counting();
      expect(() => windowChannel({ target, origin: given, on })).toThrow("messagePortChannel");
    },
  );
});

test("BroadcastChannel: the first page's answer counts, and the other page drops the request", async () => {
  const pages = [1, 2].map(() => {
    const queue = createElicitationQueue();
    connectElicitation(queue, broadcastChannel(joinBroadcast("pages")), { requester });
    return queue;
  });
  const port = joinBroadcast("pages");
  const heard: unknown[] = [];
  hear(port, heard);
  port.postMessage(request);
  const [first, second] = pages;
  assert(first && second);
  const [item] = await Promise.all([whenShown(first), whenShown(second)]);
  await item.respond(accepted);
  await whenNothingShown(second);
  await vi.waitFor(() => expect(heard).toEqual([answer]));
});

describe("BroadcastChannel without Web Locks, as over plain HTTP", () => {
  /** Pages that all show the same request. */
  const open = async (name: string, expiresAt?: () => number) => {
    const sends: Promise<unknown>[] = [];
    const queues = [1, 2, 3, 4].map(() => {
      const queue = createElicitationQueue();
      const channel = broadcastChannel(joinBroadcast(name));
      const send: Channel["send"] = (...given) => {
        const sent = Promise.resolve(channel.send(...given));
        sends.push(sent.catch(() => {}));
        return sent;
      };
      connectElicitation(queue, { ...channel, send }, { requester, expiresAt });
      return queue;
    });
    const port = joinBroadcast(name);
    const heard: unknown[] = [];
    hear(port, heard);
    say(port, request);
    await Promise.all(queues.map((queue) => whenShown(queue)));
    /** Everything that the requester hears, once each page has decided. */
    const decided = async () => {
      await vi.waitFor(() => expect(sends).toHaveLength(queues.length));
      await Promise.all(sends);
      say(joinBroadcast(name), "end");
      await vi.waitFor(() => expect(heard).toContain("end"));
      return heard.slice(0, -1);
    };
    return { decided };
  };

  test("pages with one deadline send one cancel", async () => {
    const at = Date.now() + 300;
    const { decided } = await open("deadline", () => at);
    expect(await decided()).toEqual([{ ...answer, result: { action: "cancel" } }]);
  });
});

test("WebSocket: a socket that is not open does not lose an answer silently", async () => {
  const peer = await webSocketPeer();
  const queue = createElicitationQueue();
  const socket = Object.assign(new EventTarget(), { readyState: 2, send: () => assert.fail() });
  connectElicitation(queue, webSocketChannel(socket), { requester });
  socket.dispatchEvent(message(JSON.stringify(request)));
  await expect((await whenShown(queue)).respond(accepted)).rejects.toThrow("Not connected");
  assert(peer);
});

describe("server-sent events + POST", () => {
  const response = { jsonrpc: "2.0" as const, id: 1, result: accepted };
  const silent = Object.assign(new EventTarget(), { readyState: 1 });

  test.each([302, 307])(
    "an answer that is redirected to a sign-in page counts as not sent (%i)",
    async (status) => {
      const said: string[] = [];
      const server = createServer(({ url = "", method }, outgoing) => {
        said.push(`${method} ${url}`);
        if (url !== "/sign-in") outgoing.writeHead(status, { location: "/sign-in" }).end();
        else outgoing.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>");
      });
      const channel = eventStreamChannel(silent, await addressOf(server));
      await expect(channel.send(response, request)).rejects.toThrow("did not take");
      expect(said).toHaveLength(2);
    },
  );

  test("an answer follows a redirect of its address, and any success response accepts it", async () => {
    const heard: string[] = [];
    const server = createServer(({ url = "", method }, outgoing) => {
      heard.push(`${method} ${url}`);
      if (url === "/") outgoing.writeHead(308, { location: "/answers/" }).end();
      else outgoing.writeHead(204).end();
    });
    const page = createServer((_, outgoing) =>
      outgoing.writeHead(200, { "content-type": "text/html" }).end("ok"),
    );
    const channel = eventStreamChannel(silent, await addressOf(server));
    await channel.send(response, request);
    expect(heard).toEqual(["POST /", "POST /answers/"]);
    await eventStreamChannel(silent, await addressOf(page)).send(response, request);
  });

  test("an answer that the server does not take fails, and its request stays", async () => {
    const server = createServer((_, outgoing) => outgoing.writeHead(503).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ends.push(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const source = Object.assign(new EventTarget(), { readyState: 1 });
    const queue = createElicitationQueue();
    const channel = eventStreamChannel(source, new URL(`http://127.0.0.1:${port}`));
    connectElicitation(queue, channel, { requester });
    source.dispatchEvent(message(JSON.stringify(request)));
    await expect((await whenShown(queue)).respond(accepted)).rejects.toThrow("503");
    expect(queue.getSnapshot().item).toBeDefined();
  });

  test("reconnecting ends no request, and a function of the host can send", async () => {
    const source = Object.assign(new EventTarget(), { readyState: 0 });
    const queue = createElicitationQueue();
    const sent: unknown[] = [];
    const channel = eventStreamChannel(source, (given) => void sent.push(given));
    connectElicitation(queue, channel, { requester });
    source.dispatchEvent(message(JSON.stringify(request)));
    source.dispatchEvent(new Event("error"));
    // An event that is sent once more after a reconnect is not asked once more.
    source.dispatchEvent(message(JSON.stringify(request)));
    expect(queue.getSnapshot().waiting).toBe(0);
    await (await whenShown(queue)).respond(accepted);
    expect(sent).toEqual([answer]);
  });
});
