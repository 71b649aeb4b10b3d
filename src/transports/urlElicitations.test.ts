import * as v2 from "@modelcontextprotocol/client";
import * as v1 from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { assert, describe, expect, test, vi } from "vitest";
import { isUrlRequest } from "../core/protocol.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { watchedSignal } from "../queue/fixtures/watchedSignal.js";
import { ElicitationRefusedError, UrlElicitationLoopError } from "./errors.js";
import type { CallOptions } from "../queue/ElicitationConnection.js";
import { withElicitation } from "./withElicitation.js";
import { withUrlElicitations, type WithUrlElicitationsOptions } from "./urlElicitations.js";

const requester = { name: "GitHub" };
const page = (id: string) => ({
  mode: "url",
  message: `Page ${id}`,
  url: `https://${id}.example/`,
  elicitationId: id,
});
const needs = (data: unknown) =>
  Object.assign(new Error("URL elicitation required"), { code: -32042, data });

const asksFor =
  (id: string) =>
  ({ request }: ElicitationItem) =>
    isUrlRequest(request) && request.url === page(id).url;

/** A call that ends in one way after another. */
function run(ends: unknown[], options: Partial<WithUrlElicitationsOptions> = {}) {
  const queue = createElicitationQueue();
  let calls = 0;
  const call = vi.fn<() => Promise<unknown>>(async () => {
    const end = ends[Math.min((calls += 1), ends.length) - 1];
    if (end instanceof Error) throw end;
    return end;
  });
  const result = withUrlElicitations(call, queue, { requester, ...options });
  result.catch(() => {});
  return { queue, call, result };
}

