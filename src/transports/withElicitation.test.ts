import { describe, expect, test } from "vitest";
import type { ElicitationResult } from "../core/protocol.js";
import { formRequest, urlRequest } from "../core/createRequest.js";
import type { Session } from "../core/session.js";
import type { CallOptions, WithElicitationOptions } from "../queue/ElicitationConnection.js";
import { withElicitation } from "./withElicitation.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationQueue, Interception } from "../queue/ElicitationQueue.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { UrlElicitationLoopError } from "./errors.js";
import { watchedSignal } from "../queue/fixtures/watchedSignal.js";

const requester = { name: "Booking" };
const stranger = { name: "Weather" };
const accept = { action: "accept", content: {} } as const;
const cancel = { action: "cancel" };
const hour = 3_600_000;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function promised<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** A call as an SDK makes one: it ends when its server answers, or its signal says so. */
function callOf(queue: ElicitationQueue, options: Partial<WithElicitationOptions> = {}) {
  const server = promised<string>();
  const given = promised<CallOptions>();
  const result = withElicitation(
    queue,
    (made) => {
      given.resolve(made);
      made.signal.addEventListener("abort", () => server.reject(made.signal.reason));
      return server.promise;
    },
    { requester, ...options },
  );
  result.catch(() => {});
  return { result, given: given.promise, end: server.resolve, fail: server.reject };
}

function start(options: Parameters<typeof createElicitationQueue>[0] = {}) {
  const timers = manualTimers();
  const queue = createElicitationQueue({ timers, ...options });
  // A component shows one request after the other.
  queue.subscribe(() => queue.getSnapshot().item?.markShown());
  const answers: Record<string, ElicitationResult> = {};
  const ask = (message: string, asker = requester) => {
    const keep = (result: ElicitationResult) => (answers[message] = result);
    void queue.elicit(formRequest(message), { requester: asker }).then(keep);
  };
  return { timers, queue, answers, ask };
}

/** A queue whose `intercept` thinks until it is told to have done. */
function startHolding() {
  const held: Record<string, (result: Interception) => void> = {};
  const started = start({
    intercept: ({ message }) => {
      const thinking = promised<Interception>();
      held[message] = thinking.resolve;
      return thinking.promise;
    },
  });
  return { ...started, held };
}

describe("progress", () => {
  test("is requested if a listener needs it, and restarts the timeout if the host wants that", async () => {
    const { timers, queue, ask } = start();
    const told: unknown[] = [];
    const onprogress = (progress: unknown) => told.push(progress);
    const limits = { timers, timeout: 1_000 };
    const plain = callOf(queue, { ...limits });
    expect(await plain.given).not.toHaveProperty("onprogress");
    const heard = callOf(queue, { ...limits, onprogress });
    const lasting = callOf(queue, { ...limits, resetTimeoutOnProgress: true });
    timers.advance(900);
    (await heard.given).onprogress?.({ progress: 1 });
    (await lasting.given).onprogress?.({ progress: 1 });
    expect(told).toEqual([{ progress: 1 }]);
    timers.advance(100);
    await expect(heard.result).rejects.toThrow("too long");
    await expect(plain.result).rejects.toThrow("too long");
    // While a question is open the clock stands still, whatever comes meanwhile.
    ask("Which?");
    (await lasting.given).onprogress?.({ progress: 2 });
    timers.advance(hour);
    await queue.getSnapshot().item?.respond(accept);
    timers.advance(999);
    lasting.end("done");
    expect(await lasting.result).toBe("done");
  });

  test("that comes too late brings no call back", async () => {
    const { timers, queue } = start();
    const late = callOf(queue, { timers, timeout: 10, resetTimeoutOnProgress: true });
    timers.advance(10);
    await expect(late.result).rejects.toThrow("too long");
    (await late.given).onprogress?.({ progress: 1 });
    expect(timers.running).toBe(0);
  });
});

