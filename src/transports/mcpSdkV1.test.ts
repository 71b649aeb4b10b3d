import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CancelledNotificationSchema,
  ElicitationCompleteNotificationSchema,
  ElicitRequestSchema,
  ElicitResultSchema,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, test } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationMode } from "../queue/ElicitationQueue.js";
import type { Limits } from "../queue/createLimiter.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { whenItems, whenNothingShown, whenSeen, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationHandlers } from "./handlers.js";
import { withElicitation } from "./withElicitation.js";
import { UrlElicitationLoopError } from "./errors.js";
import { withUrlElicitations } from "./urlElicitations.js";

const requester = { name: "Booking" };
const requestedSchema = {
  type: "object" as const,
  properties: { name: { type: "string" as const } },
  required: ["name"],
};
const signIn = {
  mode: "url" as const,
  message: "Sign in",
  url: "https://sign-in.example/",
  elicitationId: "sign-in-1",
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** A real server, and a host with the handlers as they are. */
async function connect(
  modes?: ElicitationMode[],
  setUp: (server: McpServer) => void = () => {},
  limits?: Limits,
) {
  const queue = createElicitationQueue({ modes, limits });
  const { create, complete, cancelled } = createElicitationHandlers(queue, { requester });
  const client = new Client(
    { name: "host", version: "1" },
    { capabilities: queue.capabilities.mcp },
  );
  if (queue.capabilities.mcp.elicitation) {
    client.setRequestHandler(ElicitRequestSchema, create);
    client.setNotificationHandler(ElicitationCompleteNotificationSchema, complete);
    client.setNotificationHandler(CancelledNotificationSchema, cancelled);
  }
  const mcp = new McpServer({ name: "server", version: "1" });
  setUp(mcp);
  const [here, there] = InMemoryTransport.createLinkedPair();
  const errors: string[] = [];
  Object.assign(mcp.server, { onerror: ({ message }: Error) => errors.push(message) });
  await Promise.all([mcp.connect(there), client.connect(here)]);
  open.push(client, mcp);
  return { queue, client, server: mcp.server, errors };
}

describe("MCP 2025-11-25, by the SDK v1", () => {
  test("arrives as: server request elicitation/create", async () => {
    const { queue, server } = await connect();
    const result = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
    const item = await whenShown(queue);
    expect(item).toMatchObject({ requester, request: { message: "Who?", requestedSchema } });
    expect(item.context).toMatchObject({ requestId: expect.any(Number) });
    await item.respond({ action: "accept", content: { name: "Ada" } });
    expect(await result).toEqual({ action: "accept", content: { name: "Ada" } });
  });

  test.each(["decline", "cancel"] as const)("%s reaches the server as such", async (action) => {
    const { queue, server } = await connect();
    const result = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
    void (await whenShown(queue)).respond({ action });
    expect(await result).toEqual({ action });
  });

  test("modes: form, url", async () => {
    const { queue, server } = await connect();
    for (const params of [{ mode: "form" as const, message: "?", requestedSchema }, signIn]) {
      const result = server.elicitInput(params);
      const item = await whenShown(queue);
      expect(item.request.mode).toBe(params.mode);
      void item.respond({ action: "decline" });
      await result;
    }
  });

  test("mode left out: form", async () => {
    const { queue, server } = await connect();
    const params = { message: "Who?", requestedSchema };
    const result = server.request({ method: "elicitation/create", params }, ElicitResultSchema);
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({ requestedSchema });
    void item.respond({ action: "decline" });
    expect(await result).toEqual({ action: "decline" });
  });

  test("capability {} means form only: so each mode is declared by itself", async () => {
    const declared = async (modes: ElicitationMode[]) =>
      (await connect(modes)).server.getClientCapabilities()?.elicitation;
    expect(await declared(["form", "url"])).toEqual({ form: {}, url: {} });
    expect(await declared(["form"])).toEqual({ form: {} });
    expect(await declared(["url"])).toEqual({ url: {} });
    expect(await declared([])).toBeUndefined();
  });

  test("url id: elicitationId; completion: notifications/elicitation/complete", async () => {
    const { queue, server } = await connect();
    const result = server.elicitInput(signIn);
    const item = await whenShown(queue);
    void item.respond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
    await server.createElicitationCompletionNotifier("another")();
    expect(queue.getSnapshot().item?.completed).toBe(false);
    await server.createElicitationCompletionNotifier(signIn.elicitationId)();
    await whenShown(queue, ({ completed }) => completed);
  });

  test("undeclared mode: -32602", async () => {
    const { server } = await connect(["form"]);
    const refused = server.request(
      { method: "elicitation/create", params: signIn },
      ElicitResultSchema,
    );
    await expect(refused).rejects.toMatchObject({ code: -32602 });
  });

  test("cancelled by the requester: notifications/cancelled", async () => {
    const { queue, server } = await connect();
    const abort = new AbortController();
    const result = server.elicitInput(
      { mode: "form", message: "Who?", requestedSchema },
      { signal: abort.signal },
    );
    await whenShown(queue);
    abort.abort("enough");
    await expect(result).rejects.toThrow("enough");
    await whenNothingShown(queue);
    // The host serves the next one as before.
    const next = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
    void (await whenShown(queue)).respond({ action: "decline" });
    expect(await next).toEqual({ action: "decline" });
  });

  test.each([0, 1])("a withdrawn request with the ID %i gets no answer", async (id) => {
    const { queue, server, errors } = await connect();
    if (id === 1) await server.ping();
    const abort = new AbortController();
    const result = server.elicitInput(
      { mode: "form", message: "Who?", requestedSchema },
      { signal: abort.signal },
    );
    const { context } = await whenShown(queue);
    expect(context).toMatchObject({ requestId: id });
    abort.abort("enough");
    await expect(result).rejects.toThrow("enough");
    await whenNothingShown(queue);
    // What comes back over the same line comes after all that was sent before.
    await server.ping();
    expect(errors).toEqual([]);
  });

  test.each([0, 1])(
    "a request with the ID %i that is withdrawn at once is never shown",
    async (id) => {
      const { queue, server, errors } = await connect();
      if (id === 1) await server.ping();
      const shown: string[] = [];
      queue.subscribe(() => shown.push(...queue.items.map(({ request }) => request.message)));
      const abort = new AbortController();
      const result = server.elicitInput(
        { mode: "form", message: "Who?", requestedSchema },
        { signal: abort.signal },
      );
      abort.abort("enough");
      await expect(result).rejects.toThrow("enough");
      await server.ping();
      expect({ shown, errors }).toEqual({ shown: [], errors: [] });
      // The host serves the next one as before.
      const next = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
      void (await whenShown(queue)).respond({ action: "decline" });
      expect(await next).toEqual({ action: "decline" });
    },
  );

  test("scope: the call", async () => {
    const { queue, client } = await connect(undefined, (server) => {
      server.registerTool("book", {}, async () => {
        const { action } = await server.server.elicitInput({
          mode: "form",
          message: "Who?",
          requestedSchema,
        });
        return { content: [{ type: "text", text: action }] };
      });
    });
    const result = client.callTool({ name: "book" });
    void (await whenShown(queue)).respond({ action: "decline" });
    expect(await result).toMatchObject({ content: [{ text: "decline" }] });
  });

  test("a connection that closes cancels its request", async () => {
    const { queue, server, client } = await connect();
    const result = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
    await whenShown(queue);
    await client.close();
    await whenNothingShown(queue);
    await expect(result).rejects.toThrow("closed");
  });

  test("a stopped server is answered with cancel, and one over its limit with an error", async () => {
    const { server, queue } = await connect();
    const params = { mode: "form" as const, message: "Who?", requestedSchema };
    queue.block(requester);
    expect(await server.elicitInput(params)).toEqual({ action: "cancel" });
    const limited = await connect(undefined, undefined, { waiting: 0 });
    await expect(limited.server.elicitInput(params)).rejects.toMatchObject({ code: -32029 });
  });

  describe("error that asks for a URL (-32042)", () => {
    const needing = (needed: () => (typeof signIn)[]) => (server: McpServer) => {
      server.registerTool("list", {}, () => {
        const elicitations = needed();
        if (elicitations.length > 0) throw new UrlElicitationRequiredError(elicitations);
        return { content: [{ type: "text", text: "done" }] };
      });
    };

    test("shows the page, waits for the server's notification, and tries again", async () => {
      let signedIn = false;
      const { queue, client, server } = await connect(
        undefined,
        needing(() => (signedIn ? [] : [signIn])),
      );
      const call = () => client.callTool({ name: "list" });
      await expect(call()).rejects.toMatchObject({ code: -32042 });
      const result = withUrlElicitations(call, queue, { requester });
      void (await whenShown(queue)).respond({ action: "accept" });
      signedIn = true;
      await server.createElicitationCompletionNotifier(signIn.elicitationId)();
      expect(await result).toMatchObject({ content: [{ text: "done" }] });
    });

    test("notices a loop", async () => {
      const { queue, client } = await connect(
        undefined,
        needing(() => [signIn]),
      );
      const result = withUrlElicitations(() => client.callTool({ name: "list" }), queue, {
        requester,
      });
      const item = await whenShown(queue);
      await item.respond({ action: "accept" });
      void item.finish();
      await expect(result).rejects.toThrow(UrlElicitationLoopError);
    });
  });
});

describe("a call that waits for the user, by the SDK v1", () => {
  const content = { name: "Ada" };

  /** A server whose tool asks, and goes on with what `after` gives. */
  const asking = (after: (asked: Promise<unknown>) => Promise<unknown>) =>
    connect(undefined, (mcp) => {
      mcp.registerTool("book", {}, async () => {
        const asked = mcp.server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
        asked.catch(() => {});
        return { content: [{ type: "text", text: JSON.stringify(await after(asked)) ?? "" }] };
      });
    });

  test("ends by its timeout without withElicitation", async () => {
    const { client, queue } = await asking((asked) => asked);
    const call = client.callTool({ name: "book" }, undefined, { timeout: 20 });
    call.catch(() => {});
    await whenShown(queue);
    await expect(call).rejects.toThrow("timed out");
  });

  test("pauses its timeout while the request is open, and resumes it after that", async () => {
    const { client, queue } = await asking((asked) => asked.then(() => new Promise(() => {})));
    const timers = manualTimers();
    const timeout = 1_000;
    const call = withElicitation(
      queue,
      (options) => client.callTool({ name: "book" }, undefined, options),
      { timeout, timers, requester },
    );
    call.catch(() => {});
    const item = await whenSeen(queue);
    timers.advance(3_600_000);
    expect(item.status).toBe("open");
    await item.respond({ action: "accept", content });
    timers.advance(timeout - 1);
    expect(timers.running).toBe(1);
    timers.advance(1);
    await expect(call).rejects.toThrow("took too long");
    expect(timers.running).toBe(0);
  });

  test("restarts its timeout with each progress if the host wants that", async () => {
    const { client, queue } = await connect(undefined, (server) => {
      server.registerTool("crawl", {}, async ({ _meta, sendNotification }) => {
        for (const progress of [1, 2, 3]) {
          const params = { progressToken: _meta?.progressToken ?? "", progress, total: 3 };
          await sendNotification({ method: "notifications/progress", params });
        }
        return { content: [] };
      });
    });
    const timers = manualTimers();
    const told: number[] = [];
    const call = withElicitation(
      queue,
      (options) => client.callTool({ name: "crawl" }, undefined, options),
      {
        requester,
        timeout: 1_000,
        timers,
        resetTimeoutOnProgress: true,
        onprogress: ({ progress }) => {
          told.push(progress);
          timers.advance(999);
        },
      },
    );
    expect(await call).toMatchObject({ content: [] });
    expect(told).toEqual([1, 2, 3]);
    expect(timers.running).toBe(0);
  });

  test("takes an answer that comes after an hour", async () => {
    const { client, queue } = await asking((asked) => asked);
    const timers = manualTimers();
    const call = withElicitation(
      queue,
      (options) => client.callTool({ name: "book" }, undefined, options),
      { timers, requester },
    );
    const item = await whenSeen(queue);
    timers.advance(3_600_000);
    await item.respond({ action: "accept", content });
    expect(JSON.stringify(await call)).toContain("Ada");
    expect(timers.running).toBe(0);
  });

  test("expires its open request when it ends", async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const { client, queue } = await asking(() => ended);
    const call = withElicitation(
      queue,
      (options) => client.callTool({ name: "book" }, undefined, options),
      { requester },
    );
    await whenShown(queue);
    end();
    await call;
    const told = { item: { status: "expired" }, waiting: 0 };
    expect(queue.getSnapshot()).toMatchObject(told);
  });

  test("withdraws its own requests alone when it is aborted", async () => {
    const { client, queue } = await asking((asked) => asked);
    const other = queue.elicit(
      { message: "Another", requestedSchema },
      { requester: { name: "B" } },
    );
    const control = new AbortController();
    const call = withElicitation(
      queue,
      (options) => client.callTool({ name: "book" }, undefined, options),
      { signal: control.signal, requester },
    );
    call.catch(() => {});
    await whenItems(queue, 2);
    control.abort(new Error("Stopped"));
    await expect(call).rejects.toThrow("Stopped");
    expect(queue.items.map(({ requester: asker }) => asker.name)).toEqual(["B"]);
    queue.getSnapshot().item?.dismiss();
    expect(await other).toEqual({ action: "cancel" });
  });

  test("keeps its request open until the later of two parallel calls ends", async () => {
    const ends: (() => void)[] = [];
    const { client, queue } = await asking(
      () => new Promise<void>((resolve) => ends.push(resolve)),
    );
    const calls = [1, 2].map(() =>
      withElicitation(queue, (options) => client.callTool({ name: "book" }, undefined, options), {
        requester,
      }),
    );
    await whenItems(queue, 2);
    ends[0]?.();
    await calls[0];
    expect(queue.items.map(({ status }) => status)).toEqual(["open", "open"]);
    ends[1]?.();
    await calls[1];
    expect(queue.items.map(({ status }) => status)).toEqual(["expired"]);
  });
});
