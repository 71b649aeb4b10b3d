import { HttpAgent, type RunAgentInput } from "@ag-ui/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ApprovalRequest, ApprovalResult } from "../core/ApprovalRequest.js";
import { type ElicitationContent, isFormRequest } from "../core/protocol.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenItems, whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { validateContent } from "../validation/validateContent.js";
import { answerInterrupts, withAgUiInterrupts } from "./agUi.js";
import type { Interrupt } from "./interrupts.js";

/** What the server of an agent does in a run: waits for these, says this, or is not to be had. */
type Run = readonly Interrupt[] | string | Error;

/** A tool call of a run, and the text of its arguments. */
type Call = readonly [id: string, name: string, args: string];

/** The agent of `@ag-ui/client`, and in place of its server runs that are given one after another. */
function agUiAgent(runs: readonly Run[], calls: readonly Call[] = []) {
  /** What each run was sent. */
  const inputs: RunAgentInput[] = [];
  const answer = async (_url: string, { body, signal }: RequestInit): Promise<Response> => {
    const input = JSON.parse(String(body)) as RunAgentInput;
    const run = runs[inputs.push(input) - 1];
    if (run instanceof Error) throw run;
    signal?.throwIfAborted();
    const { threadId, runId } = input;
    const outcome =
      typeof run === "object" ? { type: "interrupt", interrupts: run } : { type: "success" };
    const events = [
      { type: "RUN_STARTED", threadId, runId },
      ...(inputs.length === 1 ? calls : []).flatMap(([toolCallId, toolCallName, delta]) => [
        { type: "TOOL_CALL_START", toolCallId, toolCallName, parentMessageId: "m" },
        { type: "TOOL_CALL_ARGS", toolCallId, delta },
        { type: "TOOL_CALL_END", toolCallId },
      ]),
      {
        type: "RUN_FINISHED",
        threadId,
        runId,
        outcome,
        ...(outcome.type === "success" && { result: run }),
      },
    ];
    const stream = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    return new Response(stream, { headers: { "content-type": "text/event-stream" } });
  };
  const agent = new HttpAgent({ url: "https://agent.example/run", fetch: answer });
  return { agent, inputs };
}