describe("the clock of a call", () => {
  test("ends a call in time though the clock was set back", async () => {
    const { timers, queue } = start();
    let back = 0;
    const clock = { ...timers, now: () => timers.now() - back };
    const call = callOf(queue, { timers: clock, timeout: 1_000 });
    await call.given;
    back = hour;
    timers.advance(1_000);
    await expect(call.result).rejects.toThrow("too long");
  });

  test("stands still while one or more of its requests are open, and continues after the last", async () => {
    const { queue, timers, ask } = start();
    const call = callOf(queue, { timers, timeout: 1_000 });
    timers.advance(400);
    ask("One?");
    ask("Two?");
    timers.advance(hour);
    await queue.getSnapshot().item?.respond(accept);
    timers.advance(hour);
    await queue.getSnapshot().item?.respond(accept);
    timers.advance(500);
    ask("Three?");
    timers.advance(hour);
    await queue.getSnapshot().item?.respond(accept);
    timers.advance(99);
    expect((await call.given).signal.aborted).toBe(false);
    timers.advance(1);
    await expect(call.result).rejects.toThrow("took too long");
    expect(timers.running).toBe(0);
  });

  test("runs without requests, even to a time that no timer can wait for", async () => {
    const { queue, timers } = start();
    const long = 40 * 24 * hour;
    const [short, late, endless] = [1_000, long, Infinity].map((timeout) =>
      callOf(queue, { timers, timeout }),
    );
    timers.advance(1_000);
    await expect(short?.result).rejects.toMatchObject({ name: "TimeoutError" });
    timers.advance(long - 1_001);
    expect((await late?.given)?.signal.aborted).toBe(false);
    timers.advance(1);
    await expect(late?.result).rejects.toMatchObject({ name: "TimeoutError" });
    endless?.end("in the end");
    expect(await endless?.result).toBe("in the end");
    expect(timers.running).toBe(0);
  });

  test("stands still while intercept holds a request of the call", async () => {
    const { queue, timers, ask, answers, held } = startHolding();
    const call = callOf(queue, { timers, timeout: 1_000 });
    ask("Held?");
    timers.advance(hour);
    expect((await call.given).signal.aborted).toBe(false);
    held["Held?"]?.(accept);
    await settle();
    expect(answers["Held?"]).toEqual(accept);
    timers.advance(1_000);
    await expect(call.result).rejects.toThrow("took too long");
  });

  test("runs while a response is being sent, and stands still again if that fails", async () => {
    const { queue, timers } = start({ onError: () => {} });
    const call = callOf(queue, { timers, timeout: 1_000 });
    let fail: (error: Error) => void = () => {};
    const deliver = () => new Promise<void>((_, reject) => (fail = reject));
    void queue.elicit(formRequest("Which?"), { requester, deliver });
    timers.advance(hour);
    const failed = queue.items[0]?.respond(accept);
    timers.advance(400);
    await settle();
    fail(new Error("offline"));
    await expect(failed).rejects.toThrow("offline");
    timers.advance(hour);
    expect((await call.given).signal.aborted).toBe(false);
    void queue.items[0]?.respond(accept);
    timers.advance(600);
    expect((await call.given).signal.aborted).toBe(true);
  });

  test("stands still until the user is done with a page", async () => {
    const { queue, timers } = start();
    const call = callOf(queue, { timers, timeout: 1_000 });
    const page = urlRequest("Sign in", "https://sign-in.example/", "1");
    const answered = queue.elicit(page, { requester, settleOn: "completion" });
    await queue.items[0]?.respond({ action: "accept" });
    timers.advance(hour);
    await queue.items[0]?.finish();
    expect(await answered).toEqual({ action: "accept" });
    call.end("done");
    expect(await call.result).toBe("done");
  });

  test.each(["complete", "close"])(
    "stands still while the user is at a page of an answered request, and runs after %s",
    async (end) => {
      const { queue, timers } = start();
      const page = (id: string) => urlRequest("Sign in", "https://sign-in.example/", id);
      void queue.elicit(page("before"), { requester });
      await queue.items[0]?.respond({ action: "accept" });
      const call = callOf(queue, { timers, timeout: 1_000 });
      const answered = queue.elicit(page("own"), { requester });
      await queue.items[0]?.respond({ action: "accept" });
      expect(await answered).toEqual({ action: "accept" });
      timers.advance(hour);
      if (end === "complete") queue.complete("own");
      else queue.items[1]?.dismiss();
      timers.advance(999);
      expect((await call.given).signal.aborted).toBe(false);
      timers.advance(1);
      await expect(call.result).rejects.toThrow("took too long");
    },
  );

  test("runs while only others ask", async () => {
    const { queue, timers, ask } = start();
    ask("Before?");
    const call = callOf(queue, { timers, timeout: 1_000 });
    ask("Of another server?", stranger);
    timers.advance(1_000);
    await expect(call.result).rejects.toThrow("took too long");
    expect(queue.items.map(({ status }) => status)).toEqual(["open", "open"]);
  });

  test("runs while a request is shown that intercept held since before the call", async () => {
    const { queue, timers, ask, held } = startHolding();
    ask("Before?");
    const call = callOf(queue, { timers, timeout: 1_000 });
    held["Before?"]?.(undefined);
    await settle();
    expect(queue.getSnapshot().item).toMatchObject({ request: { message: "Before?" } });
    timers.advance(1_000);
    await expect(call.result).rejects.toThrow("took too long");
  });
});

