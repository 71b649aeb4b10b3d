import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import {
  AbstractChat,
  type ChatTransport,
  DirectChatTransport,
  jsonSchema,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  simulateReadableStream,
  tool,
  ToolLoopAgent,
  type UIMessage,
} from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ApprovalResult } from "../core/ApprovalRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenItems, whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { withDeliveryRetry } from "../transports/delivery.js";
import { createElicitationHandlers } from "../transports/handlers.js";
import { withElicitation } from "../transports/withElicitation.js";
import {
  answerToolApprovals,
  type ApprovableChat,
  elicitingTools,
  type ToolCaller,
} from "./aiSdk.js";

const requester = { name: "Booking" };
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };
const deny = { action: "decline", option: "deny", stop: false } as const;
const question = {
  mode: "form" as const,
  message: "Who?",
  requestedSchema: { type: "object" as const, properties: { name: { type: "string" as const } } },
};
const named = { action: "accept" as const, content: { name: "Ada" } };

describe("elicitingTools", () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.close();
  });

  /** The tools of a real client of `@ai-sdk/mcp`, whose server asks for a name. */
  async function connect() {
    const server = new McpServer({ name: "server", version: "1" });
    server.registerTool("book", {}, async () => {
      const { action, content } = await server.server.elicitInput(question);
      return { content: [{ type: "text", text: JSON.stringify({ action, content }) }] };
    });
    const [here, there] = InMemoryTransport.createLinkedPair();
    await server.connect(there);
    const queue = createElicitationQueue({ modes: ["form"] });
    const client = await createMCPClient({
      transport: withDeliveryRetry(here, queue),
      capabilities: queue.capabilities.mcp,
    });
    open.push(server, client);
    const { create } = createElicitationHandlers(queue, { requester });
    client.onElicitationRequest(ElicitationRequestSchema, create);
    const own = await client.tools();
    // The types are those of the client, without a cast.
    const tools: typeof own = elicitingTools(own, {
      call: (call, options) => withElicitation(queue, call, { requester, ...options }),
    });
    const book = (toolCallId: string, abortSignal?: AbortSignal) =>
      tools.book?.execute({}, { toolCallId, messages: [], context: {}, abortSignal });
    return { queue, book };
  }

  test("gives a request the tool call that it belongs to", async () => {
    const { queue, book } = await connect();
    for (const toolCallId of ["call-1", "call-2"]) {
      const result = book(toolCallId);
      const item = await whenShown(queue);
      expect(item).toMatchObject({ requester, context: { toolCallId } });
      await item.respond(named);
      expect(await result).toMatchObject({ content: [{ text: JSON.stringify(named) }] });
    }
  });

  test("removes a request when its tool call is stopped", async () => {
    const { queue, book } = await connect();
    const stop = new AbortController();
    const result = book("call-1", stop.signal);
    await whenShown(queue);
    stop.abort();
    await expect(result).rejects.toThrow("aborted");
    await whenNothingShown(queue);
    expect(queue.items).toEqual([]);
  });

  test("gives each call the timeout of the host", async () => {
    const given: unknown[] = [];
    const call = (made: (options: { signal: AbortSignal }) => unknown, options: object) => {
      given.push(options);
      return Promise.resolve(made({ signal: new AbortController().signal }));
    };
    const tools = { book: { execute: () => "booked" } };
    const options = { toolCallId: "call-1", messages: [], context: {} };
    const { book } = elicitingTools(tools, { call } as ToolCaller, { timeout: 300_000 });
    await (book.execute as (input: object, more: object) => unknown)({}, options);
    expect(given).toMatchObject([{ timeout: 300_000 }]);
  });

  test("keeps a tool that runs elsewhere", () => {
    const tools = { search: { description: "Searches the web." } };
    expect(elicitingTools(tools, { call: (call) => call(new AbortController()) })).toEqual(tools);
  });
});

