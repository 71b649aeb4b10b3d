import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { afterEach, describe, expect, test } from "vitest";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
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

  test.each([
    ["accept", true],
    ["decline", false],
  ] as const)("answers each approval once: %s", async (action, approved) => {
    const queue = createElicitationQueue();
    const { chat, answers } = chatOf({ type: "text", text: "" }, part("1"));
    const whenAnswered = answerToolApprovals(queue, chat, { requester: assistant });
    // The effect runs again at each change of the messages.
    await answerToolApprovals(queue, { ...chat }, { requester: assistant });
    const item = await whenShown(queue);
    expect(queue.items).toHaveLength(1);
    expect(item).toMatchObject({ requester: assistant, context: { toolCallId: "call-1" } });
    expect(item.approval).toEqual({
      message: "delete",
      details: [{ type: "text", text: '{\n  "path": "/etc/passwd"\n}' }],
    });
    await item.respond(action === "accept" ? { action, content: {} } : { action });
    await whenAnswered;
    expect(answers).toEqual([{ id: "1", approved }]);
  });

  test("names a tool by its own part type, and shows the reason of the request", async () => {
    const queue = createElicitationQueue();
    const approval = { id: "1", requestReason: "It deletes files." };
    const { chat } = chatOf(part("1", { type: "tool-delete", toolName: undefined, approval }));
    void answerToolApprovals(queue, chat, {
      requester: assistant,
      context: ({ toolCallId }) => toolCallId,
    });
    const item = await whenShown(queue);
    expect(item.approval?.message).toBe("It deletes files.\n\ndelete");
    expect(item.context).toBe("call-1");
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

  test("asks again if another action waits for the approval", async () => {
    const queue = createElicitationQueue();
    const { chat, answers } = chatOf(part("1"));
    void answerToolApprovals(queue, chat, { requester: assistant });
    await whenShown(queue);
    const changed = chatOf(part("1", { input: { path: "/home" } })).chat;
    const messages = { ...chat, messages: changed.messages };
    void answerToolApprovals(queue, messages, { requester: assistant });
    const item = await whenShown(queue, ({ approval }) =>
      JSON.stringify(approval).includes("/home"),
    );
    expect(queue.items).toEqual([item]);
    expect(answers).toEqual([]);
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
    expect((await whenShown(queue)).approval?.message).toBe("delete");
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
    await expect(item.respond({ action: "decline" })).rejects.toThrow("offline");
    await item.respond({ action: "decline" });
    await whenAnswered;
    expect(answers).toEqual([{ id: "1", approved: false }]);
  });
});
