import { agent, client, methods, RequestError } from "@agentclientprotocol/sdk";
import * as draft from "@agentclientprotocol/sdk/experimental/v2";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { readForm } from "../schema/readSchema.js";
import { createElicitationHandlers } from "../transports/handlers.js";
import { createAcpPermissionHandler } from "./acp.js";

const requester = { name: "Coding agent" };
const { requestPermission } = methods.client.session;

/** What codex-acp asks before it calls a tool whose approval may be kept. */
const asked = {
  sessionId: "s1",
  toolCall: {
    toolCallId: "call-1",
    kind: "execute" as const,
    status: "pending" as const,
    title: "MCP tool call approval",
    rawInput: { serverName: "travel", description: "Book the train?", schema: {} },
    content: [
      { type: "content" as const, content: { type: "text" as const, text: "Book the train?" } },
    ],
  },
  options: [
    { optionId: "allow_once", name: "Allow", kind: "allow_once" as const },
    { optionId: "allow_session", name: "Allow for this session", kind: "allow_always" as const },
    { optionId: "allow_always", name: "Always allow", kind: "allow_always" as const },
    { optionId: "cancel", name: "Cancel", kind: "reject_once" as const },
  ],
};

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function connect() {
  const queue = createElicitationQueue();
  const permission = createAcpPermissionHandler(queue, { requester, RequestError });
  const host = client({ name: "host" }).onRequest(requestPermission, permission);
  const connection = agent({ name: "agent" }).connect(host);
  open.push(connection);
  return { queue, agent: connection.client };
}

function choiceOf(request: object) {
  const { fields } = readForm((request as { requestedSchema: unknown }).requestedSchema);
  const [field] = fields;
  if (field?.kind !== "singleSelect") throw new Error("No choice.");
  return { ...field, names: field.options.map(({ label }) => label) };
}

