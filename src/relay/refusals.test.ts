import { describe, expect, test } from "vitest";
import { ElicitationLimitError, ElicitationModeError } from "../queue/errors.js";
import type { ElicitationQueueOptions } from "../queue/ElicitationQueue.js";
import { type ManualTimers, manualTimers } from "../core/fixtures/manualTimers.js";
import { createElicitationRelay } from "./createElicitationRelay.js";
import { answerOf } from "./fixtures/answerOf.js";
import { pageOf } from "./fixtures/pageOf.js";
import { settle } from "./fixtures/settle.js";
import { memoryBus } from "./buses.js";

// A page may refuse a request. Whoever asked is told so, as if the page's queue were on the backend.

const requester = { name: "Tables" };
const form = (message = "Who?") =>
  ({ message, requestedSchema: { type: "object", properties: {} } }) as const;
const url = {
  mode: "url",
  message: "Sign in",
  url: "https://a.example",
  elicitationId: "1",
} as const;

const shy = (timers: ManualTimers, relay: ReturnType<typeof createElicitationRelay>) =>
  pageOf("ada", timers, relay, { modes: ["url"] });

async function pass(timers: ManualTimers, seconds: number) {
  for (let left = seconds; left > 0; left -= 1) {
    timers.advance(1_000);
    await settle();
  }
}

describe("with one page", () => {
  test.each<[string, ElicitationQueueOptions, object, unknown]>([
    [
      "a limit on waiting requests",
      { limits: { waiting: 0 } },
      form(),
      new ElicitationLimitError("waiting", 0),
    ],
    [
      "a limit a minute",
      { limits: { perMinute: 0 } },
      form(),
      new ElicitationLimitError("perMinute", 0),
    ],
    ["its modes", { modes: ["form"] }, url, new ElicitationModeError("url")],
    [
      "an unreadable request",
      {},
      { message: "Who?" },
      expect.objectContaining({
        code: -32602,
        message: "Invalid elicitation request: requestedSchema.",
      }),
    ],
  ])(
    "%s refuses with the error that it has without a relay",
    async (_, options, request, error) => {
      const timers = manualTimers();
      const relay = createElicitationRelay({ timers });
      const page = pageOf("ada", timers, relay, options);
      const brought: unknown[] = [];
      const deliver = (result: unknown) => void brought.push(result);
      const queue = relay.queueFor("ada");
      const asked = queue.elicit(request as ReturnType<typeof form>, { requester, deliver });
      const refused = asked.catch((reason) => reason);
      await settle();
      expect(await refused).toEqual(error);
      // The error is the only response.
      expect(brought).toEqual([]);
      expect([queue.unanswered, page.queue.items]).toEqual([[], []]);
    },
  );

  test("the refusal comes by POST over an event stream", async () => {
    const timers = manualTimers();
    const relay = createElicitationRelay({ timers });
    const asked = relay.queueFor("ada").elicit(form(), { requester });
    const response = await relay.fetch(new Request("https://chat.example/elicitations"), "ada");
    const reader = response.body!.getReader();
    let text = "";
    while (!text.includes("elicitation/create")) {
      text += new TextDecoder().decode((await reader.read()).value);
    }
    const [, data = ""] = /^data: (.*)$/m.exec(text) ?? [];
    const { id, relayed } = JSON.parse(data);
    const error = {
      code: -32029,
      message: "x".repeat(9_000),
      data: { limit: "waiting", allowed: 5 },
    };
    const refusal = answerOf(id, undefined, { error, page: relayed.page });
    const refused = asked.catch((reason) => reason);
    expect((await relay.fetch(refusal, "ada")).status).toBe(204);
    await settle();
    expect(await refused).toMatchObject({ code: -32029, data: error.data });
  });

  test("a page of another user refuses nothing", async () => {
    const timers = manualTimers();
    const relay = createElicitationRelay({ timers });
    const page = pageOf("ada", timers, relay);
    void relay.queueFor("ada").elicit(form(), { requester });
    await settle();
    const { id, relayed } = page.received[0] ?? {};
    const name = (relayed as { page: string }).page;
    const error = { code: -32029, message: "", data: {} };
    await relay.fetch(answerOf(id, undefined, { error, page: name }), "bob");
    await pass(timers, 5);
    expect(page.queue.items).toHaveLength(1);
  });
});

describe.each([
  { what: "one process", processes: 1 },
  { what: "a process each", processes: 2 },
])("with several pages of $what", ({ processes }) => {
  function start() {
    const timers = manualTimers();
    const bus = processes > 1 ? memoryBus() : undefined;
    const relays = Array.from({ length: processes }, () => createElicitationRelay({ timers, bus }));
    const [asking, serving = asking] = relays;
    return { timers, asking: asking!, serving: serving! };
  }

  test("the request waits for the one that can show it", async () => {
    const { timers, asking, serving } = start();
    const able = pageOf("ada", timers, asking);
    const refusing = shy(timers, serving);
    const asked = asking.queueFor("ada").elicit(form(), { requester });
    await pass(timers, 60);
    expect(refusing.sent).toHaveLength(1);
    await able.queue.items[0]?.respond({ action: "decline" });
    expect(await asked).toEqual({ action: "decline" });
  });

  test("the request is refused when none can show it", async () => {
    const { timers, asking, serving } = start();
    for (const relay of [asking, serving]) shy(timers, relay);
    const asked = asking.queueFor("ada").elicit(form(), { requester });
    const refused = asked.catch((reason) => reason);
    await pass(timers, 3);
    expect(await refused).toBeInstanceOf(ElicitationModeError);
  });

  test("the request is refused later, once the page that could show it has gone", async () => {
    const { timers, asking, serving } = start();
    const able = pageOf("ada", timers, asking);
    shy(timers, serving);
    const asked = asking.queueFor("ada").elicit(form(), { requester });
    const refused = asked.catch((reason) => reason);
    await pass(timers, 5);
    able.leave();
    await pass(timers, 20);
    expect(await refused).toBeInstanceOf(ElicitationModeError);
  });

  test("the request waits for a page to come where the one that refused it has gone", async () => {
    const { timers, asking, serving } = start();
    const refusing = shy(timers, serving);
    const asked = asking.queueFor("ada").elicit(form(), { requester });
    for (let turn = 0; turn < 60 && refusing.sent.length === 0; turn += 1) await Promise.resolve();
    expect(refusing.sent).toHaveLength(1);
    refusing.leave();
    await pass(timers, 20);
    const able = pageOf("ada", timers, serving);
    await settle();
    await able.queue.items[0]?.respond({ action: "decline" });
    expect(await asked).toEqual({ action: "decline" });
  });
});

test("two pages at one deadline send nothing: the backend cancels", async () => {
  const timers = manualTimers();
  const relay = createElicitationRelay({ timers });
  const pages = [0, 1].map(() => pageOf("ada", timers, relay));
  const brought: unknown[] = [];
  const asked = relay.queueFor("ada").elicit(form(), {
    requester,
    expiresAt: timers.now() + 10_000,
    deliver: (result) => void brought.push(result),
  });
  await pass(timers, 12);
  expect(await asked).toEqual({ action: "cancel" });
  expect(brought).toEqual([{ action: "cancel" }]);
  expect(pages.map(({ sent }) => sent)).toEqual([[], []]);
  expect(pages.map(({ queue }) => queue.items[0]?.status)).toEqual(["expired", "expired"]);
});