const requester = { name: "Travel agent" };
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };
const name: Interrupt = {
  id: "name",
  reason: "input_required",
  message: "Who travels?",
  responseSchema: { type: "object", properties: { name: { type: "string" } } },
};
const approval: Interrupt = {
  id: "approval",
  reason: "tool_call",
  message: "Pay 500 euros?",
  toolCallId: "call-1",
  responseSchema: {
    type: "object",
    properties: { approved: { type: "boolean" } },
    required: ["approved"],
  },
};
const confirmation: Interrupt = { id: "confirmation", reason: "Shall it go on?" };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("an agent of @ag-ui/client", () => {
  test("all interrupts of a run are shown in order, and answered in one resume", async () => {
    const queue = createElicitationQueue();
    const { agent, inputs } = agUiAgent([[name, approval, confirmation], "Booked."]);
    const done = withAgUiInterrupts(agent, { context: [] }, queue, { requester });
    const first = await whenShown(queue);
    expect(first).toMatchObject({
      requester,
      request: { message: "Who travels?", requestedSchema: name.responseSchema },
      progress: { position: 1, total: 3 },
      context: { requestId: "name" },
    });
    await first.respond({ action: "accept", content: { name: "Ada" } });
    const second = await whenShown(queue);
    expect(second).toMatchObject({
      progress: { position: 2, total: 3 },
      context: { requestId: "approval", toolCallId: "call-1" },
    });
    await second.respond(allow);
    const third = await whenShown(queue);
    expect(third.request).toEqual({
      message: "Shall it go on?",
      requestedSchema: { type: "object", properties: {} },
    });
    expect(inputs).toHaveLength(1);
    await third.respond({ action: "accept", content: {} });
    expect(await done).toMatchObject({ result: "Booked." });
    expect(inputs[1]?.resume).toEqual([
      { interruptId: "name", status: "resolved", payload: { name: "Ada" } },
      { interruptId: "approval", status: "resolved", payload: { approved: true } },
      { interruptId: "confirmation", status: "resolved" },
    ]);
    expect(inputs[1]?.threadId).toBe(inputs[0]?.threadId);
    expect(inputs[1]?.runId).not.toBe(inputs[0]?.runId);
  });

  test("decline, cancel and the refusal of a tool are told apart", async () => {
    const queue = createElicitationQueue();
    const { agent, inputs } = agUiAgent([[name, approval, confirmation], ""]);
    const done = withAgUiInterrupts(agent, {}, queue, { requester });
    for (const action of ["decline", "decline", "cancel"] as const) {
      await (await whenShown(queue)).respond({ action });
    }
    await done;
    expect(inputs[1]?.resume).toEqual([
      { interruptId: "name", status: "cancelled", metadata: { action: "decline" } },
      { interruptId: "approval", status: "resolved", payload: { approved: false } },
      { interruptId: "confirmation", status: "cancelled" },
    ]);
  });

  test("no refusal is made up if it would lack a required answer", async () => {
    const queue = createElicitationQueue();
    const responseSchema = {
      type: "object",
      properties: { approved: { type: "boolean" }, by: { type: "string" } },
      required: ["approved", "by"],
    };
    const resume = answerInterrupts(queue, [{ ...approval, responseSchema }], { requester });
    await (await whenShown(queue)).respond({ action: "decline" });
    expect(await resume).toEqual([
      { interruptId: "approval", status: "cancelled", metadata: { action: "decline" } },
    ]);
  });

  test.each<object>([
    { type: "object", properties: { approved: { type: "boolean", const: true } } },
    { type: "object", properties: { approved: { type: "boolean" } }, minProperties: 2 },
    { ...(approval.responseSchema as object), not: { properties: { approved: { const: false } } } },
  ])(
    "a decline is sent as cancelled if the schema allows no refusal: %j",
    async (responseSchema) => {
      const queue = createElicitationQueue();
      const resume = answerInterrupts(queue, [{ ...approval, responseSchema }], { requester });
      await (await whenShown(queue)).respond({ action: "decline" });
      expect(await resume).toMatchObject([{ status: "cancelled" }]);
    },
  );

  test("the reason is shown if the message is blank", async () => {
    const queue = createElicitationQueue();
    void answerInterrupts(queue, [{ ...name, message: " ", reason: "Delete it?" }], { requester });
    expect((await whenShown(queue)).request.message).toBe("Delete it?");
  });

  test("the requests of each run are shown under its own ID, until a run is complete", async () => {
    const queue = createElicitationQueue();
    // An id is unique within its run alone: the next run may ask the same once more.
    const { agent, inputs } = agUiAgent([[name], [{ ...name }], "Booked."]);
    const done = withAgUiInterrupts(agent, { runId: "run-1" }, queue, { requester });
    for (const each of ["Ada", "Grace"]) {
      const item = await whenShown(queue);
      await item.respond({ action: "accept", content: { name: each } });
    }
    await done;
    expect(inputs.map(({ resume }) => resume?.[0]?.payload)).toEqual([
      undefined,
      { name: "Ada" },
      { name: "Grace" },
    ]);
    expect(inputs[0]?.runId).toBe("run-1");
    expect(new Set(inputs.map(({ runId }) => runId)).size).toBe(3);
  });

  test("the deadline of an interrupt is shown, and what came too late is cancelled", async () => {
    vi.useFakeTimers();
    const queue = createElicitationQueue();
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { agent, inputs } = agUiAgent([
      [
        { ...name, expiresAt },
        { ...approval, expiresAt },
      ],
      "",
    ]);
    const done = withAgUiInterrupts(agent, {}, queue, { requester });
    const item = await whenShown(queue);
    // A second is left for an answer of the last moment to arrive.
    expect(item.expiresAt).toBe(Date.parse(expiresAt) - 1_000);
    await item.respond({ action: "accept", content: { name: "Ada" } });
    await vi.advanceTimersByTimeAsync(59_000);
    await done;
    expect(inputs[1]?.resume).toEqual([
      { interruptId: "name", status: "resolved", payload: { name: "Ada" } },
      { interruptId: "approval", status: "cancelled" },
    ]);
  });

  test("an answer whose time was over before the last one came is not sent as one", async () => {
    vi.useFakeTimers();
    const queue = createElicitationQueue();
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { agent, inputs } = agUiAgent([[{ ...name, expiresAt }, approval], ""]);
    const done = withAgUiInterrupts(agent, {}, queue, { requester });
    await (await whenShown(queue)).respond({ action: "accept", content: { name: "Ada" } });
    await vi.advanceTimersByTimeAsync(61_000);
    await (await whenShown(queue)).respond(allow);
    await done;
    expect(inputs[1]?.resume?.map(({ status }) => status)).toEqual(["cancelled", "resolved"]);
  });

  test("an invalid deadline is ignored", async () => {
    const queue = createElicitationQueue();
    void answerInterrupts(queue, [{ ...name, expiresAt: "soon" }], { requester });
    expect((await whenShown(queue)).expiresAt).toBeUndefined();
  });

  test.each<[unknown]>([[{ toString: 1 }], [5], [null], [[]], [0], ["+999999-01-01T00:00:00Z"]])(
    "a deadline that cannot be reached is ignored: %j",
    async (expiresAt) => {
      const queue = createElicitationQueue();
      const asked = { ...name, expiresAt } as unknown as Interrupt;
      const resume = answerInterrupts(queue, [asked], { requester });
      await (await whenShown(queue)).respond({ action: "accept", content: { name: "Ada" } });
      expect(await resume).toMatchObject([{ status: "resolved" }]);
    },
  );

  test("a message that is not a string is not shown", async () => {
    const queue = createElicitationQueue();
    const asked = { id: "a", message: { toString: 1 }, reason: ["x"] } as unknown as Interrupt;
    void answerInterrupts(queue, [asked], { requester });
    expect((await whenShown(queue)).request.message).toBe("");
  });

  test("an interrupt that is repeated is asked once, and answered by its id", async () => {
    const queue = createElicitationQueue();
    const { agent, inputs } = agUiAgent([[name, confirmation, { ...name }], ""]);
    const done = withAgUiInterrupts(agent, {}, queue, { requester });
    const item = await whenShown(queue);
    expect(item.progress).toMatchObject({ total: 2 });
    await item.respond({ action: "accept", content: { name: "Ada" } });
    await (await whenShown(queue)).respond({ action: "accept" });
    await done;
    expect(inputs[1]?.resume?.map(({ interruptId }) => interruptId)).toEqual([
      "name",
      "confirmation",
    ]);
  });

  test("two different interrupts with one ID are refused before anybody is asked", async () => {
    const queue = createElicitationQueue();
    const other = { ...approval, id: "name" };
    const { agent } = agUiAgent([[name, other], ""]);
    const done = withAgUiInterrupts(agent, {}, queue, { requester });
    await expect(done).rejects.toMatchObject({ code: "malformed" });
    expect(queue.items).toEqual([]);
  });

  test("a run that is aborted withdraws its requests, and continues when it is started again", async () => {
    const queue = createElicitationQueue();
    const { agent, inputs } = agUiAgent([[name, approval], "Booked."]);
    const abort = new AbortController();
    const aborted = withAgUiInterrupts(agent, {}, queue, { requester, signal: abort.signal });
    await whenItems(queue, 2);
    abort.abort(new Error("Enough."));
    await expect(aborted).rejects.toThrow("Enough.");
    await whenNothingShown(queue);
    expect(inputs).toHaveLength(1);

    // What the thread was left waiting for is asked before anything else is run.
    const next = withAgUiInterrupts(agent, {}, queue, { requester });
    await whenItems(queue, 2);
    for (const item of queue.items) await item.respond({ action: "cancel" });
    await next;
    expect(inputs[1]?.resume).toHaveLength(2);
  });

  test("a run that could not be reached is tried again with the same answers", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const queue = createElicitationQueue();
    const { agent, inputs } = agUiAgent([[name], new TypeError("Offline."), "Booked."]);
    const failed = withAgUiInterrupts(agent, {}, queue, { requester });
    await (await whenShown(queue)).respond({ action: "accept", content: { name: "Ada" } });
    await expect(failed).rejects.toThrow("Offline.");
    await withAgUiInterrupts(agent, {}, queue, { requester });
    expect(inputs[2]?.resume).toEqual(inputs[1]?.resume);
    expect(queue.items).toEqual([]);
  });

  test("an agent that asks and asks is ended, also where nobody is asked any more", async () => {
    const queue = createElicitationQueue();
    queue.block(requester);
    const { agent, inputs } = agUiAgent(Array.from({ length: 9 }, () => [{ ...name }]));
    const ended = withAgUiInterrupts(agent, {}, queue, { requester, maxRounds: 3 });
    await expect(ended).rejects.toMatchObject({ code: "tooManyRounds" });
    expect(inputs).toHaveLength(4);
  });
});

