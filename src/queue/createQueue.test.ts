import { assert, describe, expect, test, vi } from "vitest";
import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationQueue, ElicitationQueueOptions } from "./ElicitationQueue.js";
import { ANSWERED_ELSEWHERE, ElicitationLimitError, ElicitationModeError } from "./errors.js";
import type { QueuedSession } from "./QueuedSession.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { watchedSignal } from "./fixtures/watchedSignal.js";

const requester: Requester = { name: "Booking", url: "https://mcp.example/mcp" };
const other = { name: "Weather" };
const accepted: ElicitationResult = { action: "accept", content: { a: 1 } };
const cancelled: ElicitationResult = { action: "cancel" };

const form = (message = "?") => formRequest(message, { a: { type: "number" } });
const page = (id?: string) => urlRequest("Sign in", `https://sign-in.example/${id}`, id);

function make(options: ElicitationQueueOptions = {}) {
  const timers = manualTimers();
  const queue = createElicitationQueue({ timers, ...options });
  return { queue, timers };
}

function current(queue: ElicitationQueue) {
  const item = queue.getSnapshot().item;
  assert(item, "something is on show");
  return item;
}

/** Whether a promise has settled, told without waiting for it. */
async function isPending(promise: Promise<unknown>) {
  const pending = Symbol("pending");
  await new Promise((resolve) => setImmediate(resolve));
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
}

describe("a request", () => {
  test("waits for the user, and is answered with the user's action", async () => {
    const { queue } = make();
    const request = form();
    const result = queue.elicit(request, { requester });
    expect(current(queue)).toMatchObject({ requester, completed: false, status: "open" });
    expect(current(queue).request).toBe(request);
    await current(queue).respond(accepted);
    expect(await result).toEqual(accepted);
    expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0, items: [] });
  });

  test("comes after earlier requests, whatever their requesters are", async () => {
    const { queue } = make();
    const asked = ["a", "b", "c"].map((name) => queue.elicit(form(name), { requester: { name } }));
    for (const [index, name] of ["a", "b", "c"].entries()) {
      expect(current(queue).requester.name).toBe(name);
      expect(queue.getSnapshot().waiting).toBe(2 - index);
      void current(queue).respond({ action: "decline" });
    }
    const actions = (await Promise.all(asked)).map(({ action }) => action);
    expect(actions).toEqual(["decline", "decline", "decline"]);
  });

  test("counts as two requests if the same object is sent twice", () => {
    const { queue } = make();
    const request = form();
    void queue.elicit(request, { requester });
    const first = current(queue);
    void queue.elicit(request, { requester: other });
    void first.respond(accepted);
    expect(current(queue).request).not.toBe(request);
    expect(current(queue).request).toEqual(request);
    expect(current(queue).id).not.toBe(first.id);
  });

  test("takes one answer: a different one is refused, and an equal one is accepted", async () => {
    const { queue } = make();
    const result = queue.elicit(form(), { requester });
    const next = queue.elicit(form(), { requester });
    const item = current(queue);
    void item.respond(accepted);
    await expect(item.respond({ action: "decline" })).rejects.toThrow("accept");
    await expect(item.respond({ action: "accept" })).rejects.toThrow("accept");
    await item.respond({ ...accepted });
    item.dismiss();
    await item.respond(accepted);
    expect(await result).toEqual(accepted);
    expect(await isPending(next)).toBe(true);
  });

  test("carries its progress and its deadline", () => {
    const { queue, timers } = make();
    const progress = { position: 1, total: 3 };
    void queue.elicit(form(), { requester, progress, expiresAt: timers.now() + 5 });
    expect(current(queue)).toMatchObject({ progress, expiresAt: timers.now() + 5 });
  });
});

describe("a request is cancelled once", () => {
  const ways: Record<string, (queue: ElicitationQueue, abort: () => void) => void> = {
    "by its signal": (_, abort) => abort(),
    "when its server is disconnected": (queue) => queue.disconnect({ ...requester }),
    "when all are": (queue) => queue.disconnectAll(),
    "when its server is stopped": (queue) => queue.block(requester),
    "when it is dismissed": (queue) => current(queue).dismiss(),
  };

  test.each(Object.keys(ways))("%s", async (way) => {
    const { queue, timers } = make();
    const signal = watchedSignal();
    const deliver = vi.fn<(result: ElicitationResult) => void>();
    const expiresAt = timers.now() + 1_000;
    const result = queue.elicit(form(), { requester, signal: signal.signal, deliver, expiresAt });
    const rest = queue.elicit(form(), { requester: other });
    const item = current(queue);
    ways[way]?.(queue, signal.abort);
    expect(await result).toEqual(cancelled);
    await expect(item.respond(accepted)).rejects.toMatchObject({ reason: "withdrawn" });
    await item.respond(cancelled);
    expect(deliver.mock.calls).toEqual([[cancelled]]);
    expect([signal.listening, timers.running]).toEqual([0, 0]);
    if (way !== "when all are") expect(await isPending(rest)).toBe(true);
  });

  test("at once, when its signal was aborted before, or its time is over", async () => {
    const { queue, timers } = make();
    const deliver = vi.fn<(result: ElicitationResult) => void>();
    const aborted = { requester, signal: AbortSignal.abort(), deliver };
    expect(await queue.elicit(form(), aborted)).toEqual(cancelled);
    const late = { requester, expiresAt: timers.now(), deliver };
    expect(await queue.elicit(form(), late)).toEqual(cancelled);
    expect(deliver.mock.calls).toEqual([[cancelled], [cancelled]]);
    expect(queue.getSnapshot().item).toBeUndefined();
  });
});

