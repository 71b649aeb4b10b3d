import type { BaseMessage } from "@langchain/core/messages";
import {
  Command,
  interrupt,
  MemorySaver,
  MessagesAnnotation,
  START,
  StateGraph,
} from "@langchain/langgraph";
import { AIMessage, createAgent, fakeModel, humanInTheLoopMiddleware, tool } from "langchain";
import { describe, expect, test } from "vitest";
import { type ApprovalResult, isApprovalRequest } from "../core/ApprovalRequest.js";
import type { ElicitationContent } from "../core/protocol.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenItems, whenShown } from "../queue/fixtures/whenShown.js";
import type { GraphInterrupt } from "./interrupts.js";
import { answerLangGraphInterrupts, type GraphInterruptOptions } from "./langGraph.js";

const requester = { name: "Mail agent" };
const args = { to: "ada@example.com", copies: 1, files: [{ name: "a.txt" }] };
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };
const deny: ApprovalResult = { action: "decline", option: "deny", stop: false };
const thread = { configurable: { thread_id: "1" } };
const input = { messages: [{ role: "user", content: "Write to Ada." }] };

type Queue = ReturnType<typeof createElicitationQueue>;
type InterruptOn = Parameters<typeof humanInTheLoopMiddleware>[0]["interruptOn"];

/** An agent of LangChain whose model makes these calls, and then answers. */
function mailAgent(interruptOn: InterruptOn, ...calls: { name: string; args: object }[]) {
  const sent: unknown[] = [];
  const model = fakeModel();
  model.respondWithTools(calls.map((call, place) => ({ ...call, id: `call-${place}` })));
  for (let rounds = 0; rounds < 3; rounds += 1) model.respond(new AIMessage("Done."));
  const names = [...new Set(calls.map(({ name }) => name))];
  const tools = names.map((name) =>
    tool(
      (given: object) => {
        sent.push({ name, args: given });
        return "Sent.";
      },
      { name, description: "Sends a mail.", schema: { type: "object", properties: {} } },
    ),
  );
  const agent = createAgent({
    model,
    tools,
    middleware: [humanInTheLoopMiddleware({ interruptOn })],
    checkpointer: new MemorySaver(),
  });
  return { agent: agent as unknown as Graph, sent };
}

interface Graph {
  invoke(input: unknown, config: object): Promise<object>;
}

/** Runs a graph until nothing is asked, or nothing is answered. */
async function run(graph: Graph, queue: Queue) {
  let result: object & { __interrupt__?: GraphInterrupt[]; messages?: BaseMessage[] } =
    await graph.invoke(input, thread);
  const resumes: unknown[] = [];
  while (result.__interrupt__) {
    const resume = await answerLangGraphInterrupts(queue, result.__interrupt__, { requester });
    if (resume === undefined) break;
    resumes.push(resume);
    result = await graph.invoke(new Command({ resume }), thread);
  }
  return { result, resumes };
}

/** The decisions that were sent for the only interrupt. */
const decisionsIn = (resumes: unknown[]) =>
  (Object.values(resumes[0] as object) as { decisions: unknown }[])[0]?.decisions;

/** What the model heard from the tools. */
const heardBy = (messages: BaseMessage[] = []) =>
  messages.filter(({ type }) => type === "tool").map(({ content }) => content);

async function approvalOn(queue: Queue, suits?: Parameters<typeof whenShown>[1]) {
  const item = await whenShown(queue, suits);
  if (!isApprovalRequest(item.request)) throw new Error("No approval.");
  return { item, request: item.request, respond: (result: ApprovalResult) => item.respond(result) };
}

