import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, test } from "vitest";
import type { ApprovalResult } from "../core/ApprovalRequest.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { withDeliveryRetry } from "./delivery.js";
import { createElicitationHandlers } from "./handlers.js";

const requester = { name: "Codex" };
const meta = {
  codex_approval_kind: "mcp_tool_call",
  persist: ["session", "always"],
  connector_name: "Calendar",
  tool_title: "delete_event",
  tool_description: "Deletes an event.",
  tool_params: { id: 7, silent: true },
  tool_params_display: [{ name: "id", value: "a harmless one" }],
};
const asked = (more: object = {}) => ({
  mode: "form" as const,
  message: "Allow Calendar to run delete_event?",
  requestedSchema: { type: "object" as const, properties: {} },
  _meta: { ...meta, ...more },
});
const covers = ["Calendar · delete_event, with any arguments"];
const approval = {
  mode: "approval",
  message: asked().message,
  reason: "Deletes an event.",
  parts: [
    { type: "arguments", server: "Calendar", tool: "delete_event", value: { id: 7, silent: true } },
  ],
  options: [
    { id: "accept", kind: "allow" },
    { id: "accept session", kind: "allow", scope: "session", covers },
    { id: "accept always", kind: "allow", scope: "always", covers },
    { id: "decline", kind: "deny" },
  ],
};

/** How the SDK reaches the queue, with and without retries. */
const ways: Record<
  string,
  (queue: ElicitationQueue) => Promise<(params: object) => Promise<unknown>>
> = {
  "a handler": (queue) => {
    const { create } = createElicitationHandlers(queue, { requester, approvals: "codex" });
    return Promise.resolve((params) => create({ params: params as never }));
  },
  "the MCP SDK": (queue) => serve(queue, (transport) => transport),
  "the MCP SDK with retries": (queue) =>
    serve(queue, (transport) => withDeliveryRetry(transport, queue)),
};

async function serve(
  queue: ElicitationQueue,
  wrap: (transport: InMemoryTransport) => InMemoryTransport,
) {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = new Server({ name: "codex", version: "1" });
  const client = new Client(
    { name: "host", version: "1" },
    { capabilities: queue.capabilities.mcp },
  );
  const { create } = createElicitationHandlers(queue, { requester, approvals: "codex" });
  client.setRequestHandler(ElicitRequestSchema, create as never);
  await server.connect(there);
  await client.connect(wrap(here));
  return (params: object) => server.elicitInput(params as never);
}

describe.each(Object.keys(ways))("a tool call that Codex asks for over %s", (way) => {
  test.each<[string, ApprovalResult, object]>([
    [
      "once",
      { action: "accept", option: "accept", allowed: true },
      { action: "accept", content: {} },
    ],
    ...["session", "always"].map((persist): [string, ApprovalResult, object] => [
      persist,
      { action: "accept", option: `accept ${persist}`, allowed: true },
      { action: "accept", content: {}, _meta: { persist } },
    ]),
    ["no", { action: "decline", option: "decline", stop: false }, { action: "decline" }],
    ["nothing", { action: "cancel" }, { action: "cancel" }],
  ])("is an approval, answered with %s", async (_, answer, sent) => {
    const queue = createElicitationQueue();
    const ask = await ways[way]!(queue);
    const result = ask(asked());
    const item = await whenShown(queue);
    expect(item.request).toEqual(approval);
    await item.respond(answer);
    expect(await result).toEqual(sent);
  });
});

test("a host leaves out answers by how long they last, and adds what it knows of the tool", async () => {
  const queue = createElicitationQueue();
  const { create } = createElicitationHandlers(queue, {
    requester,
    approvals: "codex",
    scopes: ["once", "session"],
    review: (request, { params }) => ({ ...request, message: JSON.stringify(params._meta) }),
  });
  const result = create({ params: asked() as never });
  const item = await whenShown(queue);
  expect(item.request).toEqual({
    ...approval,
    message: JSON.stringify(meta),
    options: approval.options.filter(({ id }) => id !== "accept always"),
  });
  await item.respond({
    action: "accept",
    option: "accept session",
    allowed: true,
  } as ApprovalResult);
  expect(await result).toEqual({ action: "accept", content: {}, _meta: { persist: "session" } });
});

test("an answer that the host left out is none", async () => {
  const queue = createElicitationQueue();
  const { create } = createElicitationHandlers(queue, {
    requester,
    approvals: "codex",
    scopes: ["once"],
  });
  const result = create({ params: asked() as never });
  const item = await whenShown(queue);
  await item.respond({
    action: "accept",
    option: "accept always",
    allowed: true,
  } as ApprovalResult);
  expect(await result).toEqual({ action: "cancel" });
});

describe("a request of Codex is a form", () => {
  const shownFor = async (params: object, approvals?: "codex") => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester, approvals });
    void create({ params: params as never });
    return (await whenShown(queue)).request;
  };

  test("unless the host takes its approvals", async () => {
    expect(await shownFor(asked())).toEqual(asked());
  });

  test.each<[string, object]>([
    ["it asks for something else", asked({ codex_approval_kind: "other" })],
    [
      "it has fields",
      { ...asked(), requestedSchema: { type: "object", properties: { a: { type: "string" } } } },
    ],
    ["it has no metadata", { ...asked(), _meta: undefined }],
  ])("if %s", async (_, params) => {
    expect(await shownFor(params, "codex")).toEqual(params);
  });
});

test("the time that Codex waits is kept", async () => {
  const queue = createElicitationQueue();
  const { create } = createElicitationHandlers(queue, { requester, approvals: "codex" });
  void create({ params: asked({ codex: { autoResolutionMs: 60_000 } }) as never });
  expect((await whenShown(queue)).expiresAt).toBeGreaterThan(Date.now());
});

test("a call without arguments says so, and nothing that is only for show replaces them", async () => {
  const queue = createElicitationQueue();
  const { create } = createElicitationHandlers(queue, { requester, approvals: "codex" });
  const nothing = {
    tool_params: undefined,
    tool_title: 1,
    connector_name: null,
    persist: "session",
  };
  void create({ params: asked(nothing) as never });
  const { request } = await whenShown(queue);
  expect(request).toMatchObject({
    parts: [{ type: "missing", what: "arguments" }],
    options: [
      { id: "accept" },
      { id: "accept session", covers: ["Codex, with any arguments"] },
      { id: "decline" },
    ],
  });
  expect(JSON.stringify(request)).not.toContain("harmless");
});
