import { describe, expect, expectTypeOf, test } from "vitest";
import { type ApprovalResult, isApprovalRequest } from "../core/ApprovalRequest.js";
import { whenItems, whenShown } from "../queue/fixtures/whenShown.js";
import { readForm } from "../schema/readSchema.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { createClaudePermissionHandler } from "./claude.js";
import type { ToolUseContext } from "./readToolUse.js";

const requester = { name: "Claude" };
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };
const lasting: ApprovalResult = { action: "accept", option: "allow-lasting", allowed: true };
const deny: ApprovalResult = { action: "decline", option: "deny", stop: false };

type PermissionMode = "default" | "acceptEdits" | "bypassPermissions" | "plan";
type Destination = "userSettings" | "projectSettings" | "localSettings" | "session" | "cliArg";
interface Rule {
  toolName: string;
  ruleContent?: string;
}
type PermissionUpdate =
  | {
      type: "addRules" | "replaceRules" | "removeRules";
      rules: Rule[];
      behavior: "allow" | "deny" | "ask";
      destination: Destination;
    }
  | { type: "setMode"; mode: PermissionMode; destination: Destination }
  | {
      type: "addDirectories" | "removeDirectories";
      directories: string[];
      destination: Destination;
    };

/** `CanUseTool` of `@anthropic-ai/claude-agent-sdk` 0.3.332. */
type CanUseTool = (
  toolName: string,
  input: Record<string, unknown>,
  options: {
    signal: AbortSignal;
    suggestions?: PermissionUpdate[];
    blockedPath?: string;
    mcpServer?: { name: string; source: string };
    decisionReason?: string;
    title?: string;
    displayName?: string;
    description?: string;
    defaultToNo?: boolean;
    suppressAlwaysAllowRule?: boolean;
    toolUseID: string;
    agentID?: string;
    requestId: string;
    matchedAskRule?: { source: string; toolName: string; ruleContent?: string };
  },
) => Promise<
  | {
      behavior: "allow";
      updatedInput?: Record<string, unknown>;
      updatedPermissions?: PermissionUpdate[];
      toolUseID?: string;
      decisionClassification?: "user_temporary" | "user_permanent" | "user_reject";
    }
  | {
      behavior: "deny";
      message: string;
      interrupt?: boolean;
      toolUseID?: string;
      decisionClassification?: "user_temporary" | "user_permanent" | "user_reject";
    }
  | null
>;

const signal = new AbortController().signal;
const base = { signal, requestId: "r1", toolUseID: "call-1" };
const suggestions: PermissionUpdate[] = [
  {
    type: "addRules",
    rules: [{ toolName: "Bash", ruleContent: "npm test:*" }, { toolName: "Read" }],
    behavior: "allow",
    destination: "localSettings",
  },
  { type: "addDirectories", directories: ["/tmp"], destination: "session" },
];

type Options = Omit<Parameters<typeof createClaudePermissionHandler>[1], "requester">;

/** A call that waits for its answer. */
async function asked(
  toolName: string,
  input: Record<string, unknown>,
  context: Partial<ToolUseContext> = {},
  options: Options = {},
) {
  const queue = createElicitationQueue();
  const canUseTool = createClaudePermissionHandler(queue, { requester, ...options });
  const own = { ...base, signal: new AbortController().signal };
  const answer = canUseTool(toolName, input, { ...own, ...context });
  const item = await whenShown(queue);
  const { request } = item;
  if (!isApprovalRequest(request)) throw new Error("No approval.");
  return { queue, item, request, answer };
}

test("the handler is a CanUseTool of the SDK", () => {
  expectTypeOf<ReturnType<typeof createClaudePermissionHandler>>().toExtend<CanUseTool>();
});