describe("a request that no component shows", () => {
  const startUnshown = () => {
    const timers = manualTimers();
    return { timers, queue: createElicitationQueue({ timers }) };
  };
  const form = formRequest("Which?");

  test("does not pause the timeout of its call", async () => {
    const { timers, queue } = startUnshown();
    const call = callOf(queue, { timers, timeout: 1_000 });
    timers.advance(400);
    const asked = queue.elicit(form, { requester });
    timers.advance(600);
    await expect(call.result).rejects.toThrow("too long");
    expect(await asked).toEqual(cancel);
  });

  test("pauses it from the moment at which a component shows the request", async () => {
    const { timers, queue } = startUnshown();
    const call = callOf(queue, { timers, timeout: 1_000 });
    void queue.elicit(form, { requester });
    timers.advance(900);
    queue.items[0]?.markShown();
    timers.advance(hour);
    await queue.items[0]?.respond(accept);
    timers.advance(99);
    expect((await call.given).signal.aborted).toBe(false);
    timers.advance(1);
    await expect(call.result).rejects.toThrow("too long");
  });

  test("pauses it while the request waits behind one on screen, and no longer", async () => {
    const { timers, queue } = startUnshown();
    void queue.elicit(form, { requester: stranger });
    queue.items[0]?.markShown();
    timers.advance(0);
    const call = callOf(queue, { timers, timeout: 1_000 });
    void queue.elicit(form, { requester });
    timers.advance(hour);
    await queue.items[0]?.respond(accept);
    timers.advance(999);
    expect((await call.given).signal.aborted).toBe(false);
    timers.advance(1);
    await expect(call.result).rejects.toThrow("too long");
  });

  test("pauses it no longer while the first one is a page that the user has open", async () => {
    const { timers, queue } = startUnshown();
    void queue.elicit(urlRequest("Sign in", "https://a.example"), { requester: stranger });
    queue.items[0]?.markShown();
    timers.advance(0);
    await queue.items[0]?.respond({ action: "accept" });
    const call = callOf(queue, { timers, timeout: 1_000 });
    void queue.elicit(form, { requester });
    timers.advance(1_000);
    await expect(call.result).rejects.toThrow("too long");
  });
});

describe("a request that a call leaves open", () => {
  test.each([
    ["returns", (call: ReturnType<typeof callOf>) => call.end("done")],
    ["fails", (call: ReturnType<typeof callOf>) => call.fail(new Error("offline"))],
  ])(
    "is cancelled when the call %s, and stays as expired if it is on screen",
    async (_, finish) => {
      const { queue, timers, ask, answers } = start();
      const call = callOf(queue, { timers });
      ask("Seen?");
      ask("Unseen?");
      timers.advance(0);
      finish(call);
      await call.result.catch(() => {});
      await settle();
      expect(answers).toEqual({ "Seen?": cancel, "Unseen?": cancel });
      expect(queue.items).toMatchObject([{ status: "expired", request: { message: "Seen?" } }]);
      expect(timers.running).toBe(0);
    },
  );

  test("is cancelled and removed when the host aborts the call", async () => {
    const { queue, timers, ask, answers } = start();
    const giving = watchedSignal();
    const call = callOf(queue, { timers, signal: giving.signal });
    ask("Seen?");
    ask("Unseen?");
    timers.advance(0);
    giving.abort();
    await expect(call.result).rejects.toThrow("aborted");
    await settle();
    expect(answers).toEqual({ "Seen?": cancel, "Unseen?": cancel });
    expect(queue.items).toEqual([]);
    expect([timers.running, giving.listening]).toEqual([0, 0]);
  });

  test("is cancelled also while intercept holds it, and is never shown", async () => {
    const { queue, timers, ask, answers, held } = startHolding();
    const call = callOf(queue, { timers });
    ask("Held?");
    call.end("done");
    await call.result;
    await settle();
    expect(answers["Held?"]).toEqual(cancel);
    held["Held?"]?.(undefined);
    await settle();
    expect(queue.items).toEqual([]);
  });

  test("is neither an earlier request, held or not, nor one of another server", async () => {
    const { queue, timers, ask, answers, held } = startHolding();
    ask("Held before?");
    ask("Before?");
    held["Before?"]?.(undefined);
    await settle();
    const call = callOf(queue, { timers });
    ask("Of another server?", stranger);
    held["Held before?"]?.(undefined);
    held["Of another server?"]?.(undefined);
    await settle();
    call.end("done");
    await call.result;
    await settle();
    expect(answers).toEqual({});
    expect(queue.items).toHaveLength(3);
  });

  test("stays while another call may be the one that asks", async () => {
    const { queue, timers, ask, answers } = start();
    const [first, second] = [callOf(queue, { timers }), callOf(queue, { timers })];
    ask("Of which?");
    first.fail(new Error("offline"));
    await first.result.catch(() => {});
    expect(queue.items).toMatchObject([{ status: "open" }]);
    second.end("done");
    await second.result;
    await settle();
    expect(answers["Of which?"]).toEqual(cancel);
  });

  test("does not touch an answer that was given", async () => {
    const { queue, timers, ask, answers } = start();
    const call = callOf(queue, { timers });
    ask("Answered?");
    await queue.items[0]?.respond(accept);
    call.end("done");
    await call.result;
    await settle();
    expect(answers).toEqual({ "Answered?": accept });
    expect(queue.items).toEqual([]);
  });
});