describe("a request that is withdrawn while on screen", () => {
  const withdrawals = {
    "its signal": ({ abort }: { abort: AbortController }) => abort.abort(),
    "disconnect of its requester": ({ queue }: { queue: ElicitationQueue }) =>
      queue.disconnect(requester),
    disconnectAll: ({ queue }: { queue: ElicitationQueue }) => queue.disconnectAll(),
    "another request with its ID": ({ queue }: { queue: ElicitationQueue }) =>
      void queue.elicit(form("another"), { requester, id: 1 }),
  };

  test.each(Object.entries(withdrawals))("by %s stays until it is closed", async (_, withdraw) => {
    const { queue, timers } = make();
    const abort = new AbortController();
    const result = queue.elicit(form(), { requester, id: 1, signal: abort.signal });
    const { request, markShown: onShow, id: itemId } = current(queue);
    onShow();
    timers.advance(0);
    withdraw({ abort, queue });
    expect(await result).toEqual(cancelled);
    expect(current(queue)).toMatchObject({ id: itemId, status: "settled", withdrawn: true });
    expect(current(queue).request).toBe(request);
    await expect(current(queue).respond(accepted)).rejects.toMatchObject({ reason: "withdrawn" });
    current(queue).dismiss();
    expect(queue.items.map((item) => item.id)).not.toContain(itemId);
  });

  test("keeps its place before the next request, which is counted", async () => {
    const { queue, timers } = make();
    const abort = new AbortController();
    void queue.elicit(form(), { requester, signal: abort.signal });
    const next = queue.elicit(form(), { requester: other });
    current(queue).markShown();
    timers.advance(0);
    abort.abort();
    expect(queue.getSnapshot()).toMatchObject({
      item: { requester, withdrawn: true },
      waiting: 1,
    });
    current(queue).dismiss();
    expect(queue.getSnapshot()).toMatchObject({ item: { requester: other }, waiting: 0 });
    await current(queue).respond(accepted);
    expect(await next).toEqual(accepted);
  });

  test("does not claim that nothing was sent where another page may have answered it", () => {
    const { queue, timers } = make();
    const abort = new AbortController();
    void queue.elicit(form(), { requester, signal: abort.signal });
    current(queue).markShown();
    timers.advance(0);
    abort.abort(ANSWERED_ELSEWHERE);
    expect(current(queue)).toMatchObject({ withdrawn: "elsewhere" });
  });

  test("disappears at once if it came in the same turn", () => {
    const { queue } = make();
    const abort = new AbortController();
    void queue.elicit(form(), { requester, signal: abort.signal });
    current(queue).markShown();
    abort.abort();
    expect(queue.items).toEqual([]);
  });

  test("disappears at once if it was not seen, was blocked, or its answer has arrived", async () => {
    const { queue, timers } = make();
    const abort = new AbortController();
    let deliver = () => {};
    void queue.elicit(form("seen"), { requester, signal: abort.signal });
    current(queue).markShown();
    timers.advance(0);
    const sent = () => new Promise<void>((resolve) => (deliver = resolve));
    void queue.elicit(form("unseen"), { requester, signal: abort.signal });
    void queue.elicit(form("answered"), { requester: other, signal: abort.signal, deliver: sent });
    const answered = queue.items.find((item) => item.requester === other)!;
    answered.markShown();
    timers.advance(0);
    void answered.respond(accepted);
    await Promise.resolve();
    abort.abort();
    expect(queue.items.map(({ request }) => request.message)).toEqual(["seen", "answered"]);
    deliver();
    await expect.poll(() => queue.items).toHaveLength(1);
    queue.block(requester);
    expect(queue.items).toEqual([]);
  });
});

describe("a deadline", () => {
  test("cancels the shown request, which stays readable, and does not block others", async () => {
    const { queue, timers } = make();
    const result = queue.elicit(form(), { requester, expiresAt: timers.now() + 60_000 });
    const { request } = current(queue);
    timers.advance(59_999);
    expect(current(queue).status).toBe("open");
    timers.advance(1);
    expect(await result).toEqual(cancelled);
    expect(current(queue)).toMatchObject({ status: "expired" });
    expect(current(queue).request).toBe(request);

    const next = queue.elicit(form(), { requester: other });
    expect(current(queue)).toMatchObject({ requester: other, status: "open" });
    expect(queue.items.at(-1)).toMatchObject({ status: "expired" });
    await current(queue).respond(accepted);
    expect(await next).toEqual(accepted);
    expect(current(queue)).toMatchObject({ status: "expired" });

    await expect(current(queue).respond(accepted)).rejects.toMatchObject({ reason: "expired" });
    current(queue).dismiss();
    expect(queue.getSnapshot()).toMatchObject({ item: undefined, items: [] });
  });

  test.each([
    ["in its place if the user is filling it in", true],
    ["behind the next one if nobody is", false],
  ])("leaves a form that was on screen %s, first or not", (_, isInUse) => {
    const { queue, timers } = make();
    void queue.elicit(form(), { requester });
    const expiresAt = timers.now() + 1;
    void queue.elicit(form(), { requester: other, expiresAt });
    const late = queue.items[1] as unknown as QueuedSession;
    late.markShown();
    late.view.show({ isInUse });
    timers.advance(1);
    expect(queue.items.map(({ status }) => status)).toEqual(["open", "expired"]);
    expect(current(queue)).toBe(isInUse ? late : queue.items[0]);
    expect(queue.getSnapshot().waiting).toBe(isInUse ? 1 : 0);
    late.dismiss();
    expect(queue.items).toHaveLength(1);
  });

  test("drops a request that nobody has seen", async () => {
    const { queue, timers } = make();
    void queue.elicit(form(), { requester });
    const unseen = queue.elicit(form(), { requester, expiresAt: timers.now() + 1 });
    timers.advance(1);
    expect(await unseen).toEqual(cancelled);
    expect(queue.getSnapshot()).toMatchObject({ waiting: 0 });
  });

  test("may be further away than a timer can wait", async () => {
    const { queue, timers } = make();
    const year = 365 * 24 * 3_600_000;
    const result = queue.elicit(form(), { requester, expiresAt: timers.now() + year });
    timers.advance(year - 1);
    expect(await isPending(result)).toBe(true);
    timers.advance(1);
    expect(await result).toEqual(cancelled);
    expect(timers.running).toBe(0);
  });

  test("no longer applies to a request that was answered in time", async () => {
    const { queue, timers } = make();
    void queue.elicit(page("1"), { requester, expiresAt: timers.now() + 1 });
    await current(queue).respond({ action: "accept" });
    expect(current(queue).expiresAt).toBeUndefined();
  });

  test("leaves a URL that was agreed to but not finished as expired, even behind another request", async () => {
    const { queue, timers } = make();
    const expiresAt = timers.now() + 1;
    void queue.elicit(page("1"), { requester, settleOn: "completion", expiresAt });
    await current(queue).respond({ action: "accept" });
    void queue.elicit(form(), { requester });
    timers.advance(1);
    expect(queue.items.map(({ status }) => status)).toEqual(["open", "expired"]);
  });

  test("leaves an expired request readable, even when its connection closes", () => {
    const { queue, timers } = make();
    void queue.elicit(form(), { requester, expiresAt: timers.now() + 1 });
    timers.advance(1);
    queue.disconnect(requester);
    expect(current(queue).status).toBe("expired");
  });

  test("keeps an expired request from being completed", () => {
    const { queue, timers } = make();
    void queue.elicit(page("1"), { requester, expiresAt: timers.now() + 1 });
    timers.advance(1);
    queue.complete("1");
    expect(current(queue)).toMatchObject({ status: "expired", completed: false });
  });

  test("keeps only a few expired requests while the user is away", () => {
    const { queue, timers } = make();
    for (let index = 0; index < 100; index += 1) {
      void queue.elicit(form(), { requester, expiresAt: timers.now() + 1 });
      timers.advance(1);
    }
    expect(queue.items).toHaveLength(20);
  });

  test("does not end a page that the user has open, however many other requests expire", async () => {
    const { queue, timers } = make();
    const result = queue.elicit(page("1"), { requester, settleOn: "completion" });
    await current(queue).respond({ action: "accept" });
    for (let index = 0; index < 100; index += 1) {
      void queue.elicit(form(), { requester: other, expiresAt: timers.now() + 1 });
      timers.advance(1);
    }
    expect(await isPending(result)).toBe(true);
    queue.complete("1", requester);
    expect(await result).toEqual({ action: "accept" });
  });
});

