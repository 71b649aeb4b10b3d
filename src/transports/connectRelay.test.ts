import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import type { Requester } from "../core/protocol.js";
import { connectRelay } from "./connectRelay.js";
import { pairOfChannels } from "./fixtures/pairOfChannels.js";

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

/** Requests as a relay sends them to a channel of its page. */
const formOf = (id: string, expiresIn?: number | null) => ({
  jsonrpc: "2.0",
  id,
  method: "elicitation/create",
  params: { message: id, requestedSchema: { type: "object", properties: {} } },
  relayed: { requester: { name: "Tables" }, expiresIn },
});
const open = (...requestIds: string[]) => ({
  jsonrpc: "2.0",
  method: "notifications/elicitation/open",
  params: { requestIds },
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a page rejects a request that it cannot show although the host's onError throws", async () => {
  const line = pairOfChannels();
  const onError = () => {
    throw new Error("telemetry");
  };
  const disconnect = connectRelay(createElicitationQueue(), line.channel, { onError });
  line.ask({ ...formOf("a"), params: { message: "a" } });
  await settle();
  expect(line.answers).toMatchObject([{ id: "a", error: { code: -32602 } }]);
  disconnect();
});

test("a request without a deadline, which JSON writes as null, stays open", () => {
  const line = pairOfChannels();
  const queue = createElicitationQueue({ timers: manualTimers() });
  const disconnect = connectRelay(queue, line.channel);
  line.ask(formOf("a", null));
  expect(queue.items).toMatchObject([{ status: "open", expiresAt: undefined }]);
  disconnect();
});

describe("a cancel that the queue sends by itself, and that is lost", () => {
  async function start() {
    const timers = manualTimers();
    const line = pairOfChannels();
    const queue = createElicitationQueue({ timers });
    const disconnect = connectRelay(queue, line.channel, { timers });
    line.ask(formOf("a"));
    line.fail(new Error("offline"));
    queue.items[0]?.dismiss();
    await settle();
    line.fail(undefined);
    return { timers, line, queue, disconnect };
  }

  test("is sent again if the relay still lists the request", async () => {
    const { line, queue, disconnect } = await start();
    line.ask(open("a"));
    await settle();
    expect(line.answers).toMatchObject([{ id: "a", result: { action: "cancel" } }]);
    expect(queue.items).toEqual([]);
    disconnect();
  });

  test("is not sent again if the relay no longer lists the request", async () => {
    const { line, disconnect } = await start();
    line.ask(open());
    line.ask(open("a"));
    await settle();
    expect(line.answers).toEqual([]);
    disconnect();
  });

  test("is forgotten after a minute: the user is asked again, until the page leaves", async () => {
    const { timers, line, queue, disconnect } = await start();
    timers.advance(60_000);
    line.ask(open("a"));
    expect(queue.items).toMatchObject([{ status: "open" }]);
    disconnect();
    expect(queue.items).toEqual([]);
  });
});

describe("a request that two connections of one queue receive", () => {
  function start() {
    const timers = manualTimers();
    const queue = createElicitationQueue({ timers });
    const lines = [pairOfChannels(), pairOfChannels()] as const;
    const [owner, other] = lines.map(({ channel }) => connectRelay(queue, channel, { timers }));
    for (const { ask } of lines) ask(formOf("a", 60_000));
    expect(queue.items).toHaveLength(1);
    queue.items[0]?.markShown();
    timers.advance(0);
    const responses = () =>
      lines.flatMap(({ answers }) => answers.filter((message) => "result" in message));
    return { timers, queue, lines, responses, endOwner: owner!, endOther: other! };
  }

  test("stays open when the second connection ends", async () => {
    const { queue, responses, endOwner, endOther } = start();
    endOther();
    await settle();
    expect(queue.items).toMatchObject([{ status: "open" }]);
    expect(responses()).toEqual([]);
    endOwner();
  });

  test("is shown by the second connection when the first one has ended", async () => {
    const { timers, queue, lines, responses, endOwner, endOther } = start();
    const expiresAt = queue.items[0]?.expiresAt;
    timers.advance(10_000);
    endOwner();
    await settle();
    lines[1].ask(open("a"));
    expect(queue.items).toMatchObject([{ status: "open", expiresAt }]);
    expect(responses()).toEqual([]);
    endOther();
  });

  test("is not shown again when the user has cancelled it", async () => {
    const { queue, lines, responses, endOwner, endOther } = start();
    const responded = queue.items[0]?.respond({ action: "cancel" });
    await settle();
    const [{ answer }] = responses() as unknown as [{ answer: string }];
    const params = { requestId: "a", answer };
    lines[0].ask({ jsonrpc: "2.0", method: "notifications/cancelled", params });
    await responded;
    await settle();
    // The list may be older than the response.
    lines[1].ask(open("a"));
    expect(queue.items).toEqual([]);
    endOwner();
    endOther();
  });
});
