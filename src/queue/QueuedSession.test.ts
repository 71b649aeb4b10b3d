import { assert, expect, test, vi } from "vitest";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { Session } from "../core/session.js";
import type { ElicitationResult } from "../core/protocol.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationQueue } from "./ElicitationQueue.js";

const requester = { name: "Booking" };
const accepted: ElicitationResult = { action: "accept", content: { name: "Ada" } };
const form = () => formRequest("Who?", { name: { type: "string" } });

function current(queue: ElicitationQueue) {
  const { item } = queue.getSnapshot();
  assert(item instanceof Session, "an item is shown");
  return item;
}

/** Waits until promises that are resolved by now have called back. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a request object that is elicited again is a new request, also in another queue", async () => {
  const request = form();
  const queue = createElicitationQueue();
  void queue.elicit(request, { requester });
  const first = current(queue);
  expect(first.request).toBe(request);
  void first.respond(accepted);
  void queue.elicit(request, { requester });
  const second = current(queue);
  expect(second.request).not.toBe(request);
  expect(second.sent).toBeUndefined();

  const other = createElicitationQueue();
  void other.elicit(request, { requester });
  expect(current(other).request).not.toBe(second.request);
});

test("an error of a listener breaks neither the queue nor other listeners", async () => {
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reportError);
  const queue = createElicitationQueue();
  const answer = queue.elicit(form(), { requester });
  const item = current(queue);
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
  const item = current(queue);
  const listener = vi.fn<() => void>();
  const stop = item.subscribe(listener);
  item.subscribe(listener);
  stop();
  queue.complete("none");
  void item.respond(accepted);
  expect(listener).toHaveBeenCalled();
});

test("a response whose delivery fails can be given again", async () => {
  const deliver = vi
    .fn<(result: ElicitationResult) => Promise<void>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue();
  const queue = createElicitationQueue({ onError: () => {} });
  const answer = queue.elicit(form(), { requester, deliver });
  const item = current(queue);
  const statuses: string[] = [];
  item.subscribe(() => statuses.push(item.status));
  await item.respond(accepted).catch(() => {});
  expect(item.failure).toEqual({ error: new Error("offline"), action: "accept" });
  expect([item.locked, item.status, statuses[0]]).toEqual([false, "open", "sending"]);
  await item.respond(accepted);
  expect(await answer).toEqual(accepted);
});

test("a response that a listener gives while one begins is not sent", async () => {
  const deliver = vi.fn<() => void>();
  const queue = createElicitationQueue();
  const answer = queue.elicit(form(), { requester, deliver });
  const item = current(queue);
  item.subscribe(() => {
    if (item.status === "sending") item.respond({ action: "decline" }).catch(() => {});
  });
  await item.respond(accepted);
  expect(await answer).toEqual(accepted);
  expect(deliver).toHaveBeenCalledTimes(1);
});

test("a response of `intercept` that can't be delivered is no failure of the user", async () => {
  const queue = createElicitationQueue({ intercept: () => accepted, onError: () => {} });
  const deliver = () => Promise.reject(new Error("offline"));
  void queue.elicit(form(), { requester, deliver });
  await settled();
  const item = current(queue);
  expect(item.status).toBe("open");
  expect(item.failed).toBe(false);
});

test("a completed page whose response can't be delivered can still be finished", async () => {
  const deliver = vi
    .fn<(result: ElicitationResult) => Promise<void>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue();
  const queue = createElicitationQueue();
  const request = urlRequest("Sign in", "https://sign-in.example/", "1");
  const answer = queue.elicit(request, { requester, deliver, settleOn: "completion" });
  const item = current(queue);
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
  const item = current(queue);
  void item.respond(accepted);
  expect(item.status).toBe("sending");
  expect(JSON.stringify({ ...item })).not.toContain("Ada");
});

test.each([
  ["form", form(), "accept"],
  ["page", urlRequest("Sign in", "https://sign-in.example/", "1"), "cancel"],
] as const)(
  "a %s that a listener withdraws at its response has one end",
  async (_, request, end) => {
    const queue = createElicitationQueue();
    const abort = new AbortController();
    const { signal } = abort;
    const answer = queue.elicit(request, { requester, settleOn: "completion", signal });
    const item = current(queue);
    item.subscribe(() => abort.abort());
    await item.respond({ action: "accept" });
    // A form is settled before any listener hears of it. A page still waits for its completion.
    expect(await answer).toEqual({ action: end });
    expect([item.status, queue.unanswered]).toEqual(["settled", []]);
  },
);