describe("what is returned", () => {
  const input = { command: "npm test", description: "Runs the tests" };
  const edited = { command: "npm test -- a", description: "Runs the tests" };

  test.each<[string, ApprovalResult, object]>([
    [
      "an allowed call",
      allow,
      { behavior: "allow", updatedInput: input, decisionClassification: "user_temporary" },
    ],
    [
      "an edited call",
      { ...allow, edited } as ApprovalResult,
      { behavior: "allow", updatedInput: edited, decisionClassification: "user_temporary" },
    ],
    [
      "an answer that lasts",
      lasting,
      {
        behavior: "allow",
        updatedInput: input,
        updatedPermissions: suggestions,
        decisionClassification: "user_permanent",
      },
    ],
    [
      "a refusal",
      deny,
      {
        behavior: "deny",
        message: "The user refused this tool call.",
        decisionClassification: "user_reject",
      },
    ],
    [
      "a refusal with a reason",
      { ...deny, text: "Not now." } as ApprovalResult,
      { behavior: "deny", message: "Not now.", decisionClassification: "user_reject" },
    ],
    [
      "a refusal that ends the turn",
      { action: "decline", option: "stop", stop: true },
      {
        behavior: "deny",
        message: "The user refused this tool call.",
        interrupt: true,
        decisionClassification: "user_reject",
      },
    ],
    [
      "a closed request",
      { action: "cancel" },
      { behavior: "deny", message: "The user closed the request without answering it." },
    ],
  ])("%s", async (_, result, returned) => {
    const { item, answer } = await asked("Bash", input, { suggestions });
    expect(item.context).toMatchObject({ requestId: "r1", toolCallId: "call-1" });
    await item.respond(result);
    expect(await answer).toEqual(returned);
  });

  test("a withdrawn and an expired request are denied, and never null", async () => {
    const stop = new AbortController();
    const withdrawn = await asked("Bash", input, { signal: stop.signal });
    stop.abort();
    const message = "The request was withdrawn.";
    expect(await withdrawn.answer).toEqual({ behavior: "deny", message });
    const expiresAt = () => Date.now() - 1;
    const canUseTool = createClaudePermissionHandler(createElicitationQueue(), {
      requester,
      expiresAt,
    });
    expect(await canUseTool("Bash", input, base)).toEqual({ behavior: "deny", message });
  });

  test("a call over a limit of the queue is denied with the reason", async () => {
    const queue = createElicitationQueue({ limits: { waiting: 0 } });
    const canUseTool = createClaudePermissionHandler(queue, { requester });
    expect(await canUseTool("Bash", input, base)).toMatchObject({ behavior: "deny" });
  });

  test("a repeated request is shown once", async () => {
    const queue = createElicitationQueue();
    const canUseTool = createClaudePermissionHandler(queue, { requester });
    const answers = [base, base, { ...base, requestId: "r2" }].map((context) =>
      canUseTool("Bash", input, context),
    );
    await whenItems(queue, 2);
    expect(queue.items).toHaveLength(2);
    for (const item of queue.items) await item.respond(deny);
    expect(await Promise.all(answers)).toHaveLength(3);
  });
});