describe("MCP 2025-11-25: error that asks for a URL (-32042)", () => {
  test("walks through all pages, then tries again", async () => {
    const { queue, call, result } = run([needs({ elicitations: [page("a"), page("b")] }), "done"]);
    for (const [index, id] of ["a", "b"].entries()) {
      const item = await whenShown(queue, ({ request }) => request.message === `Page ${id}`);
      expect(item).toMatchObject({ requester, progress: { position: index + 1, total: 2 } });
      await item.respond({ action: "accept" });
    }
    expect(call).toHaveBeenCalledTimes(1);
    queue.complete("b", requester);
    await (await whenShown(queue, ({ completed }) => !completed)).finish();
    expect(await result).toBe("done");
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("more pages than may wait are refused, and none of them stays", async () => {
    const pages = Array.from({ length: 2_000 }, (_, index) => page(`p${index}`));
    const { queue, call, result } = run([needs({ elicitations: pages })]);
    await expect(result).rejects.toMatchObject({ code: -32029, data: { limit: "waiting" } });
    expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0 });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("waits for the user's consent even if the page is already completed", async () => {
    const { queue, call, result } = run([needs({ elicitations: [page("a")] }), "done"]);
    const item = await whenShown(queue);
    queue.complete("a");
    await new Promise((resolve) => setImmediate(resolve));
    expect(call).toHaveBeenCalledTimes(1);
    await item.respond({ action: "accept" });
    expect(await result).toBe("done");
  });

  test.each([
    ["no data", undefined],
    ["no list", {}],
    ["an empty list", { elicitations: [] }],
    ["a list that is none", { elicitations: "https://a.example" }],
    ["nothing valid", { elicitations: [null, 1, {}, { mode: "form" }, { ...page("a"), url: 1 }] }],
  ])("is the call's own error if there is nothing to show: %s", async (_, data) => {
    const error = needs(data);
    const { queue, call, result } = run([error]);
    await expect(result).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("shows the valid entries once each if others are invalid", async () => {
    const { message: _, mode: __, ...bare } = page("b");
    const { queue, result } = run([
      needs({ elicitations: [null, page("a"), page("a"), { mode: "form" }, bare] }),
      "done",
    ]);
    for (const id of ["a", "b"]) {
      const item = await whenShown(queue, asksFor(id));
      expect(item.progress?.total).toBe(2);
      expect(item.request).toMatchObject({ mode: "url", message: id === "a" ? "Page a" : "" });
      await item.respond({ action: "accept" });
    }
    queue.complete("a");
    queue.complete("b");
    expect(await result).toBe("done");
  });

  test("shows an entry that is given in place of a list", async () => {
    const { queue, result } = run([needs({ elicitations: page("a") }), "done"]);
    await (await whenShown(queue)).respond({ action: "accept" });
    queue.complete("a");
    expect(await result).toBe("done");
  });

  test("notices that the same page is asked for again", async () => {
    const again = needs({ elicitations: [page("b"), page("a")] });
    const { queue, call, result } = run([needs({ elicitations: [page("a")] }), again]);
    await (await whenShown(queue)).respond({ action: "accept" });
    queue.complete("a");
    const error = await result.catch((reason: unknown) => reason);
    assert(error instanceof UrlElicitationLoopError);
    expect(error).toMatchObject({ url: page("a").url, cause: again });
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("tries once, and again for other pages if the host allows it", async () => {
    const ends = [
      needs({ elicitations: [page("a")] }),
      needs({ elicitations: [page("b")] }),
      "done",
    ];
    const once = run(ends);
    await (await whenShown(once.queue)).respond({ action: "accept" });
    once.queue.complete("a");
    await expect(once.result).rejects.toBe(ends[1]);

    const twice = run(ends, { maxRetries: 2 });
    for (const id of ["a", "b"]) {
      const item = await whenShown(twice.queue, asksFor(id));
      await item.respond({ action: "accept" });
      twice.queue.complete(id);
    }
    expect(await twice.result).toBe("done");
  });

  test.each(["decline", "cancel"] as const)(
    "%s ends the call and the other pages",
    async (action) => {
      const cause = needs({ elicitations: [page("a"), page("b")] });
      const { queue, call, result } = run([cause]);
      void (await whenShown(queue)).respond({ action });
      const error = await result.catch((reason: unknown) => reason);
      assert(error instanceof ElicitationRefusedError);
      expect(error).toMatchObject({ action, cause });
      await whenNothingShown(queue);
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  test("treats dismissing after the consent as a cancel", async () => {
    const { queue, result } = run([needs({ elicitations: [page("a")] })]);
    const item = await whenShown(queue);
    await item.respond({ action: "accept" });
    item.dismiss();
    await expect(result).rejects.toMatchObject({ action: "cancel" });
  });

  test("a signal ends the call", async () => {
    const abort = watchedSignal();
    const { queue, result } = run([needs({ elicitations: [page("a")] })], { signal: abort.signal });
    await whenShown(queue);
    abort.abort();
    await expect(result).rejects.toThrow("aborted");
    await whenNothingShown(queue);
    expect(abort.listening).toBe(0);
  });

  test.each([new Error("plain"), "text", null, { code: -32602 }])(
    "another error (%s) passes",
    async (error) => {
      const call = async () => {
        throw error;
      };
      const queue = createElicitationQueue();
      await expect(withUrlElicitations(call, queue, { requester })).rejects.toBe(error);
    },
  );
});

test("a host that shows no pages gets the server's error", async () => {
  const error = needs({ elicitations: [page("a")] });
  const call = async () => {
    throw error;
  };
  const queue = createElicitationQueue({ modes: ["form"] });
  await expect(withUrlElicitations(call, queue, { requester })).rejects.toBe(error);
});

describe("an error -32042 that a transport has wrapped", () => {
  const data = { elicitations: [page("a")] };
  const rpc = { code: -32042, message: "URL elicitation required", data };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, error: rpc });
  const wrapped = (message: string, more: object = {}) => Object.assign(new Error(message), more);

  test.each<[string, unknown]>([
    ["in its message", wrapped(`Error POSTing to endpoint (HTTP 401): ${body}`)],
    ["as a batch", wrapped(`Error POSTing to endpoint: [${body}]`)],
    ["in its cause", new Error("Call failed.", { cause: wrapped("401", { cause: rpc }) })],
    ["in its data", wrapped("HTTP 403", { data: { status: 403, text: body } })],
    ["as a JSON-RPC message", wrapped("HTTP 400", { data: JSON.parse(body) })],
    ["as the body of a response", { status: 400, body }],
  ])("is found %s", async (_, error) => {
    const queue = createElicitationQueue();
    let calls = 0;
    const call = () => ((calls += 1) === 1 ? Promise.reject(error) : Promise.resolve("done"));
    const result = withUrlElicitations(call, queue, { requester });
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({ url: page("a").url });
    await item.respond({ action: "accept" });
    await item.finish();
    expect(await result).toBe("done");
  });

  const endless = wrapped("Again.");
  Object.assign(endless, { cause: endless, data: Array(10_000).fill(endless) });

  test.each<[string, unknown]>([
    ["another code", wrapped(body.replace("-32042", "-32041"))],
    ["a text that only mentions it", wrapped("The code -32042 {is not here")],
    ["a body that is cut off", wrapped(body.slice(0, -5))],
    ["an error that wraps itself", endless],
    ["nothing", undefined],
  ])("is not found in %s", async (_, error) => {
    const queue = createElicitationQueue();
    const result = withUrlElicitations(() => Promise.reject(error), queue, { requester });
    await expect(result).rejects.toBe(error);
    expect(queue.items).toEqual([]);
  });

  const list = { name: "list" };
  const clients = {
    "MCP SDK v1": async (send: typeof fetch) => {
      const client = new v1.Client({ name: "host", version: "1" });
      const transport = new StreamableHTTPClientTransport(address, { fetch: send });
      // With exact optional properties, it is no `Transport` of its own SDK.
      await client.connect(transport as Parameters<typeof client.connect>[0]);
      return (options: CallOptions): Promise<unknown> => client.callTool(list, undefined, options);
    },
    "MCP SDK v2": async (send: typeof fetch) => {
      const client = new v2.Client({ name: "host", version: "1" });
      await client.connect(new v2.StreamableHTTPClientTransport(address, { fetch: send }));
      return (options: CallOptions): Promise<unknown> => client.callTool(list, options);
    },
  };
  const address = new URL("https://server.example/mcp");

  /** A server that asks for a page with this status, until the user was there. */
  const serverOf =
    (status: number): typeof fetch =>
    async (_, init) => {
      if (init?.method !== "POST") return new Response(null, { status: 405 });
      const { id, method } = JSON.parse(String(init.body));
      if (id === undefined) return new Response(null, { status: 202 });
      const serverInfo = { name: "server", version: "1" };
      const isFirst = method === "tools/call" && !visited;
      const content = [{ type: "text", text: "done" }];
      const answer = isFirst
        ? { error: rpc }
        : {
            result:
              method === "initialize"
                ? { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo }
                : { content },
          };
      return Response.json({ jsonrpc: "2.0", id, ...answer }, { status: isFirst ? status : 200 });
    };
  let visited = false;

  test.each(
    Object.entries(clients).flatMap(([name, sdk]) =>
      [200, 400, 401, 403].map((status) => ({ name, sdk, status })),
    ),
  )("is found in the error of $name for HTTP $status", async ({ sdk, status }) => {
    visited = false;
    const queue = createElicitationQueue();
    const result = withElicitation(queue, await sdk(serverOf(status)), { requester });
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({ url: page("a").url });
    visited = true;
    await item.respond({ action: "accept" });
    await item.finish();
    expect(await result).toMatchObject({ content: [{ text: "done" }] });
  });
});
