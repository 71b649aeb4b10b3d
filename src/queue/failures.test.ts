import { describe, expect, test, vi } from "vitest";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { ElicitationSettledError } from "../core/errors.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { Session } from "../core/session.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationQueueOptions, ElicitOptions } from "./ElicitationQueue.js";

const requester = { name: "Tables" };
const accept = { action: "accept", content: {} } as const;
const decline = { action: "decline" } as const;
const offline = new Error("offline");
const settle = () => new Promise(setImmediate);

/** A queue with one request, whose delivery fails until `repair` is called. */
function start(options: Partial<ElicitOptions> = {}, more: ElicitationQueueOptions = {}) {
  const errors: unknown[] = [];
  const timers = manualTimers();
  const queue = createElicitationQueue({ timers, onError: (error) => errors.push(error), ...more });
  let broken = true;
  const deliver = async () => {
    if (broken) throw offline;
  };
  const result = queue.elicit(formRequest("Who?"), { requester, deliver, ...options });
  return { errors, timers, queue, result, repair: () => (broken = false) };
}

describe("onError of a queue is called once", () => {
  test("for each response that could not be delivered", async () => {
    const { errors, queue, result, repair } = start();
    for (const tries of [1, 2]) {
      await expect(queue.items[0]?.respond(accept)).rejects.toBe(offline);
      await settle();
      expect(errors).toEqual(Array.from({ length: tries }, () => offline));
      expect(queue.items[0]).toMatchObject({ attempts: tries, failed: true });
    }
    repair();
    await queue.items[0]?.respond(accept);
    expect(await result).toEqual(accept);
    expect(errors).toHaveLength(2);
  });

  test("for the response of intercept, and for the end of a page", async () => {
    const errors: unknown[] = [];
    const queue = createElicitationQueue({
      intercept: ({ message }) => (message === "Who?" ? accept : undefined),
      onError: (error) => errors.push(error),
    });
    const deliver = () => Promise.reject(offline);
    void queue.elicit(formRequest("Who?"), { requester, deliver });
    await settle();
    expect(errors).toEqual([offline]);
    const page = urlRequest("Sign in", "https://a.example", "1");
    void queue.elicit(page, { requester, deliver, settleOn: "completion" });
    await settle();
    const item = queue.items.find(({ request }) => request === page);
    await item?.respond({ action: "accept" });
    queue.complete("1");
    await settle();
    expect(errors).toEqual([offline, offline]);
    await expect(item?.finish()).rejects.toBe(offline);
    await settle();
    expect(errors).toHaveLength(3);
  });

  test("though the request was withdrawn meanwhile, and not for the automatic cancel", async () => {
    const abort = new AbortController();
    const { errors, queue } = start({ signal: abort.signal });
    const sent = queue.items[0]?.respond(accept);
    abort.abort();
    await expect(sent).rejects.toMatchObject({ reason: "withdrawn" });
    await settle();
    expect(errors).toEqual([]);
  });
});

test("an error that onError throws breaks nothing", async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal("reportError", report);
  const onError = () => {
    throw new Error("telemetry");
  };
  const { queue } = start({}, { onError });
  await expect(queue.items[0]?.respond(accept)).rejects.toBe(offline);
  expect(queue.items[0]?.status).toBe("open");
  await settle();
  expect(report.mock.calls).toEqual([[new Error("telemetry")]]);
  vi.unstubAllGlobals();
});

describe("a response that comes too late rejects with an ElicitationSettledError", () => {
  test.each<[when: string, end: (started: ReturnType<typeof start>) => unknown, error: object]>([
    [
      "another one was given",
      ({ queue }) => queue.items[0]?.respond(accept),
      {
        reason: "answered",
        action: "accept",
        message: 'The request was already answered with "accept".',
      },
    ],
    [
      "the time is over",
      ({ timers }) => timers.advance(10_000),
      { reason: "expired", action: undefined },
    ],
    [
      "the request was dismissed",
      ({ queue }) => queue.items[0]?.dismiss(),
      { reason: "withdrawn" },
    ],
  ])("that says that %s", async (_, end, reason) => {
    const started = start({ deliver: undefined, expiresAt: 1_010_000 });
    const item = started.queue.items[0]!;
    await end(started);
    const error = await item.respond(decline).catch((rejected: unknown) => rejected);
    expect(error).toBeInstanceOf(ElicitationSettledError);
    expect(error).toMatchObject(reason);
    await settle();
    expect(started.errors).toEqual([]);
  });

  test("unless the same response is sent again", async () => {
    const { queue, result } = start({ deliver: undefined });
    const item = queue.items[0]!;
    await item.respond(accept);
    await item.respond({ ...accept });
    expect(await result).toEqual(accept);
  });
});

test("a session without a queue reports to the provider that shows it, and not twice", async () => {
  const session = new Session({ request: formRequest("Who?"), requester });
  const errors: unknown[] = [];
  const fail = async (deliver: () => Promise<void>) => {
    session.reportTo((error) => errors.push(error));
    await session.respond(accept, deliver).catch(() => {});
    await settle();
  };
  await fail(() => Promise.reject(offline));
  await fail(() => {
    throw offline;
  });
  expect(errors).toEqual([offline, offline]);
  await fail(() => Promise.reject(new ElicitationSettledError("expired")));
  expect(errors).toHaveLength(2);
});

test("cancel closes a request whose response could not be sent before", async () => {
  const { queue, result } = start();
  const cancel = { action: "cancel" } as const;
  const [item] = queue.items;
  // A first failure can be a slip of the network, and the input stays.
  await expect(item?.respond(cancel)).rejects.toBe(offline);
  expect(queue.items).toEqual([item]);
  await expect(item?.respond(decline)).rejects.toBe(offline);
  expect(queue.items).toEqual([item]);
  await expect(item?.respond(cancel)).rejects.toBe(offline);
  expect(queue.items).toEqual([]);
  expect(await result).toEqual(cancel);
});