describe("answerToolApprovals", () => {
  const assistant = { name: "Assistant" };
  const part = (id: string, more: object = {}) => ({
    type: "dynamic-tool",
    toolName: "delete",
    toolCallId: `call-${id}`,
    state: "approval-requested",
    input: { path: "/etc/passwd" },
    approval: { id },
    ...more,
  });

  /** A chat, and what it was answered. */
  function chatOf(...parts: object[]) {
    const answers: object[] = [];
    const addToolApprovalResponse: ApprovableChat["addToolApprovalResponse"] = (answer) => {
      answers.push(answer);
    };
    return { chat: { id: "chat", messages: [{ parts }], addToolApprovalResponse }, answers };
  }

  test.each<[string, ApprovalResult, object]>([
    ["an allowed call", allow, { approved: true }],
    ["a denied call", deny, { approved: false }],
    ["a reason", { ...deny, text: "keep it" }, { approved: false, reason: "keep it" }],
  ])("answers %s once", async (_, result, answer) => {
    const queue = createElicitationQueue();
    const { chat, answers } = chatOf({ type: "text", text: "" }, part("1"));
    const whenAnswered = answerToolApprovals(queue, chat, { requester: assistant });
    // The effect runs again at each change of the messages.
    await answerToolApprovals(queue, { ...chat }, { requester: assistant });
    const item = await whenShown(queue);
    expect(queue.items).toHaveLength(1);
    expect(item).toMatchObject({ requester: assistant, context: { toolCallId: "call-1" } });
    expect(item.request).toEqual({
      mode: "approval",
      message: "",
      parts: [{ type: "arguments", tool: "delete", value: { path: "/etc/passwd" } }],
      options: [
        { id: "allow", kind: "allow", scope: "once" },
        { id: "deny", kind: "deny", scope: "once", text: "optional" },
      ],
    });
    await item.respond(result);
    await whenAnswered;
    expect(answers).toEqual([{ id: "1", ...answer }]);
  });

  test("names a tool by its own part type, and shows the reason of the request", async () => {
    const queue = createElicitationQueue();
    const approval = { id: "1", requestReason: "It deletes files.", descriptor: { risk: 1 } };
    const { chat } = chatOf(part("1", { type: "tool-delete", toolName: undefined, approval }));
    void answerToolApprovals(queue, chat, {
      requester: assistant,
      context: ({ toolCallId }) => toolCallId,
      review: (request, { descriptor }) => ({
        ...request,
        notes: [{ level: "danger", text: JSON.stringify(descriptor) }],
      }),
    });
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({
      reason: "It deletes files.",
      parts: [{ tool: "delete" }],
      notes: [{ level: "danger", text: '{"risk":1}' }],
    });
    expect(item.context).toBe("call-1");
  });

  test("the calls of one step are a group", async () => {
    const queue = createElicitationQueue();
    const step = { type: "step-start" };
    const { chat } = chatOf(step, part("1"), part("2"), step, part("3"));
    void answerToolApprovals(queue, chat, { requester: assistant });
    await whenItems(queue, 3);
    const [one, two, three] = queue.items.map(({ group }) => group);
    expect(one).toBeDefined();
    expect([one === two, two === three]).toEqual([true, false]);
  });

  test("a malformed part keeps no other from being asked for", async () => {
    const queue = createElicitationQueue();
    const odd = { toString: 1, valueOf: 1 };
    const { chat } = chatOf(
      null as never,
      part("1", { toolName: odd, toolCallId: odd }),
      part("2"),
    );
    void answerToolApprovals(queue, chat, { requester: assistant });
    await whenItems(queue, 2);
    expect(queue.items.map(({ request }) => request)).toMatchObject([
      { parts: [{ tool: JSON.stringify(odd) }] },
      { parts: [{ tool: "delete" }] },
    ]);
  });

  test("without arguments the request says that they are missing", async () => {
    const queue = createElicitationQueue();
    void answerToolApprovals(queue, chatOf(part("1", { input: undefined })).chat, {
      requester: assistant,
    });
    expect((await whenShown(queue)).request).toMatchObject({
      parts: [{ type: "missing", what: "arguments", label: "delete" }],
    });
  });

  test.each([
    ["an automatic one", part("1", { approval: { id: "1", isAutomatic: true } })],
    ["one that was answered", part("1", { state: "approval-responded" })],
    ["a part without an approval", part("1", { approval: undefined })],
    ["a part of another kind", { type: "step-start" }],
  ])("does not ask for %s", async (_, given) => {
    const queue = createElicitationQueue();
    await answerToolApprovals(queue, chatOf(given).chat, { requester: assistant });
    expect(queue.items).toEqual([]);
  });

  test("leaves a call unanswered that the user cancels, and does not ask for it again", async () => {
    const queue = createElicitationQueue();
    const { chat, answers } = chatOf(part("1"));
    const whenAnswered = answerToolApprovals(queue, chat, { requester: assistant });
    await (await whenShown(queue)).respond({ action: "cancel" });
    await whenAnswered;
    await answerToolApprovals(queue, { ...chat }, { requester: assistant });
    expect(answers).toEqual([]);
    expect(queue.items).toEqual([]);
  });

  test("withdraws a request that the last message no longer waits for, of this chat only", async () => {
    const queue = createElicitationQueue();
    const { chat } = chatOf(part("1"));
    const other = { ...chatOf(part("1")).chat, id: "other" };
    const answers = [chat, other].map((each) =>
      answerToolApprovals(queue, each, { requester: assistant }),
    );
    await whenShown(queue);
    expect(queue.items).toHaveLength(2);
    const messages = [...chat.messages, { parts: [{ type: "text", text: "Never mind" }] }];
    await answerToolApprovals(queue, { ...chat, messages }, { requester: assistant });
    await answers[0];
    expect(queue.items).toHaveLength(1);
  });

  test("answers the latest chat object, because a remounted component passes another one", async () => {
    const queue = createElicitationQueue();
    const [before, after] = [chatOf(part("1")), chatOf(part("1"))];
    const whenAnswered = answerToolApprovals(queue, before.chat, { requester: assistant });
    await whenShown(queue);
    await answerToolApprovals(queue, after.chat, { requester: assistant });
    await (await whenShown(queue)).respond(allow);
    await whenAnswered;
    expect([before.answers, after.answers]).toEqual([[], [{ id: "1", approved: true }]]);
  });

  test("asks again if another action waits for the approval", async () => {
    const queue = createElicitationQueue();
    const { chat, answers } = chatOf(part("1"));
    void answerToolApprovals(queue, chat, { requester: assistant });
    await whenShown(queue);
    const changed = chatOf(part("1", { input: { path: "/home" } })).chat;
    const messages = { ...chat, messages: changed.messages };
    void answerToolApprovals(queue, messages, { requester: assistant });
    const item = await whenShown(queue, ({ request }) => JSON.stringify(request).includes("/home"));
    expect(queue.items).toEqual([item]);
    expect(answers).toEqual([]);
  });

  test("another call with the ID of an approval that was answered is asked about", async () => {
    const queue = createElicitationQueue();
    const { chat, answers } = chatOf(part("1"));
    const first = answerToolApprovals(queue, chat, { requester: assistant });
    await (await whenShown(queue)).respond(allow);
    await first;
    const { messages } = chatOf(part("1", { toolCallId: "call-2" })).chat;
    void answerToolApprovals(queue, { ...chat, messages }, { requester: assistant });
    expect((await whenShown(queue)).context).toEqual({ toolCallId: "call-2" });
    expect(answers).toHaveLength(1);
  });

  test("two calls with one approval ID are refused before the user is asked", async () => {
    const queue = createElicitationQueue();
    const wipe = part("1", { toolName: "wipe", toolCallId: "call-2" });
    const { chat } = chatOf(wipe, part("1"));
    await expect(answerToolApprovals(queue, chat, { requester: assistant })).rejects.toMatchObject({
      code: "malformed",
    });
    expect(queue.items).toEqual([]);
  });

  test("asks again for an approval that a limit of the queue rejected", async () => {
    const queue = createElicitationQueue({ limits: { waiting: 1 } });
    const waiting = queue.elicit(
      { message: "?", requestedSchema: { type: "object", properties: {} } },
      { requester: assistant },
    );
    const { chat } = chatOf(part("1"));
    const ask = () => answerToolApprovals(queue, chat, { requester: assistant });
    await expect(ask()).rejects.toMatchObject({ code: -32029 });
    await queue.items[0]?.respond({ action: "decline" });
    await waiting;
    void ask();
    expect((await whenShown(queue)).request).toMatchObject({ parts: [{ tool: "delete" }] });
  });

  test("asks again for an approval whose context the host could not give", async () => {
    const queue = createElicitationQueue();
    const { chat } = chatOf(part("1"));
    let failures = 1;
    const context = (call: object) => {
      if (failures-- > 0) throw new Error("no such call");
      return call;
    };
    const ask = () => answerToolApprovals(queue, chat, { requester: assistant, context });
    await expect(ask()).rejects.toThrow("no such call");
    void ask();
    expect((await whenShown(queue)).context).toEqual({ toolCallId: "call-1" });
  });

  test("lets the user answer again if the chat does not take the answer", async () => {
    const queue = createElicitationQueue();
    let failures = 1;
    const { chat, answers } = chatOf(part("1"));
    const failing: ApprovableChat = {
      ...chat,
      addToolApprovalResponse: async (answer) => {
        if (failures-- > 0) throw new Error("offline");
        return chat.addToolApprovalResponse(answer);
      },
    };
    const whenAnswered = answerToolApprovals(queue, failing, { requester: assistant });
    const item = await whenShown(queue);
    await expect(item.respond(deny)).rejects.toThrow("offline");
    await item.respond(deny);
    await whenAnswered;
    expect(answers).toEqual([{ id: "1", approved: false }]);
  });
});

