import {
  Agent,
  applyPatchTool,
  type Model,
  type ModelResponse,
  Runner,
  type RunToolApprovalItem,
  shellTool,
  tool,
  Usage,
} from "@openai/agents-core";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type ApprovalResult, isApprovalRequest } from "../core/ApprovalRequest.js";
import { enApproval } from "../strings/enApproval.js";
import { readPart } from "../approval/readParts.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { whenItems, whenNothingShown } from "../queue/fixtures/whenShown.js";
import {
  type AgentInterruption,
  type AgentInterruptionOptions,
  answerAgentInterruptions,
} from "./openAi.js";

const requester = { name: "Shop agent" };
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };
const always: ApprovalResult = { action: "accept", option: "allow-lasting", allowed: true };
const deny: ApprovalResult = { action: "decline", option: "deny", stop: false };
const never: ApprovalResult = { action: "decline", option: "deny-lasting", stop: false };
const close: ApprovalResult = { action: "cancel" };

type Output = ModelResponse["output"][number];

const call = (callId: string, args: string, name = "delete"): Output => ({
  type: "function_call",
  callId,
  name,
  arguments: args,
  status: "completed",
});

const done: Output = {
  type: "message",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "Done." }],
};

/** An agent whose model makes these calls, one list a turn, and then answers. */
function shopAgent(...turns: Output[][]) {
  const ran: unknown[] = [];
  const left = [...turns];
  const model: Model = {
    getResponse: async () => ({ usage: new Usage(), output: left.shift() ?? [done] }),
    async *getStreamedResponse() {},
  };
  const erase = tool({
    name: "delete",
    description: "Deletes a file.",
    parameters: { type: "object", properties: {}, required: [], additionalProperties: true },
    strict: false,
    needsApproval: true,
    execute: async (args) => {
      ran.push(args);
      return "Deleted.";
    },
  });
  const shell = shellTool({
    shell: {
      run: async ({ commands }) => {
        ran.push(commands);
        return { output: [] };
      },
    },
    needsApproval: true,
  });
  const edit = async (operation: unknown) => {
    ran.push(operation);
    return { status: "completed" as const };
  };
  const applyPatch = applyPatchTool({
    editor: { createFile: edit, updateFile: edit, deleteFile: edit },
    needsApproval: true,
  });
  const agent = new Agent({ name: "Shop", model, tools: [erase, shell, applyPatch] });
  const runner = new Runner({ tracingDisabled: true });
  return { agent, runner, ran };
}

/**
 * Runs an agent until nothing is asked, or nothing is answered.
 *
 * @param rounds the answers to each list of approvals, in order.
 */
async function run(turns: Output[][], ...rounds: ApprovalResult[][]) {
  const { agent, runner, ran } = shopAgent(...turns);
  const queue = createElicitationQueue();
  let result = await runner.run(agent, "Tidy up.");
  while (result.interruptions.length > 0) {
    const waiting = answerAgentInterruptions(queue, result, { requester });
    const answers = rounds.shift() ?? [];
    await whenItems(queue, answers.length);
    const items = queue.items;
    expect(items.map(({ group }) => group)).toEqual(items.map(() => items[0]?.group));
    for (const [at, answer] of answers.entries()) await items[at]?.respond(answer);
    const state = await waiting;
    if (!state) break;
    result = await runner.run(agent, state);
  }
  const heard = result.output.flatMap((each) =>
    each.type === "function_call_result" ? [each.output] : [],
  );
  return { result, ran, heard, unused: rounds.length };
}

const two = [call("1", '{"path":"a.txt"}'), call("2", '{"path":"b.txt"}')];
const text = (value: string) => ({ type: "text", text: value });

