import { agent, client, methods, RequestError } from "@agentclientprotocol/sdk";
import * as draft from "@agentclientprotocol/sdk/experimental/v2";
import { afterEach, describe, expect, test } from "vitest";
import { type ApprovalResult, isApprovalRequest } from "../core/ApprovalRequest.js";
import { ElicitationSettledError } from "../core/errors.js";
import { whenItems, whenNothingShown, whenSeen, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { announceCall, createAcpPermissionHandlers, type KeptCall, updateCall } from "./acp.js";
import { AnnouncedCalls } from "./approvals.js";
import { claudeOptions } from "./fixtures/claudeOptions.js";

const requester = { name: "Coding agent" };
const { requestPermission, update: sessionUpdate } = methods.client.session;

const options = [
  { optionId: "a", name: "Yes", kind: "allow_once" as const },
  { optionId: "b", name: "Yes, always", kind: "allow_always" as const },
  { optionId: "c", name: "Cancel", kind: "reject_once" as const },
];
const sessionId = "s1";
const toolCall = { toolCallId: "call-1" };
const diff = { type: "diff" as const, path: "/a.txt", oldText: "1", newText: "2" };
const digest = { action: "sha256:aa", screen: "sha256:bb" };

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** An agent of the ACP SDK, connected to a host that has the handlers. */
function connect() {
  const queue = createElicitationQueue();
  const permission = createAcpPermissionHandlers(queue, { requester, RequestError });
  const host = client({ name: "host" })
    .onRequest(requestPermission, permission.request)
    .onNotification(sessionUpdate, ({ params }) => permission.update(params));
  const connection = agent({ name: "agent" }).connect(host);
  open.push(connection);
  return { queue, agent: connection.client };
}

/** Handlers without a connection. */
function handlers(more: Partial<Parameters<typeof createAcpPermissionHandlers>[1]> = {}) {
  const queue = createElicitationQueue();
  return { queue, ...createAcpPermissionHandlers(queue, { requester, ...more }) };
}

function announce(members: object, sessionUpdateKind = "tool_call_update") {
  return { sessionId, update: { sessionUpdate: sessionUpdateKind, ...toolCall, ...members } };
}

async function approvalOn(queue: ReturnType<typeof createElicitationQueue>) {
  const item = await whenShown(queue);
  if (!isApprovalRequest(item.request)) throw new Error("No approval.");
  return { item, request: item.request, respond: (result: ApprovalResult) => item.respond(result) };
}

test("the MCP server of a call is shown if only the announcement named it", async () => {
  const { queue, request, update } = handlers();
  const _meta = { claudeCode: { mcpServer: { name: "github", source: "project" } } };
  update(announce({ title: "Search", rawInput: { q: 1 }, _meta }, "tool_call"));
  void request({ params: { sessionId, toolCall, options } });
  expect((await approvalOn(queue)).request.reason).toBe("github (project)");
});

describe("an agent of the ACP SDK", () => {
  test("is answered about a call that it announced before it asked with the ID alone", async () => {
    const { queue, agent: acpAgent } = connect();
    await acpAgent.notify(sessionUpdate, {
      sessionId,
      update: {
        sessionUpdate: "tool_call",
        toolCallId: "call-1",
        title: "Editing files",
        kind: "edit",
        status: "in_progress",
        content: [diff],
      },
    });
    const answer = acpAgent.request(requestPermission, { sessionId, toolCall, options });
    const { item, request, respond } = await approvalOn(queue);
    expect(request).toMatchObject({
      mode: "approval",
      message: "Editing files",
      parts: [{ type: "change", path: "/a.txt", oldText: "1", newText: "2" }],
    });
    expect(item).toMatchObject({ requester, context: { sessionId, toolCallId: "call-1" } });
    await respond({ action: "accept", option: "a", allowed: true, digest });
    expect(await answer).toEqual({
      outcome: { outcome: "selected", optionId: "a" },
      _meta: { "react-elicitation": { digest } },
    });
  });

  test("gets the ID of each option, and cancelled if the user dismisses the request", async () => {
    const { queue, agent: acpAgent } = connect();
    for (const [result, outcome] of [
      [
        { action: "accept", option: "a", allowed: true },
        { outcome: "selected", optionId: "a" },
      ],
      [
        { action: "accept", option: "b", allowed: true },
        { outcome: "selected", optionId: "b" },
      ],
      [
        { action: "decline", option: "c", stop: false },
        { outcome: "selected", optionId: "c" },
      ],
      [{ action: "cancel" }, { outcome: "cancelled" }],
    ] as [ApprovalResult, object][]) {
      const answer = acpAgent.request(requestPermission, { sessionId, toolCall, options });
      await (await approvalOn(queue)).respond(result);
      expect(await answer).toEqual({ outcome });
    }
  });

  test("withdraws a request, which is cancelled once", async () => {
    const { queue, agent: acpAgent } = connect();
    const stop = new AbortController();
    const answer = acpAgent.request(
      requestPermission,
      { sessionId, toolCall, options },
      { cancellationSignal: stop.signal },
    );
    const { item } = await approvalOn(queue);
    stop.abort();
    expect(await answer.catch((error: unknown) => error)).toMatchObject({
      outcome: { outcome: "cancelled" },
    });
    await whenNothingShown(queue);
    expect(item.status).toBe("settled");
  });

  test.each([
    ["no options", []],
    ["two options with one ID", [options[0]!, { ...options[2]!, optionId: "a" }]],
    ["one option twice", [options[0]!, options[0]!]],
  ])("is refused with -32602 for %s", async (_, wrong) => {
    const { queue, agent: acpAgent } = connect();
    const answer = acpAgent.request(requestPermission, { sessionId, toolCall, options: wrong });
    await expect(answer).rejects.toMatchObject({ code: -32602 });
    expect(queue.items).toEqual([]);
  });

  test("is refused with -32029 over a limit of the queue", async () => {
    const queue = createElicitationQueue();
    const permission = createAcpPermissionHandlers(queue, { requester, RequestError });
    const rawInput = { text: "x".repeat(20_000_000) };
    const params = { sessionId, toolCall: { ...toolCall, rawInput }, options };
    await expect(permission.request({ params })).rejects.toMatchObject({ code: -32029 });
  });
});

test.each(claudeOptions)(
  "the options of claude-agent-acp for %s keep their labels, order and IDs",
  async (_tool, given) => {
    const { queue, request: ask } = handlers();
    for (const option of given) {
      const answer = ask({ params: { sessionId, toolCall, options: given } });
      const { request, respond } = await approvalOn(queue);
      expect(request.options?.map(({ id, label }) => [id, label])).toEqual(
        given.map(({ optionId, name }) => [optionId, name]),
      );
      const isAllowed = option.kind.startsWith("allow");
      const own = request.options?.find(({ id }) => id === option.optionId);
      expect(own).toMatchObject({
        kind: isAllowed ? "allow" : "deny",
        scope: option.kind.endsWith("once") ? "once" : "lasting",
      });
      await respond(
        isAllowed
          ? { action: "accept", option: option.optionId, allowed: true }
          : { action: "decline", option: option.optionId, stop: false },
      );
      expect(await answer).toEqual({
        outcome: { outcome: "selected", optionId: option.optionId },
      });
    }
  },
);

describe("a call that was announced", () => {
  test("is joined by its session and its ID only", async () => {
    const { queue, request: ask, update } = handlers();
    update(announce({ rawInput: { command: "rm -rf ~" } }, "tool_call"));
    void ask({ params: { sessionId: "s2", toolCall, options } });
    expect((await approvalOn(queue)).request.parts).toEqual([{ type: "missing", what: "call" }]);
  });

  test("is forgotten when it is over", async () => {
    const { queue, request: ask, update } = handlers();
    update(announce({ rawInput: { command: "npm test" } }, "tool_call"));
    update(announce({ status: "completed" }));
    void ask({ params: { sessionId, toolCall, options } });
    expect((await approvalOn(queue)).request.parts).toEqual([{ type: "missing", what: "call" }]);
  });

  test("keeps what null does not change in v1, and loses what it clears in v2", async () => {
    const rawInput = { command: "npm test" };
    const cleared = { ...toolCall, rawInput: null, title: null };
    for (const [params, parts] of [
      [{ toolCall: cleared }, [{ type: "command", command: "npm test" }]],
      [
        { title: "Run?", subject: { type: "tool_call", toolCall: cleared } },
        [{ type: "missing", what: "arguments" }],
      ],
    ] as const) {
      const { queue, request: ask, update } = handlers();
      update(announce({ kind: "execute", title: "Run", rawInput }));
      void ask({ params: { sessionId, options, ...params } });
      expect((await approvalOn(queue)).request.parts).toEqual(parts);
    }
  });

  test("is shown again when it changes, and an answer to the earlier one is not sent", async () => {
    const { queue, request: ask, update } = handlers();
    const params = {
      sessionId,
      toolCall: { ...toolCall, rawInput: { command: "npm test" } },
      options,
    };
    const answer = ask({ params, requestId: 7 });
    const first = await approvalOn(queue);
    update(announce({ status: "in_progress" }));
    expect((await approvalOn(queue)).item).toBe(first.item);
    update(announce({ rawInput: { command: "rm -rf ~" } }));
    await expect(
      first.respond({ action: "accept", option: "a", allowed: true }),
    ).rejects.toBeInstanceOf(ElicitationSettledError);
    const second = await approvalOn(queue);
    expect(second.request.parts).toEqual([{ type: "command", command: "rm -rf ~" }]);
    await second.respond({ action: "decline", option: "c", stop: false });
    expect(await answer).toEqual({ outcome: { outcome: "selected", optionId: "c" } });
    expect(queue.unanswered).toEqual([]);
  });

  test("takes the place of the earlier one, also back and forth", async () => {
    const { queue, request: ask, update } = handlers();
    const commands = ["a", "b", "a"];
    const call = { ...toolCall, rawInput: { command: "a" } };
    const answer = ask({ params: { sessionId, toolCall: call, options }, requestId: 7 });
    await whenItems(queue, 1);
    for (const command of commands) {
      update(announce({ rawInput: { command } }));
      const parts = [{ type: "command", command }];
      expect(queue.items).toMatchObject([{ request: { parts } }]);
      await whenSeen(queue);
    }
    await (await approvalOn(queue)).respond({ action: "accept", option: "a", allowed: true });
    expect(await answer).toMatchObject({ outcome: { optionId: "a" } });
    expect(queue.items).toEqual([]);
  });

  test("that changes in the same turn as a press is asked about again", async () => {
    const { queue, request: ask, update } = handlers();
    const params = { sessionId, toolCall: { ...toolCall, rawInput: { command: "ls" } }, options };
    const answer = ask({ params });
    const first = await approvalOn(queue);
    const sent = first.respond({ action: "accept", option: "a", allowed: true });
    update(announce({ rawInput: { command: "rm -rf ~" } }));
    await sent;
    const second = await approvalOn(queue);
    expect(second.request.parts).toEqual([{ type: "command", command: "rm -rf ~" }]);
    await second.respond({ action: "cancel" });
    expect(await answer).toEqual({ outcome: { outcome: "cancelled" } });
  });
});

describe("the IDs of requests", () => {
  test("a repeated request joins the open one", async () => {
    const { queue, request: ask } = handlers();
    const params = { sessionId, toolCall, options };
    const answers = [0, 0, 1].map((requestId) => ask({ params, requestId }));
    await whenItems(queue, 2);
    expect(queue.items).toHaveLength(2);
    for (const item of queue.items) await item.respond({ action: "cancel" });
    const outcomes = (await Promise.all(answers)).map(({ outcome }) => outcome.outcome);
    expect(outcomes).toEqual(["cancelled", "cancelled", "cancelled"]);
  });

  test("another request with the same ID ends the first, which sends nothing", async () => {
    const { queue, request: ask } = handlers();
    const outcomes: unknown[] = [];
    const asked = (title: string) =>
      ask({ params: { sessionId, toolCall: { ...toolCall, title }, options }, requestId: 0 });
    void asked("One").then((outcome) => outcomes.push(outcome));
    const second = asked("Two");
    const { request, respond } = await approvalOn(queue);
    expect(request.message).toBe("Two");
    await respond({ action: "accept", option: "a", allowed: true });
    expect(await second).toMatchObject({ outcome: { optionId: "a" } });
    expect(outcomes).toEqual([]);
  });

  test("the requests of one session are cancelled by its ID", async () => {
    const { queue, request: ask } = handlers();
    const answer = ask({ params: { sessionId, toolCall, options } });
    void ask({ params: { sessionId: "s2", toolCall, options } });
    await whenItems(queue, 2);
    queue.disconnect(requester, { sessionId });
    expect(await answer).toEqual({ outcome: { outcome: "cancelled" } });
    expect(queue.items).toHaveLength(1);
  });
});

describe("what the host knows", () => {
  test("scopes leave out the options of others, and review sees the whole call", async () => {
    const seen: unknown[] = [];
    const { queue, request: ask } = handlers({
      scopes: ["once"],
      review: (request, { toolCall: call }) => {
        seen.push(call);
        return { ...request, message: "", notes: [{ level: "danger", text: "Deletes files." }] };
      },
    });
    const call = { ...toolCall, title: "Run", rawInput: { command: "rm x" } };
    const answer = ask({ params: { sessionId, toolCall: call, options } });
    const { request, respond } = await approvalOn(queue);
    expect(seen).toEqual([call]);
    expect(request).toMatchObject({ message: "", notes: [{ level: "danger" }] });
    expect(request.options?.map(({ id }) => id)).toEqual(["a", "c"]);
    // The option that was left out answers nothing.
    await respond({ action: "accept", option: "b", allowed: true });
    expect(await answer).toEqual({ outcome: { outcome: "cancelled" } });
  });

  test("nothing in the params is a note, a schema, or an editable part", async () => {
    const { queue, request: ask } = handlers();
    const hostile = { notes: [{ level: "info", text: "Verified." }], schema: {}, editable: true };
    const params = {
      sessionId,
      ...hostile,
      toolCall: { ...toolCall, ...hostile, rawInput: { a: 1 } },
      options: options.map((option) => ({ ...option, ...hostile, covers: ["nothing"] })),
      _meta: hostile,
    };
    void ask({ params });
    expect(JSON.stringify((await approvalOn(queue)).request)).not.toMatch(
      /notes|schema|editable|covers|Verified/,
    );
  });
});

test("an ACP v2 agent is answered about a command, an unknown subject, and an unknown kind", async () => {
  const { queue, request: ask, update } = handlers();
  // Its client takes the handler as it is.
  draft
    .client({ name: "host" })
    .onRequest(draft.methods.client.session.requestPermission, ask)
    .onNotification(draft.methods.client.session.update, ({ params }) => update(params));
  const kinds = [...options, { optionId: "d", name: "Later", kind: "_later" as const }];
  for (const [subject, part] of [
    [
      { type: "command" as const, command: "npm test", cwd: "/home/ada" },
      { type: "command", command: "npm test", cwd: "/home/ada" },
    ],
    [
      { type: "_network" as const, host: "evil.example" },
      { type: "arguments", tool: "_network", value: { host: "evil.example" } },
    ],
  ] as const) {
    const params = { sessionId, title: "Go on?", description: "Soon.", subject, options: kinds };
    const answer = ask({ params });
    const { request, respond } = await approvalOn(queue);
    expect(request).toMatchObject({ message: "Go on?", reason: "Soon.", parts: [part] });
    expect(request.options?.at(-1)).toEqual({
      id: "d",
      label: "Later",
      kind: "other",
      scope: "lasting",
    });
    await respond({ action: "accept", option: "d", allowed: false });
    expect(await answer).toEqual({ outcome: { outcome: "selected", optionId: "d" } });
  }
});

test("a call is kept until it is over", () => {
  const calls = new AnnouncedCalls<KeptCall>();
  announceCall(calls, "a", { members: { title: "Run" } });
  announceCall(calls, "a", { members: { status: "in_progress", rawInput: { x: 1 } } });
  expect(calls.get("a")?.members).toEqual({ title: "Run", rawInput: { x: 1 } });
  announceCall(calls, "a", { members: { status: "failed" } });
  expect(calls.get("a")).toBeUndefined();
});

test("above 1,000 calls the oldest is forgotten first, and an updated one is no longer old", () => {
  const calls = new AnnouncedCalls<KeptCall>();
  for (let index = 0; index < 1_000; index += 1)
    announceCall(calls, `${index}`, { members: { title: "x" } });
  announceCall(calls, "0", { members: { kind: "edit" } });
  announceCall(calls, "1000", { members: { title: "x" } });
  expect(calls.get("0")?.members).toEqual({ title: "x", kind: "edit" });
  expect(calls.get("1")).toBeUndefined();
  expect(calls.get("2")).toBeDefined();
});

test("above 10 MB the oldest are forgotten, and a larger call is never kept", () => {
  const calls = new AnnouncedCalls<KeptCall>();
  const rawInput = "x".repeat(4_000_000);
  for (const key of ["a", "b", "c"]) announceCall(calls, key, { members: { rawInput } });
  expect(["a", "b", "c"].filter((key) => calls.get(key))).toEqual(["b", "c"]);
  announceCall(calls, "d", { members: { rawInput: "x".repeat(11_000_000) } });
  expect(["b", "c", "d"].filter((key) => calls.get(key))).toEqual(["b", "c"]);
});

test("the metadata of an announced call is kept", () => {
  const calls = new AnnouncedCalls<KeptCall>();
  const _meta = { claudeCode: { mcpServer: { name: "files" } } };
  announceCall(calls, "a", { members: { title: "Run", _meta } });
  announceCall(calls, "a", { members: { rawInput: { x: 1 } } });
  expect(calls.get("a")?.members).toEqual({ title: "Run", _meta, rawInput: { x: 1 } });
});

const chunk = (content: unknown) => ({
  members: { sessionUpdate: "tool_call_content_chunk", content },
  version: 2 as const,
});

test("a chunk of v2 adds to the content, and a list replaces it", () => {
  const first = updateCall(undefined, { members: { content: [{ n: 1 }] } });
  const second = updateCall(first, chunk({ n: 2 }));
  expect(second.members.content).toEqual([{ n: 1 }, { n: 2 }]);
  expect(updateCall(second, { members: { content: [] } }).members.content).toEqual([]);
});

test("an update of a call reads what it brings, and nothing that was kept before", () => {
  let reads = 0;
  const watched = () => ({
    get text() {
      reads += 1;
      return "x";
    },
  });
  const calls = new AnnouncedCalls<KeptCall>();
  announceCall(calls, "a", { members: { rawInput: watched(), content: [watched()] } });
  const list = calls.get("a")?.members.content;
  /** How often an update reads a text. */
  const readsOf = (members: object) => {
    const before = reads;
    announceCall(calls, "a", { members: { ...members } });
    return reads - before;
  };
  const chunks = Array.from({ length: 100 }, () => readsOf(chunk(watched()).members));
  expect(chunks[0]).toBeGreaterThan(0);
  expect(new Set(chunks).size).toBe(1);
  expect(readsOf({ status: "in_progress" })).toBe(0);
  expect(readsOf({ title: "Run", content: undefined })).toBe(0);
  // The list is not copied either.
  expect(calls.get("a")?.members.content).toBe(list);
  expect(list).toHaveLength(101);
});

test.each<[string, Parameters<typeof announceCall>[2][]]>([
  ["nothing that is kept", [{ members: { status: "pending" } }]],
  ["other members", [{ members: { title: "Run", kind: "edit" } }, { members: { title: "Go on" } }]],
  ["equal members", [{ members: { rawInput: { a: 1 } } }, { members: { rawInput: { a: 1 } } }]],
  [
    "members that are cleared",
    [{ members: { title: "Run", locations: [1] } }, { members: { title: null } }],
  ],
  [
    "another version",
    [
      { members: { title: "Run" }, version: 1 },
      { members: { title: null }, version: 2 },
    ],
  ],
  ["chunks alone", [chunk({ n: 1 }), chunk({ n: 2 }), chunk(undefined)]],
  [
    "chunks of a list",
    [{ members: { title: "Run", content: [{ n: 1 }] } }, chunk([2]), chunk("3")],
  ],
  ["chunks of an empty list", [{ members: { content: [] } }, chunk(1), chunk(2)]],
  ["chunks in place of a text", [{ members: { content: "text" } }, chunk(1)]],
  ["a list in place of chunks", [chunk(1), chunk(2), { members: { content: [3] } }, chunk(4)]],
  ["chunks before and after the end", [chunk(1), { members: { status: "failed" } }, chunk(2)]],
])("a call counts as its JSON towards the 10 MB, after %s", (_, updates) => {
  for (const [more, isKept] of [
    [0, true],
    [1, false],
  ] as const) {
    const calls = new AnnouncedCalls<KeptCall>();
    for (const update of updates) announceCall(calls, "a", update);
    const { members, isFirstVersion } = calls.get("a")!;
    const empty = { members: { rawInput: "" }, isFirstVersion: false };
    const jsons = [
      JSON.stringify(["a", { members, isFirstVersion }]),
      JSON.stringify(["b", empty]),
    ];
    const left = 10_000_000 - jsons.join("").length;
    announceCall(calls, "b", { members: { rawInput: "x".repeat(left + more) } });
    expect(["a", "b"].filter((key) => calls.get(key))).toEqual(isKept ? ["a", "b"] : ["b"]);
  }
});

test("null in an update changes nothing of a call of v1, and clears a member of v2", () => {
  const calls = new AnnouncedCalls<KeptCall>();
  for (const version of [1, 2] as const) {
    announceCall(calls, "a", { members: { title: "Run" }, version });
    announceCall(calls, "a", { members: { title: null } });
    expect(calls.get("a")?.members.title).toBe(version === 1 ? "Run" : null);
  }
});

test("a call that chunks make too large is forgotten", () => {
  const calls = new AnnouncedCalls<KeptCall>();
  announceCall(calls, "b", { members: { title: "Other" } });
  for (let index = 0; index < 3; index += 1) {
    announceCall(calls, "a", chunk("x".repeat(4_000_000)));
    expect(calls.get("a") !== undefined).toBe(index < 2);
  }
  announceCall(calls, "a", chunk(1));
  expect(calls.get("a")?.members).toEqual({ content: [1] });
  expect(calls.get("b")).toBeDefined();
});

test("an open permission shows each chunk once, and the agent's own list stays as it is", async () => {
  const { queue, request: ask, update } = handlers();
  const part = (text: string) => ({ type: "content", content: { type: "text", text } });
  const add = (text: string) =>
    update(announce({ content: part(text) }, "tool_call_content_chunk"));
  const content = [part("One")];
  update(announce({ title: "Run", content }, "tool_call"));
  add("Two");
  const answer = ask({ params: { sessionId, toolCall, options } });
  await approvalOn(queue);
  add("Three");
  const { request, respond } = await approvalOn(queue);
  const texts = request.parts.flatMap((each) => (each.type === "text" ? [each.text] : []));
  expect(texts).toEqual(["One", "Two", "Three"]);
  expect(content).toHaveLength(1);
  await respond({ action: "cancel" });
  await answer;
  void ask({ params: { sessionId, toolCall, options } });
  expect((await approvalOn(queue)).request.parts).toEqual(request.parts);
});

test("two open permissions of one tool call keep their own commands", async () => {
  const { queue, request } = handlers();
  for (const [requestId, command] of [
    [1, "rm -rf build"],
    [2, "curl x"],
  ] as const)
    void request({
      requestId,
      params: { sessionId, toolCall: { ...toolCall, rawInput: { command } }, options },
    });
  await whenItems(queue, 2);
  expect(queue.items).toMatchObject([
    { request: { parts: [{ type: "command", command: "rm -rf build" }] } },
    { request: { parts: [{ type: "command", command: "curl x" }] } },
  ]);
});

test("a malformed request with the same ID withdraws the first, which nothing could answer", async () => {
  const { queue, request } = handlers();
  const params = { sessionId, toolCall: { ...toolCall, rawInput: { command: "ls" } }, options };
  void request({ requestId: 7, params });
  await whenShown(queue);
  const refused = request({ requestId: 7, params: { ...params, options: [] } });
  await expect(refused).rejects.toMatchObject({ code: -32602 });
  await whenNothingShown(queue);
  expect(queue.unanswered).toEqual([]);
});