describe("an agent of LangChain with a human in the loop", () => {
  const every = { send_mail: true };

  test("runs a call that was allowed", async () => {
    const queue = createElicitationQueue();
    const { agent, sent } = mailAgent(every, { name: "send_mail", args });
    const done = run(agent, queue);
    const { request, respond } = await approvalOn(queue);
    expect(request).toEqual({
      mode: "approval",
      // LangChain's own description only repeats the call.
      message: "",
      parts: [{ type: "arguments", tool: "send_mail", value: args, editable: true }],
      options: [
        { id: "allow", kind: "allow", scope: "once" },
        { id: "deny", kind: "deny", scope: "once", text: "optional" },
      ],
    });
    await respond(allow);
    expect(decisionsIn((await done).resumes)).toEqual([{ type: "approve" }]);
    expect(sent).toEqual([{ name: "send_mail", args }]);
  });

  test("runs an edited call as it was edited", async () => {
    const queue = createElicitationQueue();
    const { agent, sent } = mailAgent(every, { name: "send_mail", args });
    const done = run(agent, queue);
    const edited = { ...args, to: "grace@example.com" };
    await (await approvalOn(queue)).respond({ ...allow, edited } as ApprovalResult);
    const editedAction = { name: "send_mail", args: edited };
    expect(decisionsIn((await done).resumes)).toEqual([{ type: "edit", editedAction }]);
    expect(sent).toEqual([{ name: "send_mail", args: edited }]);
  });

  test("does not run a denied call, and hears the reason", async () => {
    const queue = createElicitationQueue();
    const { agent, sent } = mailAgent(every, { name: "send_mail", args });
    const done = run(agent, queue);
    await (await approvalOn(queue)).respond({ ...deny, text: "Ada is away." } as ApprovalResult);
    const { result, resumes } = await done;
    expect(decisionsIn(resumes)).toEqual([{ type: "reject", message: "Ada is away." }]);
    expect(sent).toEqual([]);
    expect(heardBy(result.messages)).toEqual(["Ada is away."]);
  });

  test("runs none of a batch of which one is denied, as its note has said", async () => {
    const queue = createElicitationQueue();
    const calls = ["a", "b"].map((to) => ({ name: "send_mail", args: { to } }));
    const { agent, sent } = mailAgent(every, ...calls);
    const done = run(agent, queue);
    await whenItems(queue, 2);
    const [first, second] = queue.items;
    for (const { request } of queue.items)
      expect(request).toMatchObject({
        notes: [
          { level: "warning", text: expect.stringContaining("none of these runs") as string },
        ],
      });
    expect(first?.group).toBeDefined();
    expect(first?.group).toBe(second?.group);
    await second?.respond(deny);
    await first?.respond(allow);
    // In the order of the calls, whatever was answered first.
    expect(decisionsIn((await done).resumes)).toEqual([{ type: "approve" }, { type: "reject" }]);
    expect(sent).toEqual([]);
  });

  test("waits after one call was closed, and is asked about all of them again", async () => {
    const queue = createElicitationQueue();
    const calls = ["a", "b"].map((to) => ({ name: "send_mail", args: { to } }));
    const { agent, sent } = mailAgent(every, ...calls);
    const result = (await agent.invoke(input, thread)) as { __interrupt__: GraphInterrupt[] };
    const ask = () => answerLangGraphInterrupts(queue, result.__interrupt__, { requester });
    const first = ask();
    await whenItems(queue, 2);
    const [one, other] = queue.items;
    await one?.respond(allow);
    await other?.respond({ action: "cancel" });
    expect(await first).toBeUndefined();
    const second = ask();
    await whenItems(queue, 2);
    for (const item of queue.items) await item.respond(allow);
    await agent.invoke(new Command({ resume: await second }), thread);
    expect(sent).toHaveLength(2);
  });
});

/** An interrupt in the letters of Python, as LangChain 1.4 for Python writes it. */
const python = (allowed: string[], more: object = {}, config: object = {}) => ({
  id: "a",
  value: {
    action_requests: [{ name: "send_mail", args, ...more }],
    review_configs: [{ action_name: "send_mail", allowed_decisions: allowed, ...config }],
  },
});

/** Answers one interrupt with one result. */
async function answered(asked: GraphInterrupt, result: ApprovalResult, more = {}) {
  const queue = createElicitationQueue();
  const options: GraphInterruptOptions = { requester, ...more };
  const resume = answerLangGraphInterrupts(queue, [asked], options);
  const { request, respond } = await approvalOn(queue);
  await respond(result);
  return { request, resume: (await resume) as Record<string, unknown> | undefined };
}

