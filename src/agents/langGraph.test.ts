import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import {
  Command,
  END,
  interrupt,
  MemorySaver,
  MessagesAnnotation,
  START,
  StateGraph,
} from "@langchain/langgraph";
import { humanInTheLoopMiddleware } from "langchain";
import { describe, expect, test } from "vitest";
import { type ElicitationContent, isFormRequest } from "../core/protocol.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";
import { whenShown } from "../queue/fixtures/whenShown.js";
import { answerLangGraphInterrupts } from "./langGraph.js";
import type { GraphInterrupt } from "./interrupts.js";

const requester = { name: "Mail agent" };
const args = { to: "ada@example.com", copies: 1, urgent: true, files: [{ name: "a.txt" }] };

type Options = Parameters<typeof humanInTheLoopMiddleware>[0];
type State = typeof MessagesAnnotation.State;

/** A graph whose node has LangChain's own middleware look at calls of a model. */
function mailGraph(
  interruptOn: Options["interruptOn"],
  ...calls: { name: string; args: object }[]
) {
  const { afterModel } = humanInTheLoopMiddleware({ interruptOn });
  const hook = afterModel as { hook: (state: State, runtime: object) => Promise<Partial<State>> };
  return new StateGraph(MessagesAnnotation)
    .addNode("model", () => ({
      messages: [
        new AIMessage({
          id: "calls",
          content: "",
          tool_calls: calls.map((call, place) => ({ ...call, id: `call-${place}` })),
        }),
      ],
    }))
    .addNode("review", (state) => hook.hook(state, {}))
    .addEdge(START, "model")
    .addEdge("model", "review")
    .addEdge("review", END)
    .compile({ checkpointer: new MemorySaver() });
}

const thread = { configurable: { thread_id: "1" } };
const input = { messages: [new HumanMessage("Write to Ada.")] };

/** Runs a graph until nothing is asked, or nothing is answered. */
async function run(
  graph: { invoke(input: unknown, config: object): Promise<object> },
  queue: ReturnType<typeof createElicitationQueue>,
) {
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

/** What the form on show has to begin with. */
function defaultsOf({ request }: ElicitationItem): Record<string, unknown> {
  if (!isFormRequest(request)) throw new Error("No form.");
  const { properties = {} } = request.requestedSchema;
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([key, property]) => [
      key,
      (property as { default?: unknown }).default,
    ]),
  );
}

/** The names of the decisions that the form on show asks for, and whether one must be made. */
function decisionOf({ request }: ElicitationItem) {
  if (!isFormRequest(request)) throw new Error("No form.");
  const { properties, required = [] } = request.requestedSchema;
  const { oneOf = [] } = (properties?.decision ?? {}) as { oneOf?: { title: string }[] };
  return { cases: oneOf.map(({ title }) => title), required: required?.includes("decision") };
}

function callsIn(messages: BaseMessage[] = []) {
  return messages.flatMap((message) => (message instanceof AIMessage ? message.tool_calls : []));
}