test.each([
  { responseSchema: { type: "string", enum: ["red", "blue"] }, answer: "red" },
  { responseSchema: { type: "boolean", title: "Sure?" }, answer: false },
  { responseSchema: { enum: ["red", "blue"] }, answer: "blue" },
  { responseSchema: { type: "array", items: { type: "string" } }, answer: ["a"] },
  {
    responseSchema: { type: "object", additionalProperties: { type: "number" } },
    answer: { a: 1 },
  },
  { responseSchema: { type: "object", properties: {}, minProperties: 1 }, answer: { a: 1 } },
  { responseSchema: { $ref: "#/$defs/size", $defs: { size: { type: "integer" } } }, answer: 5 },
  { responseSchema: { anyOf: [{ type: "null" }, { items: { $ref: "#" } }] }, answer: [[]] },
])("a schema without properties is shown as one field: $responseSchema", async (asked) => {
  const queue = createElicitationQueue();
  const { responseSchema, answer } = asked;
  const resume = answerInterrupts(queue, [{ ...name, responseSchema }], { requester });
  const item = await whenShown(queue);
  if (!isFormRequest(item.request)) throw new Error("No form.");
  // With an address of its own, its references point into it.
  const refers = JSON.stringify(responseSchema).includes("$ref");
  const own = { title: "Who travels?", ...(refers && { $id: "urn:answer" }), ...responseSchema };
  expect(item.request.requestedSchema).toEqual({
    type: "object",
    properties: { answer: own },
    required: ["answer"],
  });
  expect(await validateContent(item.request.requestedSchema, { answer })).toEqual([]);
  const content = { answer } as unknown as ElicitationContent;
  await item.respond({ action: "accept", content });
  expect(await resume).toEqual([{ interruptId: "name", status: "resolved", payload: answer }]);
});