describe("the decisions of a call", () => {
  const every = ["approve", "edit", "reject", "respond"];
  const edited = { ...args, copies: 2 };
  const respond = { action: "accept", option: "respond", allowed: false } as const;

  test.each<[string, string[], ApprovalResult, object | undefined]>([
    ["allowed", every, allow, { type: "approve" }],
    [
      "edited",
      every,
      { ...allow, edited } as ApprovalResult,
      { type: "edit", edited_action: { name: "send_mail", args: edited } },
    ],
    [
      "edited without a change",
      every,
      { ...allow, edited: structuredClone(args) } as ApprovalResult,
      { type: "approve" },
    ],
    [
      "allowed, where only an edit is possible",
      ["edit"],
      allow,
      { type: "edit", edited_action: { name: "send_mail", args } },
    ],
    [
      "edited, where that is not possible",
      ["approve"],
      { ...allow, edited } as ApprovalResult,
      undefined,
    ],
    ["denied", every, deny, { type: "reject" }],
    ["denied, where that is not possible", ["approve"], deny, undefined],
    [
      "answered in place of the tool",
      every,
      { ...respond, text: "Later" },
      { type: "respond", message: "Later" },
    ],
    ["answered with nothing", every, respond, undefined],
    ["closed", every, { action: "cancel" }, undefined],
  ])("a call that is %s", async (_, allowed, result, decision) => {
    const { resume } = await answered(python(allowed), result);
    expect(resume).toEqual(decision && { a: { decisions: [decision] } });
  });

  test("only allowed decisions are offered", async () => {
    for (const [allowed, ids] of [
      [every, ["allow", "deny", "respond"]],
      [
        ["reject", "approve"],
        ["allow", "deny"],
      ],
      [["respond"], ["respond"]],
    ] as const) {
      const { request } = await answered(python([...allowed]), { action: "cancel" });
      expect(request.options?.map(({ id }) => id)).toEqual(ids);
      expect(request.notes).toBeUndefined();
    }
  });

  test("a call that allows no decision is refused before the user is asked", async () => {
    const queue = createElicitationQueue();
    const resume = answerLangGraphInterrupts(queue, [python([])], { requester });
    await expect(resume).rejects.toMatchObject({ code: "unsupported" });
    expect(queue.items).toEqual([]);
  });

  test("two calls of one tool have their own configurations", async () => {
    const queue = createElicitationQueue();
    const value = {
      actionRequests: [1, 2].map((copies) => ({ name: "send_mail", args: { copies } })),
      reviewConfigs: [["approve"], ["reject"]].map((allowedDecisions) => ({
        actionName: "send_mail",
        allowedDecisions,
      })),
    };
    void answerLangGraphInterrupts(queue, [{ id: "a", value }], { requester });
    await whenItems(queue, 2);
    const ids = queue.items.map(
      ({ request }) => isApprovalRequest(request) && request.options?.map(({ id }) => id),
    );
    expect(ids).toEqual([["allow"], ["deny"]]);
  });

  test("the schema of the arguments is in their part", async () => {
    const args_schema = { type: "object", properties: { to: { type: "string" } } };
    const { request } = await answered(python(["edit"], {}, { args_schema }), allow);
    expect(request.parts).toMatchObject([{ schema: args_schema, editable: true }]);
  });

  test("arguments that are no object are shown, and can not be edited", async () => {
    for (const given of ["rm -rf /", ["-rf", "/"], 5]) {
      const { request } = await answered(python(["approve", "edit"], { args: given }), allow);
      expect(request.parts).toEqual([{ type: "arguments", tool: "send_mail", value: given }]);
    }
  });

  test.each([
    [
      "LangChain's own",
      `Tool execution requires approval\n\nTool: send_mail\nArgs: ${JSON.stringify(args, null, 2)}`,
      "",
    ],
    [
      "Python's own",
      "Tool execution requires approval\n\nTool: send_mail\nArgs: {'to': 'ada@example.com'}",
      "",
    ],
    [
      "with another prefix",
      `Sure?\n\nTool: send_mail\nArgs: ${JSON.stringify(args, null, 2)}`,
      "Sure?",
    ],
    ["the graph's", "Please confirm.", "Please confirm."],
    [
      "of another tool",
      "Tool execution requires approval\n\nTool: rm\nArgs: {}",
      "Tool execution requires approval\n\nTool: rm\nArgs: {}",
    ],
  ])("a description that is %s", async (_, description, message) => {
    const { request } = await answered(python(["approve"], { description }), allow);
    expect(request.message).toBe(message);
    expect(request.parts).toMatchObject([{ tool: "send_mail", value: args }]);
  });

  test("names that objects inherit stay arguments, also in an edit", async () => {
    const own = JSON.parse('{"__proto__":{"a":1},"constructor":"x","toString":1}') as object;
    const changed = JSON.parse('{"__proto__":{"a":2},"constructor":"x","toString":1}') as object;
    const result = { ...allow, edited: changed } as ApprovalResult;
    const { request, resume } = await answered(python(["edit"], { args: own }), result);
    expect(JSON.stringify(request.parts)).toContain('"__proto__":{"a":1}');
    expect(JSON.stringify(resume)).toContain('"args":{"__proto__":{"a":2},"constructor":"x"');
  });

  test("review and scopes are applied before the request is in the queue", async () => {
    const review: GraphInterruptOptions["review"] = (request, { name }) => ({
      ...request,
      notes: [{ level: "danger", text: `${name} can not be undone.` }],
    });
    const { request } = await answered(
      python(every),
      { action: "cancel" },
      { review, scopes: ["once"] },
    );
    expect(request.notes).toEqual([{ level: "danger", text: "send_mail can not be undone." }]);
    expect(request.options).toHaveLength(3);
  });
});