test("a call that is aborted before it is made gets an aborted signal", async () => {
  const { queue, timers } = start();
  const call = callOf(queue, { timers, signal: AbortSignal.abort(new Error("Stopped")) });
  expect((await call.given).signal.aborted).toBe(true);
  call.end("anyway");
  expect(await call.result).toBe("anyway");
  expect(timers.running).toBe(0);
});

describe("the context of a request", () => {
  const contexts = (queue: ElicitationQueue) =>
    queue.items.toSorted((one, other) => one.id - other.id).map(({ context }) => context);

  test("is that of the only call of its requester, for as long as it runs", async () => {
    const { queue, ask } = start();
    ask("Before?");
    const call = callOf(queue, { context: "first" });
    const strange = callOf(queue, { context: "weather", requester: stranger });
    ask("During?");
    ask("Of another server?", stranger);
    ask("Of an equal requester?", { ...requester });
    ask("Of one without a call?", { name: "News" });
    expect(contexts(queue)).toEqual([undefined, "first", "weather", "first", undefined]);
    call.end("done");
    strange.end("done");
    await call.result;
    ask("After?");
    expect(contexts(queue).at(-1)).toBeUndefined();
  });

  test("is undefined while several calls of its requester run, and certain again after", async () => {
    const { queue, ask } = start();
    const [first, second] = [1, 2].map((context) => callOf(queue, { context }));
    ask("Of which?");
    second?.end("done");
    await second?.result;
    ask("Of the first?");
    expect(contexts(queue)).toEqual([undefined, 1]);
    first?.end("done");
    await first?.result;
  });

  test("is the host's own where the host gives one", () => {
    const { queue } = start();
    void callOf(queue, { context: "call" });
    void queue.elicit(formRequest("?"), { requester, context: "thread" });
    expect(contexts(queue)).toEqual(["thread"]);
  });

  test("is that of the call whose signal the request has, of several", async () => {
    const { queue, timers } = start();
    const [first, second] = [1, 2].map((context) => callOf(queue, { context, timers }));
    const signal = (await second?.given)?.signal;
    const answer = queue.elicit(formRequest("?"), { requester, call: { signal } });
    expect(contexts(queue)).toEqual([2]);
    // The timeout of the other call goes on, and its end cancels nothing.
    timers.advance(60_000);
    await expect(first?.result).rejects.toThrow("too long");
    expect(queue.items).toMatchObject([{ status: "open", context: 2 }]);
    second?.end("done");
    expect(await answer).toEqual(cancel);
  });
});

