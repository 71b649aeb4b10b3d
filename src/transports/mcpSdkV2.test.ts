import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  type CallToolResult,
  createMcpHandler,
  inputRequired,
  type InputRequiredResult,
  McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { afterEach, assert, describe, expect, test, vi } from "vitest";
import type { ElicitationMode } from "../queue/ElicitationQueue.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { whenItems, whenNothingShown, whenSeen, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationHandlers } from "./handlers.js";
import { withElicitation } from "./withElicitation.js";
import { withInputRequests } from "./inputRequests.js";

const requester = { name: "Deployments" };
const requestedSchema = {
  type: "object" as const,
  properties: { count: { type: "integer" as const } },
  required: ["count"],
};
const ask = (message: string) => inputRequired.elicit({ message, requestedSchema });
const said = (value: unknown): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(value) }],
});

type Tool = (context: ServerContext) => CallToolResult | InputRequiredResult;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** A real server of 2026-07-28, reached by HTTP without a network, and a host. */
async function connect(tool: Tool, modes?: ElicitationMode[]) {
  const queue = createElicitationQueue({ modes });
  const { create } = createElicitationHandlers(queue, { requester });
  const client = new Client(
    { name: "host", version: "1" },
    {
      capabilities: queue.capabilities.mcp,
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    },
  );
  client.setRequestHandler("elicitation/create", create);
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "server", version: "1" });
    server.registerTool("deploy", {}, tool);
    return server;
  });
  const sent: { id?: unknown; method?: string; params?: Record<string, unknown> }[] = [];
  const transport = new StreamableHTTPClientTransport(new URL("https://server.example/mcp"), {
    fetch: (url, init) => {
      if (typeof init?.body === "string") sent.push(JSON.parse(init.body));
      return handler.fetch(new Request(url, init));
    },
  });
  await client.connect(transport);
  open.push(client);
  const calls = () => sent.filter(({ method }) => method === "tools/call");
  return { queue, client, calls };
}

/** The ways to make a call: by the SDK's own loop, or by ours around one that has none. */
const ways = {
  "the SDK v2": ({ client }: Awaited<ReturnType<typeof connect>>, signal?: AbortSignal) =>
    client.callTool({ name: "deploy" }, { signal }),
  withInputRequests: (
    { client, queue }: Awaited<ReturnType<typeof connect>>,
    signal?: AbortSignal,
  ) =>
    withInputRequests(
      (params) => client.request({ method: "tools/call", params }, { allowInputRequired: true }),
      { name: "deploy" },
      queue,
      { requester, signal },
    ),
};

