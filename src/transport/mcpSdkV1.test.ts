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
import { createElicitationQueue } from "../queue/createElicitationQueue.js";
import type { ElicitationMode } from "../queue/capabilitiesOf.js";
import type { Limits } from "../queue/createLimiter.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationHandlers } from "./createElicitationHandlers.js";
import { UrlElicitationLoopError } from "./UrlElicitationLoopError.js";
import { withUrlElicitations } from "./withUrlElicitations.js";

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
  await Promise.all([mcp.connect(there), client.connect(here)]);
  open.push(client, mcp);
  return { queue, client, server: mcp.server };
}

describe("MCP 2025-11-25, by the SDK v1", () => {
  test("arrives as: server request elicitation/create", async () => {
    const { queue, server } = await connect();
    const result = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
    const item = await whenShown(queue);
    expect(item).toMatchObject({ requester, request: { message: "Who?", requestedSchema } });
    await item.onRespond({ action: "accept", content: { name: "Ada" } });
    expect(await result).toEqual({ action: "accept", content: { name: "Ada" } });
  });

  test.each(["decline", "cancel"] as const)("%s reaches the server as such", async (action) => {
    const { queue, server } = await connect();
    const result = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
    void (await whenShown(queue)).onRespond({ action });
    expect(await result).toEqual({ action });
  });

  test("modes: form, url", async () => {
    const { queue, server } = await connect();
    for (const params of [{ mode: "form" as const, message: "?", requestedSchema }, signIn]) {
      const result = server.elicitInput(params);
      const item = await whenShown(queue);
      expect(item.request.mode).toBe(params.mode);
      void item.onRespond({ action: "decline" });
      await result;
    }
  });

  test("mode left out: form", async () => {
    const { queue, server } = await connect();
    const params = { message: "Who?", requestedSchema };
    const result = server.request({ method: "elicitation/create", params }, ElicitResultSchema);
    const item = await whenShown(queue);
    expect(item.request).toMatchObject({ requestedSchema });
    void item.onRespond({ action: "decline" });
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
    void item.onRespond({ action: "accept" });
    expect(await result).toEqual({ action: "accept" });
    await server.createElicitationCompletionNotifier("another")();
    expect(queue.getSnapshot().current?.completed).toBe(false);
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

  test("cancelled by the asker: notifications/cancelled", async () => {
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
    void (await whenShown(queue)).onRespond({ action: "decline" });
    expect(await next).toEqual({ action: "decline" });
  });

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
    void (await whenShown(queue)).onRespond({ action: "decline" });
    expect(await result).toMatchObject({ content: [{ text: "decline" }] });
  });

  test("a connection that closes cancels what it asked", async () => {
    const { queue, server, client } = await connect();
    const result = server.elicitInput({ mode: "form", message: "Who?", requestedSchema });
    await whenShown(queue);
    await client.close();
    await whenNothingShown(queue);
    await expect(result).rejects.toThrow("closed");
  });

  test("a stopped server is answered with cancel, one that asks too often with an error", async () => {
    const { server, queue } = await connect();
    const params = { mode: "form" as const, message: "Who?", requestedSchema };
    queue.stop(requester);
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

    test("walks the pages, waits for the server's notice, and tries again", async () => {
      let signedIn = false;
      const { queue, client, server } = await connect(
        undefined,
        needing(() => (signedIn ? [] : [signIn])),
      );
      const call = () => client.callTool({ name: "list" });
      await expect(call()).rejects.toMatchObject({ code: -32042 });
      const result = withUrlElicitations(call, queue, { requester });
      void (await whenShown(queue)).onRespond({ action: "accept" });
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
      await item.onRespond({ action: "accept" });
      void item.onFinish();
      await expect(result).rejects.toThrow(UrlElicitationLoopError);
    });
  });
});
