import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../core/session.js";
import { announceArrival } from "./announceArrival.js";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A question that comes to a page, which stands in for a browser's. */
function come({ answered, outcome }: { answered: boolean; outcome?: string }) {
  const said: unknown[] = [];
  const page = {
    visibilityState: "visible",
    activeElement: null,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
    createElement: () => ({ textContent: "", remove: () => {} }),
  };
  const box = {
    ownerDocument: page,
    getRootNode: () => page,
    contains: () => false,
    querySelector: () => null,
  };
  const region = {
    ownerDocument: page,
    setAttribute: () => {},
    append: ({ textContent }: { textContent: string }) => said.push(textContent),
  };
  const requestedSchema = { type: "object" as const, properties: {} };
  const session = new Session({ request: { message: "Which table?", requestedSchema } });
  if (answered) void session.respondForUser({ action: "accept" }, () => {});
  announceArrival({
    session,
    isPage: false,
    requester: { name: "Test host" },
    strings: undefined,
    box: box as never,
    shownAt: Date.now(),
    region: region as never,
    outcome,
  });
  vi.runAllTimers();
  return said;
}

test("a request that waits for an answer is announced", () => {
  expect(come({ answered: false })).toEqual([
    expect.stringContaining("Request from Test host: Which table?"),
  ]);
});

test("a request that the user has answered by then is not announced", () => {
  expect(come({ answered: true })).toEqual([]);
});

test("after another one, it is announced with the outcome of that one", () => {
  expect(come({ answered: false, outcome: "You declined" })).toEqual([
    "You declined. Next request: Test host: Which table?",
  ]);
});
