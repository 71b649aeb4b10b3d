import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, test } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenItems } from "../queue/fixtures/whenShown.js";
import { createElicitationHandlers } from "./handlers.js";
import { withDeliveryRetry } from "./delivery.js";

const requester = { name: "Booking" };
const questionOf = (message: string) => ({
  message,
  requestedSchema: { type: "object" as const, properties: { name: { type: "string" as const } } },
});

const open: Client[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** Two servers, each with a client of its own, whose clients share one object of handlers. */
async function askBoth(queue: ElicitationQueue, messages: readonly string[]) {
  const { create } = createElicitationHandlers(queue, { requester });
  return Promise.all(
    messages.map(async (message) => {
      const [near, far] = InMemoryTransport.createLinkedPair();
      const ids: unknown[] = [];
      const { send } = far;
      far.send = (sent, options) => {
        if ("method" in sent && "id" in sent) ids.push(sent.id);
        return send.call(far, sent, options);
      };
      const server = new Server({ name: message, version: "1" });
      const client = new Client(
        { name: "host", version: "1" },
        { capabilities: queue.capabilities.mcp },
      );
      client.setRequestHandler(ElicitRequestSchema, create);
      open.push(client);
      await server.connect(far);
      await client.connect(withDeliveryRetry(near, queue));
      return { ids, answer: server.elicitInput(questionOf(message)) };
    }),
  );
}

const named = (name: string) => ({ action: "accept" as const, content: { name } });

describe("two clients that share handlers, their transports wrapped, and both ask by the id 0", () => {
  test.each([
    ["alike", ["Who?", "Who?"]],
    ["unlike", ["Who?", "What?"]],
  ] as const)("each request has its own answer: %s", async (_, messages) => {
    const queue = createElicitationQueue();
    const servers = await askBoth(queue, messages);
    await whenItems(queue, 2);
    const { items } = queue;
    expect(items.map(({ request }) => request.message)).toEqual(messages);
    await items[0]?.respond(named("Ada"));
    await items[1]?.respond(named("Bo"));
    // Both count from 0, so that an id alone tells nothing.
    expect(servers.map(({ ids }) => ids)).toEqual([[0], [0]]);
    expect(await Promise.all(servers.map(({ answer }) => answer))).toEqual([
      named("Ada"),
      named("Bo"),
    ]);
  });
});