describe("error -32042", () => {
  const page = (id: string) => urlRequest(`Page ${id}`, `https://${id}.example/`, id);
  const needs = (...ids: string[]) =>
    Object.assign(new Error("URL elicitation required"), {
      code: -32042,
      data: { elicitations: ids.map(page) },
    });

  /** A call that ends in one way after another. */
  function callThatEnds(ends: unknown[], options: Partial<WithElicitationOptions> = {}) {
    const started = start();
    const made: CallOptions[] = [];
    const result = withElicitation(
      started.queue,
      async (given) => {
        const end = ends[Math.min(made.push(given), ends.length) - 1];
        if (end instanceof Error) throw end;
        return end;
      },
      { requester, timers: started.timers, ...options },
    );
    result.catch(() => {});
    return { ...started, result, made };
  }
  const visit = async ({ queue }: { queue: ElicitationQueue }) => {
    await settle();
    const [item] = queue.items;
    await item?.respond({ action: "accept" });
    await item?.finish();
    await settle();
  };

  test("shows the pages, with the context of the call, then repeats the call", async () => {
    const host = callThatEnds([needs("a", "b"), "done"], { context: "call-1" });
    await settle();
    expect(host.queue.items).toMatchObject([
      { requester, context: "call-1", progress: { position: 1, total: 2 } },
      { requester, context: "call-1", progress: { position: 2, total: 2 } },
    ]);
    // No timeout runs while the user is at a page.
    host.timers.advance(0);
    expect(host.timers.running).toBe(0);
    host.timers.advance(hour);
    await visit(host);
    expect(host.made).toHaveLength(1);
    await visit(host);
    expect(await host.result).toBe("done");
    expect(host.made).toHaveLength(2);
    host.timers.advance(0);
    expect([host.timers.running, host.queue.items]).toEqual([0, []]);
  });

  test("the pages are not taken for those of another call", async () => {
    const host = callThatEnds([needs("a"), "done"], { context: 1 });
    const other = callOf(host.queue, { context: 2, timers: host.timers });
    await settle();
    // Only the other call is with the server now.
    host.ask("Which?");
    expect(host.queue.items.map(({ context }) => context)).toEqual([1, 2]);
    other.end("done");
    await other.result;
    await visit(host);
    expect(await host.result).toBe("done");
  });

  test("may name other pages when the call is repeated", async () => {
    const host = callThatEnds([needs("a"), needs("b"), "done"]);
    await visit(host);
    await visit(host);
    expect(await host.result).toBe("done");
    expect(host.made).toHaveLength(3);
  });

  test("the same page again is a loop, and pages without end are too many", async () => {
    const host = callThatEnds([needs("a")]);
    await visit(host);
    await expect(host.result).rejects.toBeInstanceOf(UrlElicitationLoopError);
    const endless = callThatEnds(Array.from({ length: 30 }, (_, index) => needs(`p${index}`)));
    for (let index = 0; index < 30; index += 1) await visit(endless);
    await expect(endless.result).rejects.toMatchObject({ code: -32042 });
    expect(endless.made.length).toBeLessThan(20);
  });

  test.each(["decline", "cancel"] as const)("%s ends the call", async (action) => {
    const host = callThatEnds([needs("a", "b"), "done"]);
    await settle();
    await host.queue.items[0]?.respond({ action });
    await expect(host.result).rejects.toMatchObject({ name: "ElicitationRefusedError", action });
    expect(host.queue.items).toEqual([]);
    expect(host.made).toHaveLength(1);
  });

  test("aborting the call removes its pages", async () => {
    const giving = watchedSignal();
    const host = callThatEnds([needs("a"), "done"], { signal: giving.signal });
    await settle();
    giving.abort();
    await expect(host.result).rejects.toThrow("aborted");
    expect([host.queue.items, giving.listening]).toEqual([[], 0]);
  });

  test("ends the call by its timeout if no component shows a page", async () => {
    const timers = manualTimers();
    const queue = createElicitationQueue({ timers });
    const call = callOf(queue, { timers, timeout: 1_000 });
    timers.advance(900);
    call.fail(needs("a", "b"));
    await settle();
    timers.advance(999);
    expect(queue.items).toHaveLength(2);
    timers.advance(1);
    await expect(call.result).rejects.toThrow("too long");
    expect([queue.items, timers.running]).toEqual([[], 0]);
  });

  test("each attempt has the whole timeout", async () => {
    const { queue, timers } = start();
    let attempts = 0;
    const result = withElicitation(
      queue,
      async ({ signal }) => {
        attempts += 1;
        timers.advance(900);
        if (attempts === 1) throw needs("a");
        signal.throwIfAborted();
        return "done";
      },
      { requester, timers, timeout: 1_000 },
    );
    await visit({ queue });
    expect(await result).toBe("done");
  });

  test("is the call's own error where the host opens no pages", async () => {
    const queue = createElicitationQueue({ modes: ["form"] });
    const error = needs("a");
    await expect(withElicitation(queue, () => Promise.reject(error), { requester })).rejects.toBe(
      error,
    );
  });
});

test("a request has a call only if that is certain, and never shows it to hosts", () => {
  const queue = createElicitationQueue();
  void callOf(queue);
  const callOfLatest = () => {
    void queue.elicit(formRequest("?"), { requester });
    return (queue.items.at(-1) as unknown as Session).call;
  };
  const first = callOfLatest();
  expect(first).toBeDefined();
  expect(callOfLatest()).toBe(first);
  void callOf(queue);
  expect(callOfLatest()).toBeUndefined();
  expect(JSON.stringify(queue.items)).not.toContain('"call"');
});