describe.each(["the SDK v2", "withInputRequests"] as const)("MCP 2026-07-28, by %s", (way) => {
  const call = ways[way];

  test("arrives as: inside InputRequiredResult.inputRequests; state and ids", async () => {
    const state = 'é "\\u0000 {"a": 1}';
    const host = await connect(({ mcpReq }) =>
      mcpReq.inputResponses
        ? said([mcpReq.inputResponses, mcpReq.requestState()])
        : inputRequired({
            inputRequests: { a: ask("First"), b: ask("Second") },
            requestState: state,
          }),
    );
    const result = call(host);
    for (const [index, message] of ["First", "Second"].entries()) {
      const item = await whenShown(host.queue, ({ request }) => request.message === message);
      if (way === "withInputRequests") {
        expect(item.progress).toEqual({ position: index + 1, total: 2 });
      }
      void item.respond({ action: "accept", content: { count: index } });
    }
    const expected = [
      {
        a: { action: "accept", content: { count: 0 } },
        b: { action: "accept", content: { count: 1 } },
      },
      state,
    ];
    expect((await result).content).toMatchObject(said(expected).content);
    const [first, second] = host.calls();
    expect(second?.params?.requestState).toBe(state);
    expect(first?.params).not.toHaveProperty("requestState");
    expect(first?.id).not.toBe(second?.id);
  });

  test("another round, without state: it is left out", async () => {
    let round = 0;
    const host = await connect(() => {
      round += 1;
      if (round === 1) return inputRequired({ inputRequests: { a: ask("1") }, requestState: "s" });
      if (round === 2) return inputRequired({ inputRequests: { b: ask("2") } });
      return said("done");
    });
    const result = call(host);
    for (const message of ["1", "2"]) {
      const item = await whenShown(host.queue, ({ request }) => request.message === message);
      void item.respond({ action: "decline" });
    }
    expect((await result).content).toMatchObject(said("done").content);
    const [, second, third] = host.calls();
    expect(second?.params).toMatchObject({ requestState: "s", inputResponses: { a: {} } });
    expect(third?.params).not.toHaveProperty("requestState");
    expect(third?.params?.inputResponses).toEqual({ b: { action: "decline" } });
  });

  test("modes: form, url; url id: none; completion: the client retries the call", async () => {
    let signedIn = false;
    const host = await connect(({ mcpReq }) =>
      mcpReq.inputResponses && signedIn
        ? said(mcpReq.inputResponses)
        : inputRequired({
            inputRequests: {
              page: inputRequired.elicitUrl({ message: "Sign in", url: "https://a.example/" }),
            },
          }),
    );
    const result = call(host);
    const item = await whenShown(host.queue);
    expect(item.request).toMatchObject({ mode: "url" });
    expect(item.request).not.toHaveProperty("elicitationId");
    await item.respond({ action: "accept" });
    // Consent is not completion: the call waits for the person.
    expect(host.queue.getSnapshot().item).toBeDefined();
    expect(host.calls()).toHaveLength(1);
    signedIn = true;
    await item.finish();
    expect((await result).content).toMatchObject(said({ page: { action: "accept" } }).content);
    expect(host.calls()).toHaveLength(2);
  });

  test("the user can still cancel after the consent to a URL", async () => {
    const host = await connect(({ mcpReq }) =>
      mcpReq.inputResponses
        ? said(mcpReq.inputResponses)
        : inputRequired({
            inputRequests: {
              page: inputRequired.elicitUrl({ message: "Sign in", url: "https://a.example/" }),
            },
          }),
    );
    const result = call(host);
    const item = await whenShown(host.queue);
    await item.respond({ action: "accept" });
    item.dismiss();
    expect((await result).content).toMatchObject(said({ page: { action: "cancel" } }).content);
  });

  test("mode left out: form", async () => {
    const host = await connect(({ mcpReq }) =>
      mcpReq.inputResponses ? said("done") : inputRequired({ inputRequests: { a: ask("?") } }),
    );
    const result = call(host);
    const item = await whenShown(host.queue);
    expect(item.request).toMatchObject({ requestedSchema });
    void item.respond({ action: "cancel" });
    expect((await result).content).toMatchObject(said("done").content);
  });

  test("cancelled by the requester: the call itself is cancelled", async () => {
    const host = await connect(() => inputRequired({ inputRequests: { a: ask("?") } }));
    const abort = new AbortController();
    const result = call(host, abort.signal);
    await whenShown(host.queue);
    abort.abort(new Error("enough"));
    await expect(result).rejects.toThrow("enough");
    await whenNothingShown(host.queue);
  });

  test("a call whose server sends requests forever ends with an error", async () => {
    const host = await connect(() => inputRequired({ inputRequests: { a: ask("again") } }));
    host.queue.subscribe(() => {
      void host.queue.getSnapshot().item?.respond({ action: "decline" });
    });
    await expect(call(host)).rejects.toThrow(/10 rounds/);
    expect(host.calls()).toHaveLength(11);
  });
});

