import { describe, expect, test } from "vitest";
import { type ManualTimers, manualTimers } from "../core/fixtures/manualTimers.js";
import { createElicitationRelay, type RelayLimits } from "./createElicitationRelay.js";
import { pageOf } from "./fixtures/pageOf.js";
import { settle } from "./fixtures/settle.js";
import { memoryBus } from "./buses.js";

// What is large goes only to the process, and the page, that lacks it.

const address = "https://chat.example/elicitations";
const requester = { name: "Tables" };
const large = (number: number, length = 100_000) => ({
  message: `${number} ${"x".repeat(length)}`,
  requestedSchema: { type: "object" as const, properties: { name: { type: "string" } } },
});

/** A process that asks, one that has the pages, and a bus between them that counts. */
function start(limits: RelayLimits = {}) {
  const timers = manualTimers();
  const inner = memoryBus();
  const state = { bytes: 0, loses: (text: string): boolean => text === "" };
  const bus = {
    ...inner,
    publish: (topic: string, text: string) => {
      state.bytes += text.length;
      return state.loses(text) ? undefined : inner.publish(topic, text);
    },
  };
  const asking = createElicitationRelay({ timers, bus });
  const serving = createElicitationRelay({ timers, bus, limits });
  const queue = asking.queueFor("ada");
  const ask = (count: number) =>
    Array.from({ length: count }, (_, each) => queue.elicit(large(each), { requester }));
  const bytesOf = async (act: () => unknown) => {
    const before = state.bytes;
    await act();
    return state.bytes - before;
  };
  return { timers, state, asking, serving, queue, ask, bytesOf };
}

async function pass(timers: ManualTimers, seconds: number) {
  for (let left = seconds * 10; left > 0; left -= 1) {
    timers.advance(100);
    await settle();
  }
}

describe("between processes", () => {
  test("requests are sent over the bus only where a page lacks them", async () => {
    const { timers, serving, ask, bytesOf } = start();
    ask(20);
    expect(await bytesOf(settle)).toBeLessThan(20_000);
    const first = pageOf("ada", timers, serving);
    expect(await bytesOf(() => pass(timers, 5))).toBeLessThan(2_200_000);
    expect(first.queue.items).toHaveLength(20);
    expect(await bytesOf(() => pass(timers, 60))).toBeLessThan(20_000);
  });

  test("pages that hang up at once have next to nothing sent", async () => {
    const { serving, ask, bytesOf } = start();
    ask(50);
    await settle();
    const sent = await bytesOf(async () => {
      for (let page = 0; page < 10; page += 1) {
        const response = await serving.fetch(new Request(address), "ada");
        await response.body?.cancel();
        await settle();
      }
    });
    expect(sent).toBeLessThan(100_000);
  });

  test("a message that the bus loses is wanted again", async () => {
    const { timers, state, serving, ask } = start();
    ask(3);
    await settle();
    let lost = 0;
    state.loses = (text) => text.length > 100_000 && (lost += 1) <= 2;
    const page = pageOf("ada", timers, serving);
    await pass(timers, 4);
    expect(page.queue.items).toHaveLength(3);
    expect(lost).toBeGreaterThan(2);
  });

  test("a process with little room has one message after another, and a page that leaves frees it", async () => {
    const { timers, serving, ask } = start({ bytesPerUser: 150_000 });
    const answers = ask(6);
    const idle = await serving.fetch(new Request(address), "ada");
    await pass(timers, 2);
    await idle.body?.cancel();
    const page = pageOf("ada", timers, serving);
    await pass(timers, 10);
    expect(page.queue.items).toHaveLength(6);
    for (const item of page.queue.items) await item.respond({ action: "decline" });
    expect(await Promise.all(answers)).toHaveLength(6);
  });

  test("the deadline is sent with the request", async () => {
    const { timers, serving, queue } = start();
    const expiresAt = timers.now() + 60_000;
    void queue.elicit(large(0), { requester, expiresAt });
    await pass(timers, 2);
    const page = pageOf("ada", timers, serving);
    await settle();
    expect(page.queue.items[0]?.expiresAt).toBe(expiresAt);
  });
});

test("a page that lists its requests gets only the missing ones, and learns which were withdrawn", async () => {
  const timers = manualTimers();
  const relay = createElicitationRelay({ timers });
  const queue = relay.queueFor("ada");
  const withdrawn = new AbortController();
  const messages = ["first", "second", "third"];
  for (const message of messages) {
    const signal = message === "second" ? withdrawn.signal : undefined;
    void queue.elicit({ ...large(0, 0), message }, { requester, signal });
  }
  const before = pageOf("ada", timers, relay);
  await settle();
  const ids = before.received.map(({ id }) => id);
  before.leave();
  withdrawn.abort();
  await settle();
  const shown = ids.slice(0, 2).join();
  const response = await relay.fetch(new Request(`${address}?shown=${shown}`), "ada");
  await settle();
  await relay.close();
  const text = await response.text();
  expect(text).not.toContain("first");
  expect(text).toContain("third");
  expect(text).toContain(`"notifications/cancelled","params":{"requestId":"${String(ids[1])}"`);
});

test("users whose names differ in half of a surrogate pair share nothing, where it is written as UTF-8", async () => {
  const timers = manualTimers();
  const inner = memoryBus();
  const utf8 = (text: string) => Buffer.from(text).toString();
  const bus: typeof inner = {
    publish: (topic, text) => inner.publish(utf8(topic), utf8(text)),
    subscribe: (topic, listener) => inner.subscribe(utf8(topic), listener),
  };
  const relays = [0, 1].map(() => createElicitationRelay({ timers, bus }));
  const [asking, serving] = relays;
  void asking!.queueFor("ada \ud800").elicit(large(0, 0), { requester });
  const names = ["ada \ud800", "ada \ud801", "ada \udc00", "ada \ufffd", "ada \\ud800"];
  const pages = names.map((name) => pageOf(name, timers, serving));
  await pass(timers, 20);
  expect(pages.map(({ queue }) => queue.items.length)).toEqual([1, 0, 0, 0, 0]);
});
