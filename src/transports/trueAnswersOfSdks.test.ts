import * as v2 from "@modelcontextprotocol/client";
import * as v1 from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ElicitRequestSchema, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { assert, expect, test } from "vitest";
import { sameJson } from "../core/json.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationItem, ElicitationQueue } from "../queue/ElicitationQueue.js";
import { createElicitationHandlers } from "./handlers.js";
import { withDeliveryRetry } from "./delivery.js";

type Client = { close(): Promise<void> };

const requester = { name: "Server" };
const info = { name: "chat", version: "1" };
const capabilities = { capabilities: { elicitation: { form: {} } } };

/** The clients of the SDKs, each with the handlers as a host registers them. */
const sdks: Record<
  string,
  (queue: ElicitationQueue, transport: InMemoryTransport) => Promise<Client>
> = {
  v1: async (queue, transport) => {
    const client = new v1.Client(info, capabilities);
    const { create } = createElicitationHandlers(queue, { requester });
    client.setRequestHandler(ElicitRequestSchema, create);
    await client.connect(withDeliveryRetry(transport, queue));
    return client;
  },
  v2: async (queue, transport) => {
    const client = new v2.Client(info, capabilities);
    const { create } = createElicitationHandlers(queue, { requester });
    client.setRequestHandler("elicitation/create", create);
    await client.connect(withDeliveryRetry(transport, queue));
    return client;
  },
};

const properties = { press: { type: "integer" } };
const questions = ["Delete the temporary file?", "Delete the production database?"].map(
  (message) => ({ mode: "form", message, requestedSchema: { type: "object", properties } }),
);

/** What the server waits for under an id. */
interface Asked {
  params: unknown;
  /** Whether it has been answered, now or when it was asked before. */
  answered: boolean;
  /** Whether the server wants no answer anymore. */
  over: boolean;
}

interface Press {
  params: unknown;
  /** Of which connection the question was. */
  connection: number;
  /** Whether it was on show when it was answered. */
  shown: boolean;
}

const id = fc.nat(1);
const turns = fc.nat(2);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("ask" as const), id, question: fc.nat(1), turns }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("press" as const),
      back: fc.nat(2),
      fails: fc.boolean(),
      turns,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancelled" as const), id, turns }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restart" as const), turns }) },
);

const turn = () => new Promise((resolve) => setImmediate(resolve));

test.each(Object.entries(sdks))(
  "SDK %s: an answer goes once, to the request that was shown when it was given",
  async (_, connect) => {
    let delivered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const queue = createElicitationQueue({ limits: { perMinute: Infinity } });
        const presses: Press[] = [];
        const shown: ElicitationItem[] = [];
        let connection = 0;
        let fails = false;
        let asked = new Map<unknown, Asked>();
        let say: (message: object) => void = () => {};
        let client: Client;

        /** What was not true: what is thrown while something is sent passes for a line that is dead. */
        const lies: string[] = [];
        function hold(truth: unknown, lie: string): asserts truth {
          if (!truth) lies.push(lie);
          assert(truth, lie);
        }
        const take = (response: { id?: unknown; result?: { content?: { press?: number } } }) => {
          const question = asked.get(response.id);
          hold(question, "an answer to nothing");
          const press = presses[response.result?.content?.press ?? -1];
          hold(press?.shown, `an answer to what was not on show: ${JSON.stringify(response)}`);
          hold(press.connection === connection, "an answer to another connection");
          hold(sameJson(press.params, question.params), "an answer to another question");
          hold(!question.over, "an answer that nobody wants");
          question.answered = true;
          delivered += 1;
        };

        /** A connection as it begins: ids are counted anew. */
        async function begin() {
          const [page, server] = InMemoryTransport.createLinkedPair();
          const send = page.send.bind(page);
          page.send = async (message, options) => {
            if (fails && "result" in message) throw new TypeError("offline");
            return send(message, options);
          };
          say = (message) => void server.send({ jsonrpc: "2.0", ...message } as JSONRPCMessage);
          const onmessage = (message: JSONRPCMessage) => {
            if ("method" in message && "id" in message) {
              const { protocolVersion } = message.params ?? {};
              say({
                id: message.id,
                result: { protocolVersion, capabilities: {}, serverInfo: info },
              });
            } else if ("id" in message) take(message as never);
          };
          Object.assign(server, { onmessage });
          await server.start();
          client = await connect(queue, page);
        }

        const press = (item: ElicitationItem, of: number) => {
          const isShown = queue.getSnapshot().item?.id === item.id;
          presses.push({ params: item.request, connection: of, shown: isShown });
          const content = { press: presses.length - 1 };
          item.respond({ action: "accept", content }).catch(() => {});
        };

        await begin();
        const connectionOf = new Map<number, number>();
        const look = () => {
          const { item } = queue.getSnapshot();
          if (!item || shown.at(-1)?.id === item.id) return;
          shown.push(item);
          connectionOf.set(item.id, connection);
        };
        for (const each of steps) {
          look();
          if (each.do === "ask") {
            const params = questions[each.question];
            const before = asked.get(each.id);
            // What was answered is answered again, and where that is lost the server asks once more.
            const answered = before?.answered === true && sameJson(before.params, params);
            asked.set(each.id, { params, answered, over: false });
            say({ id: each.id, method: "elicitation/create", params });
          } else if (each.do === "press") {
            const item = shown.at(-1 - each.back);
            fails = each.fails;
            if (item) press(item, connectionOf.get(item.id) ?? -1);
            await turn();
            fails = false;
          } else if (each.do === "cancelled") {
            const question = asked.get(each.id);
            if (question) question.over = true;
            say({ method: "notifications/cancelled", params: { requestId: each.id } });
          } else {
            await client!.close();
            connection += 1;
            asked = new Map();
            await begin();
          }
          for (let left = each.turns; left > 0; left -= 1) await turn();
        }
        // A person who has all the time answers what is left.
        for (let tries = 0; tries < 10; tries += 1) {
          await turn();
          look();
          const { item: current } = queue.getSnapshot();
          if (current) press(current, connection);
        }
        await turn();
        expect(lies).toEqual([]);
        const left = [...asked.values()].filter(({ answered, over }) => !answered && !over);
        expect(left).toEqual([]);
        expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0 });
        await client!.close();
      }),
      { numRuns: 100, seed: 15 },
    );
    expect(delivered).toBeGreaterThan(100);
  },
  60_000,
);
