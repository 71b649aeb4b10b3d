import { Client, type CreateMessageRequest, ProtocolError } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CreateMessageRequestSchema,
  type CreateMessageRequest as FirstRequest,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, test } from "vitest";
import { editedValue, editSchema, restOf } from "../approval/useEdit.js";
import { readArguments } from "../approval/readArguments.js";
import { answerWithDefaults } from "../automation/answerWithDefaults.js";
import { type ApprovalResult, isApprovalRequest } from "../core/ApprovalRequest.js";
import type { ElicitationContent } from "../core/protocol.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { enApproval } from "../strings/enApproval.js";
import { validateContent } from "../validation/validateContent.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { samplingApproval } from "./samplingApproval.js";

const requester = { name: "Booking" };
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };

const image = { type: "image", data: "aGVsbG8=", mimeType: "image/png" };
const params = {
  systemPrompt: "Be brief.",
  messages: [
    {
      role: "user",
      content: { type: "text", text: "Find a table.", annotations: { priority: 1 } },
    },
    { role: "assistant", content: image },
    {
      role: "user",
      content: [
        { type: "text", text: "And this?" },
        { type: "audio", data: "aGVsbG8=", mimeType: "audio/wav" },
        { type: "tool_result", toolUseId: "t1", content: [{ type: "text", text: "Full." }] },
      ],
    },
  ],
  modelPreferences: { hints: [{ name: "small" }], costPriority: 1 },
  includeContext: "allServers",
  temperature: 0.2,
  maxTokens: 100,
  stopSequences: ["\n\n"],
  tools: [{ name: "book", inputSchema: { type: "object", properties: { seats: {} } } }],
  metadata: { user: { id: 7 } },
};

/** The only part of an approval. */
function partOf(given: object) {
  const request = samplingApproval(given);
  expect(isApprovalRequest(request)).toBe(true);
  const [part] = request.parts;
  if (part?.type !== "arguments") throw new Error("No arguments.");
  return part;
}