describe("a chat of the AI SDK", () => {
  /** A chat in Node, which calls `onChange` where `useChat` would render. */
  class NodeChat extends AbstractChat<UIMessage> {
    constructor(transport: ChatTransport<UIMessage>, onChange: () => void) {
      const state = {
        status: "ready" as const,
        error: undefined,
        messages: [] as UIMessage[],
        pushMessage: (message: UIMessage) => {
          state.messages = [...state.messages, message];
          onChange();
        },
        popMessage: () => {
          state.messages = state.messages.slice(0, -1);
        },
        replaceMessage: (index: number, message: UIMessage) => {
          state.messages = state.messages.with(index, structuredClone(message));
          onChange();
        },
        snapshot: <T>(value: T) => structuredClone(value),
      };
      super({
        state,
        transport,
        sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
      });
    }
  }

  /** An agent whose model removes two files, and then hears what became of it. */
  function removingAgent() {
    const removed: string[] = [];
    const prompts: unknown[] = [];
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    };
    const call = (id: string) => ({
      type: "tool-call" as const,
      toolCallId: `call-${id}`,
      toolName: "remove",
      input: JSON.stringify({ path: id }),
    });
    const said = [
      { type: "text-start" as const, id: "t" },
      { type: "text-delta" as const, id: "t", delta: "Done." },
      { type: "text-end" as const, id: "t" },
    ];
    const model = new MockLanguageModelV4({
      doStream: async ({ prompt }) => {
        prompts.push(prompt);
        const isFirst = prompts.length === 1;
        const finishReason = {
          unified: isFirst ? ("tool-calls" as const) : ("stop" as const),
          raw: "",
        };
        return {
          stream: simulateReadableStream({
            chunks: [
              { type: "stream-start" as const, warnings: [] },
              ...(isFirst ? [call("a"), call("b")] : said),
              { type: "finish" as const, finishReason, usage },
            ],
          }),
        };
      },
    });
    const remove = tool({
      inputSchema: jsonSchema<{ path: string }>({
        type: "object",
        properties: { path: { type: "string" } },
      }),
      execute: ({ path }) => {
        removed.push(path);
        return "removed";
      },
    });
    const agent = new ToolLoopAgent({
      model,
      tools: { remove },
      toolApproval: { remove: "user-approval" },
      experimental_toolApprovalSecret: "secret",
    });
    return { agent, removed, prompts };
  }

  test("runs what was allowed, and tells the model why a call was denied", async () => {
    const queue = createElicitationQueue();
    const { agent, removed, prompts } = removingAgent();
    const transport = new DirectChatTransport({ agent }) as ChatTransport<UIMessage>;
    const chat: NodeChat = new NodeChat(transport, () => {
      // An effect runs after a render.
      queueMicrotask(() => void answerToolApprovals(queue, chat, { requester }));
    });
    const sent = chat.sendMessage({ text: "Clean up." });
    await whenItems(queue, 2);
    await sent;
    const [a, b] = queue.items;
    expect(removed).toEqual([]);
    expect(a?.group).toBe(b?.group);
    await a?.respond(allow);
    expect(prompts).toHaveLength(1);
    const kept: ApprovalResult = { ...deny, text: "keep it" };
    await b?.respond(kept);
    await vi.waitUntil(() => prompts.length === 2 && chat.status === "ready");
    expect(removed).toEqual(["a"]);
    const denied = JSON.stringify(prompts[1]);
    expect(denied).toContain('"execution-denied","reason":"keep it"');
    expect(queue.unanswered).toEqual([]);
  });
});
