import { describe, expect, test } from "vitest";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenItems, whenShown } from "../queue/fixtures/whenShown.js";
import { openLink } from "../transports/handlers.js";
import { answerInterrupts } from "./agUi.js";
import { answerLangGraphInterrupts } from "./langGraph.js";

type Queue = ReturnType<typeof createElicitationQueue>;

const requester = { name: "Agent" };
const graphInterrupts = [{ id: "a", value: "Who?" }];
const runInterrupts = [{ id: "a", reason: "input_required", message: "Who?" }];

describe.each<[string, (queue: Queue, signal?: AbortSignal) => Promise<unknown>]>([
  [
    "LangGraph",
    (queue, signal) => answerLangGraphInterrupts(queue, graphInterrupts, { requester, signal }),
  ],
  ["AG-UI", (queue, signal) => answerInterrupts(queue, runInterrupts, { requester, signal })],
  ["a link", (queue, signal) => openLink(queue, "https://a.example/", { requester, signal })],
])("a request of %s that is made again by the same object", (_, ask) => {
  test("is asked again after a cancel", async () => {
    const queue = createElicitationQueue();
    const first = ask(queue);
    await (await whenShown(queue)).respond({ action: "cancel" });
    await first;
    void ask(queue);
    expect(await whenShown(queue)).toMatchObject({ status: "open" });
  });

  test("is one request while it is open, for as many calls as there are", async () => {
    const queue = createElicitationQueue();
    const calls = [ask(queue), ask(queue)];
    await (await whenShown(queue)).respond({ action: "cancel" });
    const [one, other] = await Promise.all(calls);
    expect(one).toEqual(other);
    expect(queue.unanswered).toEqual([]);
  });

  test("stays open when an earlier call is aborted, as a repeated effect of React does", async () => {
    const queue = createElicitationQueue();
    const mounted = new AbortController();
    const first = ask(queue, mounted.signal).catch(() => "aborted");
    await whenItems(queue, 1);
    mounted.abort();
    void ask(queue);
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(queue.unanswered).toHaveLength(1);
  });
});

interface Repeated {
  requester?: { name: string };
  message?: string;
  id?: string;
  context?: () => unknown;
  signal?: AbortSignal;
}

describe.each<[string, (queue: Queue, repeated?: Repeated) => Promise<unknown>]>([
  [
    "LangGraph",
    (queue, { message = "Who?", id = "a", ...more } = {}) =>
      answerLangGraphInterrupts(queue, [{ id, value: message }], { requester, ...more }),
  ],
  [
    "AG-UI",
    (queue, { message = "Who?", id = "a", ...more } = {}) =>
      answerInterrupts(queue, [{ id, reason: "input_required", message }], { requester, ...more }),
  ],
])("an interrupt of %s that comes again as an equal object", (_, ask) => {
  test("joins the open request", async () => {
    const queue = createElicitationQueue();
    const calls = [ask(queue), ask(queue)];
    await new Promise((resolve) => setImmediate(resolve));
    expect(queue.unanswered).toHaveLength(1);
    await (await whenShown(queue)).respond({ action: "accept", content: { answer: "Ada" } });
    const [one, other] = await Promise.all(calls);
    expect(one).toEqual(other);
    expect(queue.unanswered).toEqual([]);
  });

  test("is asked once more after the first call is aborted", async () => {
    const queue = createElicitationQueue();
    const mounted = new AbortController();
    const first = ask(queue, { signal: mounted.signal }).catch(() => "aborted");
    await whenItems(queue, 1);
    mounted.abort();
    const second = ask(queue);
    expect(await first).toBe("aborted");
    await new Promise((resolve) => setImmediate(resolve));
    expect(queue.unanswered).toHaveLength(1);
    await (await whenShown(queue)).respond({ action: "accept", content: { answer: "Ada" } });
    expect(await second).toBeDefined();
  });

  test("is asked again once the first is answered, because agents reuse their IDs", async () => {
    const queue = createElicitationQueue();
    const first = ask(queue);
    await (await whenShown(queue)).respond({ action: "accept", content: { answer: "Ada" } });
    await first;
    void ask(queue);
    expect(await whenShown(queue)).toMatchObject({ status: "open" });
  });

  test.each<[string, Repeated]>([
    ["another requester", { requester: { name: "Other" } }],
    ["another message", { message: "Where?" }],
    ["another ID", { id: "b" }],
    ["another context", { context: () => ({ chatId: "2" }) }],
  ])("is a request of its own with %s", async (__, other) => {
    const queue = createElicitationQueue();
    void ask(queue);
    void ask(queue, other);
    await new Promise((resolve) => setImmediate(resolve));
    expect(queue.unanswered).toHaveLength(2);
  });
});

test.each([
  ["LangGraph", (queue: Queue) => answerLangGraphInterrupts(queue, graphInterrupts, { requester })],
  ["AG-UI", (queue: Queue) => answerInterrupts(queue, runInterrupts, { requester })],
])("an answer to %s is remembered, because the run may have to be repeated", async (_, ask) => {
  const queue = createElicitationQueue();
  const first = ask(queue);
  await (await whenShown(queue)).respond({ action: "accept", content: { answer: "Ada" } });
  expect(await ask(queue)).toEqual(await first);
  expect(queue.items).toEqual([]);
});