describe("samplingApproval", () => {
  test("shows the params whole, and says who receives the reply", () => {
    expect(partOf(params)).toMatchObject({ tool: "sampling/createMessage", value: params });
    expect(samplingApproval(params).notes).toMatchObject([{ level: "info" }]);
    const { rows, hidden } = readArguments(params, enApproval);
    expect(rows).toHaveLength(Object.keys(params).length);
    expect(hidden).toBe(0);
    const texts = JSON.stringify(rows);
    for (const text of ["Find a table.", "And this?", "aGVsbG8=", "Full.", "allServers", "seats"])
      expect(texts).toContain(text);
  });

  test("shows the start and the end of a long image, with a mark", () => {
    const data = "aGVsbG8h".repeat(5_000);
    const messages = [{ role: "user", content: { ...image, data } }];
    const { rows } = readArguments({ ...params, messages }, enApproval);
    expect(JSON.stringify(rows)).toContain(`"unreadable":"${data.slice(0, 40)}`);
  });

  test("shows deeply nested content whole", () => {
    let deep: object = { end: "of it" };
    for (let depth = 0; depth < 50; depth += 1) deep = { deep };
    const { rows, hidden } = readArguments({ ...params, metadata: deep }, enApproval);
    expect(hidden).toBe(0);
    expect(JSON.stringify(rows)).toContain("of it");
  });

  test("edits the system prompt and the messages, and changes nothing by itself", async () => {
    const { schema } = partOf(params);
    const requestedSchema = editSchema(params, schema);
    expect(Object.keys(restOf(params, requestedSchema))).toEqual(Object.keys(params).slice(2));
    const form = { message: "", requestedSchema };
    const result = await answerWithDefaults()(form, { requester });
    const content = (result as { content: ElicitationContent }).content;
    expect(editedValue(params, requestedSchema, content)).toEqual(params);
  });

  test("accepts a new message, and a new system prompt", async () => {
    const { systemPrompt: _, ...without } = params;
    const requestedSchema = editSchema(without, partOf(without).schema);
    const message = { role: "user", content: { type: "text", text: "Outside." } };
    const content = { systemPrompt: "Be kind.", messages: [message] } as unknown;
    expect(await validateContent(requestedSchema, content as ElicitationContent)).toEqual([]);
    const edited = editedValue(without, requestedSchema, content as ElicitationContent);
    expect(edited).toMatchObject({ maxTokens: 100, systemPrompt: "Be kind.", messages: [message] });
  });

  test.each([undefined, null, "text", 5, [[]]])("has a missing part for the params %j", (given) => {
    const { parts } = samplingApproval(given as never);
    expect(parts).toEqual([{ type: "missing", what: "call" }]);
  });
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const refused = "The user refused.";

/** A host of SDK v2, whose model answers with what it was asked. */
function secondHost(queue: ElicitationQueue) {
  const client = new Client({ name: "host", version: "1" }, { capabilities: { sampling: {} } });
  client.setRequestHandler("sampling/createMessage", async ({ params: given }, { mcpReq }) => {
    const { signal } = mcpReq;
    const result = await queue.elicit(samplingApproval(given), { requester, signal });
    if (result.action !== "accept" || !result.allowed) throw new ProtocolError(-1, refused);
    return fakeModel((result.edited ?? given) as CreateMessageRequest["params"]);
  });
  return client;
}

/** The same with SDK v1. */
function firstHost(queue: ElicitationQueue) {
  const client = new FirstClient(
    { name: "host", version: "1" },
    { capabilities: { sampling: {} } },
  );
  client.setRequestHandler(CreateMessageRequestSchema, async ({ params: given }, { signal }) => {
    const result = await queue.elicit(samplingApproval(given), { requester, signal });
    if (result.action !== "accept" || !result.allowed) throw new McpError(-1, refused);
    return fakeModel((result.edited ?? given) as FirstRequest["params"]);
  });
  return client;
}

interface Asked {
  systemPrompt?: string | undefined;
  messages: readonly { content: unknown }[];
}

function fakeModel({ systemPrompt, messages: [message] }: Asked) {
  const { content } = message as { content: { text: string } };
  const text = `${systemPrompt} ${content.text}`;
  return { model: "fake", role: "assistant" as const, content: { type: "text" as const, text } };
}

describe.each<
  [
    string,
    (queue: ElicitationQueue) => {
      connect(transport: InMemoryTransport): Promise<void>;
      close(): Promise<void>;
    },
  ]
>([
  ["SDK v2", secondHost],
  ["SDK v1", firstHost],
])("a server that samples through %s", (_, hostOf) => {
  async function sampled() {
    const queue = createElicitationQueue();
    const client = hostOf(queue);
    const { server } = new McpServer({ name: "server", version: "1" });
    const [here, there] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(there), client.connect(here)]);
    open.push(client);
    // SDK v1 ignores the cancellation of a connection's first request.
    await server.ping();
    const stop = new AbortController();
    const reply = server.createMessage(
      {
        systemPrompt: "Be brief.",
        messages: [{ role: "user", content: { type: "text", text: "Find a table." } }],
        maxTokens: 10,
      },
      { signal: stop.signal },
    );
    reply.catch(() => {});
    return { queue, reply, stop, item: await whenShown(queue) };
  }

  test("gets a reply to the unchanged params", async () => {
    const { item, reply } = await sampled();
    await item.respond(allow);
    expect(await reply).toMatchObject({ content: { text: "Be brief. Find a table." } });
  });

  test("gets a reply to the edited params", async () => {
    const { item, reply } = await sampled();
    if (!isApprovalRequest(item.request)) throw new Error("No approval.");
    const [part] = item.request.parts;
    const { value } = part as { value: object };
    const messages = [{ role: "user", content: { type: "text", text: "Find a bench." } }];
    await item.respond({ ...allow, edited: { ...value, messages } } as ApprovalResult);
    expect(await reply).toMatchObject({ content: { text: "Be brief. Find a bench." } });
  });

  test.each<ApprovalResult>([
    { action: "decline", option: "deny", stop: false },
    { action: "cancel" },
  ])("gets an error for %j", async (result) => {
    const { item, reply } = await sampled();
    await item.respond(result);
    await expect(reply).rejects.toMatchObject({
      code: -1,
      message: expect.stringContaining(refused),
    });
  });

  test("withdraws the approval with its request", async () => {
    const { queue, stop, reply, item } = await sampled();
    stop.abort();
    await expect(reply).rejects.toThrow(/./);
    await whenNothingShown(queue);
    expect(item.status).not.toBe("open");
  });
});
