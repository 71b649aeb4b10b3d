import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { eventStreamChannel, relayChannel } from "./networkChannels.js";

// A connection can be gone without anybody being told: a machine slept, a router forgot it.

class Source extends EventTarget {
  static all: Source[] = [];
  readyState = 1;
  constructor(readonly address: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  say(data: string) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  Source.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => Source.all.filter(({ readyState }) => readyState !== 2);

test("a connection that is silent for a minute is replaced, and the new one's messages are read", () => {
  const heard: unknown[] = [];
  const stop = relayChannel("/elicitations").subscribe(
    (message) => heard.push(message),
    () => {},
  );
  for (let said = 0; said < 8; said += 1) {
    vi.advanceTimersByTime(15_000);
    Source.all[0]?.say(`status ${said}`);
  }
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(59_000);
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(Source.all).toHaveLength(2);
  expect(open()).toEqual([Source.all[1]]);
  Source.all[1]?.say("asked");
  expect(heard.at(-1)).toBe("asked");

  stop();
  vi.advanceTimersByTime(600_000);
  expect(Source.all).toHaveLength(2);
  expect(open()).toEqual([]);
});

test("a page in place of the relay takes no response", async () => {
  vi.stubGlobal("fetch", async () => new Response("<h1>Sign in</h1>", { status: 200 }));
  const channel = relayChannel("/elicitations");
  const stop = channel.subscribe(
    () => {},
    () => {},
  );
  const message = { jsonrpc: "2.0" as const, id: 1, result: { action: "decline" as const } };
  await expect(channel.send(message)).rejects.toThrow("(200)");
  stop();
});

test("a response that the relay no longer takes is settled, while other backends only fail", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 409 }));
  const message = { jsonrpc: "2.0" as const, id: 1, result: { action: "decline" as const } };
  const channel = relayChannel("/elicitations");
  const stop = channel.subscribe(
    () => {},
    () => {},
  );
  await expect(channel.send(message)).rejects.toMatchObject({ reason: "elsewhere" });
  stop();
  const plain = eventStreamChannel(new Source("/events"), "/answers");
  await expect(plain.send(message)).rejects.toThrow("(409)");
});

test("a connection that never opens is tried again, and ends with the page", () => {
  const stop = relayChannel("/elicitations").subscribe(
    () => {},
    () => {},
  );
  vi.advanceTimersByTime(61_000);
  expect(Source.all).toHaveLength(2);
  vi.advanceTimersByTime(61_000);
  expect(Source.all).toHaveLength(3);
  stop();
  expect(open()).toEqual([]);
});

test("a relay that is down is asked ever more rarely, up to once in thirty seconds", () => {
  const timers = manualTimers();
  const at: number[] = [];
  const start = timers.now();
  const stop = relayChannel("/elicitations", { timers }).subscribe(
    () => {},
    () => {},
  );
  // By itself, an `EventSource` whose connection failed would connect again every second.
  for (let second = 0; second < 600; second += 0.05) {
    if (Source.all.length > at.length) {
      at.push((timers.now() - start) / 1_000);
      const source = Source.all.at(-1)!;
      source.readyState = 0;
      source.dispatchEvent(new Event("error"));
      expect(source.readyState).toBe(2);
    }
    timers.advance(50);
  }
  const waits = at.slice(1).map((time, index) => time - at[index]!);
  expect(at.length).toBeLessThan(45);
  expect(Math.max(...waits)).toBeLessThan(30.2);
  expect(waits[0]).toBeLessThan(1);
  for (const [index, wait] of waits.entries()) {
    const most = Math.min(0.5 * 2 ** index, 30);
    expect(wait).toBeGreaterThanOrEqual(most / 2 - 0.1);
    expect(wait).toBeLessThanOrEqual(most + 0.1);
  }
  // No two pages wait alike.
  expect(new Set(waits.slice(10).map((wait) => wait.toFixed(1))).size).toBeGreaterThan(3);

  // One that answered is asked soon again.
  timers.advance(30_000);
  Source.all.at(-1)?.say("asked");
  const before = Source.all.length;
  Source.all.at(-1)?.dispatchEvent(new Event("error"));
  timers.advance(600);
  expect(Source.all).toHaveLength(before + 1);
  stop();
  expect(timers.running).toBe(0);
});

test("a page that connects again says which requests it has", () => {
  const timers = manualTimers();
  let shown: string[] = [];
  const channel = relayChannel("/elicitations?chat=7#top", { timers, shown: () => shown });
  const stop = channel.subscribe(
    () => {},
    () => {},
  );
  shown = ["a", "b&c"];
  Source.all.at(-1)?.dispatchEvent(new Event("error"));
  timers.advance(600);
  expect(Source.all.map(({ address }) => address)).toEqual([
    "/elicitations?chat=7#top",
    "/elicitations?chat=7&shown=a,b%26c",
  ]);
  stop();
});
