import { assert, describe, expect, test, vi } from "vitest";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { respondBy, sessionOf } from "../core/session.js";
import type { ElicitationResult } from "../core/protocol.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationQueue } from "./ElicitationQueue.js";

const requester = { name: "Booking" };
const accepted: ElicitationResult = { action: "accept", content: { name: "Ada" } };
const form = () => formRequest("Who?", { name: { type: "string" } });

function current(queue: ElicitationQueue) {
  const { item } = queue.getSnapshot();
  assert(item, "an item is shown");
  return { item, session: sessionOf(item.request, item.requester) };
}

/** Waits until promises that are resolved by now have called back. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a request object that is elicited again is a new request, also in another queue", async () => {
  const request = form();
  const queue = createElicitationQueue();
  void queue.elicit(request, { requester });
  const first = current(queue);
  expect(first.item.request).toBe(request);
  void first.item.respond(accepted);
  void queue.elicit(request, { requester });
  const second = current(queue);
  expect(second.session).toBe(second.item);
  expect(second.session.sent).toBeUndefined();

  const other = createElicitationQueue();
  void other.elicit(request, { requester });
  expect(current(other).session).toBe(current(other).item);
  expect(current(queue).session).toBe(second.item);
});

test("an error of a listener breaks neither the queue nor other listeners", async () => {
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reportError);
  const queue = createElicitationQueue();
  const answer = queue.elicit(form(), { requester });
  const { item } = current(queue);
  const heard = vi.fn<() => void>();
  item.subscribe(() => {
    throw new Error("The listener fails");
  });
  item.subscribe(heard);
  await item.respond(accepted);
  expect(await answer).toEqual(accepted);
  expect(queue.items).toEqual([]);
  expect(heard).toHaveBeenCalled();
  expect(reportError).toHaveBeenCalledWith(new Error("The listener fails"));
  vi.unstubAllGlobals();
});

test("one listener that subscribes twice is called until it has unsubscribed twice", () => {
  const queue = createElicitationQueue();
  void queue.elicit(form(), { requester });
  const { item } = current(queue);
  const listener = vi.fn<() => void>();
  const stop = item.subscribe(listener);
  item.subscribe(listener);
  stop();
  queue.complete("none");
  void item.respond(accepted);
  expect(listener).toHaveBeenCalled();
});

describe("a response that goes through the host", () => {
  const failing = () => {
    const deliver = vi
      .fn<(result: ElicitationResult) => Promise<void>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue();
    const queue = createElicitationQueue();
    const answer = queue.elicit(form(), { requester, deliver });
    return { queue, answer, ...current(queue) };
  };

  test("can be tried again if its delivery fails, also when the host doesn't wait for that", async () => {
    const { answer, item, session } = failing();
    const pass = (result: ElicitationResult) => {
      item.respond(result).catch(() => {});
    };
    await respondBy(session, pass, accepted);
    await settled();
    expect(session.failure).toEqual({ error: new Error("offline"), action: "accept" });
    expect(session.locked).toBe(false);
    await respondBy(session, pass, accepted);
    expect(await answer).toEqual(accepted);
  });

  test("locks the request before the queue has it, and is not called sending until then", async () => {
    const { item, session } = failing();
    let pass = () => {};
    const held = new Promise<void>((resolve) => (pass = resolve));
    const statuses: string[] = [];
    session.subscribe(() => statuses.push(item.status));
    const sent = respondBy(session, () => held.then(() => item.respond(accepted)), accepted);
    expect([session.locked, item.status]).toEqual([true, "open"]);
    pass();
    await sent;
    expect(statuses).toContain("sending");
    expect(item.status).toBe("open");
  });

  test("is not sent twice if the host keeps it", async () => {
    const { queue, item, session } = failing();
    await respondBy(session, () => {}, accepted);
    expect([session.locked, item.status]).toEqual([true, "open"]);
    expect(queue.items).toEqual([item]);
  });
});

test("a response of `intercept` that can't be delivered is no failure of the user", async () => {
  const queue = createElicitationQueue({ intercept: () => accepted, onError: () => {} });
  const deliver = () => Promise.reject(new Error("offline"));
  void queue.elicit(form(), { requester, deliver });
  await settled();
  const { item, session } = current(queue);
  expect(item.status).toBe("open");
  expect(session.failed).toBe(false);
});

test("a completed page whose response can't be delivered can still be finished", async () => {
  const deliver = vi
    .fn<(result: ElicitationResult) => Promise<void>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue();
  const queue = createElicitationQueue();
  const request = urlRequest("Sign in", "https://sign-in.example/", "1");
  const answer = queue.elicit(request, { requester, deliver, settleOn: "completion" });
  const { item } = current(queue);
  await item.respond({ action: "accept" });
  queue.complete("1");
  await settled();
  expect([item.status, item.completed]).toEqual(["awaiting-completion", false]);
  await item.finish();
  expect(await answer).toEqual({ action: "accept" });
});

test("a copy of an item does not contain the user's input", async () => {
  const queue = createElicitationQueue();
  const deliver = () => new Promise<void>(() => {});
  void queue.elicit(form(), { requester, deliver });
  const { item } = current(queue);
  void item.respond(accepted);
  expect(item.status).toBe("sending");
  expect(JSON.stringify({ ...item })).not.toContain("Ada");
});

test("a component that doesn't name the requester shares the only session of a request", () => {
  const queue = createElicitationQueue();
  void queue.elicit(form(), { requester });
  const { item } = current(queue);
  expect(sessionOf(item.request)).toBe(item);
});