describe("with the SDK", () => {
  test("runs an allowed call, and sends the reason of a refusal to the model", async () => {
    const { ran, heard } = await run([two], [allow, { ...deny, text: "Keep it." }]);
    expect(ran).toEqual([{ path: "a.txt" }]);
    expect(heard).toEqual([text("Deleted."), text("Keep it.")]);
  });

  test("does not ask again after a lasting answer", async () => {
    const again = [call("3", '{"path":"c.txt"}')];
    const allowed = await run([two.slice(0, 1), again], [always]);
    expect(allowed.ran).toEqual([{ path: "a.txt" }, { path: "c.txt" }]);
    const denied = await run([two.slice(0, 1), again], [never]);
    expect(denied.ran).toEqual([]);
    expect(denied.heard).toHaveLength(2);
  });

  test("never runs a denied call because another of its tool is always allowed", async () => {
    expect((await run([two], [deny, always])).ran).toEqual([{ path: "b.txt" }]);
    expect((await run([two], [always, deny])).ran).toEqual([{ path: "a.txt" }]);
    expect((await run([two], [always, never])).ran).toEqual([{ path: "a.txt" }]);
    expect((await run([two], [never, always])).ran).toEqual([{ path: "b.txt" }]);
    expect((await run([two], [never, allow])).ran).toEqual([{ path: "b.txt" }]);
  });

  test("asks again about a closed call, and sends a lasting answer for its own call only", async () => {
    const { ran, result, unused } = await run([two], [always, close], [close]);
    expect(ran).toEqual([{ path: "a.txt" }]);
    expect(result.interruptions).toHaveLength(1);
    expect(unused).toBe(0);
  });

  test("returns nothing if no request was answered", async () => {
    const { ran, result } = await run([two], [close, close]);
    expect(ran).toEqual([]);
    expect(result.interruptions).toHaveLength(2);
  });

  test("shows commands and changes of files", async () => {
    const action = { commands: ["npm test", "npm run lint"] };
    const operation = { type: "update_file" as const, path: "a.ts", diff: "@@\n-old\n+new" };
    const { ran } = await run(
      [
        [
          { type: "shell_call", callId: "1", status: "completed", action },
          { type: "apply_patch_call", callId: "2", status: "completed", operation },
        ],
      ],
      [allow, allow],
    );
    expect(ran).toEqual([action.commands, operation]);
  });

  test("the types of its results and states are accepted", () => {
    const { agent, runner } = shopAgent();
    const ask = async () => {
      const result = await runner.run(agent, "Tidy up.");
      const state = await answerAgentInterruptions(createElicitationQueue(), result, { requester });
      return state ? runner.run(agent, state) : result;
    };
    expectTypeOf(ask).toBeFunction();
    expectTypeOf<RunToolApprovalItem>().toExtend<AgentInterruption>();
  });
});

/** A run state that records its calls. */
function fakeRun(...interruptions: AgentInterruption[]) {
  const told: unknown[][] = [];
  const note =
    (what: string) =>
    ({ rawItem }: AgentInterruption, options?: object) => {
      told.push([what, (rawItem as { callId?: string }).callId, ...(options ? [options] : [])]);
    };
  return {
    result: { interruptions, state: { approve: note("allow"), reject: note("deny") } },
    told,
  };
}

const interruption = (rawItem: object, name = "delete"): AgentInterruption => ({
  name,
  rawItem,
  agent: { name: "Shop" },
});

type Options = Omit<AgentInterruptionOptions, "requester">;

/** Returns the approval of a call. */
async function shown(rawItem: object, name?: string, options: Options = {}) {
  const queue = createElicitationQueue();
  const { result, told } = fakeRun(interruption(rawItem, name));
  const waiting = answerAgentInterruptions(queue, result, { requester, ...options });
  const [item] = queue.items;
  const { request } = item!;
  if (!isApprovalRequest(request)) throw new Error("No approval.");
  return { queue, item: item!, request, waiting, told };
}

