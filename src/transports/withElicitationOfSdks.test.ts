import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import * as v2 from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import * as v1 from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer as McpServerV1 } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import {
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  McpServer,
} from "@modelcontextprotocol/server";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenItems, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationHandlers } from "./handlers.js";
import { withDeliveryRetry } from "./delivery.js";
import type { CallOptions } from "../queue/ElicitationConnection.js";
import { withElicitation } from "./withElicitation.js";
import { withInputRequests } from "./inputRequests.js";

const requester = { name: "Deployments" };
const requestedSchema = {
  type: "object" as const,
  properties: { count: { type: "integer" as const } },
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

type Call = (name: string, options: CallOptions) => Promise<unknown>;

/** A real server of 2025-11-25 that asks by a request, called by the SDK v1. */
async function connectV1(queue: ElicitationQueue): Promise<Call> {
  const server = new McpServerV1({ name: "server", version: "1" });
  server.registerTool("deploy", { inputSchema: { name: z.string() } }, async ({ name }) => {
    await server.server.elicitInput({ mode: "form", message: name, requestedSchema });
    return { content: [{ type: "text", text: name }] };
  });
  const client = new v1.Client(
    { name: "host", version: "1" },
    { capabilities: queue.capabilities.mcp },
  );
  const { create } = createElicitationHandlers(queue, { requester });
  client.setRequestHandler(ElicitRequestSchema, create);
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  open.push(client, server);
  return (name, options) =>
    client.callTool({ name: "deploy", arguments: { name } }, undefined, options);
}

/** A real server of 2026-07-28 that asks in its results, and a client of the SDK v2. */
async function connectV2(queue: ElicitationQueue, wraps = false) {
  const client = new v2.Client(
    { name: "host", version: "1" },
    {
      capabilities: queue.capabilities.mcp,
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    },
  );
  const { create } = createElicitationHandlers(queue, { requester });
  client.setRequestHandler("elicitation/create", create);
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "server", version: "1" });
    const inputSchema = fromJsonSchema<{ name: string }>({
      type: "object",
      properties: { name: { type: "string" } },
    });
    server.registerTool("deploy", { inputSchema }, ({ name }, { mcpReq }) => {
      const rounds = Number(mcpReq.requestState() ?? 0);
      if (rounds === 2) return { content: [{ type: "text", text: name }] };
      const elicit = inputRequired.elicit({ message: `${name} ${rounds}`, requestedSchema });
      return inputRequired({ inputRequests: { elicit }, requestState: String(rounds + 1) });
    });
    return server;
  });
  const transport = new v2.StreamableHTTPClientTransport(new URL("https://server.example/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(wraps ? withDeliveryRetry(transport, queue) : transport);
  open.push(client);
  return client;
}

const paramsOf = (name: string) => ({ name: "deploy", arguments: { name } });

const rounds: Record<string, (queue: ElicitationQueue) => Promise<Call>> = {
  "the SDK v2": async (queue) => {
    const client = await connectV2(queue);
    return (name, options) => client.callTool(paramsOf(name), options);
  },
  "the SDK v2 with withDeliveryRetry": async (queue) => {
    const client = await connectV2(queue, true);
    return (name, options) => client.callTool(paramsOf(name), options);
  },
  withInputRequests: async (queue) => {
    const client = await connectV2(queue);
    return (name, options) =>
      withInputRequests(
        (params) =>
          client.request(
            { method: "tools/call", params },
            { ...options, allowInputRequired: true },
          ),
        paramsOf(name),
        queue,
        { requester, signal: options.signal },
      );
  },
};

describe.each(Object.keys(rounds))("MCP 2026-07-28, by %s", (way) => {
  test("a request in a result has the context of its call, whatever else runs", async () => {
    const queue = createElicitationQueue();
    const call = await rounds[way]!(queue);
    const names = ["a", "b", "c"];
    const results = names.map((context) =>
      withElicitation(queue, (options) => call(context, options), { requester, context }),
    );
    for (const round of [0, 1]) {
      await whenItems(queue, 3);
      const seen = queue.items.map(({ request, context }) => [request.message, context]);
      expect(seen.toSorted()).toEqual(names.map((name) => [`${name} ${round}`, name]));
      for (const { respond } of queue.items) await respond({ action: "accept", content: {} });
    }
    expect(JSON.stringify(await Promise.all(results))).toMatch(/"a".*"b".*"c"/);
  });

  test("a request whose call is aborted is withdrawn alone", async () => {
    const queue = createElicitationQueue();
    const call = await rounds[way]!(queue);
    const control = new AbortController();
    const make = (context: string, signal?: AbortSignal) =>
      withElicitation(queue, (options) => call(context, options), { requester, context, signal });
    const [first] = [make("a", control.signal), make("b").catch(() => {})];
    await whenItems(queue, 2);
    control.abort(new Error("enough"));
    await expect(first).rejects.toThrow("enough");
    expect(queue.items).toMatchObject([{ context: "b", status: "open" }]);
  });
});

describe("MCP 2025-11-25, by the SDK v1", () => {
  test("a request has the context of its call when that is the only one", async () => {
    const queue = createElicitationQueue();
    const call = await connectV1(queue);
    const make = (context: string) =>
      withElicitation(queue, (options) => call(context, options), { requester, context });
    for (const name of ["a", "b"]) {
      const result = make(name);
      const item = await whenShown(queue);
      expect(item).toMatchObject({ request: { message: name }, context: name });
      await item.respond({ action: "accept", content: {} });
      await result;
    }
  });

  test("no request of two parallel calls is assigned to the other call", async () => {
    const queue = createElicitationQueue();
    const call = await connectV1(queue);
    const results = ["a", "b"].map((context) =>
      withElicitation(queue, (options) => call(context, options), { requester, context }),
    );
    await whenItems(queue, 2);
    expect(queue.items.map(({ context }) => context)).toEqual([undefined, undefined]);
    for (const { respond } of queue.items) await respond({ action: "accept", content: {} });
    await Promise.all(results);
  });
});

test("server-everything: error -32042 shows the page, and the call is repeated", async () => {
  const queue = createElicitationQueue();
  const client = new v2.Client(
    { name: "host", version: "1" },
    { capabilities: queue.capabilities.mcp },
  );
  const { create, complete } = createElicitationHandlers(queue, { requester });
  client.setRequestHandler("elicitation/create", create);
  client.setNotificationHandler("notifications/elicitation/complete", complete);
  const packed = createRequire(import.meta.url).resolve(
    "@modelcontextprotocol/server-everything/package.json",
  );
  const { bin } = JSON.parse(readFileSync(packed, "utf8"));
  const args = [join(dirname(packed), bin["mcp-server-everything"]), "stdio"];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }),
  );
  open.push(client);

  const url = "https://sign-in.example/";
  const params = { name: "trigger-url-elicitation", arguments: { url, errorPath: true } };
  const result = withElicitation(queue, (options) => client.callTool(params, options), {
    requester,
    context: "call-1",
  });
  result.catch(() => {});
  const required = await Promise.race([whenShown(queue), result.then(() => undefined)]);
  expect(required).toMatchObject({ context: "call-1", request: { mode: "url" } });
  await required?.respond({ action: "accept" });
  await required?.finish();
  // The repeated call asks for the page itself, by a request.
  const asked = await whenShown(queue, ({ request }) => "url" in request && request.url === url);
  expect(asked.context).toBe("call-1");
  await asked.respond({ action: "accept" });
  expect(JSON.stringify(await result)).toContain("accept");
}, 30_000);
