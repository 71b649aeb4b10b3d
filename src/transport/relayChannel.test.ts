import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { relayChannel } from "./relayChannel.js";

// A connection can be gone without anybody being told: a machine slept, a router forgot it.

class Source extends EventTarget {
  static all: Source[] = [];
  readyState = 1;
  constructor() {
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

test("a connection on which nothing is said for a minute is made anew, and what comes is heard", () => {
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

test("one that never comes about is tried again, and ends with the page", () => {
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