describe("the approval", () => {
  test("keeps arguments as the text of the model, so that a doubled key is seen", async () => {
    const value = '{"path":"/x","path":"/y"}';
    const { request } = await shown(call("1", value));
    expect(request.parts).toEqual([{ type: "arguments", tool: "delete", value }]);
    expect(readPart(request.parts[0]!, enApproval, 1)).toMatchObject({ doubled: ["path"] });
    const { request: other } = await shown(call("1", '{"path":'));
    expect(other.parts).toEqual([{ type: "arguments", tool: "delete", value: '{"path":' }]);
  });

  test("offers four answers, says what a lasting one covers, and names the agent", async () => {
    const { request } = await shown(call("1", "{}"));
    const covers = ["every later call of delete in this run, with any arguments"];
    expect(request).toMatchObject({ message: "", reason: "Shop" });
    expect(request.options).toEqual([
      { id: "allow", kind: "allow", scope: "once" },
      { id: "allow-lasting", kind: "allow", scope: "lasting", covers },
      { id: "deny", kind: "deny", scope: "once", text: "optional" },
      { id: "deny-lasting", kind: "deny", scope: "lasting", covers },
    ]);
  });

  test.each<[string, object, string, object[]]>([
    [
      "a hosted MCP call with its server",
      {
        type: "hosted_tool_call",
        name: "search",
        id: "mcpr_1",
        providerData: {
          type: "mcp_approval_request",
          id: "mcpr_1",
          server_label: "docs",
          name: "search",
          arguments: '{"q":"a"}',
        },
      },
      "search",
      [{ type: "arguments", tool: "search", server: "docs", value: '{"q":"a"}' }],
    ],
    [
      "each command of a shell call, and how it is run",
      { type: "shell_call", callId: "1", action: { commands: ["cd ~/shop", "ls"], timeoutMs: 5 } },
      "shell",
      [
        { type: "command", command: "cd ~/shop" },
        { type: "command", command: "ls" },
        { type: "arguments", tool: "shell", value: { timeoutMs: 5 } },
      ],
    ],
    [
      "a shell call that can't be read, whole",
      { type: "shell_call", callId: "1", action: { commands: ["ls", { rm: 1 }] } },
      "shell",
      [{ type: "arguments", tool: "shell", value: { commands: ["ls", { rm: 1 }] } }],
    ],
    [
      "a new file",
      patch({ type: "create_file", path: "a.ts", diff: "+one\n+two" }),
      "apply_patch",
      [{ type: "change", path: "a.ts", oldText: null, patch: "+one\n+two" }],
    ],
    [
      "a changed and moved file",
      patch({ type: "update_file", path: "a.ts", moveTo: "b.ts", diff: "@@ f()\n-one\n+two" }),
      "apply_patch",
      [{ type: "change", path: "b.ts", oldPath: "a.ts", patch: "@@ f()\n-one\n+two" }],
    ],
    [
      "a deleted file",
      patch({ type: "delete_file", path: "a.ts" }),
      "apply_patch",
      [{ type: "change", path: "a.ts", newText: null }],
    ],
    [
      "what a change says besides",
      patch({ type: "delete_file", path: "a.ts", force: true }),
      "apply_patch",
      [
        { type: "change", path: "a.ts", newText: null },
        { type: "arguments", tool: "apply_patch", value: { force: true } },
      ],
    ],
    [
      "a change that can't be read, whole",
      patch({ type: "update_file", path: "a.ts", diff: ["+one"] }),
      "apply_patch",
      [
        {
          type: "arguments",
          tool: "apply_patch",
          value: { type: "update_file", path: "a.ts", diff: ["+one"] },
        },
      ],
    ],
    [
      "all actions on a computer",
      { type: "computer_call", callId: "1", actions: [{ type: "type", text: "yes" }] },
      "computer",
      [{ type: "arguments", tool: "computer", value: [{ type: "type", text: "yes" }] }],
    ],
    [
      "the action of a computer whose list of actions is empty, because the SDK runs it",
      { type: "computer_call", callId: "1", actions: [], action: { type: "type", text: "rm" } },
      "computer",
      [{ type: "arguments", tool: "computer", value: { type: "type", text: "rm" } }],
    ],
    [
      "an unknown call, whole",
      { type: "rocket_call", callId: "1", target: "moon" },
      "rocket",
      [
        {
          type: "arguments",
          tool: "rocket",
          value: { type: "rocket_call", callId: "1", target: "moon" },
        },
      ],
    ],
    [
      "that the arguments are missing",
      { type: "function_call", callId: "1" },
      "delete",
      [{ type: "missing", what: "arguments", label: "delete" }],
    ],
  ])("shows %s", async (_, rawItem, name, parts) => {
    expect((await shown(rawItem, name)).request.parts).toEqual(parts);
  });

  test("shows the safety warnings of the provider for a computer action", async () => {
    const checks = [{ id: "1", code: "malicious", message: "The page gives orders." }];
    const { request } = await shown(
      {
        type: "computer_call",
        callId: "1",
        action: { type: "screenshot" },
        providerData: { pending_safety_checks: checks },
      },
      "computer",
    );
    expect(request.reason).toBe("Shop\nThe page gives orders.");
  });

  test("offers no answer that lasts for a hosted call without a server", async () => {
    const { request } = await shown({ type: "hosted_tool_call", name: "search", id: "1" });
    expect(request.options?.map(({ id }) => id)).toEqual(["allow", "deny"]);
  });

  test("takes notes from `review`, and leaves out answers by `scopes`", async () => {
    const notes = [{ level: "danger" as const, text: "Deletes files." }];
    const { request } = await shown(call("1", "{}"), undefined, {
      review: (given) => ({
        ...given,
        notes,
        parts: given.parts.map((part) => ({ ...part, editable: true })),
      }),
      scopes: ["once"],
    });
    expect(request.notes).toEqual(notes);
    expect(request.options?.map(({ id }) => id)).toEqual(["allow", "deny"]);
    // No answer of the SDK takes other arguments.
    expect(request.parts[0]).toMatchObject({ editable: false });
  });
});