describe("a permission request of an agent", () => {
  test.each([
    ["allow_once", "Allow"],
    ["allow_session", "Allow for this session"],
    ["allow_always", "Always allow"],
    ["cancel", "Cancel"],
  ])("is answered by the agent's own option %s, as one of its buttons", async (optionId, name) => {
    const { queue, agent: acpAgent } = connect();
    const answer = acpAgent.request(requestPermission, asked);
    const item = await whenShown(queue);
    expect(item).toMatchObject({ requester, context: { toolCallId: "call-1" } });
    expect(item.approval?.answers).toBe("buttons");
    const choice = choiceOf(item.request);
    expect(choice).toMatchObject({ required: true, default: undefined });
    expect(choice.names).toEqual(["Allow", "Allow for this session", "Always allow", "Cancel"]);
    const value = choice.options.find(({ label }) => label === name)?.value ?? "";
    await item.respond({ action: "accept", content: { [choice.key]: value } });
    expect(await answer).toEqual({ outcome: { outcome: "selected", optionId } });
  });

  test("a decline selects the option to reject once, or cancels if there is none", async () => {
    const { queue, agent: acpAgent } = connect();
    const options = asked.options.slice(0, 3);
    for (const [action, params, outcome] of [
      ["decline", asked, { outcome: "selected", optionId: "cancel" }],
      ["decline", { ...asked, options }, { outcome: "cancelled" }],
      ["cancel", asked, { outcome: "cancelled" }],
    ] as const) {
      const answer = acpAgent.request(requestPermission, params);
      await (await whenShown(queue)).respond({ action });
      expect(await answer).toEqual({ outcome });
    }
  });

  test("is shown completely: a diff by its lines, and input that the content omits as JSON", async () => {
    const { queue, agent: acpAgent } = connect();
    const content = [{ type: "diff" as const, path: "/a.txt", oldText: "1", newText: "2" }];
    const toolCall = { ...asked.toolCall, content };
    void acpAgent.request(requestPermission, { ...asked, toolCall }).catch(() => {});
    const { request, approval } = await whenShown(queue);
    expect(request.message.split("\n\n").slice(0, 2)).toEqual([
      "MCP tool call approval",
      "/a.txt\n\u2212 1\n+ 2",
    ]);
    for (const part of ["Book the train?", "travel"]) expect(request.message).toContain(part);
    expect(approval?.message).toBe("MCP tool call approval");
    expect(approval?.details).toEqual([
      { type: "text", text: JSON.stringify(asked.toolCall.rawInput, null, 2) },
      { type: "diff", path: "/a.txt", oldText: "1", newText: "2" },
    ]);
  });

  test("is shown with a second call that its subject describes", async () => {
    const { queue } = connect();
    const rawInput = { path: "/etc/passwd" };
    const params = {
      ...asked,
      toolCall: { toolCallId: "call-1", title: "Read a file" },
      subject: { type: "tool_call", toolCall: { toolCallId: "call-2", rawInput } },
    };
    void createAcpPermissionHandler(queue, { requester: { name: "Agent" } })({ params });
    const { request, approval } = await whenShown(queue);
    for (const text of [request.message, JSON.stringify(approval?.details)])
      expect(text).toContain("/etc/passwd");
  });

  test.each([
    ["`git push --force`", "git push --force"],
    ["Edit `/a.txt`", "Edit `/a.txt`"],
    ["`date` and `whoami`", "`date` and `whoami`"],
    ["`", "`"],
    ["``", "``"],
  ])("has the title %j without the backticks around all of it", async (title, message) => {
    const { queue, agent: acpAgent } = connect();
    const toolCall = { toolCallId: "call-1", title };
    void acpAgent.request(requestPermission, { ...asked, toolCall }).catch(() => {});
    const { request, approval } = await whenShown(queue);
    expect(approval?.message).toBe(message);
    expect(request.message).toBe(message);
  });

  test("has a command once, whether its title quotes it or not", async () => {
    const { queue, agent: acpAgent } = connect();
    for (const title of ["npm test", "`npm test`"]) {
      const toolCall = { toolCallId: "call-1", title, rawInput: { command: "npm test" } };
      void acpAgent.request(requestPermission, { ...asked, toolCall }).catch(() => {});
      const item = await whenShown(queue);
      expect(item.approval?.details).toEqual([
        { type: "text", label: "command", text: "npm test" },
      ]);
      expect(item.approval?.message).toBe("");
      await item.respond({ action: "cancel" });
    }
  });

  test("disappears when it is withdrawn", async () => {
    const { queue, agent: acpAgent } = connect();
    const abort = new AbortController();
    const answer = acpAgent.request(requestPermission, asked, { cancellationSignal: abort.signal });
    await whenShown(queue);
    abort.abort();
    expect(await answer).toEqual({ outcome: { outcome: "cancelled" } });
    await whenNothingShown(queue);
  });

  test("whose only option is a refusal is refused by a button", async () => {
    const { queue, agent: acpAgent } = connect();
    const options = asked.options.slice(3);
    const answer = acpAgent.request(requestPermission, { ...asked, options });
    const item = await whenShown(queue);
    const choice = choiceOf(item.request);
    expect(choice.names).toEqual(["Cancel"]);
    expect(item.approval?.answers).toBe("buttons");
    await item.respond({ action: "accept", content: { [choice.key]: "cancel" } });
    expect(await answer).toEqual({ outcome: { outcome: "selected", optionId: "cancel" } });
  });
});

test.each([undefined, {}, { options: "all" }, { options: [] }, { options: [{ name: "Allow" }] }])(
  "an invalid permission request is refused before anybody is asked: %j",
  async (params) => {
    const queue = createElicitationQueue();
    const permission = createAcpPermissionHandler(queue, { requester, RequestError });
    await expect(permission({ params })).rejects.toMatchObject({ code: -32602 });
    expect(queue.items).toEqual([]);
  },
);

test("two options by one id are refused, since a refusal could be read as leave", async () => {
  const { queue, agent: acpAgent } = connect();
  const allow = asked.options[0]!;
  const no = { ...allow, name: "No", kind: "reject_once" as const };
  const unclear = { ...asked, options: [allow, no] };
  await expect(acpAgent.request(requestPermission, unclear)).rejects.toMatchObject({
    code: -32602,
  });
  expect(queue.items).toEqual([]);
  // The same one twice is one.
  const answer = acpAgent.request(requestPermission, { ...asked, options: [allow, allow] });
  const item = await whenShown(queue);
  const { key, names } = choiceOf(item.request);
  expect(names).toEqual(["Allow"]);
  await item.respond({ action: "accept", content: { [key]: allow.optionId } });
  expect(await answer).toEqual({ outcome: { outcome: "selected", optionId: allow.optionId } });
});

