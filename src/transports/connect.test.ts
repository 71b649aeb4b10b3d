import fc from "fast-check";
import { assert, describe, expect, test } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationMode, ElicitationQueueOptions } from "../queue/ElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import type { Channel } from "./types.js";
import { connectElicitation, type ConnectElicitationOptions } from "./connect.js";
import { pairOfChannels } from "./fixtures/pairOfChannels.js";

const requester = { name: "Agent" };
const params = { message: "Who?", requestedSchema: { type: "object", properties: {} } };
const page = { mode: "url", message: "Sign in", url: "https://a.example/", elicitationId: "1" };
const request = (id: unknown, given: unknown = params, method = "elicitation/create") => ({
  jsonrpc: "2.0",
  id,
  method,
  params: given,
});
const notify = (method: string, given: unknown) => ({ jsonrpc: "2.0", method, params: given });
const result = (id: unknown, action: string) => ({ jsonrpc: "2.0", id, result: { action } });
const refusal = (id: unknown, code: number) =>
  expect.objectContaining({ jsonrpc: "2.0", id, error: expect.objectContaining({ code }) });

function connect(
  options: Partial<ConnectElicitationOptions> = {},
  queueOptions: ElicitationQueueOptions = {},
) {
  const queue = createElicitationQueue(queueOptions);
  const pair = pairOfChannels();
  const disconnect = connectElicitation(queue, pair.channel, { requester, ...options });
  return { queue, disconnect, pair, ...pair };
}

/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("requests", () => {
  test.each(["elicitation/create", "session/elicitation"])("%s is served", async (method) => {
    const { queue, ask, nextAnswer } = connect();
    ask(request(7, params, method));
    const item = await whenShown(queue);
    expect(item).toMatchObject({ requester, request: params });
    await item.respond({ action: "accept", content: { a: 1 } });
    const accepted = { action: "accept", content: { a: 1 } };
    expect(await nextAnswer()).toEqual({ jsonrpc: "2.0", id: 7, result: accepted });
  });

  test("may come as text, with ids of any kind", async () => {
    const { queue, ask, answers } = connect();
    for (const id of [0, "", "0", -1, 1.5]) {
      ask(JSON.stringify(request(id)));
      await (await whenShown(queue)).respond({ action: "decline" });
      expect(answers.pop()).toEqual(result(id, "decline"));
    }
  });

  test.each([Number.NaN, Infinity, -Infinity, null, undefined, {}, true, 1n])(
    "are ignored, and join no other, if their ID is invalid: %s",
    async (id) => {
      const { queue, ask, answers } = connect();
      ask(request(id));
      ask(request(0));
      await settle();
      expect(queue.unanswered).toHaveLength(1);
      await (await whenShown(queue)).respond({ action: "decline" });
      expect(answers).toEqual([result(0, "decline")]);
    },
  );

  test("are shown and answered once if they come again while they are open", async () => {
    const { queue, ask, answers } = connect();
    ask(request(1));
    ask(request(1));
    expect(queue.getSnapshot().waiting).toBe(0);
    await (await whenShown(queue)).respond({ action: "decline" });
    expect(answers).toEqual([result(1, "decline")]);
  });

  test.each([
    ["no params", null],
    ["a list", []],
    ["no message", { requestedSchema: {} }],
    ["no schema", { message: "?" }],
    ["a schema that is none", { message: "?", requestedSchema: [] }],
    ["a mode that is no text", { ...params, mode: 1 }],
    ["no url", { mode: "url", message: "?" }],
    ["an id that is no text", { ...page, elicitationId: 1 }],
    ["an unknown mode", { mode: "_qr", message: "?" }],
  ])("are refused if they have %s: -32602", async (_, given) => {
    const { ask, nextAnswer } = connect();
    ask(request(1, given));
    expect(await nextAnswer()).toEqual(refusal(1, -32602));
  });

  test("are refused if their mode is not declared: -32602", async () => {
    const { ask, nextAnswer } = connect({}, { modes: ["form"] });
    ask(request(1, page));
    expect(await nextAnswer()).toEqual(refusal(1, -32602));
  });

  test("are refused over a limit, with its error", async () => {
    const { ask, nextAnswer } = connect({}, { limits: { waiting: 1 } });
    ask(request(1));
    ask(request(2));
    expect(await nextAnswer()).toEqual(refusal(2, -32029));
  });

  test("are limited over all connections of a requester, however often it connects", async () => {
    const queue = createElicitationQueue({ limits: { perMinute: 5 } });
    const answers: unknown[] = [];
    for (let connection = 0; connection < 10; connection += 1) {
      const pair = pairOfChannels();
      const disconnect = connectElicitation(queue, pair.channel, { requester: { ...requester } });
      pair.ask(request(0));
      await settle();
      disconnect();
      answers.push(await pair.nextAnswer());
    }
    const over = Array.from({ length: 5 }, () => refusal(0, -32029));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => result(0, "cancel")), ...over]);
  });

  test("need a mode in ACP, except in its early form", async () => {
    const { queue, ask, nextAnswer } = connect({ protocol: "acp" });
    ask(request(1));
    expect(await nextAnswer()).toEqual(refusal(1, -32602));
    ask(request(2, { ...params, mode: null }));
    expect(await nextAnswer()).toEqual(refusal(2, -32602));
    ask(request(3, { ...params, mode: "form" }));
    ask(request(4, params, "session/elicitation"));
    for (const id of [3, 4]) {
      await (await whenShown(queue)).respond({ action: "decline" });
      expect(await nextAnswer()).toEqual(result(id, "decline"));
    }
  });

  test("have a deadline where the host sets one, and are answered then", async () => {
    const { ask, nextAnswer } = connect({ expiresAt: () => 0 });
    ask(request(1));
    expect(await nextAnswer()).toEqual(result(1, "cancel"));
  });

  test("are answered even if their server is stopped", async () => {
    const { queue, ask, nextAnswer } = connect();
    queue.block(requester);
    ask(request(1));
    expect(await nextAnswer()).toEqual(result(1, "cancel"));
  });
});