describe("the approval of a tool call", () => {
  const approvable = (more: object = {}) => ({
    type: "object",
    properties: { approved: { type: "boolean" }, ...more },
    required: ["approved"],
  });
  const editedArgs = { type: "object", properties: { path: { type: "string" } } };
  const calls = ["a", "b", "c"].map((id): Call => [
    id,
    "remove",
    `{"path":"/${id}","deep":{"x":1}}`,
  ]);
  const interrupts = calls.map(([toolCallId]) => ({
    id: `interrupt-${toolCallId}`,
    reason: "tool_call",
    message: `Remove ${toolCallId}?`,
    toolCallId,
    responseSchema: approvable({ editedArgs, reason: { type: "string" } }),
  }));

  test("has the arguments of its call, and all answers go back in one resume, in order", async () => {
    const queue = createElicitationQueue();
    const { agent, inputs } = agUiAgent([interrupts, "Done."], calls);
    const done = withAgUiInterrupts(agent, {}, queue, { requester });
    await whenItems(queue, 3);
    const [a, b, c] = queue.items;
    expect(a?.request).toEqual({
      mode: "approval",
      message: "Remove a?",
      parts: [
        {
          type: "arguments",
          tool: "remove",
          value: '{"path":"/a","deep":{"x":1}}',
          schema: editedArgs,
          editable: true,
        },
      ],
      options: [
        { id: "allow", kind: "allow", scope: "once" },
        { id: "deny", kind: "deny", scope: "once", text: "optional" },
      ],
    });
    expect(new Set(queue.items.map(({ group }) => group)).size).toBe(1);
    const edited = { path: "/kept/b", deep: { x: 1 } };
    const digest = { action: "sha256:aa", screen: "sha256:bb" };
    const results: ApprovalResult[] = [
      { action: "decline", option: "deny", stop: false, text: "keep it" },
      { action: "accept", option: "allow", allowed: true, edited },
      { ...allow, edited: { path: "/a", deep: { x: 1 } }, digest } as ApprovalResult,
    ];
    await c?.respond(results[0]!);
    await b?.respond(results[1]!);
    await a?.respond(results[2]!);
    await done;
    expect(inputs[1]?.resume).toEqual([
      {
        interruptId: "interrupt-a",
        status: "resolved",
        // Nothing was changed, so no arguments are sent.
        payload: { approved: true },
        metadata: { "react-elicitation": { digest } },
      },
      {
        interruptId: "interrupt-b",
        status: "resolved",
        payload: { approved: true, editedArgs: edited },
      },
      {
        interruptId: "interrupt-c",
        status: "resolved",
        payload: { approved: false, reason: "keep it" },
      },
    ]);
  });

  test("is asked as a form if the reason is another one, even if it names a call", async () => {
    const queue = createElicitationQueue();
    const asked = { id: "1", reason: "input_required", message: "Which?", toolCallId: "a" };
    void answerInterrupts(queue, [asked], { requester });
    expect(isFormRequest((await whenShown(queue)).request)).toBe(true);
  });

  /** Answers one interrupt with one result. */
  async function answered(interrupt: Interrupt, result: ApprovalResult, more: object = {}) {
    const queue = createElicitationQueue();
    const resume = answerInterrupts(queue, [interrupt], { requester, ...more });
    const { request, ...item } = await whenShown(queue);
    await queue.items[0]?.respond(result);
    return { request, item, entry: (await resume)[0] };
  }

  test("says that the arguments are missing if no call has the ID", async () => {
    const { request } = await answered(approval, { action: "cancel" });
    expect(request).toMatchObject({ parts: [{ type: "missing", what: "arguments" }] });
  });

  test.each([
    ["a key that stands twice", '{"path":"/x","path":"/y"}', true],
    ["no JSON", "rm -rf", false],
    ["a mark of the byte order", '\ufeff{"path":"/x"}', false],
    ["a number too large", '{"size":1e999}', true],
    ["a list", '["/x"]', false],
  ])("keeps the text of arguments with %s", async (_, args, editable) => {
    const toolCalls = [{ id: "call-1", function: { name: "remove", arguments: args } }];
    const interrupt = { ...approval, responseSchema: approvable({ editedArgs }) };
    const { request } = await answered(interrupt, { action: "cancel" }, { toolCalls });
    expect(request).toMatchObject({ parts: [{ value: args }] });
    expect(JSON.stringify(request).includes("editable")).toBe(editable);
  });

  test("shows every call of the ID, and none of them can be edited then", async () => {
    const toolCalls = ["/x", "/y", "/x"].map((path) => ({
      id: "call-1",
      function: { name: "remove", arguments: JSON.stringify({ path }) },
    }));
    const interrupt = { ...approval, responseSchema: approvable({ editedArgs }) };
    const { request } = await answered(interrupt, allow, { toolCalls });
    expect(request).toMatchObject({
      parts: [{ value: '{"path":"/x"}' }, { value: '{"path":"/y"}' }],
    });
    expect(JSON.stringify(request)).not.toContain("editable");
  });

  test("echoes the fingerprint of the action if the schema asks for it", async () => {
    const metadata = { governance: { actionFingerprint: "sha256:cc" } };
    const asking = approvable({ approvedActionFingerprint: { type: "string" } });
    const required = { ...asking, required: ["approved", "approvedActionFingerprint"] };
    const { entry } = await answered({ ...approval, metadata, responseSchema: required }, allow);
    const payload = { approved: true, approvedActionFingerprint: "sha256:cc" };
    expect(entry).toMatchObject({ payload });
    // Without one, no valid answer can be made of yes and no.
    const { request } = await answered(
      { ...approval, responseSchema: required },
      { action: "cancel" },
    );
    expect(isFormRequest(request)).toBe(true);
  });

  test("a form about a call shows the call", async () => {
    const toolCalls = [{ id: "call-1", function: { name: "remove", arguments: '{"path":"/x"}' } }];
    const interrupt = { ...approval, responseSchema: name.responseSchema };
    const { request } = await answered(interrupt, { action: "cancel" }, { toolCalls });
    expect(isFormRequest(request)).toBe(true);
    expect(request.message).toBe('Pay 500 euros?\n\nremove\n{"path":"/x"}');
  });

  test.each<[string, object | undefined, unknown, unknown]>([
    ["no schema", undefined, { approved: true }, { approved: false }],
    ["a boolean", { type: "boolean" }, true, false],
    ["a flag", approvable(), { approved: true }, { approved: false }],
  ])("a confirmation with %s is a question", async (_, responseSchema, yes, no) => {
    const interrupt = { id: "a", reason: "confirmation", message: "Go on?", responseSchema };
    const deny: ApprovalResult = { action: "decline", option: "deny", stop: false };
    const { request, entry } = await answered(interrupt, allow);
    expect(request).toMatchObject({ mode: "approval", message: "Go on?", parts: [] });
    expect(entry).toMatchObject({ status: "resolved", payload: yes });
    expect((await answered({ ...interrupt }, deny)).entry).toMatchObject({ payload: no });
    const cancelled = await answered({ ...interrupt }, { action: "cancel" });
    expect(cancelled.entry).toEqual({ interruptId: "a", status: "cancelled" });
  });

  test.each<[string, Partial<Interrupt>]>([
    ["a confirmation with metadata alone", { metadata: { step: 3 } }],
    ["a confirmation with a blank message", { message: " \n" }],
    ["a confirmation of a subagent", { subagentRunId: "run-7" }],
    ["an unknown tool call without a message", { reason: "tool_call", toolCallId: "call-1" }],
  ])("%s says that the call is missing", async (_, more) => {
    const interrupt = { id: "1", reason: "confirmation", ...more };
    const { request } = await answered(interrupt, { action: "cancel" });
    expect(request).toMatchObject({ message: "", parts: [{ type: "missing", what: "call" }] });
  });

  test("review gets the interrupt with its calls, and scopes drop the other options", async () => {
    const toolCalls = [{ id: "call-1", function: { name: "remove", arguments: "" } }];
    const { request } = await answered({ ...approval, subagentRunId: "run-7" }, allow, {
      toolCalls,
      scopes: ["once"],
      review: (own: ApprovalRequest, call: object) => ({ ...own, message: JSON.stringify(call) }),
    });
    expect(request).toMatchObject({
      message: expect.stringContaining('"name":"remove"') as string,
      reason: "run-7",
      parts: [{ value: "{}" }],
    });
  });
});