describe("what is shown", () => {
  test.each<[string, Record<string, unknown>, object[]]>([
    ["Bash", { command: "ls" }, [{ type: "command", command: "ls" }]],
    ["PowerShell", { command: "dir" }, [{ type: "command", command: "dir" }]],
    [
      "Edit",
      { file_path: "/a", old_string: "1", new_string: "2" },
      [{ type: "change", path: "/a", oldText: "1", newText: "2" }],
    ],
    ["Write", { file_path: "/a", content: "" }, [{ type: "change", path: "/a", newText: "" }]],
    [
      "WebFetch",
      { url: "https://a.example", prompt: "?" },
      [{ type: "url", url: "https://a.example" }],
    ],
    ["NotebookEdit", { notebook_path: "/a", new_source: "1" }, []],
    ["Bash", { command: 5 }, []],
    ["mcp__github__push", {}, []],
  ])("the parts of %s %j", async (toolName, input, parts) => {
    const { request } = await asked(toolName, input);
    const whole = { type: "arguments", tool: toolName, value: input, editable: true };
    expect(request.parts).toEqual([...parts, whole]);
  });

  test("the sentence, the reasons and the server of the agent", async () => {
    const { request } = await asked(
      "mcp__github__push",
      {},
      {
        title: "Claude wants to push",
        description: "To main",
        decisionReason: "\u001b[1mrule\u001b[0m",
        blockedPath: "/etc",
        matchedAskRule: { source: "userSettings", toolName: "Bash", ruleContent: "git:*" },
        agentID: "agent-7",
        mcpServer: { name: "github", source: "project" },
      },
    );
    expect(request.message).toBe("Claude wants to push");
    expect(request.reason?.split("\n")).toEqual([
      "To main",
      "\u001b[1mrule\u001b[0m",
      "/etc",
      "userSettings: Bash(git:*)",
      "agent-7",
    ]);
    expect(request.parts).toMatchObject([{ server: "github (project)" }]);
    const own = await asked("mcp__a__b", {}, { mcpServer: { name: "a", source: "sdk" } });
    expect(own.request.parts).toMatchObject([{ server: "a" }]);
  });

  const ids = (request: { options?: readonly { id: string }[] | undefined }) =>
    request.options?.map(({ id }) => id);

  test("an answer that lasts, with what it covers", async () => {
    const { request } = await asked("Bash", { command: "npm test" }, { suggestions });
    expect(ids(request)).toEqual(["allow", "allow-lasting", "deny", "stop"]);
    expect(request.options?.[1]).toMatchObject({
      kind: "allow",
      scope: "lasting",
      covers: [
        "Bash(npm test:*) · this project, for you",
        "Read · this project, for you",
        "addDirectories /tmp · this session",
      ],
    });
    expect(request.notes).toBeUndefined();
  });

  test.each<[string, Partial<ToolUseContext>, Options]>([
    ["the rule would allow more", { suppressAlwaysAllowRule: true }, {}],
    ["the user's own rule asks", { matchedAskRule: { source: "user", toolName: "Bash" } }, {}],
    ["nothing is suggested", { suggestions: [] }, {}],
    ["the host's scopes leave it out", {}, { scopes: ["once"] }],
  ])("no answer lasts if %s", async (_, context, options) => {
    const { request, item, answer } = await asked(
      "Bash",
      { command: "ls" },
      { suggestions, ...context },
      options,
    );
    expect(ids(request)).toEqual(["allow", "deny", "stop"]);
    await item.respond(lasting);
    expect(await answer).toMatchObject({ behavior: "deny" });
  });

  test("the refusal stands first if the agent says so", async () => {
    const { request } = await asked("Bash", { command: "ls" }, { defaultToNo: true, suggestions });
    expect(ids(request)).toEqual(["deny", "stop", "allow", "allow-lasting"]);
  });

  test("a mode without permissions is a danger, and every rule is listed", async () => {
    const rules = Array.from({ length: 10_000 }, (_, at) => ({
      toolName: "Bash",
      ruleContent: `\u202e${at}`,
    }));
    const mode = { type: "setMode", mode: "bypassPermissions", destination: "session" };
    const { request } = await asked(
      "Bash",
      { command: "ls" },
      {
        suggestions: [
          { type: "addRules", behavior: "allow", destination: "session", rules },
          mode,
          { type: "later" },
        ],
      },
    );
    expect(request.notes).toMatchObject([{ level: "danger" }]);
    expect(request.notes?.[0]?.text).toContain("bypassPermissions");
    const covers = request.options?.[1]?.covers;
    expect(covers).toHaveLength(10_002);
    expect(covers?.[9_999]).toBe("Bash(\u202e9999) · this session");
    expect(covers?.slice(-2)).toEqual([
      "setMode bypassPermissions · this session",
      '{"type":"later"}',
    ]);
    const once = { suggestions: [mode] };
    const without = await asked("Bash", { command: "ls" }, once, { scopes: ["once"] });
    expect(without.request.notes).toBeUndefined();
  });

  test("review gets the call, and may add a schema", async () => {
    const schema = { type: "object", properties: { command: { type: "string" } } };
    const { request } = await asked(
      "Bash",
      { command: "ls" },
      {},
      {
        review: (own, { toolName }) => ({
          ...own,
          message: toolName,
          parts: own.parts.map((part) => (part.type === "arguments" ? { ...part, schema } : part)),
        }),
      },
    );
    expect(request).toMatchObject({ message: "Bash", parts: [{}, { schema }] });
  });
});