test("MCP 2026-07-28: capability {} means form only: so each mode is declared by itself", async () => {
  const declared = vi.fn<(capabilities: unknown) => void>();
  const tool: Tool = ({ mcpReq }) => {
    const envelope: { [key: string]: unknown } = mcpReq.envelope ?? {};
    declared(envelope["io.modelcontextprotocol/clientCapabilities"]);
    return said("done");
  };
  for (const modes of [["form", "url"], ["form"], ["url"]] as ElicitationMode[][]) {
    const { client } = await connect(tool, modes);
    await client.callTool({ name: "deploy" });
  }
  expect(declared.mock.calls).toEqual([
    [{ elicitation: { form: {}, url: {} } }],
    [{ elicitation: { form: {} } }],
    [{ elicitation: { url: {} } }],
  ]);
});

describe("MCP 2026-07-28, by a host without an SDK", () => {
  const [version, url] = ["2026-07-28", "https://server.example/mcp"];
  const page = inputRequired.elicitUrl({ message: "Sign in", url: "https://a.example/" });

  test.each([
    ["a form", { who: ask("How many?") }],
    ["a page", { page }],
    ["both", { who: ask("How many?"), page }],
  ])(
    "a server can send %s, since each call declares that it can be shown",
    async (_, inputRequests) => {
      const handler = createMcpHandler(() => {
        const server = new McpServer({ name: "server", version: "1" });
        server.registerTool("deploy", {}, ({ mcpReq }) =>
          mcpReq.inputResponses ? said(mcpReq.inputResponses) : inputRequired({ inputRequests }),
        );
        return server;
      });
      let id = 0;
      const call = async (given: { name: string; _meta?: object }) => {
        const _meta = { "io.modelcontextprotocol/protocolVersion": version, ...given._meta };
        const params = { ...given, _meta };
        const body = JSON.stringify({
          jsonrpc: "2.0",
          id: (id += 1),
          method: "tools/call",
          params,
        });
        const headers = {
          accept: "application/json, text/event-stream",
          "content-type": "application/json",
          "mcp-protocol-version": version,
          "mcp-method": "tools/call",
          "mcp-name": "deploy",
        };
        const response = await handler.fetch(new Request(url, { method: "POST", headers, body }));
        const text = await response.text();
        const line = text.split("\n").find((each) => each.startsWith("data: {"));
        const { result, error } = JSON.parse(line?.slice("data: ".length) ?? text);
        if (error) throw new Error(JSON.stringify(error));
        return result;
      };
      const queue = createElicitationQueue();
      const result = withInputRequests(call, { name: "deploy" }, queue, { requester });
      result.catch(() => {});
      const answer = async () => {
        for (const key of Object.keys(inputRequests)) {
          const item = await whenShown(queue, ({ request }) => {
            return ("url" in request ? "page" : "who") === key;
          });
          await item.respond({ action: "decline" });
        }
      };
      await Promise.race([answer(), result]);
      expect(JSON.stringify(await result)).toContain("decline");
    },
  );
});

test("two calls with the same request under the same key have two requests", async () => {
  const { client, queue } = await connect(({ mcpReq }) =>
    mcpReq.inputResponses
      ? said(mcpReq.inputResponses)
      : inputRequired({ inputRequests: { who: ask("How many?") } }),
  );
  const calls = [1, 2].map(() => client.callTool({ name: "deploy" }));
  await whenItems(queue, 2);
  for (const [index, item] of queue.items.entries()) {
    await item.respond({ action: "accept", content: { count: index } });
  }
  const texts = (await Promise.all(calls)).map(({ content }) => JSON.stringify(content));
  expect(texts.join()).toContain("0");
  expect(texts[0]).not.toBe(texts[1]);
});

