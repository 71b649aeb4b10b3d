import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import type { Requester } from "../core/protocol.js";
import { connectRelay } from "./connectRelay.js";

class Source extends EventTarget {
  static all: Source[] = [];
  constructor(readonly address: string) {
    super();
    Source.all.push(this);
  }
  readyState = 1;
  close() {}
  say(id: string, url?: string) {
    const params = { message: id, requestedSchema: { type: "object", properties: {} } };
    const relayed = { requester: { name: "Tables", url } };
    const data = { jsonrpc: "2.0", id, method: "elicitation/create", params, relayed };
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  Source.all = [];
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("location", { href: "https://chat.example/" });
});
afterEach(() => vi.unstubAllGlobals());

test("a page that reconnects names its requests, except one that it is answering", async () => {
  const timers = manualTimers();
  const queue = createElicitationQueue({ timers });
  // No word comes of what is sent.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const disconnect = connectRelay(queue, "/elicitations", { timers });
  for (const id of ["a", "b", "c"]) Source.all[0]?.say(id);
  queue.items[1]?.respond({ action: "decline" }).catch(() => {});
  await Promise.resolve();
  Source.all[0]?.dispatchEvent(new Event("error"));
  timers.advance(1_000);
  expect(Source.all.map(({ address }) => address)).toEqual([
    "/elicitations",
    "/elicitations?shown=a,c",
  ]);
  expect(queue.items).toHaveLength(3);
  disconnect();
});

test.each([
  ["https://chat.example/", "/elicitations", false],
  ["http://localhost:3000/", "/elicitations", undefined],
  ["http://localhost:3000/", "https://chat.example/elicitations", false],
  ["https://chat.example/", "http://127.0.0.1:8080/elicitations", undefined],
])(
  "a backend's localhost is the user's device only if it is there: %s, %s",
  (href, relay, local) => {
    vi.stubGlobal("location", { href });
    const queue = createElicitationQueue();
    const disconnect = connectRelay(queue, relay);
    Source.all[0]?.say("a", "http://localhost:3001/mcp");
    expect(queue.items[0]?.requester.local).toBe(local);
    disconnect();
  },
);

test("the host says of a relayed requester where it runs", () => {
  const queue = createElicitationQueue();
  const requester = (relayed: Requester) => ({ ...relayed, local: true });
  const disconnect = connectRelay(queue, "/elicitations", { requester });
  Source.all[0]?.say("a", "http://localhost:3001/mcp");
  expect(queue.items[0]?.requester.local).toBe(true);
  disconnect();
});

test.each(["/elicitations", "wss://chat.example/elicitations", new URL("https://chat.example")])(
  "connecting to %s does nothing on a server, even if it has the classes of a browser",
  (address) => {
    vi.stubGlobal("location", undefined);
    vi.stubGlobal("WebSocket", Source);
    const disconnect = connectRelay(createElicitationQueue(), address);
    expect(Source.all).toEqual([]);
    disconnect();
  },
);