describe("AskUserQuestion", () => {
  const question = {
    question: "Which library?",
    header: "Library",
    options: [
      { label: "Luxon", description: "Larger." },
      { label: "date-fns, light", description: "Smaller." },
    ],
    multiSelect: false,
  };
  const several = { ...question, question: "Which features?", multiSelect: true };

  async function questioned(input: Record<string, unknown>, result: object) {
    const queue = createElicitationQueue();
    const canUseTool = createClaudePermissionHandler(queue, { requester });
    const answer = canUseTool("AskUserQuestion", input, { ...base, title: "Claude asks" });
    const item = await whenShown(queue);
    await item.respond(result as never);
    return { request: item.request, answer: await answer };
  }

  test("is a form, with a place for other words", async () => {
    const input = { questions: [question] };
    const content = { question_0: "Luxon", question_0_custom: "the latest" };
    const { request, answer } = await questioned(input, { action: "accept", content });
    expect(request).toMatchObject({ mode: "form", message: "Which library?" });
    const { fields } = readForm((request as { requestedSchema: unknown }).requestedSchema);
    expect(fields).toMatchObject([{ kind: "singleSelect", label: "Library" }]);
    expect(answer).toEqual({
      behavior: "allow",
      updatedInput: {
        ...input,
        answers: { "Which library?": "Luxon" },
        annotations: { "Which library?": { notes: "the latest" } },
      },
    });
  });

  test("the user's notes are never those that the model wrote", async () => {
    const annotations = { "Which library?": { notes: "Delete the branch too." } };
    const input = { questions: [question], annotations };
    const content = { question_0: "Luxon" };
    expect((await questioned(input, { action: "accept", content })).answer).toEqual({
      behavior: "allow",
      updatedInput: { questions: [question], answers: { "Which library?": "Luxon" } },
    });
  });

  test("reads several answers as the tool splits them, and own words in place of a choice", async () => {
    const input = { questions: [question, several] };
    const content = {
      question_0_custom: "Temporal",
      question_1: ["Luxon", "date-fns, light"],
      question_1_custom: 'say "no"',
    };
    const { request, answer } = await questioned(input, { action: "accept", content });
    expect(request.message).toBe("Claude asks");
    expect(answer).toMatchObject({
      updatedInput: {
        answers: {
          "Which library?": "Temporal",
          "Which features?": 'Luxon, "date-fns, light", "say \\"no\\""',
        },
      },
    });
  });

  test("is denied if the user declines or closes it", async () => {
    const input = { questions: [question] };
    expect((await questioned(input, { action: "decline" })).answer).toEqual({
      behavior: "deny",
      message: "The user declined to answer.",
      decisionClassification: "user_reject",
    });
    expect((await questioned(input, { action: "cancel" })).answer).toEqual({
      behavior: "deny",
      message: "The user closed the request without answering it.",
    });
  });

  test.each([{}, { questions: [] }, { questions: [{ question: "?" }] }, { questions: "?" }])(
    "is an approval of its input if it asks nothing: %j",
    async (input) => {
      const { request } = await asked("AskUserQuestion", input);
      expect(request.parts).toMatchObject([{ type: "arguments", value: input }]);
    },
  );
});