function patch(operation: object) {
  return { type: "apply_patch_call", callId: "1", status: "completed", operation };
}

describe("the state", () => {
  test.each<[string, ApprovalResult, unknown[][]]>([
    ["an allowed call", allow, [["allow", "1"]]],
    ["an answer that lasts", always, [["allow", "1", { alwaysApprove: true }]]],
    ["a denied call", deny, [["deny", "1"]]],
    ["a denied call with a reason", { ...deny, text: "No." }, [["deny", "1", { message: "No." }]]],
    ["a refusal that lasts", never, [["deny", "1", { alwaysReject: true }]]],
    ["a closed request", close, []],
    ["an option that was not offered", { ...allow, option: "yes" }, []],
    ["an answer that contradicts its option", { ...allow, allowed: false }, []],
    ["a request that was edited all the same", { ...allow, edited: { path: "/" } }, []],
  ])("gets %s", async (_, answer, expected) => {
    const { item, waiting, told } = await shown(call("1", '{"path":"a.txt"}'));
    await item.respond(answer);
    expect((await waiting) === undefined).toBe(expected.length === 0);
    expect(told).toEqual(expected);
  });

  test("gets no answer of an option that `review` added, and no lasting answer for its tool", async () => {
    const queue = createElicitationQueue();
    const { result, told } = fakeRun(interruption(call("1", "{}")), interruption(call("2", "{}")));
    const waiting = answerAgentInterruptions(queue, result, {
      requester,
      review: (given) => ({
        ...given,
        options: [...(given.options ?? []), { id: "later", kind: "other" }],
      }),
    });
    const later: ApprovalResult = { action: "accept", option: "later", allowed: false };
    const [first, second] = queue.items;
    await first!.respond(later);
    await second!.respond(always);
    expect(await waiting).toBe(result.state);
    expect(told).toEqual([["allow", "2"]]);
  });
});

test("a repeated call for the same result joins the open requests", async () => {
  const queue = createElicitationQueue();
  const raw = call("1", "{}");
  const [first, second] = [fakeRun(interruption(raw)), fakeRun(interruption({ ...raw }))];
  const waiting = [first, second].map(({ result }) =>
    answerAgentInterruptions(queue, result, { requester }),
  );
  expect(queue.items).toHaveLength(1);
  await queue.items[0]!.respond(allow);
  expect(await Promise.all(waiting)).toEqual([first.result.state, second.result.state]);
  expect([first.told, second.told]).toEqual([[["allow", "1"]], [["allow", "1"]]]);
});

test("nothing is shown if two different calls have the same ID", async () => {
  const queue = createElicitationQueue();
  const { result } = fakeRun(interruption(call("1", "{}")), interruption(call("1", '{"a":1}')));
  await expect(answerAgentInterruptions(queue, result, { requester })).rejects.toThrow("same id");
  expect(queue.items).toEqual([]);
});

test("`signal` withdraws the requests, and the state gets no answer", async () => {
  const queue = createElicitationQueue();
  const { result, told } = fakeRun(interruption(call("1", "{}")), interruption(call("2", "{}")));
  const stop = new AbortController();
  const { signal } = stop;
  const waiting = answerAgentInterruptions(queue, result, { requester, signal });
  await queue.items[0]!.respond(allow);
  stop.abort(new Error("Stopped."));
  await expect(waiting).rejects.toThrow("Stopped.");
  await whenNothingShown(queue);
  expect(told).toEqual([]);
});

test("a result without interruptions asks nothing", async () => {
  const queue = createElicitationQueue();
  expect(await answerAgentInterruptions(queue, fakeRun().result, { requester })).toBeUndefined();
});
