import { describe, expect, test } from "vitest";
import { type ApprovalResult, isApprovalRequest } from "../core/ApprovalRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenNothingShown } from "../queue/fixtures/whenShown.js";
import { type AdkConfirmationOptions, answerAdkConfirmations } from "./adk.js";

const requester = { name: "Shop agent" };
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };
const deny: ApprovalResult = { action: "decline", option: "deny", stop: false };
const close: ApprovalResult = { action: "cancel" };

const name = "adk_request_confirmation";
const hint =
  "Please approve or reject the tool call refund() by responding with a FunctionResponse with an expected ToolConfirmation payload.";

/** An event of `@google/adk` 2.0.0 that asks for confirmations, as JSON. */
const eventOf = (...calls: { id: string; args: object }[]) => ({
  invocationId: "e-1",
  author: "shop",
  content: {
    role: "user",
    parts: calls.map((call) => ({ functionCall: { name, ...call } })),
  },
  longRunningToolIds: calls.map(({ id }) => id),
});

const args = { order: "A-7", amount: 20 };
const refund = (id: string, toolConfirmation: object = {}) => ({
  id,
  args: {
    originalFunctionCall: { id: `call-${id}`, name: "refund", args },
    toolConfirmation: { hint, confirmed: false, ...toolConfirmation },
  },
});

type Options = Omit<AdkConfirmationOptions, "requester">;

/** Asks for the confirmations of events. */
function asked(events: object[], options: Options = {}) {
  const queue = createElicitationQueue();
  const waiting = answerAdkConfirmations(queue, events, { requester, ...options });
  const requests = queue.items.map(({ request }) => {
    if (!isApprovalRequest(request)) throw new Error("No approval.");
    return request;
  });
  return { queue, requests, waiting };
}

const answerTo = (id: string, response: object) => ({ functionResponse: { id, name, response } });

describe("the approval", () => {
  test("shows the arguments of the original call, without the default hint", () => {
    const { queue, requests } = asked([eventOf(refund("1"))]);
    expect(requests).toEqual([
      {
        mode: "approval",
        message: "",
        parts: [{ type: "arguments", tool: "refund", value: args }],
        options: [
          { id: "allow", kind: "allow", scope: "once" },
          { id: "deny", kind: "deny", scope: "once" },
        ],
      },
    ]);
    expect(queue.items[0]).toMatchObject({
      requester,
      context: { requestId: "1", toolCallId: "call-1" },
    });
  });

  test("shows the hint of the tool, and a default hint that names another tool", () => {
    const other = hint.replace("refund", "list_orders");
    const hints = ["Over the limit.", other, `${hint} It is free.`];
    const { requests } = asked([
      eventOf(...hints.map((own, at) => refund(`${at}`, { hint: own }))),
    ]);
    expect(requests.map(({ message }) => message)).toEqual(hints);
  });

  test("shows the payload as a second part, the only editable one", () => {
    const payload = { approvedAmount: 0 };
    const { requests } = asked([eventOf(refund("1", { payload }))]);
    expect(requests[0]?.parts).toEqual([
      { type: "arguments", tool: "refund", value: args },
      { type: "arguments", tool: "payload", value: payload, editable: true },
    ]);
  });

  test("shows the same for events from Python, in snake case and camel case", () => {
    const original = { id: "call-1", name: "refund", args };
    const confirmation = { hint, confirmed: false, payload: null };
    const calls = [
      { originalFunctionCall: original, toolConfirmation: confirmation },
      { original_function_call: original, tool_confirmation: confirmation },
    ];
    for (const own of calls) {
      const parts = [{ function_call: { id: "1", name, args: own } }];
      const { requests } = asked([{ author: "shop", content: { role: "user", parts } }]);
      expect(requests).toMatchObject([
        { message: "", parts: [{ type: "arguments", tool: "refund", value: args }] },
      ]);
    }
  });

  test("shows both calls, if an event names two", () => {
    const call = refund("1");
    const other = { id: "call-9", name: "refund", args: { order: "all" } };
    const { requests } = asked([
      eventOf({ id: "1", args: { ...call.args, original_function_call: other } }),
    ]);
    expect(requests[0]?.parts).toMatchObject([{ value: args }, { value: { order: "all" } }]);
  });

  test("says that the call is missing", () => {
    for (const own of [{}, { originalFunctionCall: "refund" }, { originalFunctionCall: [1] }]) {
      const { requests } = asked([eventOf({ id: "1", args: own })]);
      expect(requests[0]?.parts).toEqual([{ type: "missing", what: "call" }]);
    }
  });

  test("shows a call without arguments", () => {
    const { requests } = asked([
      eventOf({ id: "1", args: { originalFunctionCall: { id: "2", name: "logout" } } }),
    ]);
    expect(requests[0]?.parts).toEqual([{ type: "arguments", tool: "logout", value: {} }]);
  });

  test("ignores confirmations with a response, requests of the user and other calls", () => {
    const events = [
      eventOf(refund("1"), refund("1")),
      { author: "user", content: { parts: [answerTo("1", { confirmed: true })] } },
      { ...eventOf(refund("2")), author: "user" },
      { author: "shop", content: { parts: [{ text: "Hello" }, null, { functionCall: 1 }] } },
      { author: "shop", content: { parts: [{ functionCall: { id: "3", name: "refund" } }] } },
      { author: "shop", content: { parts: [{ functionCall: { name, args } }] } },
      { author: "shop" },
    ];
    expect(asked(events).requests).toEqual([]);
  });
});