describe("HumanInterrupt of Agent Inbox", () => {
  const inbox = (config: object) => ({
    id: "a",
    value: [{ action_request: { action: "send_mail", args }, config, description: "Send?" }],
  });
  const all = { allow_accept: true, allow_edit: true, allow_ignore: true, allow_respond: true };
  const edited = { ...args, copies: 2 };

  test.each<[string, ApprovalResult, object]>([
    ["accepted", allow, { type: "accept", args: null }],
    [
      "edited",
      { ...allow, edited } as ApprovalResult,
      { type: "edit", args: { action: "send_mail", args: edited } },
    ],
    ["ignored", deny, { type: "ignore", args: null }],
    [
      "answered",
      { action: "accept", option: "respond", allowed: false, text: "To whom?" },
      { type: "response", args: "To whom?" },
    ],
  ])("is %s", async (_, result, response) => {
    const { request, resume } = await answered(inbox(all), result);
    expect(request).toMatchObject({
      message: "Send?",
      parts: [{ type: "arguments", tool: "send_mail", value: args, editable: true }],
    });
    expect(resume).toEqual({ a: [response] });
  });

  test("that only allows a response has one answer, which needs a text", async () => {
    const { request } = await answered(inbox({ allow_respond: true }), { action: "cancel" });
    expect(request.options).toEqual([{ id: "respond", kind: "other", text: "required" }]);
  });
});