test("a text that stands for an input is not shown twice", async () => {
  const queue = createElicitationQueue();
  const permission = createAcpPermissionHandler(queue, { requester });
  const { options } = asked;
  const call = { toolCallId: "1", title: "npm test" };
  for (const [rawInput, message] of [
    [{ command: "npm test" }, "npm test"],
    [{ command: "npm test", cwd: "/home" }, 'npm test\n\n{\n  "cwd": "/home"\n}'],
    ["npm test", "npm test"],
    [["-rf"], 'npm test\n\n[\n  "-rf"\n]'],
    [null, "npm test"],
  ]) {
    void permission({ params: { options, toolCall: { ...call, rawInput } } });
    const item = await whenShown(queue);
    expect(item.request.message).toBe(message);
    item.dismiss();
  }
});

describe("everything that the user approves is shown", () => {
  const path = "/home/ada/thesis.docx";
  test.each<[string, object, string[]]>([
    ["where it is", { title: "Delete file", kind: "delete", locations: [{ path }] }, [path]],
    [
      "what it is, where nothing else is said",
      { kind: "execute", locations: [{ path: "/x" }] },
      ["execute", "/x"],
    ],
    [
      "arguments whose values are told, by their names",
      { title: "a.txt", rawInput: { from: "b.txt", to: "a.txt" } },
      ["to", "from"],
    ],
    ["the list of a command", { title: "Run", rawInput: { command: ["rm", "-rf"] } }, ["-rf"]],
  ])("%s", async (_, call, told) => {
    const queue = createElicitationQueue();
    const permission = createAcpPermissionHandler(queue, { requester });
    const toolCall = { toolCallId: "1", ...call };
    void permission({ params: { options: asked.options, toolCall } });
    const { message } = (await whenShown(queue)).request;
    for (const each of told) expect(message).toContain(each);
  });

  test.each<[object, string]>([
    [{ type: "network", host: "evil.example", port: 22 }, "evil.example"],
    [{ type: "command", command: ["rm", "-rf"] }, "-rf"],
    [{ type: "command", command: "rm", env: { FORCE: "1" } }, "FORCE"],
  ])("the subject %j", async (subject, told) => {
    const queue = createElicitationQueue();
    const permission = createAcpPermissionHandler(queue, { requester });
    void permission({ params: { options: asked.options, title: "Go on?", subject } });
    expect((await whenShown(queue)).request.message).toContain(told);
  });

  test.each<[string, object, string]>([
    ["the title is exactly", { title: path, locations: [{ path }] }, path],
    [
      "an argument is exactly",
      { title: "Edit", rawInput: { file: path }, locations: [{ path, line: null }] },
      `Edit\n\n${JSON.stringify({ file: path }, null, 2)}`,
    ],
    [
      "a diff is of",
      { title: "Edit", content: [{ type: "diff", path, newText: "1" }], locations: [{ path }] },
      `Edit\n\n${path}\n+ 1`,
    ],
  ])("a location that %s is not shown twice", async (_, call, message) => {
    const { item } = await shown({
      options: asked.options,
      toolCall: { toolCallId: "1", ...call },
    });
    expect(item.request.message).toBe(message);
  });

  test.each<[string, object, object[]]>([
    [
      "a location whose path is a part of the title",
      { title: "Delete /home/ada/tmp/cache", locations: [{ path: "/home/ada" }] },
      [{ type: "text", text: JSON.stringify([{ path: "/home/ada" }], null, 2) }],
    ],
    [
      "a location with a line",
      { title: path, locations: [{ path, line: 7 }] },
      [{ type: "text", text: JSON.stringify([{ path, line: 7 }], null, 2) }],
    ],
    [
      "the only argument, by its name",
      { title: "main", rawInput: { force_delete_branch: "main" } },
      [{ type: "text", text: JSON.stringify({ force_delete_branch: "main" }, null, 2) }],
    ],
    [
      "arguments that two diffs show, but none alone",
      {
        title: "Edit",
        rawInput: { path: "/etc/passwd", content: "root::0:0" },
        content: [
          { type: "diff", path: "notes.txt", newText: "root::0:0" },
          { type: "diff", path: "/etc/passwd", newText: "# a comment" },
        ],
      },
      [
        {
          type: "text",
          text: JSON.stringify({ path: "/etc/passwd", content: "root::0:0" }, null, 2),
        },
        { type: "diff", path: "notes.txt", oldText: null, newText: "root::0:0" },
        { type: "diff", path: "/etc/passwd", oldText: null, newText: "# a comment" },
      ],
    ],
    [
      "edits with the file they are in, which a diff names too",
      {
        title: "Edit",
        rawInput: { file_path: "/a", edits: [{ from: "1", to: "2" }] },
        content: [{ type: "diff", path: "/a", newText: "3" }],
      },
      [
        {
          type: "text",
          text: JSON.stringify({ file_path: "/a", edits: [{ from: "1", to: "2" }] }, null, 2),
        },
        { type: "diff", path: "/a", oldText: null, newText: "3" },
      ],
    ],
  ])("%s", async (_, call, details) => {
    const { item } = await shown({
      options: asked.options,
      toolCall: { toolCallId: "1", ...call },
    });
    expect(item.approval?.details).toEqual(details);
  });

  const texts = fc.constantFrom("main", "/", "/a", "/a/b", "1\n2\n", "1");
  const parts = { path: "path", old_string: "oldText", content: "newText" } as const;
  const keys = fc.constantFrom("command", "branch", ...Object.keys(parts));
  const calls = fc.record({
    title: texts,
    rawInput: fc.dictionary(keys, texts),
    content: fc.array(
      fc.record({ type: fc.constant("diff"), path: texts, oldText: texts, newText: texts }),
      { maxLength: 2 },
    ),
    locations: fc.array(fc.record({ path: texts }), { maxLength: 2 }),
  });

  test("each argument and each location is shown by its name, or in a diff of all of them", async () => {
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        const toolCall = { toolCallId: "1", ...call };
        const { item } = await shown({ options: asked.options, toolCall });
        item.dismiss();
        const { details = [] } = item.approval ?? {};
        const boxes = details.filter((detail) => detail.type === "text");
        const json = boxes.flatMap(({ text }) => (/^[{[]/.test(text) ? [JSON.parse(text)] : []));
        const changed = Object.entries(parts).filter(([key]) => Object.hasOwn(call.rawInput, key));
        const inOneDiff = call.content.some(
          (diff) =>
            diff.oldText !== diff.newText &&
            changed.every(([key, part]) => diff[part] === call.rawInput[key]),
        );
        for (const [key, value] of Object.entries(call.rawInput)) {
          const isNamed =
            boxes.some(({ label, text }) => label === key && text === value) ||
            json.some((each) => Object.hasOwn(each, key) && each[key] === value);
          expect([isNamed, key in parts && inOneDiff]).toContain(true);
        }
        const values = [call.title, ...Object.values(call.rawInput)];
        for (const { path: at } of call.locations) {
          const isListed = json.some(
            (each) => Array.isArray(each) && each.some(({ path: to }) => to === at),
          );
          const isValue = values.includes(at) || call.content.some((diff) => diff.path === at);
          expect([isListed, isValue]).toContain(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

test("a repeated request is shown once", async () => {
  const queue = createElicitationQueue();
  const permission = createAcpPermissionHandler(queue, { requester });
  const answers = [0, 0, 1].map((requestId) => permission({ params: asked, requestId }));
  expect(queue.items).toHaveLength(2);
  for (const item of queue.items) await item.respond({ action: "cancel" });
  const outcomes = (await Promise.all(answers)).map(({ outcome }) => outcome.outcome);
  expect(outcomes).toEqual(["cancelled", "cancelled", "cancelled"]);
});

test("ACP v2 draft · a command is shown with its folder, under the title of the request", async () => {
  const queue = createElicitationQueue();
  const permission = createAcpPermissionHandler(queue, { requester });
  // Its client takes the handler as it is.
  draft
    .client({ name: "host" })
    .onRequest(draft.methods.client.session.requestPermission, permission);
  const answer = permission({
    params: {
      sessionId: "s1",
      title: "Run the tests?",
      description: "They take a minute.",
      subject: { type: "command", command: "npm test", cwd: "/home/ada" },
      options: asked.options,
    },
  });
  const item = await whenShown(queue);
  expect(item.request.message.split("\n\n")).toEqual([
    "Run the tests?",
    "They take a minute.",
    "npm test",
    "/home/ada",
  ]);
  await item.respond({ action: "decline" });
  expect(await answer).toEqual({ outcome: { outcome: "selected", optionId: "cancel" } });
});

/** Asks for a permission, and gives the item that the queue shows. */
async function shown(params: object) {
  const queue = createElicitationQueue();
  const permission = createAcpPermissionHandler(queue, { requester });
  const answer = permission({ params });
  return { answer, item: await whenShown(queue) };
}

describe("the options of an agent", () => {
  const option = (optionId: string, kind?: string) => ({ optionId, name: optionId, kind });

  test("stand in its order, refusals too", async () => {
    const options = [
      option("no", "reject_once"),
      option("never", "reject_always"),
      option("yes", "allow_once"),
    ];
    const { item } = await shown({ options });
    expect(choiceOf(item.request).names).toEqual(["no", "never", "yes"]);
    expect(item.approval?.answers).toBe("buttons");
  });

  test.each([
    [
      "of one kind are a question",
      "choice",
      [option("red", "allow_once"), option("blue", "allow_once")],
    ],
    [
      "that all refuse are a question",
      "choice",
      [option("a", "reject_once"), option("b", "reject_once")],
    ],
    ["without a kind are buttons", "buttons", [option("yes"), option("no")]],
    [
      "in a large number are a choice",
      "choice",
      Array.from({ length: 40 }, (_, at) => option(`${at}`, at ? "allow_once" : "reject_once")),
    ],
  ])("%s", async (_, answers, options) => {
    const { item, answer } = await shown({ options });
    expect(item.approval?.answers).toBe(answers);
    expect(choiceOf(item.request).default).toBeUndefined();
    expect(choiceOf(item.request).options).toHaveLength(options.length);
    await item.respond({ action: "accept", content: { decision: options[0]!.optionId } });
    expect(await answer).toEqual({
      outcome: { outcome: "selected", optionId: options[0]!.optionId },
    });
  });

  test.each([
    ["a standing refusal", [option("yes", "allow_once"), option("never", "reject_always")]],
    ["an option without a kind", [option("yes", "allow_once"), option("no")]],
    ["an option of a question", [option("a", "reject_once"), option("b", "reject_once")]],
  ])("%s is never chosen by a decline", async (_, options) => {
    const { item, answer } = await shown({ options });
    await item.respond({ action: "decline" });
    expect(await answer).toEqual({ outcome: { outcome: "cancelled" } });
  });
});

describe("the approved call is shown completely", () => {
  const { options } = asked;
  const script = Array.from({ length: 400 }, (_, line) => `echo ${line}`).join("\n");

  test.each<[string, object, string, object[]]>([
    [
      "Claude's command, which is its title too",
      { title: script, kind: "execute", rawInput: { command: script, description: "Count" } },
      "",
      [
        { type: "text", label: "command", text: script },
        { type: "text", text: JSON.stringify({ description: "Count" }, null, 2) },
      ],
    ],
    [
      "a command that the title quotes",
      { title: "`npm test`", rawInput: { command: "npm test" } },
      "",
      [{ type: "text", label: "command", text: "npm test" }],
    ],
    [
      "a command with arguments, and what is said of it",
      {
        title: "Run the tests?",
        rawInput: { command: "npm test", cwd: "/home", description: "All of them" },
        content: [{ type: "content", content: { type: "text", text: "All of them" } }],
      },
      "Run the tests?\n\nAll of them",
      [
        { type: "text", label: "command", text: "npm test" },
        { type: "text", text: JSON.stringify({ cwd: "/home" }, null, 2) },
      ],
    ],
    [
      "Claude's edit, whose arguments are the diff",
      {
        title: "Edit `/a.ts`",
        rawInput: { file_path: "/a.ts", old_string: "1\n", new_string: "2\n", replace_all: true },
        content: [{ type: "diff", path: "/a.ts", oldText: "1\n", newText: "2\n" }],
      },
      "Edit `/a.ts`",
      [
        { type: "text", text: JSON.stringify({ replace_all: true }, null, 2) },
        { type: "diff", path: "/a.ts", oldText: "1\n", newText: "2\n" },
      ],
    ],
    [
      "arguments whose diff changes nothing, and so folds its lines",
      {
        title: "Write",
        rawInput: { path: "/a", content: "1\n2\n" },
        content: [{ type: "diff", path: "/a", oldText: "1\n2\n", newText: "1\n2\n" }],
      },
      "Write",
      [
        { type: "text", label: "content", text: "1\n2\n" },
        { type: "text", text: JSON.stringify({ path: "/a" }, null, 2) },
        { type: "diff", path: "/a", oldText: "1\n2\n", newText: "1\n2\n" },
      ],
    ],
    [
      "arguments whose diff goes the other way",
      {
        title: "Edit",
        rawInput: { path: "/a", oldText: "1", newText: "2" },
        content: [{ type: "diff", path: "/a", oldText: "2", newText: "1" }],
      },
      "Edit",
      [
        {
          type: "text",
          text: JSON.stringify({ path: "/a", oldText: "1", newText: "2" }, null, 2),
        },
        { type: "diff", path: "/a", oldText: "2", newText: "1" },
      ],
    ],
    [
      "a plan, in the letters in which it is written",
      { title: "Ready to code?", rawInput: { plan: "# Plan\n\n1. Read", allowed: [] } },
      "Ready to code?",
      [
        { type: "text", label: "plan", text: "# Plan\n\n1. Read" },
        { type: "text", text: JSON.stringify({ allowed: [] }, null, 2) },
      ],
    ],
    [
      "a patch of ACP v2",
      {
        title: "Edit",
        content: [
          {
            type: "diff",
            changes: [{ operation: "move", oldPath: "/a", path: "/b" }],
            patch: { format: "git_patch", text: "-1\n+2" },
          },
        ],
      },
      "Edit",
      [{ type: "text", label: "move /a /b", text: "-1\n+2" }],
    ],
    [
      "a title that is too long for a message",
      { title: "rm ".repeat(100) },
      "",
      [{ type: "text", text: "rm ".repeat(100) }],
    ],
    [
      "what cannot be drawn as JSON",
      { title: "Look", content: [{ type: "terminal", terminalId: "t" }] },
      "Look",
      [{ type: "text", text: JSON.stringify({ type: "terminal", terminalId: "t" }, null, 2) }],
    ],
  ])("%s", async (_, call, message, details) => {
    const { item } = await shown({ options, toolCall: { toolCallId: "1", ...call } });
    expect(item.approval).toEqual({ message, details, answers: "buttons" });
  });

  test.each([
    ["for its length", `Allow \`${"x".repeat(2_000)}\``],
    ["for what is written out of it", `Allow${"\u200b".repeat(500)} everything`],
  ])("a name of an option that its button would cut %s", async (_, name) => {
    const { item } = await shown({ options: [{ optionId: "a", name, kind: "allow_always" }] });
    expect(item.approval?.details).toEqual([{ type: "text", text: name }]);
  });
});

test("params of an elicitation cannot set the approval that is shown", async () => {
  const queue = createElicitationQueue();
  const { create } = createElicitationHandlers(queue, { requester });
  const approval = { message: "Harmless", details: [], answers: "buttons" };
  const params = { message: "Go on?", requestedSchema: { type: "object", properties: {} } };
  const request = { params: { ...params, approval, _meta: { approval } }, approval };
  void create(request, { approval } as object);
  expect((await whenShown(queue)).approval).toBeUndefined();
});