describe("an id", () => {
  const production = { message: "Delete production?", requestedSchema: { type: "object" } };
  const accept = { action: "accept" as const };

  test("that comes again with other params ends the earlier request, which takes no answer", async () => {
    const { queue, ask, answers } = connect();
    ask(request(0));
    const before = await whenShown(queue);
    ask(request(0, production));
    const after = await whenShown(queue);
    expect([after.request, queue.getSnapshot().waiting]).toEqual([production, 0]);
    await expect(before.respond(accept)).rejects.toMatchObject({ reason: "withdrawn" });
    expect(answers).toEqual([]);
    await after.respond(accept);
    expect(answers).toEqual([result(0, "accept")]);
  });

  test("differs from an equal ID of another type", async () => {
    const { queue, ask, answers } = connect();
    ask(request(0));
    ask(request("0", production));
    expect(queue.getSnapshot().waiting).toBe(1);
    await (await whenShown(queue)).respond(accept);
    expect(answers).toEqual([result(0, "accept")]);
  });

  test("joins requests that are equal by value, whatever the order of their keys", async () => {
    const { queue, ask, answers } = connect();
    ask(request(0, { message: "?", requestedSchema: { type: "object", title: "T" } }));
    ask(request(0, { requestedSchema: { title: "T", type: "object" }, message: "?" }));
    const { waiting, item: current } = queue.getSnapshot();
    expect(waiting).toBe(0);
    await current?.respond(accept);
    expect(answers).toEqual([result(0, "accept")]);
  });

  test("that comes again after its answer, even at once, gets the same answer", async () => {
    const queue = createElicitationQueue();
    const pair = pairOfChannels();
    let times = 0;
    // A server in this very process, which asks the same again as soon as it has the answer.
    const send: Channel["send"] = (message) => {
      void pair.channel.send(message);
      times += 1;
      if (times < 3) pair.ask(request(0));
    };
    connectElicitation(queue, { ...pair.channel, send }, { requester });
    pair.ask(request(0));
    await (await whenShown(queue)).respond(accept);
    await settle();
    expect(pair.answers).toEqual([0, 0, 0].map((id) => result(id, "accept")));
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("belongs to another request on a new connection", async () => {
    const queue = createElicitationQueue();
    const pair = pairOfChannels();
    connectElicitation(queue, pair.channel, { requester });
    pair.ask(request(0));
    await (await whenShown(queue)).respond(accept);
    await settle();
    pair.close();
    pair.ask(request(0));
    await (await whenShown(queue)).respond({ action: "decline" });
    await settle();
    expect(pair.answers).toEqual([result(0, "accept"), result(0, "decline")]);
  });

  test("repeated while its answer is on its way is one request, whether it arrives or not", async () => {
    for (const arrives of [true, false]) {
      const queue = createElicitationQueue();
      const pair = pairOfChannels();
      const sent: (() => void)[] = [];
      const send = () =>
        new Promise<void>((resolve, reject) => {
          sent.push(() => (arrives || sent.length > 1 ? resolve() : reject(new Error("offline"))));
        });
      connectElicitation(queue, { ...pair.channel, send }, { requester });
      pair.ask(request(0));
      const item = await whenShown(queue);
      const given = item.respond(accept);
      await settle();
      pair.ask(request(0));
      sent[0]?.();
      await given.catch(() => {});
      await settle();
      const { item: current, waiting } = queue.getSnapshot();
      expect([current?.id, waiting]).toEqual([arrives ? undefined : item.id, 0]);
      void current?.respond(accept);
      await settle();
      sent[1]?.();
      await settle();
      expect([sent.length, queue.getSnapshot().item]).toEqual([2, undefined]);
    }
  });

  test.each([
    ["notifications/cancelled", []],
    ["$/cancel_request", [result(0, "cancel")]],
  ])(
    "that is withdrawn (%s) and sent again in one turn takes the user's answer once",
    async (name, told) => {
      const { queue, ask, answers } = connect();
      ask(request(0));
      ask(notify(name, { requestId: 0 }));
      ask(request(0));
      expect(queue.getSnapshot().waiting).toBe(0);
      await (await whenShown(queue)).respond(accept);
      await settle();
      expect(answers).toEqual([...told, result(0, "accept")]);
      expect(queue.getSnapshot().item).toBeUndefined();
    },
  );

  test("that another call takes over ends the earlier request", async () => {
    const { queue, ask, answers } = connect();
    ask(request(0));
    ask({ jsonrpc: "2.0", id: 0, method: "sampling/createMessage", params: {} });
    expect(queue.getSnapshot().item).toBeUndefined();
    ask(request(0));
    ask(request(0, { nothing: true }));
    await settle();
    expect(answers).toEqual([refusal(0, -32602)]);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("that two callers of a shared channel use gets no answer: an error ends both", async () => {
    const queue = createElicitationQueue();
    const pair = pairOfChannels();
    connectElicitation(queue, { ...pair.channel, shared: true }, { requester });
    pair.ask(request(0));
    const item = await whenShown(queue);
    pair.ask(request(0, production));
    await settle();
    expect(pair.answers).toEqual([refusal(0, -32600)]);
    expect(queue.getSnapshot().item).toBeUndefined();
    await expect(item.respond(accept)).rejects.toMatchObject({ reason: "withdrawn" });
    pair.ask(request(1, production));
    await (await whenShown(queue)).respond(accept);
    expect(pair.answers).toEqual([refusal(0, -32600), result(1, "accept")]);
  });
});

describe("the early form of ACP", () => {
  const connectEarly = (modes?: ElicitationQueueOptions["modes"]) =>
    connect({ protocol: "acp" }, { modes });
  const early = (id: number, given: object) =>
    request(id, { sessionId: "s1", ...given }, "session/elicitation");

  test.each([
    ["ACP RFD · arrives as (session/elicitation)", { ...params, mode: "form" }],
    ["ACP RFD · modes (form, url)", page],
    ["ACP RFD · mode left out (form)", params],
  ])("%s", async (_, given) => {
    const { queue, ask, nextAnswer } = connectEarly();
    ask(early(1, given));
    const item = await whenShown(queue);
    expect(item.request).toEqual({ sessionId: "s1", ...given });
    await item.respond({ action: "decline" });
    expect(await nextAnswer()).toEqual(result(1, "decline"));
  });

  test.each([
    ["ACP RFD · url id (elicitationId)", "2", false],
    ["ACP RFD · completion (notifications/elicitation/complete)", "1", true],
  ])("%s", async (_, elicitationId, completed) => {
    const { queue, ask, nextAnswer } = connectEarly();
    ask(early(1, page));
    await (await whenShown(queue)).respond({ action: "accept" });
    expect(await nextAnswer()).toEqual(result(1, "accept"));
    ask(notify("notifications/elicitation/complete", { elicitationId }));
    expect(await whenShown(queue)).toMatchObject({ request: page, completed });
  });

  test("ACP RFD · capability {} means (form only), so each mode is declared by itself", () => {
    const declared = (modes?: ElicitationMode[]) => connectEarly(modes).queue.capabilities.acp;
    expect(declared()).toEqual({ elicitation: { form: {}, url: {} } });
    expect(declared(["form"])).toEqual({ elicitation: { form: {} } });
    expect(declared(["url"])).toEqual({ elicitation: { url: {} } });
    expect(declared([])).toEqual({});
  });

  test("ACP RFD · undeclared mode (-32602)", async () => {
    const { ask, nextAnswer } = connectEarly(["form"]);
    ask(early(1, page));
    expect(await nextAnswer()).toEqual(refusal(1, -32602));
  });

  test("ACP RFD · cancelled by the requester ($/cancel_request)", async () => {
    const { queue, ask, nextAnswer } = connectEarly();
    ask(early(2, params));
    await whenShown(queue);
    ask(notify("$/cancel_request", { requestId: 2 }));
    expect(await nextAnswer()).toEqual(result(2, "cancel"));
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("ACP RFD · scope (session)", async () => {
    const { queue, ask } = connectEarly();
    ask(early(1, params));
    expect((await whenShown(queue)).request).toMatchObject({ sessionId: "s1" });
  });
});

describe("cancellation", () => {
  test("by a notification of MCP is not answered", async () => {
    const { queue, ask, answers } = connect();
    ask(request(0));
    ask(request(1));
    ask(notify("notifications/cancelled", { requestId: 0, reason: "enough" }));
    ask(notify("notifications/cancelled", { requestId: "1" }));
    ask(notify("notifications/cancelled", {}));
    await (await whenShown(queue)).respond({ action: "decline" });
    expect(answers).toEqual([result(1, "decline")]);
  });

  test("by a notification of ACP is answered", async () => {
    const { ask, nextAnswer } = connect();
    ask(request(1));
    ask(notify("$/cancel_request", { requestId: 1 }));
    expect(await nextAnswer()).toEqual(result(1, "cancel"));
  });

  test("comes with the end of the channel", async () => {
    const { queue, ask, close, answers } = connect();
    ask(request(1));
    ask(request(2));
    close();
    await whenNothingShown(queue);
    await settle();
    expect(answers).toEqual([]);
  });

  test("comes when the host disconnects, and the server gets the answer", async () => {
    const { queue, ask, disconnect, answers, pair } = connect();
    ask(request(1));
    ask(request(2));
    disconnect();
    expect(queue.getSnapshot().item).toBeUndefined();
    expect(answers).toEqual([result(1, "cancel"), result(2, "cancel")]);
    expect(pair.listening).toBe(0);
    ask(request(3));
    expect(queue.getSnapshot().item).toBeUndefined();
  });
});

test.each(["elicitation/complete", "notifications/elicitation/complete"])(
  "%s completes requests of this server, and of no other",
  async (method) => {
    const { queue, ask } = connect();
    const other = pairOfChannels();
    connectElicitation(queue, other.channel, { requester: { name: "Another" } });
    ask(request(1, page));
    await (await whenShown(queue)).respond({ action: "accept" });
    other.ask(notify(method, { elicitationId: "1" }));
    ask(notify(method, { elicitationId: 1 }));
    ask(notify(method, {}));
    expect(queue.getSnapshot().item?.completed).toBe(false);
    ask(notify(method, { elicitationId: "1" }));
    expect(queue.getSnapshot().item?.completed).toBe(true);
  },
);

test("a response of another with the same ID ends a request only on a shared channel", async () => {
  for (const shared of [false, true]) {
    const queue = createElicitationQueue();
    const pair = pairOfChannels();
    connectElicitation(queue, { ...pair.channel, shared }, { requester });
    pair.ask(request(1));
    pair.ask({ jsonrpc: "2.0", id: 1 });
    pair.ask({ jsonrpc: "2.0", id: 2, result: {} });
    expect(queue.getSnapshot().item).toBeDefined();
    pair.ask({ jsonrpc: "2.0", id: 1, error: { code: 1, message: "" } });
    expect(queue.getSnapshot().item === undefined).toBe(shared);
    await settle();
    expect(pair.answers).toEqual([]);
  }
});

test("a request stays open if its answer cannot be sent, and the user can send it again", async () => {
  const { queue, ask, fail, answers } = connect();
  ask(request(1));
  const item = await whenShown(queue);
  fail(new Error("offline"));
  await expect(item.respond({ action: "decline" })).rejects.toThrow("offline");
  expect(queue.getSnapshot().item).toBe(item);
  fail();
  await item.respond({ action: "decline" });
  expect(answers).toEqual([result(1, "decline")]);
});

describe("a batch", () => {
  test("is answered one by one, each when its answer is given", async () => {
    const { queue, ask, answers } = connect();
    ask([
      request(1),
      notify("notifications/elicitation/complete", { elicitationId: "?" }),
      { jsonrpc: "2.0", id: 9, method: "roots/list" },
      request(2, { nothing: true }),
      request(3),
      request(4),
    ]);
    await settle();
    expect(answers).toEqual([refusal(2, -32602)]);
    await (await whenShown(queue)).respond({ action: "decline" });
    expect(answers.slice(1)).toEqual([result(1, "decline")]);
    ask(notify("notifications/cancelled", { requestId: 3 }));
    await (await whenShown(queue)).respond({ action: "cancel" });
    expect(answers.slice(2)).toEqual([result(4, "cancel")]);
  });

  test("counts no answer as given before it was sent", async () => {
    const { queue, ask, answers, fail } = connect();
    ask([request(1), request(2)]);
    fail(new Error("offline"));
    const first = await whenShown(queue);
    await expect(first.respond({ action: "decline" })).rejects.toThrow("offline");
    expect(await whenShown(queue)).toBe(first);
    fail();
    for (let index = 0; index < 2; index += 1) {
      await (await whenShown(queue)).respond({ action: "decline" });
    }
    expect(answers).toEqual([result(1, "decline"), result(2, "decline")]);
  });

  test("gets no answer if none of its entries is an elicitation request", async () => {
    const { ask, answers } = connect();
    ask([]);
    ask([1, null, [request(1)], { jsonrpc: "2.0", id: 1, method: "ping" }]);
    await settle();
    expect(answers).toEqual([]);
  });
});

const anyJson = fc.jsonValue({ maxDepth: 3 });
const method = fc.constantFrom(
  "elicitation/create",
  "session/elicitation",
  "elicitation/complete",
  "notifications/elicitation/complete",
  "notifications/cancelled",
  "$/cancel_request",
  "ping",
);
const almost = fc.record(
  {
    jsonrpc: fc.constantFrom<unknown>("2.0", "1.0", null),
    id: fc.oneof(fc.integer(), fc.string(), anyJson),
    method: fc.oneof(method, anyJson),
    params: fc.oneof(
      anyJson,
      fc.record(
        {
          mode: fc.oneof(fc.constantFrom("form", "url"), anyJson),
          message: anyJson,
          url: anyJson,
          requestedSchema: anyJson,
          elicitationId: anyJson,
          requestId: anyJson,
        },
        { requiredKeys: [] },
      ),
    ),
    result: anyJson,
    error: anyJson,
  },
  { requiredKeys: [] },
);
const garbage = fc.oneof(
  almost,
  fc.array(almost, { maxLength: 4 }),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  anyJson.map((value) => JSON.stringify(value)),
  fc.string(),
);

test("a request among garbage has one answer, or none on a shared channel, and there are no more answers than requests", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(garbage, { maxLength: 8 }),
      fc.boolean(),
      async (messages, shared) => {
        const queue = createElicitationQueue();
        const pair = pairOfChannels();
        const channel = { ...pair.channel, shared };
        const disconnect = connectElicitation(queue, channel, { requester });
        for (const message of messages) pair.ask(message);
        pair.ask(request("ours"));
        await settle();
        disconnect();
        await settle();
        const answers = pair.answers;
        const asked = messages.flat().filter(isRequest).length;
        assert(answers.length <= asked + 1, "an answer to nothing");
        // Where others have it too, the one that goes leaves it to them.
        const ours = shared ? [] : [result("ours", "cancel")];
        expect(answers.filter(({ id }) => id === "ours")).toEqual(ours);
        expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0 });
      },
    ),
    { numRuns: 400, seed: 4 },
  );
});

function isRequest(message: unknown): boolean {
  const value = typeof message === "string" ? parsed(message) : message;
  if (Array.isArray(value)) return value.some(isRequest);
  return typeof value === "object" && value !== null && "method" in value && "id" in value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