describe("human in the loop of LangChain", () => {
  const every = { send_mail: true };

  test("an unchanged call is approved, with its nested arguments", async () => {
    const queue = createElicitationQueue();
    const done = run(mailGraph(every, { name: "send_mail", args }), queue);
    const item = await whenShown(queue);
    expect(defaultsOf(item)).toEqual(args);
    expect(item.request.message).toContain("send_mail");
    await item.respond({ action: "accept", content: args as never });
    const { result, resumes } = await done;
    expect(Object.values(resumes[0] as object)).toEqual([{ decisions: [{ type: "approve" }] }]);
    expect(callsIn(result.messages)).toMatchObject([{ name: "send_mail", args }]);
  });

  test("a changed argument is sent as an edit, and a cleared one is left out", async () => {
    const queue = createElicitationQueue();
    const done = run(mailGraph(every, { name: "send_mail", args }), queue);
    const item = await whenShown(queue);
    const edited = { to: "grace@example.com", urgent: true, files: [{ name: "b.txt" }, {}] };
    await item.respond({ action: "accept", content: edited as never });
    const [call] = callsIn((await done).result.messages);
    expect(call).toMatchObject({ name: "send_mail", args: edited });
    expect(call?.args).not.toHaveProperty("copies");
  });

  test("a decline rejects the call, and the model gets an error", async () => {
    const queue = createElicitationQueue();
    const done = run(mailGraph(every, { name: "send_mail", args }), queue);
    await (await whenShown(queue)).respond({ action: "decline" });
    const { messages = [] } = (await done).result;
    expect(messages.at(-1)).toBeInstanceOf(ToolMessage);
    expect(messages.at(-1)).toMatchObject({ status: "error", tool_call_id: "call-0" });
  });

  test("a rejection carries a message that the model gets", async () => {
    const queue = createElicitationQueue();
    const done = run(mailGraph(every, { name: "send_mail", args }), queue);
    const item = await whenShown(queue);
    const { cases } = decisionOf(item);
    expect(cases).toEqual(["approve", "reject"]);
    const content = { ...args, decision: { reject: "Ada is away." } };
    await item.respond({ action: "accept", content: content as never });
    const { result, resumes } = await done;
    const decision = { type: "reject", message: "Ada is away." };
    expect(Object.values(resumes[0] as object)).toEqual([{ decisions: [decision] }]);
    expect(result.messages?.at(-1)).toMatchObject({ status: "error", content: "Ada is away." });
  });

  test("approve, edit and reject go back in one resume, in the order of the calls", async () => {
    const queue = createElicitationQueue();
    const calls = [1, 2, 3, 4].map((copies) => ({ name: "send_mail", args: { copies } }));
    const done = run(mailGraph(every, ...calls), queue);
    const contents = [
      { copies: 1, decision: { reject: "No." } },
      { copies: 2 },
      { copies: 30 },
      { copies: 4, decision: {} },
    ];
    for (const content of contents) {
      await (await whenShown(queue)).respond({ action: "accept", content: content as never });
    }
    const { result, resumes } = await done;
    const editedAction = { name: "send_mail", args: { copies: 30 } };
    expect(Object.values(resumes[0] as object)).toEqual([
      {
        decisions: [
          { type: "reject", message: "No." },
          { type: "approve" },
          { type: "edit", editedAction },
          { type: "approve" },
        ],
      },
    ]);
    expect(result.messages?.at(-1)).toMatchObject({ content: "No.", tool_call_id: "call-0" });
  });

  describe.each([
    [
      "JavaScript",
      "actionRequests",
      "reviewConfigs",
      "actionName",
      "allowedDecisions",
      "editedAction",
    ],
    [
      "Python",
      "action_requests",
      "review_configs",
      "action_name",
      "allowed_decisions",
      "edited_action",
    ],
  ])("with respond, in the spelling of %s", (_, actions, configs, name, allowed, edited) => {
    const all = ["approve", "edit", "reject", "respond"];
    const interruptOf = (decisions: string[], count = 1) => ({
      id: "a",
      value: {
        [actions]: Array.from({ length: count }, (_each, at) => ({ name: "ask", args: { at } })),
        [configs]: [{ [name]: "ask", [allowed]: decisions }],
      },
    });

    test("all four decisions go back in one resume, in order", async () => {
      const queue = createElicitationQueue();
      const resume = answerLangGraphInterrupts(queue, [interruptOf(all, 5)], { requester });
      const results = [
        { action: "accept", content: { at: 0, decision: { respond: "It is Ada." } } },
        { action: "accept", content: { at: 1 } },
        { action: "accept", content: { at: 7 } },
        { action: "accept", content: { at: 3, decision: { reject: "Why?" } } },
        { action: "decline" },
      ];
      for (const result of results) await (await whenShown(queue)).respond(result as never);
      const decisions = [
        { type: "respond", message: "It is Ada." },
        { type: "approve" },
        { type: "edit", [edited]: { name: "ask", args: { at: 7 } } },
        { type: "reject", message: "Why?" },
        { type: "reject" },
      ];
      expect(await resume).toEqual({ a: { decisions } });
    });

    test.each([
      [["respond"], [], "Ada"],
      [["respond", "reject"], ["reject", "respond"], { respond: "Ada" }],
    ])("%j alone is required", async (decisions, cases, decision) => {
      const queue = createElicitationQueue();
      const resume = answerLangGraphInterrupts(queue, [interruptOf(decisions)], { requester });
      const item = await whenShown(queue);
      expect(decisionOf(item)).toEqual({ cases, required: true });
      // It cannot be edited, so the call is shown.
      expect(item.request.message).toContain('"at": 0');
      await item.respond({ action: "accept", content: { decision } as never });
      expect(await resume).toEqual({ a: { decisions: [{ type: "respond", message: "Ada" }] } });
    });

    test("a rejection without a message is a rejection", async () => {
      const queue = createElicitationQueue();
      const resume = answerLangGraphInterrupts(queue, [interruptOf(all)], { requester });
      const content = { at: 0, decision: { reject: "" } };
      await (await whenShown(queue)).respond({ action: "accept", content: content as never });
      expect(await resume).toEqual({ a: { decisions: [{ type: "reject" }] } });
    });

    test("a response of nothing is no decision", async () => {
      const queue = createElicitationQueue();
      const resume = answerLangGraphInterrupts(queue, [interruptOf(["respond"])], { requester });
      const content = { decision: "" };
      await (await whenShown(queue)).respond({ action: "accept", content: content as never });
      expect(await resume).toBeUndefined();
    });
  });

  test("an argument called decision keeps its name", async () => {
    const queue = createElicitationQueue();
    const done = run(mailGraph(every, { name: "send_mail", args: { decision: "yes" } }), queue);
    const content = { decision: "no", decision_: { reject: "Wait." } };
    await (await whenShown(queue)).respond({ action: "accept", content: content as never });
    const message = `Wait.\n\n${JSON.stringify({ decision: "no" }, null, 2)}`;
    const [resume] = (await done).resumes;
    expect(Object.values(resume as object)).toEqual([{ decisions: [{ type: "reject", message }] }]);
  });

  test.each([
    [{ draft: "Hi" }, [{ type: "text", text: '{\n  "draft": "Hi"\n}' }]],
    ["Send it?", undefined],
    [undefined, undefined],
  ])("a value without a message is shown as JSON: %j", async (value, details) => {
    const queue = createElicitationQueue();
    void answerLangGraphInterrupts(queue, [{ id: "a", value }], { requester });
    expect((await whenShown(queue)).approval?.details).toEqual(details);
  });

  test("a call that can only be approved is shown completely", async () => {
    const queue = createElicitationQueue();
    const command = Array.from({ length: 400 }, (_, at) => `echo ${at}`).join("\n");
    const only = { send_mail: { allowedDecisions: ["approve" as const], description: "Fine?" } };
    void run(mailGraph(only, { name: "send_mail", args: { command } }), queue);
    expect((await whenShown(queue)).approval).toEqual({
      message: "Fine?\n\nsend_mail",
      details: [{ type: "text", label: "command", text: command }],
    });
  });

  test("a cancel leaves the graph waiting, and it is asked again", async () => {
    const queue = createElicitationQueue();
    const graph = mailGraph(every, { name: "send_mail", args });
    const left = run(graph, queue);
    await (await whenShown(queue)).respond({ action: "cancel" });
    expect((await left).resumes).toEqual([]);
    expect((await graph.getState(thread)).tasks[0]?.interrupts).toHaveLength(1);
  });

  test("several calls are shown one by one, and answered together", async () => {
    const queue = createElicitationQueue();
    const calls = [1, 2].map((copies) => ({ name: "send_mail", args: { copies } }));
    const done = run(mailGraph(every, ...calls), queue);
    const first = await whenShown(queue);
    expect(first.progress).toEqual({ position: 1, total: 2 });
    await first.respond({ action: "accept", content: { copies: 1 } });
    await (await whenShown(queue)).respond({ action: "accept", content: { copies: 5 } });
    const { result } = await done;
    expect(callsIn(result.messages).map((call) => call?.args)).toEqual([
      { copies: 1 },
      { copies: 5 },
    ]);
  });

  test("the whole call is shown if it cannot be edited, whatever its description omits", async () => {
    const queue = createElicitationQueue();
    const only = { send_mail: { allowedDecisions: ["approve" as const], description: "Fine?" } };
    const done = run(mailGraph(only, { name: "send_mail", args }), queue);
    const item = await whenShown(queue);
    expect(defaultsOf(item)).toEqual({});
    expect(item.request.message).toMatch(/^Fine\?\n\nsend_mail\n\n\{/);
    for (const text of ["ada@example.com", "a.txt", "true"]) {
      expect(item.request.message).toContain(text);
    }
    // There is no word for a decline here, so nothing goes back.
    await item.respond({ action: "decline" });
    expect((await done).resumes).toEqual([]);
  });

  test("a schema of the arguments names, bounds and adds questions", async () => {
    const queue = createElicitationQueue();
    const argsSchema = {
      type: "object",
      properties: {
        to: { type: "string", format: "email", title: "To" },
        files: { type: "array", items: { type: "object" } },
        note: { type: "string" },
      },
      required: ["to", "files"],
    };
    const rules = { send_mail: { allowedDecisions: ["edit" as const], argsSchema } };
    const done = run(mailGraph(rules, { name: "send_mail", args }), queue);
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({
      requestedSchema: {
        properties: {
          to: { format: "email", title: "To", default: args.to },
          files: { items: { type: "object" }, default: args.files },
          note: {},
        },
        // Nobody has said that the others can be left out.
        required: ["to", "files", "copies", "urgent"],
      },
    });
    // Where it may not be approved, it is edited to what it was.
    await item.respond({ action: "accept", content: args as never });
    expect(callsIn((await done).result.messages)[0]?.args).toEqual(args);
  });

  test("a call in snake case is answered in snake case", async () => {
    const queue = createElicitationQueue();
    const value = {
      action_requests: [{ name: "send_mail", args: { copies: 1 }, description: "?" }],
      review_configs: [{ action_name: "send_mail", allowed_decisions: ["approve", "edit"] }],
    };
    const resume = answerLangGraphInterrupts(queue, [{ id: "a", value }], { requester });
    await (await whenShown(queue)).respond({ action: "accept", content: { copies: 2 } });
    const edited_action = { name: "send_mail", args: { copies: 2 } };
    expect(await resume).toEqual({ a: { decisions: [{ type: "edit", edited_action }] } });
  });

  const review = (call: object) => ({
    id: "a",
    value: {
      actionRequests: [call],
      reviewConfigs: [{ actionName: "rm", allowedDecisions: ["approve", "edit", "reject"] }],
    },
  });

  test.each([["rm -rf /"], [["-rf", "/"]], [5]])(
    "arguments without names are shown: %j",
    async (plain) => {
      const queue = createElicitationQueue();
      const asked = [review({ name: "rm", args: plain })];
      const resume = answerLangGraphInterrupts(queue, asked, { requester });
      const item = await whenShown(queue);
      expect(item.request.message).toContain(JSON.stringify(plain, null, 2));
      await item.respond({ action: "accept", content: {} });
      expect(await resume).toEqual({ a: { decisions: [{ type: "approve" }] } });
    },
  );

  test("a call is shown once if the description of LangChain ends with all of it", async () => {
    const queue = createElicitationQueue();
    const only = { send_mail: { allowedDecisions: ["approve" as const] } };
    void run(mailGraph(only, { name: "send_mail", args: { copies: 1 } }), queue);
    const text = `Tool execution requires approval\n\nTool: send_mail\nArgs: {\n  "copies": 1\n}`;
    const { request, approval } = await whenShown(queue);
    expect(request.message).toBe(text);
    expect(approval?.details).toEqual([{ type: "text", text }]);
  });

  test.each([
    ["a word of the description", "Please rm nothing.", "rm", { path: "/" }],
    ["a text inside the description", 'Not {\n  "path": "/"\n}, but less.', "rm", { path: "/" }],
  ])("a call is shown whole although %s is equal to a part of it", async (_, said, name, given) => {
    const queue = createElicitationQueue();
    const value = {
      actionRequests: [{ name, args: given, description: said }],
      reviewConfigs: [{ actionName: name, allowedDecisions: ["approve"] }],
    };
    void answerLangGraphInterrupts(queue, [{ id: "a", value }], { requester });
    const json = JSON.stringify(given, null, 2);
    expect((await whenShown(queue)).request.message).toBe([said, name, json].join("\n\n"));
  });

  test("a name that occurs only within other words of the description is shown", async () => {
    const queue = createElicitationQueue();
    const description = "Please confirm.";
    const asked = review({ name: "rm", args: { path: "/" }, description });
    const resume = answerLangGraphInterrupts(queue, [asked], { requester });
    const item = await whenShown(queue);
    expect(item.request.message.split("\n\n")).toEqual([description, "rm"]);
    await item.respond({ action: "decline" });
    expect(await resume).toEqual({ a: { decisions: [{ type: "reject" }] } });
  });

  test("a call that allows no decision to continue is refused before anybody is asked", async () => {
    const queue = createElicitationQueue();
    const done = run(
      mailGraph({ send_mail: { allowedDecisions: ["reject"] } }, { name: "send_mail", args }),
      queue,
    );
    await expect(done).rejects.toMatchObject({ code: "unsupported" });
    expect(queue.items).toEqual([]);
  });
});

describe("HumanInterrupt of Agent Inbox", () => {
  const request = (config: object, description?: string) => [
    { action_request: { action: "send_mail", args: { copies: 1, cc: "" } }, config, description },
  ];
  const all = { allow_accept: true, allow_edit: true, allow_ignore: true, allow_respond: true };

  test.each([
    ["accepted", { action: "accept", content: { copies: 1 } }, { type: "accept", args: null }],
    [
      "edited",
      { action: "accept", content: { copies: 2 } },
      { type: "edit", args: { action: "send_mail", args: { copies: 2, cc: "" } } },
    ],
    ["ignored", { action: "decline" }, { type: "ignore", args: null }],
  ] as const)("is %s", async (_, result, response) => {
    const queue = createElicitationQueue();
    const interrupts = [{ id: "a", value: request(all, "Send?") }];
    const resume = answerLangGraphInterrupts(queue, interrupts, { requester });
    await (await whenShown(queue)).respond(result);
    expect(await resume).toEqual({ a: [response] });
  });

  test.each([
    ["words alone", { copies: 1, response: "To whom?" }, "To whom?"],
    [
      "words, and what was changed besides",
      { copies: 2, response: "Two?" },
      `Two?\n\n${JSON.stringify({ cc: "", copies: 2 }, null, 2)}`,
    ],
  ])("that allows a response as well gets %s", async (_, content, words) => {
    const queue = createElicitationQueue();
    const resume = answerLangGraphInterrupts(queue, [{ id: "a", value: request(all) }], {
      requester,
    });
    const item = await whenShown(queue);
    expect(defaultsOf(item)).toEqual({ copies: 1, cc: "", response: undefined });
    await item.respond({ action: "accept", content });
    expect(await resume).toEqual({ a: [{ type: "response", args: words }] });
  });

  test("that allows a response, but no edits, is accepted without a response", async () => {
    const config = { allow_accept: true, allow_respond: true };
    const answered = async (content: ElicitationContent) => {
      const queue = createElicitationQueue();
      const pending = [{ id: "a", value: request(config) }];
      const resume = answerLangGraphInterrupts(queue, pending, { requester });
      await (await whenShown(queue)).respond({ action: "accept", content });
      return resume;
    };
    expect(await answered({})).toEqual({ a: [{ type: "accept", args: null }] });
    const words = { type: "response", args: "Later" };
    expect(await answered({ response: "Later" })).toEqual({ a: [words] });
  });

  test("an argument with the name of the response field keeps its name", async () => {
    const queue = createElicitationQueue();
    const action_request = { action: "reply", args: { response: "Yes" } };
    const interrupts = [{ id: "a", value: [{ action_request, config: all }] }];
    const resume = answerLangGraphInterrupts(queue, interrupts, { requester });
    const item = await whenShown(queue);
    expect(defaultsOf(item)).toEqual({ response: "Yes", response_: undefined });
    await item.respond({ action: "accept", content: { response: "Yes", response_: "Why?" } });
    expect(await resume).toEqual({ a: [{ type: "response", args: "Why?" }] });
  });

  test("that only allows a response asks for a text", async () => {
    const queue = createElicitationQueue();
    const interrupts = [{ id: "a", value: request({ allow_respond: true }, "Where to?") }];
    const resume = answerLangGraphInterrupts(queue, interrupts, { requester });
    const item = await whenShown(queue);
    // With all that its description leaves out: it may be the arguments that ask.
    expect(item.request.message).toMatch(/^Where to\?\n\nsend_mail\n\n\{[^]*"copies": 1[^]*\}$/);
    expect(item.request).toMatchObject({
      requestedSchema: { properties: { answer: { type: "string", title: "Where to?" } } },
    });
    await item.respond({ action: "accept", content: { answer: "To Ada" } });
    expect(await resume).toEqual({ a: [{ type: "response", args: "To Ada" }] });
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
    const { request, approval } = await whenShown(queue);
    for (const shown of [request.message, JSON.stringify(approval?.details)])
      expect(shown).toContain("force_delete_branch");
  });

  test("a value beside the message is shown with it", async () => {
    const queue = createElicitationQueue();
    const value = { question: "Go on?", message: "Deploy?", command: "rm -rf /" };
    void answerLangGraphInterrupts(queue, [{ id: "a", value }], { requester });
    const { request, approval } = await whenShown(queue);
    expect(approval).toMatchObject({
      message: "Deploy?",
      details: [
        { label: "command", text: "rm -rf /" },
        { text: JSON.stringify({ question: "Go on?" }, null, 2) },
      ],
    });
    expect(request.message).toContain("rm -rf /");
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