describe("the response", () => {
  const payload = { approvedAmount: 0, tags: ["a"] };
  const edited = { approvedAmount: 10, tags: ["a"] };

  test.each<[string, object, ApprovalResult, object[]]>([
    ["an allowed call", {}, allow, [answerTo("1", { confirmed: true })]],
    ["a denied call", {}, deny, [answerTo("1", { confirmed: false })]],
    ["a closed request", {}, close, []],
    ["an unchanged payload", { payload }, allow, [answerTo("1", { confirmed: true, payload })]],
    [
      "an edited payload",
      { payload },
      { ...allow, edited } as ApprovalResult,
      [answerTo("1", { confirmed: true, payload: edited })],
    ],
    ["a payload that is denied", { payload }, deny, [answerTo("1", { confirmed: false })]],
    [
      "a payload that is no object",
      { payload: 5 },
      allow,
      [answerTo("1", { confirmed: true, payload: 5 })],
    ],
    ["arguments that were edited all the same", {}, { ...allow, edited } as ApprovalResult, []],
    ["an option that was not offered", {}, { ...allow, option: "yes" } as ApprovalResult, []],
    ["an answer without permission", {}, { ...allow, allowed: false } as ApprovalResult, []],
  ])("has %s", async (_, confirmation, answer, expected) => {
    const { queue, waiting } = asked([eventOf(refund("1", confirmation))]);
    await queue.items[0]!.respond(answer);
    expect(await waiting).toEqual(expected);
  });

  test("has all answers of a group at once, without those that were closed", async () => {
    const { queue, waiting } = asked([eventOf(refund("1"), refund("2")), eventOf(refund("3"))]);
    const items = queue.items;
    expect(new Set(items.map(({ group }) => group)).size).toBe(1);
    await items[2]!.respond(deny);
    await items[0]!.respond(close);
    await items[1]!.respond(allow);
    expect(await waiting).toEqual([
      answerTo("2", { confirmed: true }),
      answerTo("3", { confirmed: false }),
    ]);
  });

  test("has only an edited payload, even if `review` makes more editable", async () => {
    const schema = { type: "object", properties: { approvedAmount: { type: "number" } } };
    const { queue, requests, waiting } = asked([eventOf(refund("1", { payload }))], {
      review: (request, { toolName, args: own, payload: sent }) => ({
        ...request,
        reason: [toolName, own, sent].map((each) => JSON.stringify(each)).join(),
        parts: request.parts.map((part) => ({ ...part, editable: true, schema })),
      }),
      scopes: ["once"],
    });
    expect(requests[0]?.parts).toMatchObject([{ editable: false }, { editable: true, schema }]);
    expect(requests[0]?.reason).toBe(
      [`"refund"`, JSON.stringify(args), JSON.stringify(payload)].join(),
    );
    await queue.items[0]!.respond({ ...allow, edited } as ApprovalResult);
    expect(await waiting).toEqual([answerTo("1", { confirmed: true, payload: edited })]);
  });
});

test("a repeated call for the same events joins the open requests", async () => {
  const queue = createElicitationQueue();
  const events = [eventOf(refund("1"))];
  const again = structuredClone(events);
  const waiting = [events, again].map((own) => answerAdkConfirmations(queue, own, { requester }));
  expect(queue.items).toHaveLength(1);
  await queue.items[0]!.respond(allow);
  const parts = [answerTo("1", { confirmed: true })];
  expect(await Promise.all(waiting)).toEqual([parts, parts]);
});

test("a closed confirmation is asked again", async () => {
  const queue = createElicitationQueue();
  const events = [eventOf(refund("1"))];
  const first = answerAdkConfirmations(queue, events, { requester });
  await queue.items[0]!.respond(close);
  expect(await first).toEqual([]);
  const second = answerAdkConfirmations(queue, events, { requester });
  await queue.items[0]!.respond(allow);
  expect(await second).toEqual([answerTo("1", { confirmed: true })]);
});

test("nothing is shown if two different confirmations have the same ID", async () => {
  const events = [eventOf(refund("1"), refund("1", { hint: "Another." }))];
  const { queue, waiting } = asked(events);
  await expect(waiting).rejects.toThrow("same id");
  expect(queue.items).toEqual([]);
});

test("`signal` withdraws the requests", async () => {
  const stop = new AbortController();
  const { queue, waiting } = asked([eventOf(refund("1"))], { signal: stop.signal });
  stop.abort(new Error("Stopped."));
  await expect(waiting).rejects.toThrow("Stopped.");
  await whenNothingShown(queue);
});