describe("MCP 2025-11-25, by the SDK v2", () => {
  async function connectLegacy() {
    const queue = createElicitationQueue();
    const { create, complete } = createElicitationHandlers(queue, { requester });
    const client = new Client(
      { name: "host", version: "1" },
      { capabilities: queue.capabilities.mcp },
    );
    client.setRequestHandler("elicitation/create", create);
    client.setNotificationHandler("notifications/elicitation/complete", complete);
    const server = new Server({ name: "server", version: "1" });
    const [here, there] = InMemoryTransport.createLinkedPair();
    await server.connect(there);
    // The two SDKs have one wire and two names for its types.
    await client.connect(here as unknown as Parameters<typeof client.connect>[0]);
    open.push(client, server);
    return { queue, server, there };
  }

  test.each([7, "request-7"])(
    "a repeated request with the ID %j is shown once, and gets the same answer",
    async (id) => {
      const { queue, there } = await connectLegacy();
      const answers: unknown[] = [];
      Object.assign(there, { onmessage: (message: unknown) => answers.push(message) });
      const params = { mode: "form", message: "How many?", requestedSchema };
      const request = { jsonrpc: "2.0" as const, id, method: "elicitation/create", params };
      await there.send(request);
      await there.send(request);
      const item = await whenShown(queue);
      await vi.waitFor(() => expect(queue.items).toHaveLength(1));
      await item.respond({ action: "accept", content: { count: 3 } });
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      await there.send(request);
      await vi.waitFor(() => expect(answers).toHaveLength(3));
      const answer = { jsonrpc: "2.0", id, result: { action: "accept", content: { count: 3 } } };
      expect(answers).toEqual([answer, answer, answer]);
      expect(queue.items).toEqual([]);
    },
  );

  test("arrives as: server request elicitation/create", async () => {
    const { queue, server } = await connectLegacy();
    const result = server.elicitInput({ mode: "form", message: "How many?", requestedSchema });
    const item = await whenShown(queue);
    void item.respond({ action: "accept", content: { count: 3 } });
    expect(await result).toEqual({ action: "accept", content: { count: 3 } });
  });

  test("url id: elicitationId; completion: notifications/elicitation/complete", async () => {
    const { queue, server } = await connectLegacy();
    const page = { message: "Sign in", url: "https://a.example/", elicitationId: "1" };
    const result = server.elicitInput({ mode: "url", ...page });
    void (await whenShown(queue)).respond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
    await server.createElicitationCompletionNotifier("1")();
    await whenShown(queue, ({ completed }) => completed);
  });

  test("cancelled by the requester: notifications/cancelled", async () => {
    const { queue, server } = await connectLegacy();
    const abort = new AbortController();
    const params = { mode: "form" as const, message: "How many?", requestedSchema };
    const result = server.elicitInput(params, { signal: abort.signal });
    assert(await whenShown(queue));
    abort.abort("enough");
    await expect(result).rejects.toThrow("enough");
    await whenNothingShown(queue);
  });
});

describe("a call that waits for the user, by the SDK v2", () => {
  const deploy: Tool = ({ mcpReq }) =>
    mcpReq.inputResponses
      ? said(mcpReq.inputResponses)
      : inputRequired({ inputRequests: { who: ask("How many?") } });

  test("takes an answer that comes after an hour", async () => {
    const { client, queue } = await connect(deploy);
    const timers = manualTimers();
    const call = withElicitation(queue, (options) => client.callTool({ name: "deploy" }, options), {
      timers,
      requester,
    });
    const item = await whenSeen(queue);
    timers.advance(3_600_000);
    await item.respond({ action: "accept", content: { count: 3 } });
    expect(JSON.stringify(await call)).toContain("3");
    expect(timers.running).toBe(0);
  });

  test("is ended if it takes too long without a request", async () => {
    const timers = manualTimers();
    const { client, queue } = await connect(deploy);
    const make = (options: { signal: AbortSignal; timeout: number }) => {
      const made = client.callTool({ name: "deploy" }, options);
      timers.advance(60_000);
      return made;
    };
    await expect(withElicitation(queue, make, { timers, requester })).rejects.toThrow(
      "took too long",
    );
    expect(queue.items).toEqual([]);
  });
});
