import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ElicitationResult } from "../protocol/types.js";
import { formRequest, urlRequest } from "../protocol/createRequest.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationAnswered, ElicitationEvent } from "./ElicitationEvent.js";
import { elicitationEvents } from "./elicitationEvents.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import type { ElicitationQueue, ElicitationQueueOptions } from "./ElicitationQueue.js";
import { manualTimers } from "../time/fixtures/manualTimers.js";

const requester = { name: "Booking" };
const question = () => formRequest("Your name?", { name: { type: "string" } });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const current = (queue: ElicitationQueue) => queue.getSnapshot().current!;

function watched(options: ElicitationQueueOptions = {}) {
  const timers = manualTimers();
  const events: ElicitationEvent[] = [];
  const queue = createElicitationQueue({
    timers,
    observer: elicitationEvents((event) => events.push(event), { timers }),
    ...options,
  });
  return { queue, timers, events };
}

test("a question is told of as asked, shown and answered, with how long each took", async () => {
  const { queue, timers, events } = watched();
  const context = { call: 7 };
  void queue.elicit(question(), { requester, context });
  const { itemId, onRespond, onShow } = current(queue);
  timers.advance(1_000);
  onShow?.();
  onShow?.();
  timers.advance(2_000);
  await onRespond({ action: "accept", content: { name: "Ada" } });
  await settled();
  const every = { itemId, mode: "form", requester, context };
  const [asked, shown, answered] = events;
  expect(events).toHaveLength(3);
  expect(asked).toMatchObject({ type: "asked", ...every });
  expect(shown).toMatchObject({ type: "shown", ...every, sinceAsked: 1_000 });
  expect(answered).toMatchObject({
    type: "answered",
    ...every,
    action: "accept",
    sinceAsked: 3_000,
    sinceShown: 2_000,
  });
  expect(answered!.at - asked!.at).toBe(3_000);
  expect(JSON.stringify(events)).not.toMatch(/Ada|Your name/);
});

test("an answer is told of before the next question that it brings on show", async () => {
  const { queue, events } = watched();
  void queue.elicit(question(), { requester });
  void queue.elicit(question(), { requester });
  const first = current(queue);
  // As React does, which draws what a press has changed at once.
  queue.subscribe(() => queue.getSnapshot().current?.onShow?.());
  await first.respond({ action: "decline" });
  await settled();
  const { itemId } = current(queue);
  expect(events.slice(2)).toMatchObject([
    { type: "answered", itemId: first.itemId },
    { type: "shown", itemId },
  ]);
});

type Way = (on: {
  queue: ElicitationQueue;
  item: ElicitationItem;
  abort: () => void;
  advance: (milliseconds: number) => void;
}) => unknown;

const ways: [string, Way][] = [
  ["decline", ({ item }) => item.respond({ action: "decline" })],
  ["close", ({ item }) => item.close()],
  ["stop", ({ item }) => item.stop()],
  ["abort", ({ abort }) => abort()],
  ["disconnect", ({ queue }) => queue.disconnect(requester)],
  ["the end of its call", ({ queue, item }) => queue.expire(item.itemId)],
  ["the deadline", ({ advance }) => advance(60_000)],
];

describe("it is told once that it was answered", () => {
  test.each(ways)("by %s", async (_, act) => {
    const { queue, timers, events } = watched();
    const giveUp = new AbortController();
    void queue.elicit(question(), {
      requester,
      signal: giveUp.signal,
      expiresAt: timers.now() + 30_000,
    });
    await act({
      queue,
      item: current(queue),
      abort: () => giveUp.abort(),
      advance: (milliseconds) => timers.advance(milliseconds),
    });
    await settled();
    expect(events.map(({ type }) => type)).toEqual(["asked", "answered"]);
    const action = (events[1] as ElicitationAnswered).action;
    expect(action).toBe(act === ways[0]![1] ? "decline" : "cancel");
    expect(events[1]).not.toHaveProperty("sinceShown");
  });

  test("by intercept", async () => {
    const { queue, events } = watched({ intercept: () => ({ action: "decline" }) });
    await queue.elicit(question(), { requester });
    await settled();
    expect(events[1]).toMatchObject({ type: "answered", action: "decline" });
  });

  test("of a page that waits for its end, at its end", async () => {
    const { queue, events } = watched();
    void queue.elicit(urlRequest("Pay", "https://tables.example/", "7"), {
      requester,
      until: "finish",
    });
    await current(queue).respond({ action: "accept" });
    await settled();
    expect(events).toHaveLength(1);
    queue.complete("7");
    await settled();
    expect(events[1]).toMatchObject({ mode: "url", action: "accept" });
  });
});

test("an error of whoever listens harms nothing, and is told", async () => {
  const errors: unknown[] = [];
  const queue = createElicitationQueue({
    observer: elicitationEvents(
      () => {
        throw new Error("No analytics today");
      },
      { onError: (error) => errors.push(error) },
    ),
  });
  const answer = queue.elicit(question(), { requester });
  await current(queue).respond({ action: "decline" });
  expect(await answer).toEqual({ action: "decline" });
  await settled();
  expect(errors).toHaveLength(2);
});

test("whatever happens: each that was asked is answered once, as its asker was told", async () => {
  const act = fc.constantFrom("elicit", "respond", "close", "show", "stop", "gone", "wait");
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const { queue, timers, events } = watched();
      const told: Promise<ElicitationResult>[] = [];
      for (const each of acts) {
        const item = queue.getSnapshot().current;
        if (each === "elicit") {
          queue.allow(requester);
          told.push(queue.elicit(question(), { requester, expiresAt: timers.now() + 5_000 }));
        } else if (each === "respond") await item?.respond({ action: "decline" }).catch(() => {});
        else if (each === "close") item?.close();
        else if (each === "show") item?.onShow?.();
        else if (each === "stop") queue.stop(requester);
        else if (each === "gone") queue.disconnectAll();
        else timers.advance(3_000);
      }
      queue.disconnectAll();
      const results = await Promise.all(told);
      await settled();
      const of = (type: ElicitationEvent["type"]) => events.filter((event) => event.type === type);
      expect(of("asked")).toHaveLength(told.length);
      const answers = of("answered") as ElicitationAnswered[];
      const byAsking = answers.toSorted((one, other) => one.itemId - other.itemId);
      expect(byAsking.map(({ action }) => action)).toEqual(results.map(({ action }) => action));
      expect(new Set(of("shown").map(({ itemId }) => itemId)).size).toBe(of("shown").length);
    }),
  );
});