describe("a custom interrupt of a graph", () => {
  const ask = (value: unknown) => {
    const heard: unknown[] = [];
    const graph = new StateGraph(MessagesAnnotation)
      .addNode("ask", () => {
        heard.push(interrupt(value));
        return {};
      })
      .addNode("again", () => {
        heard.push(interrupt(value));
        return {};
      })
      .addEdge(START, "ask")
      .addEdge(START, "again")
      .compile({ checkpointer: new MemorySaver() });
    return { graph, heard };
  };

  test("a string value asks for a text, and only an open interrupt is shown again", async () => {
    const queue = createElicitationQueue();
    const { graph, heard } = ask("Who?");
    const done = run(graph, queue);
    const first = await whenShown(queue);
    expect(first).toMatchObject({ request: { message: "Who?" }, progress: { total: 2 } });
    await first.respond({ action: "accept", content: { answer: "Ada" } });
    await (await whenShown(queue)).respond({ action: "cancel" });
    const second = await whenShown(queue, ({ progress }) => !progress);
    await second.respond({ action: "accept", content: { answer: "Grace" } });
    await done;
    // A node that was answered is run again with the same answer until its step is done.
    expect([...new Set(heard)].toSorted()).toEqual(["Ada", "Grace"]);
  });

  test("a schema that was given to interrupt is asked by", async () => {
    const queue = createElicitationQueue();
    const responseSchema = {
      type: "object" as const,
      properties: { guests: { type: "integer" as const } },
    };
    const heard: unknown[] = [];
    const graph = new StateGraph(MessagesAnnotation)
      .addNode("ask", () => {
        heard.push(interrupt("How many?", { responseSchema: responseSchema }));
        return {};
      })
      .addEdge(START, "ask")
      .compile({ checkpointer: new MemorySaver() });
    const done = run(graph, queue);
    const item = await whenShown(queue);
    expect(item.request).toEqual({ message: "How many?", requestedSchema: responseSchema });
    await item.respond({ action: "accept", content: { guests: 4 } });
    await done;
    expect(heard).toEqual([{ guests: 4 }]);
  });

  test("shows what reads like the message under its own name", async () => {
    const queue = createElicitationQueue();
    const value = { message: "main", force_delete_branch: "main" };
    void answerLangGraphInterrupts(queue, [{ id: "1", value }], { requester });
    const { request } = await whenShown(queue);
    expect(request.message).toContain("force_delete_branch");
  });

  test("a value beside the message is shown with it", async () => {
    const queue = createElicitationQueue();
    const value = { question: "Go on?", message: "Deploy?", command: "rm -rf /" };
    void answerLangGraphInterrupts(queue, [{ id: "a", value }], { requester });
    const { request } = await whenShown(queue);
    const rest = JSON.stringify({ question: "Go on?", command: "rm -rf /" }, null, 2);
    expect(request.message).toBe(`Deploy?\n\n${rest}`);
  });

  test("a schema of the answer is a form, and its empty content an answer", async () => {
    const queue = createElicitationQueue();
    const responseSchema = { type: "object", properties: { name: { type: "string" } } };
    const { graph, heard } = ask({ question: "Who?", responseSchema });
    const done = run(graph, queue);
    const contents: ElicitationContent[] = [{ name: "Ada" }, {}];
    for (const content of contents) {
      const item = await whenShown(queue);
      expect(item.request).toEqual({ message: "Who?", requestedSchema: responseSchema });
      await item.respond({ action: "accept", content });
    }
    await done;
    expect(heard).toEqual(expect.arrayContaining([{ name: "Ada" }, {}]));
  });
});

describe("several interrupts", () => {
  const ask = (...interrupts: unknown[]) => {
    const queue = createElicitationQueue();
    const resume = answerLangGraphInterrupts(queue, interrupts as GraphInterrupt[], { requester });
    return { queue, resume };
  };

  test("are shown once each if one is repeated", async () => {
    const a = { id: "a", value: "Who?" };
    const { queue, resume } = ask(a, { id: "b", value: "When?" }, { ...a });
    const first = await whenShown(queue);
    expect(first.progress).toEqual({ position: 1, total: 2 });
    await first.respond({ action: "accept", content: { answer: "Ada" } });
    await (await whenShown(queue)).respond({ action: "accept", content: { answer: "Now" } });
    expect(await resume).toEqual({ a: "Ada", b: "Now" });
  });

  test.each<[string, unknown[]]>([
    [
      "of one id",
      [
        { id: "a", value: "Who?" },
        { id: "a", value: "When?" },
      ],
    ],
    ["without ids", [{ value: "Who?" }, { value: "When?" }]],
    ["of which one has no id", [{ id: "a", value: "Who?" }, { value: "When?" }]],
    ["of which one is none", [{ id: "a", value: "Who?" }, null]],
  ])("%s are refused before anybody is asked", async (_, interrupts) => {
    const { queue, resume } = ask(...interrupts);
    await expect(resume).rejects.toMatchObject({ code: "malformed" });
    expect(queue.items).toEqual([]);
  });
});