describe("a URL", () => {
  test("that was agreed to is shown until it is completed, and for a moment after that", async () => {
    const { queue, timers } = make({ retainCompleted: 3_000 });
    const result = queue.elicit(page("1"), { requester });
    await current(queue).respond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
    expect(current(queue)).toMatchObject({ completed: false });
    queue.complete("unknown");
    queue.complete("1", other);
    expect(current(queue).completed).toBe(false);
    queue.complete("1", { ...requester });
    expect(current(queue).completed).toBe(true);
    queue.complete("1");
    timers.advance(3_000);
    expect(queue.getSnapshot().item).toBeUndefined();
    expect(timers.running).toBe(0);
  });

  test("that was agreed to holds up nothing, and comes back", async () => {
    const { queue } = make();
    void queue.elicit(page("1"), { requester });
    void queue.elicit(form(), { requester: other });
    await current(queue).respond({ action: "accept" });
    expect(current(queue).requester).toBe(other);
    expect(queue.items.filter(({ status }) => status !== "open")).toHaveLength(1);
    await current(queue).respond(accepted);
    expect(current(queue).requester).toBe(requester);
    await current(queue).finish();
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("can be completed before the user agrees", async () => {
    const { queue, timers } = make();
    const result = queue.elicit(page("1"), { requester });
    queue.complete("1");
    expect(current(queue).completed).toBe(true);
    expect(await isPending(result)).toBe(true);
    await current(queue).respond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
    timers.advance(60_000);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("that was agreed to can be dismissed, and disappears with its connection", async () => {
    const { queue } = make();
    void queue.elicit(page("1"), { requester });
    await current(queue).respond({ action: "accept" });
    current(queue).dismiss();
    expect(queue.getSnapshot().item).toBeUndefined();
    void queue.elicit(page("2"), { requester });
    await current(queue).respond({ action: "accept" });
    queue.disconnect(requester);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("that is finished twice is answered once", async () => {
    const { queue } = make();
    const deliver = vi.fn<() => Promise<void>>(async () => {});
    const result = queue.elicit(page("1"), { requester, settleOn: "completion", deliver });
    await current(queue).respond({ action: "accept" });
    const item = current(queue);
    await Promise.all([item.finish(), item.finish()]);
    expect(await result).toEqual({ action: "accept" });
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test("that nobody has agreed to cannot be finished, nor can a form", async () => {
    const { queue } = make();
    const deliver = vi.fn<() => void>();
    for (const request of [page("1"), form()]) {
      void queue.elicit(request, { requester, settleOn: "completion", deliver });
      await current(queue).finish();
      expect(current(queue).status).toBe("open");
      current(queue).dismiss();
    }
    expect(deliver.mock.calls).toEqual([[cancelled], [cancelled]]);
  });

  test("that is completed while its answer is on its way is answered once", async () => {
    const { queue } = make();
    let arrive = () => {};
    const deliver = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    const result = queue.elicit(page("1"), { requester, settleOn: "completion", deliver });
    await current(queue).respond({ action: "accept" });
    const finished = current(queue).finish();
    queue.complete("1");
    await expect.poll(() => deliver.mock.calls.length).toBe(1);
    arrive();
    await finished;
    expect(await result).toEqual({ action: "accept" });
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test("that is declined or cancelled is gone", async () => {
    const { queue } = make();
    for (const action of ["decline", "cancel"] as const) {
      const result = queue.elicit(page("1"), { requester });
      void current(queue).respond({ action });
      expect(await result).toEqual({ action });
      expect(queue.getSnapshot().item).toBeUndefined();
    }
  });

  describe("until it is finished", () => {
    const ask = (queue: ElicitationQueue, deliver?: () => void | Promise<void>) => {
      const result = queue.elicit(page("1"), { requester, settleOn: "completion", deliver });
      void current(queue).respond({ action: "accept" });
      return result;
    };

    test("waits after the consent for the user to finish it", async () => {
      const { queue } = make();
      const result = ask(queue);
      expect(await isPending(result)).toBe(true);
      await current(queue).finish();
      expect(await result).toEqual({ action: "accept" });
      expect(queue.getSnapshot().item).toBeUndefined();
    });

    test("waits after the consent for the server to complete it", async () => {
      const { queue, timers } = make();
      const result = ask(queue);
      queue.complete("1");
      expect(await result).toEqual({ action: "accept" });
      expect(current(queue).completed).toBe(true);
      timers.advance(60_000);
      expect(queue.getSnapshot().item).toBeUndefined();
    });

    test("is cancelled when it is dismissed", async () => {
      const { queue } = make();
      const result = ask(queue);
      current(queue).dismiss();
      expect(await result).toEqual(cancelled);
    });

    test("stays if its answer could not be sent", async () => {
      const { queue } = make();
      const deliver = vi.fn<() => void>().mockImplementationOnce(() => {
        throw new Error("offline");
      });
      const result = ask(queue, deliver);
      await expect(current(queue).finish()).rejects.toThrow("offline");
      expect(await isPending(result)).toBe(true);
      await current(queue).finish();
      expect(await result).toEqual({ action: "accept" });
    });
  });
});

describe("delivery", () => {
  test("that fails leaves the request open, to be answered again", async () => {
    const { queue } = make();
    const deliver = vi
      .fn<(result: ElicitationResult) => Promise<void>>()
      .mockRejectedValueOnce(new Error("offline"));
    const result = queue.elicit(form(), { requester, deliver });
    const item = current(queue);
    await expect(item.respond(accepted)).rejects.toThrow("offline");
    expect(current(queue)).toBe(item);
    expect(await isPending(result)).toBe(true);
    await item.respond({ action: "decline" });
    expect(await result).toEqual({ action: "decline" });
    expect(deliver.mock.calls).toEqual([[accepted], [{ action: "decline" }]]);
  });

  test("under way takes no second answer", async () => {
    const { queue } = make();
    let arrive = () => {};
    const deliver = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    const result = queue.elicit(form(), { requester, deliver });
    const { respond: onRespond } = current(queue);
    const sent = [onRespond(accepted), onRespond(accepted)];
    await expect(onRespond({ action: "decline" })).rejects.toThrow("accept");
    expect(await isPending(result)).toBe(true);
    arrive();
    await Promise.all(sent);
    expect(await result).toEqual(accepted);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test("under way when the deadline passes still counts, if it arrives", async () => {
    for (const arrives of [true, false]) {
      const { queue, timers } = make();
      let settle = () => {};
      const deliver = () =>
        new Promise<void>((resolve, reject) => {
          settle = () => (arrives ? resolve() : reject(new Error("offline")));
        });
      const result = queue.elicit(form(), { requester, deliver, expiresAt: timers.now() + 1 });
      const sent = current(queue).respond(accepted);
      sent.catch(() => {});
      expect(await isPending(result)).toBe(true);
      timers.advance(1);
      expect(await isPending(result)).toBe(true);
      settle();
      expect(await result).toEqual(arrives ? accepted : cancelled);
      if (!arrives) expect(current(queue).status).toBe("expired");
    }
  });

  test("sends only the cancel if the request is withdrawn before delivery begins", async () => {
    const { queue } = make();
    const deliver = vi.fn<(result: ElicitationResult) => void>();
    const control = new AbortController();
    const result = queue.elicit(form(), { requester, deliver, signal: control.signal });
    const sent = current(queue).respond(accepted);
    control.abort();
    await expect(sent).rejects.toMatchObject({ reason: "withdrawn" });
    expect(await result).toEqual(cancelled);
    await expect.poll(() => deliver.mock.calls).toEqual([[cancelled]]);
  });

  test("that fails after the deadline does not bring back a request that was dismissed", async () => {
    const { queue, timers } = make();
    let fail: (reason: Error) => void = () => {};
    const deliver = vi
      .fn<() => Promise<void>>(async () => {})
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const result = queue.elicit(form(), { requester, deliver, expiresAt: timers.now() + 1 });
    const item = current(queue);
    queue.markPlaced(item.id);
    const sent = item.respond(accepted);
    await Promise.resolve();
    await Promise.resolve();
    timers.advance(1);
    item.dismiss();
    fail(new Error("offline"));
    await expect(sent).rejects.toThrow("offline");
    expect(await result).toEqual(cancelled);
    expect(queue.items).toEqual([]);
  });

  test("that never ends does not keep a withdrawn request", async () => {
    const { queue } = make();
    const signal = watchedSignal();
    const deliver = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    const result = queue.elicit(form(), { requester, deliver, signal: signal.signal });
    void current(queue).respond(accepted);
    expect(await isPending(result)).toBe(true);
    signal.abort();
    expect(await result).toEqual(cancelled);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("that arrives after the request was withdrawn brings nothing back", async () => {
    const { queue } = make();
    let arrive = () => {};
    const deliver = () => new Promise<void>((resolve) => (arrive = resolve));
    const result = queue.elicit(page("1"), { requester, deliver });
    const sent = current(queue).respond({ action: "accept" });
    expect(await isPending(sent)).toBe(true);
    queue.disconnect(requester);
    arrive();
    await sent;
    expect(await result).toEqual(cancelled);
    expect(queue.getSnapshot()).toMatchObject({ item: undefined, items: [] });
  });

  test("a response that arrives after its request was dismissed is the result", async () => {
    const settled: ElicitationResult[] = [];
    const { queue } = make({ onSettled: (_, result) => settled.push(result) });
    let arrive = () => {};
    const deliver = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    void queue.elicit(form(), { requester, deliver, id: 1 });
    const sent = current(queue).respond(accepted);
    expect(await isPending(sent)).toBe(true);
    current(queue).dismiss();
    expect(await isPending(sent)).toBe(true);
    expect(settled).toEqual([]);
    arrive();
    await sent;
    await expect.poll(() => settled).toEqual([accepted]);
    // A stream that repeats the request gets the same response.
    expect(await queue.elicit(form(), { requester, id: 1 })).toEqual(accepted);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test("that fails after the request was dismissed sends the cancel after it", async () => {
    const { queue } = make();
    let fail = () => {};
    const delivered: ElicitationResult[] = [];
    const deliver = (result: ElicitationResult) => {
      if (result.action === "cancel") delivered.push(result);
      else return new Promise<void>((_, reject) => (fail = () => reject(new Error("offline"))));
    };
    const result = queue.elicit(form(), { requester, deliver });
    const sent = current(queue).respond(accepted);
    expect(await isPending(sent)).toBe(true);
    current(queue).dismiss();
    fail();
    await expect(sent).rejects.toThrow("offline");
    expect(await result).toEqual(cancelled);
    expect(delivered).toEqual([cancelled]);
  });
});

describe("onRequest and onSettled", () => {
  test("report each request, its result, and its status then", async () => {
    const events: unknown[] = [];
    const { queue } = make({
      onRequest: ({ id, status }) => events.push([id, status]),
      onSettled: ({ id, status }, result) => events.push([id, status, result]),
    });
    void queue.elicit(form(), { requester });
    const { id } = current(queue);
    await current(queue).respond(accepted);
    queue.block(requester);
    await queue.elicit(form(), { requester });
    expect(events).toEqual([
      [id, "open"],
      [id, "settled", accepted],
    ]);
  });

  test("may throw", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const broken = () => assert.fail("broken");
    const { queue } = make({ onRequest: broken, onSettled: broken, onError });
    const result = queue.elicit(form(), { requester });
    await current(queue).respond(accepted);
    expect(await result).toEqual(accepted);
    expect(onError).toHaveBeenCalledTimes(2);
  });
});

describe("intercept", () => {
  test.each([
    ["at once", () => accepted],
    ["later", () => Promise.resolve(accepted)],
  ])("may answer before the user sees the request: %s", async (_, intercept) => {
    const { queue } = make({ intercept });
    const listener = vi.fn<() => void>();
    const result = queue.elicit(form(), { requester });
    queue.subscribe(listener);
    expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0 });
    expect(await result).toEqual(accepted);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("gets the request and its requester", async () => {
    const intercept = vi.fn<NonNullable<ElicitationQueueOptions["intercept"]>>(() => cancelled);
    const { queue } = make({ intercept });
    const request: ElicitationRequest = form();
    await queue.elicit(request, { requester });
    expect(intercept).toHaveBeenCalledWith(request, expect.objectContaining({ requester }));
  });

  test.each([
    ["throws", () => assert.fail("broken")],
    ["rejects", () => Promise.reject(new Error("broken"))],
    ["returns an invalid result", () => ({ action: "yes" }) as never],
  ])("that %s lets the user answer, and tells the host", async (_, intercept) => {
    const onError = vi.fn<(error: unknown) => void>();
    const { queue } = make({ intercept, onError });
    const result = queue.elicit(form(), { requester });
    expect(await isPending(result)).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
    await current(queue).respond(accepted);
    expect(await result).toEqual(accepted);
  });

  test("that decides after a request was withdrawn decides nothing, and is no error", async () => {
    let decide: (result: ElicitationResult) => void = () => {};
    const onError = vi.fn<(error: unknown) => void>();
    const intercept = () => new Promise<ElicitationResult>((resolve) => (decide = resolve));
    const { queue } = make({ intercept, onError });
    const deliver = vi.fn<(result: ElicitationResult) => void>();
    const control = new AbortController();
    const result = queue.elicit(form(), { requester, deliver, signal: control.signal });
    control.abort();
    decide(accepted);
    expect(await result).toEqual(cancelled);
    await new Promise((resolve) => setImmediate(resolve));
    expect(deliver.mock.calls).toEqual([[cancelled]]);
    expect(onError).not.toHaveBeenCalled();
  });

  test("does not lose the completion of a page meanwhile", async () => {
    let decide = () => {};
    const { queue } = make({ intercept: () => new Promise<void>((resolve) => (decide = resolve)) });
    const result = queue.elicit(page("1"), { requester, settleOn: "completion" });
    queue.complete("1");
    decide();
    await isPending(result);
    expect(current(queue).completed).toBe(true);
    void current(queue).respond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
  });

  test("that gives nothing keeps the order", async () => {
    const { queue } = make({ intercept: () => undefined });
    for (const message of ["a", "b", "c"]) void queue.elicit(form(message), { requester });
    await isPending(Promise.resolve());
    for (const message of ["a", "b", "c"]) {
      expect(current(queue).request.message).toBe(message);
      void current(queue).respond(accepted);
    }
  });

  test("that never settles can be cancelled, and holds up nobody", async () => {
    const late: { resolve: (result?: ElicitationResult) => void; reject: () => void }[] = [];
    const { queue, timers } = make({
      intercept: (request) =>
        request.message === "stuck"
          ? new Promise((resolve, reject) => late.push({ resolve, reject }))
          : undefined,
    });
    const signal = watchedSignal();
    const ways = [
      { signal: signal.signal },
      { expiresAt: timers.now() + 1 },
      { requester: { name: "gone" } },
    ];
    const stuck = ways.map((way) => queue.elicit(form("stuck"), { requester, ...way }));
    void queue.elicit(form("next"), { requester });
    await isPending(Promise.resolve());
    expect(current(queue).request.message).toBe("next");
    signal.abort();
    timers.advance(1);
    queue.disconnect({ name: "gone" });
    expect(await Promise.all(stuck)).toEqual([cancelled, cancelled, cancelled]);
    late[0]?.resolve(accepted);
    late[1]?.resolve();
    late[2]?.reject();
    await isPending(Promise.resolve());
    expect(queue.getSnapshot().waiting).toBe(0);
  });
});

describe("limits", () => {
  test("per minute refuse further requests of a requester until it asks less", async () => {
    const { queue, timers } = make({ limits: { perMinute: 2 } });
    const ask = (asker = requester) => {
      const result = queue.elicit(form(), { requester: asker });
      queue.getSnapshot().item?.dismiss();
      return result;
    };
    await ask();
    timers.advance(30_000);
    await ask();
    const refused = await ask().catch((error: unknown) => error);
    assert(refused instanceof ElicitationLimitError);
    expect(refused).toMatchObject({ code: -32029, data: { limit: "perMinute", allowed: 2 } });
    expect(queue.getSnapshot().rateLimited).toEqual([requester]);
    await ask(other);
    timers.advance(30_000);
    await ask();
    await expect(ask()).rejects.toThrow("Too many");
    timers.advance(60_000);
    await ask(other);
    expect(queue.getSnapshot().rateLimited).toEqual([]);
  });

  test("on waiting requests refuse further ones until one is answered", async () => {
    const { queue } = make({ limits: { waiting: 1 } });
    void queue.elicit(form(), { requester });
    await expect(queue.elicit(form(), { requester })).rejects.toMatchObject({
      code: -32029,
      data: { limit: "waiting", allowed: 1 },
    });
    expect(current(queue).rateLimited).toBe(true);
    void queue.elicit(form(), { requester: other });
    await current(queue).respond(accepted);
    expect(await isPending(queue.elicit(form(), { requester }))).toBe(true);
  });

  test("a flood of refused requests is reported once, not for each", async () => {
    const { queue } = make({ limits: { waiting: 1 } });
    queue.elicit(form(), { requester }).catch(() => {});
    let told = 0;
    queue.subscribe(() => (told += 1));
    for (let index = 0; index < 100; index += 1) {
      await expect(queue.elicit(form(), { requester })).rejects.toMatchObject({ code: -32029 });
    }
    expect(told).toBe(1);
    expect(queue.getSnapshot()).toMatchObject({ rateLimited: [requester], waiting: 0 });
  });

  test("have defaults for waiting requests and per minute, and further requests are refused", async () => {
    const { queue } = make();
    const asked = Array.from({ length: 1_000 }, () => queue.elicit(form(), { requester }));
    const refused = asked.map((each) => each.catch((error: unknown) => error));
    expect(queue.getSnapshot().waiting).toBe(99);
    expect(await refused.at(-1)).toMatchObject({ code: -32029, data: { limit: "waiting" } });
    expect(queue.getSnapshot().rateLimited).toEqual([requester]);
    queue.disconnectAll();
    let taken = 0;
    for (let index = 0; index < 1_000; index += 1) {
      const abort = new AbortController();
      queue.elicit(form(), { requester, signal: abort.signal }).catch(() => {});
      if (queue.getSnapshot().item) taken += 1;
      abort.abort();
    }
    expect(taken).toBe(500);
  });

  test("in bytes refuse further requests of a requester until a request is removed", async () => {
    const { queue } = make({ limits: { bytes: 1_000 } });
    const long = form("x".repeat(500));
    void queue.elicit(long, { requester });
    await expect(queue.elicit(long, { requester })).rejects.toMatchObject({
      code: -32029,
      data: { limit: "bytes", allowed: 1_000 },
    });
    expect(queue.getSnapshot().rateLimited).toEqual([requester]);
    void queue.elicit(long, { requester: other });
    // An expired request stays on screen, so it still counts.
    queue.expire(current(queue).id);
    await expect(queue.elicit(long, { requester })).rejects.toThrow("bytes");
    queue.items.find(({ status }) => status === "expired")?.dismiss();
    expect(await isPending(queue.elicit(long, { requester }))).toBe(true);
    await expect(queue.elicit(form("x".repeat(1_000)), { requester })).rejects.toThrow("bytes");
  });

  test("in bytes release a request, in whatever way it ends", async () => {
    const { queue, timers } = make({ limits: { bytes: 1_000, perMinute: Infinity } });
    const long = form("x".repeat(500));
    const longPage = urlRequest(long.message, "https://a.example/", "1");
    for (let round = 0; round < 5; round += 1) {
      void queue.elicit(long, { requester, id: round });
      await current(queue).respond({ action: "decline" });
      void queue.elicit(longPage, { requester });
      await current(queue).respond({ action: "accept" });
      queue.complete("1");
      timers.advance(4_000);
      void queue.elicit(longPage, { requester, settleOn: "completion" });
      await current(queue).respond({ action: "accept" });
      await queue.items[0]?.finish();
      void queue.elicit(long, { requester });
      queue.disconnect(requester);
      void queue.elicit(long, { requester });
      current(queue).block();
      queue.unblock(requester);
    }
    expect(await isPending(queue.elicit(long, { requester }))).toBe(true);
  });

  test("in bytes measure values of any depth, and refuse a value that contains itself", async () => {
    const endless = Object.assign(form(), { itself: {} });
    endless.itself = endless;
    let deep: unknown = {};
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    const { queue } = make({ limits: { bytes: Infinity } });
    await expect(queue.elicit(endless, { requester })).rejects.toThrow("bytes");
    void queue.elicit(Object.assign(form(), { deep }), { requester });
    expect(queue.getSnapshot()).toMatchObject({ items: [{ status: "open" }], waiting: 0 });
  });

  test("in bytes count an object as often as it occurs, as every reader of it does", async () => {
    const { queue } = make();
    const title = "x".repeat(3_000_000);
    const shared = { type: "string" as const, title };
    const properties = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [at, shared]));
    await expect(queue.elicit(formRequest("?", properties), { requester })).rejects.toThrow(
      "bytes",
    );
    void queue.elicit(formRequest("?", { a: shared, b: shared }), { requester });
    expect(queue.items).toHaveLength(1);
  });

  test("are open again after the clock was set back", async () => {
    const { queue, timers } = make({ limits: { perMinute: 1 } });
    void queue.elicit(form(), { requester });
    await expect(queue.elicit(form(), { requester })).rejects.toThrow("perMinute");
    timers.setBack(600_000);
    void queue.elicit(form(), { requester: other });
    expect(queue.getSnapshot().rateLimited).toEqual([]);
    expect(await isPending(queue.elicit(form(), { requester }))).toBe(true);
  });

  test("can be widened", async () => {
    const { queue } = make({ limits: { waiting: Infinity, perMinute: Infinity } });
    for (let index = 0; index < 2_000; index += 1) void queue.elicit(form(), { requester });
    expect(queue.getSnapshot().waiting).toBe(1_999);
  });

  test("are far above normal use, and the user learns about frequent requesters earlier", async () => {
    const { queue } = make();
    for (let index = 0; index < 200; index += 1) {
      const result = queue.elicit(form(), { requester });
      if (index === 20) expect(queue.getSnapshot().rateLimited).toEqual([]);
      current(queue).dismiss();
      expect(await result).toEqual(cancelled);
    }
    expect(queue.getSnapshot().rateLimited).toEqual([requester]);
  });
});

test("a stopped server's requests are visibly cancelled until it is allowed again", async () => {
  const { queue } = make({ limits: { waiting: 2 } });
  const asked = [1, 2].map(() => queue.elicit(form(), { requester }));
  queue.elicit(form(), { requester }).catch(() => {});
  const blocked = current(queue);
  expect(blocked.rateLimited).toBe(true);
  const rest = queue.elicit(form(), { requester: other });
  current(queue).block();
  expect(await Promise.all(asked)).toEqual([cancelled, cancelled]);
  // The user blocked it, so no withdrawal is announced.
  expect((blocked as unknown as QueuedSession).outcome).toBe("dismissed");
  expect(queue.getSnapshot()).toMatchObject({
    blocked: [{ requester, cancelled: 0 }],
    rateLimited: [],
  });
  const before = queue.getSnapshot();
  expect(await queue.elicit(form(), { requester: { ...requester } })).toEqual(cancelled);
  expect(queue.getSnapshot().blocked).toMatchObject([{ cancelled: 1 }]);
  expect(before.blocked).toMatchObject([{ cancelled: 0 }]);
  expect(current(queue).requester).toBe(other);
  queue.unblock(requester);
  expect(queue.getSnapshot().blocked).toEqual([]);
  expect(await isPending(queue.elicit(form(), { requester }))).toBe(true);
  expect(await isPending(rest)).toBe(true);
});

test("a requester that is stopped twice keeps its count of cancelled requests", async () => {
  const { queue } = make();
  queue.block(requester);
  await queue.elicit(form(), { requester });
  queue.block(requester);
  expect(queue.getSnapshot().blocked).toEqual([{ requester, cancelled: 1 }]);
});

describe("modes", () => {
  test("are refused where they are not declared", async () => {
    const { queue } = make({ modes: ["form"] });
    const refused = await queue.elicit(page("1"), { requester }).catch((error: unknown) => error);
    assert(refused instanceof ElicitationModeError);
    expect(refused).toMatchObject({ code: -32602, data: { mode: "url" } });
    const unknown = { mode: "_qr", message: "" };
    await expect(make().queue.elicit(unknown, { requester })).rejects.toMatchObject({
      code: -32602,
    });
    const urlOnly = make({ modes: ["url"] }).queue;
    const { mode: _, ...implicit } = form();
    await expect(urlOnly.elicit(implicit, { requester })).rejects.toMatchObject({ code: -32602 });
  });

  test.each([
    [["form", "url"], { elicitation: { form: {}, url: {} } }],
    [["form"], { elicitation: { form: {} } }],
    [["url"], { elicitation: { url: {} } }],
    [[], {}],
  ] as const)("%j are declared exactly, to MCP and to ACP", (modes, capabilities) => {
    expect(make({ modes }).queue.capabilities).toEqual({ mcp: capabilities, acp: capabilities });
  });
});

describe("a snapshot", () => {
  test("is the same object until something changed", async () => {
    const { queue } = make();
    const listener = vi.fn<() => void>();
    const unsubscribe = queue.subscribe(listener);
    expect(queue.getSnapshot()).toBe(queue.getSnapshot());
    void queue.elicit(form(), { requester });
    const first = queue.getSnapshot();
    expect(queue.getSnapshot()).toBe(first);
    void queue.elicit(form(), { requester });
    expect(queue.getSnapshot()).not.toBe(first);
    expect(first.waiting).toBe(0);
    expect(queue.getSnapshot().item).toBe(first.item);
    expect(listener).toHaveBeenCalledTimes(2);
    queue.complete("unknown");
    queue.unblock(requester);
    queue.disconnect(other);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    queue.disconnectAll();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("reaches every subscriber, also where one throws or answers from within", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { queue } = make({ onError });
    const last = vi.fn<() => void>();
    queue.subscribe(() => assert.fail("broken"));
    queue.subscribe(() => void queue.getSnapshot().item?.respond(accepted));
    queue.subscribe(last);
    expect(await queue.elicit(form(), { requester })).toEqual(accepted);
    expect(onError).toHaveBeenCalled();
    expect(last).toHaveBeenCalled();
  });
});

describe("an id", () => {
  test("that comes again is one request, with one answer for all callers", async () => {
    const { queue } = make();
    const asked = [1, 2, 3].map(() => queue.elicit(form(), { requester, id: 7 }));
    expect(queue.getSnapshot().waiting).toBe(0);
    await current(queue).respond(accepted);
    expect(await Promise.all(asked)).toEqual([accepted, accepted, accepted]);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test.each([accepted, { action: "decline" }, cancelled] as ElicitationResult[])(
    "that comes again after its answer gets the same answer, delivered again: $action",
    async (result) => {
      const { queue, timers } = make({ limits: { perMinute: 1 } });
      void queue.elicit(form(), { requester, id: "a" });
      await current(queue).respond(result);
      const deliver = vi.fn<(result: ElicitationResult) => void>();
      timers.advance(59_000);
      expect(await queue.elicit(form(), { requester, id: "a", deliver })).toEqual(result);
      expect(deliver.mock.calls).toEqual([[result]]);
      expect(queue.getSnapshot().item).toBeUndefined();
    },
  );

  test("that comes again after a minute is shown again", async () => {
    const { queue, timers } = make();
    void queue.elicit(form(), { requester, id: "a" });
    await current(queue).respond(accepted);
    timers.advance(60_000);
    void queue.elicit(form(), { requester, id: "a" });
    expect(current(queue).request).toEqual(form());
  });

  test("whose request expired unanswered is cancelled if it is repeated", async () => {
    const { queue, timers } = make();
    const expiresAt = timers.now() + 1_000;
    void queue.elicit(form(), { requester, id: "a", expiresAt });
    timers.advance(1_000);
    const again = queue.elicit(form(), { requester, id: "a", expiresAt: timers.now() + 1_000 });
    expect(await again).toEqual(cancelled);
  });

  test("that comes again with other params ends the open request, and is shown", async () => {
    const { queue } = make();
    const first = queue.elicit(form("Delete the temporary file?"), { requester, id: 0 });
    const second = queue.elicit(form("Delete the database?"), { requester, id: 0 });
    expect(await first).toEqual(cancelled);
    expect(current(queue).request.message).toBe("Delete the database?");
    await current(queue).respond(accepted);
    expect(await second).toEqual(accepted);
    void queue.elicit(form("Delete the temporary file?"), { requester, id: 0 });
    expect(current(queue).request.message).toBe("Delete the temporary file?");
  });

  test("is another request if its requester or its type differs", async () => {
    const { queue } = make();
    void queue.elicit(form(), { requester, id: 0 });
    void queue.elicit(form(), { requester: other, id: 0 });
    void queue.elicit(form(), { requester, id: "0" });
    expect(queue.getSnapshot().waiting).toBe(2);
  });

  test("is withdrawn by any of its callers, and is another request if it is sent again", async () => {
    const { queue } = make();
    const abort = watchedSignal();
    const first = queue.elicit(form(), { requester, id: 0 });
    const itemId = current(queue).id;
    const joined = queue.elicit(form(), { requester, id: 0, signal: abort.signal });
    abort.abort();
    expect(await Promise.all([first, joined])).toEqual([cancelled, cancelled]);
    expect(abort.listening).toBe(0);
    void queue.elicit(form(), { requester, id: 0 });
    expect(current(queue).id).not.toBe(itemId);
  });

  test("is forgotten when its connection is gone", async () => {
    for (const leave of ["disconnect", "disconnectAll"] as const) {
      const { queue } = make();
      void queue.elicit(form(), { requester, id: 0 });
      await current(queue).respond(accepted);
      queue[leave](requester);
      void queue.elicit(form(), { requester, id: 0 });
      expect(current(queue).request).toEqual(form());
    }
  });
});

test("one request or one session of a connection can be disconnected alone", async () => {
  const { queue } = make();
  const ofSession = (sessionId: string) => ({ ...form(), sessionId });
  const asked = [
    queue.elicit(ofSession("a"), { requester }),
    queue.elicit(ofSession("b"), { requester }),
    queue.elicit(ofSession("a"), { requester: other }),
    queue.elicit(form(), { requester, id: 5 }),
    queue.elicit(form(), { requester, id: 6 }),
  ];
  queue.disconnect(requester, { sessionId: "a" });
  expect(await asked[0]).toEqual(cancelled);
  expect(queue.getSnapshot().waiting).toBe(3);
  queue.disconnect(requester, { id: 5 });
  expect(await asked[3]).toEqual(cancelled);
  expect(queue.getSnapshot().waiting).toBe(2);
});

test("each item in the queue has the context and the status of its request", async () => {
  const queue = createElicitationQueue();
  const asker = { name: "Booking" };
  const message = { id: 1 };
  const asking = { message: "Who?", requestedSchema: {} };
  const opening = { mode: "url" as const, message: "Sign in", url: "https://a.example/" };
  void queue.elicit(asking, { requester: asker, context: message });
  void queue.elicit(opening, { requester: asker, context: "thread", settleOn: "completion" });
  void queue.elicit(opening, { requester: asker });
  const seen = () => queue.items.map(({ context, status }) => [context, status]);
  expect(seen()).toEqual([
    [message, "open"],
    ["thread", "open"],
    [undefined, "open"],
  ]);
  expect(queue.items[0]?.context).toBe(message);
  await queue.items[1]?.respond({ action: "accept" });
  await queue.items[1]?.respond({ action: "accept" });
  expect(seen()).toEqual([
    [message, "open"],
    ["thread", "awaiting-completion"],
    [undefined, "settled"],
  ]);
  queue.expire(queue.items[0]!.id);
  expect(seen()).toContainEqual([message, "expired"]);
  expect(queue.getSnapshot().items).toBe(queue.items);
});

test("an item can be written to a log without the user's response", async () => {
  let logged = "";
  const queue = createElicitationQueue({
    onSettled: (item) => {
      logged = JSON.stringify(item);
    },
  });
  void queue.elicit(form("Who?"), { requester, context: "call 7" });
  await current(queue).respond({ action: "accept", content: { name: "Ada" } });
  await Promise.resolve();
  expect(JSON.parse(logged)).toMatchObject({ context: "call 7", status: "settled" });
  expect(logged).not.toContain("Ada");
});
