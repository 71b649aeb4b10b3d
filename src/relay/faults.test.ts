import { describe, expect, test } from "vitest";
import type { ElicitationResult } from "../core/protocol.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { createElicitationRelay } from "./createElicitationRelay.js";
import { answerOf } from "./fixtures/answerOf.js";
import { pageOf } from "./fixtures/pageOf.js";
import { settle } from "./fixtures/settle.js";
import { memoryBus, memoryStore } from "./buses.js";
import type { RelayBus, RelayStore } from "./types.js";

// What a host puts under a relay may fail. Nobody is asked in vain for that, or told what is not true.

const requester = { name: "Tables" };
const request = {
  message: "Who?",
  requestedSchema: { type: "object", properties: { name: { type: "string" } } },
} as const;
const ada = { action: "accept", content: { name: "Ada" } } as const;

const down = () => Promise.reject(new Error("The store is down."));
const broken = () => {
  throw new Error("The store is broken.");
};

describe("a store", () => {
  test.each([
    ["rejects", { set: down, delete: down, list: down }],
    ["throws", { set: broken, delete: broken, list: broken }],
    ["has foreign entries", { ...memoryStore(), list: () => [null, 7, {}] as never }],
  ] satisfies [string, RelayStore][])(
    "that %s keeps nobody from seeing and answering a request",
    async (_, store) => {
      const timers = manualTimers();
      const bus = memoryBus();
      const onError = () => {};
      const [asking, serving] = [0, 1].map(() =>
        createElicitationRelay({ timers, bus, store, onError }),
      );
      const asked = asking!.queueFor("ada").elicit(request, { requester });
      await settle();
      const page = pageOf("ada", timers, serving);
      await settle();
      expect(page.queue.items).toHaveLength(1);
      await page.queue.items[0]?.respond(ada);
      expect(await asked).toEqual(ada);
      await settle();
      expect(page.queue.items).toEqual([]);
    },
  );

  test.each([
    ["a moment", 2, 0],
    ["some seconds", 4, 16_000],
  ])(
    "that fails for %s as a request ends does not bring the request back",
    async (_, fails, wait) => {
      const timers = manualTimers();
      const bus = memoryBus();
      const inner = memoryStore();
      let left = 0;
      const store: RelayStore = {
        ...inner,
        set: (person, question) => {
          left -= 1;
          if (left >= 0) throw new Error("The store is down.");
          return inner.set(person, question);
        },
      };
      const [asking, serving] = [0, 1].map(() =>
        createElicitationRelay({ timers, bus, store, onError: () => {} }),
      );
      const stopped = new AbortController();
      const { signal } = stopped;
      const asked = asking!.queueFor("ada").elicit(request, { requester, signal });
      await settle();
      left = fails;
      stopped.abort();
      expect(await asked).toEqual({ action: "cancel" });
      await settle();
      timers.advance(wait);
      await settle();
      const shown: unknown[] = [];
      const page = pageOf("ada", timers);
      page.queue.subscribe(() => shown.push(...page.queue.items));
      page.connect(serving!);
      await settle();
      expect(shown).toEqual([]);
    },
  );

  test("that fails three times as a request ends is tried again as its process ends", async () => {
    const timers = manualTimers();
    const store = memoryStore();
    const { set } = store;
    let left = 0;
    store.set = (person, question) => {
      left -= 1;
      if (left >= 0) throw new Error("The store is down.");
      return set(person, question);
    };
    const relay = createElicitationRelay({ timers, store, onError: () => {} });
    const stopped = new AbortController();
    void relay.queueFor("ada").elicit(request, { requester, signal: stopped.signal });
    await settle();
    left = 3;
    stopped.abort();
    await settle();
    await relay.close();
    expect(await store.list("ada")).not.toMatchObject([{ ask: {} }]);
  });

  describe("that takes some seconds to fail", () => {
    function start(seconds: number) {
      const timers = manualTimers();
      const inner = memoryStore();
      let isDown = false;
      const store: RelayStore = {
        ...inner,
        set: async (person, question) => {
          if (!isDown) return inner.set(person, question);
          await new Promise((resolve) => timers.setTimeout(() => resolve(0), seconds * 1_000));
          throw new Error("The store is down.");
        },
      };
      const relay = createElicitationRelay({ timers, store, onError: () => {} });
      const fail = () => {
        isDown = true;
      };
      const pass = async (time: number) => {
        for (let left = time; left > 0; left -= 1) {
          timers.advance(1_000);
          await settle();
        }
      };
      return { relay, page: pageOf("ada", timers, relay), fail, pass };
    }

    test("keeps no page waiting for the outcome of its answer", async () => {
      const { relay, page, fail, pass } = start(4);
      const asked = relay.queueFor("ada").elicit(request, { requester });
      await settle();
      fail();
      const answered = page.queue.items[0]?.respond(ada);
      await pass(11);
      expect(await asked).toEqual(ada);
      await expect(answered).resolves.toBeUndefined();
      expect(page.queue.items).toEqual([]);
    });

    test("removes no request that is still open", async () => {
      const { relay, page, fail, pass } = start(5);
      const stopped = new AbortController();
      const { signal } = stopped;
      const queue = relay.queueFor("ada");
      for (let count = 0; count < 5; count += 1) void queue.elicit(request, { requester, signal });
      void queue.elicit({ ...request, message: "Still asked?" }, { requester });
      await settle();
      fail();
      stopped.abort();
      await pass(150);
      expect(page.queue.items).toMatchObject([{ request: { message: "Still asked?" } }]);
    });
  });

  test("that a host implements, and that is slow, tells another process about open requests", async () => {
    const timers = manualTimers();
    const kept = new Map<string, Map<string, string>>();
    const later = async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    };
    const store: RelayStore = {
      set: async (person, question) => {
        await later();
        const own = kept.get(person) ?? new Map<string, string>();
        kept.set(person, own.set(question.id, JSON.stringify(question)));
      },
      delete: async (person, id) => {
        await later();
        kept.get(person)?.delete(id);
      },
      list: async (person) => {
        await later();
        return Array.from(kept.get(person)?.values() ?? [], (text) => JSON.parse(text));
      },
    };
    // No word of one process reaches another: all that the second one knows is what is kept.
    const asking = createElicitationRelay({ timers, store });
    const asked = asking.queueFor("ada").elicit(request, { requester, context: { call: 7 } });
    const gone = pageOf("ada", timers, asking);
    await settle();
    const [before] = gone.queue.items;
    gone.cut();
    const serving = createElicitationRelay({ timers, store });
    gone.connect(serving);
    await settle();
    expect(gone.queue.items).toMatchObject([{ id: before?.id, context: { call: 7 } }]);
    const second = pageOf("ada", timers, serving);
    await settle();
    expect(second.queue.items).toMatchObject([{ request, requester, context: { call: 7 } }]);

    gone.connect(asking);
    await settle();
    await gone.queue.items[0]?.respond(ada);
    expect(await asked).toEqual(ada);
    second.connect(createElicitationRelay({ timers, store }));
    await settle();
    expect(second.queue.items).toEqual([]);
  });
});

describe("a bus", () => {
  test("that cannot publish leaves no listener, and the page can connect again later", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    let listening = 0;
    let isDown = true;
    const bus: RelayBus = {
      publish: async (topic, text) => {
        if (isDown) throw new Error("The bus is down.");
        return inner.publish(topic, text);
      },
      subscribe: async (topic, listener) => {
        const unsubscribe = await inner.subscribe(topic, listener);
        listening += 1;
        return () => {
          listening -= 1;
          return unsubscribe();
        };
      },
    };
    const relay = createElicitationRelay({ timers, bus, onError: () => {} });
    const page = pageOf("ada", timers);
    for (let visit = 0; visit < 5; visit += 1) {
      page.connect(relay);
      await settle();
    }
    expect(listening).toBe(0);
    isDown = false;
    page.connect(relay);
    void relay.queueFor("ada").elicit(request, { requester });
    await settle();
    expect(page.queue.items).toHaveLength(1);
  });

  test.each([
    ["another", "lost"],
    ["another", "late"],
    ["the same", "lost"],
    ["the same", "late"],
  ])(
    "keeps the first answer after %s answer on a second page, though its message is %s",
    async (kind, fate) => {
      const timers = manualTimers();
      const inner = memoryBus();
      const held: (() => unknown)[] = [];
      let holds = false;
      /** Keeps back the first word of what is over. */
      const bus: RelayBus = {
        ...inner,
        publish: (topic, text) => {
          if (!holds || !text.includes('"answer"') || !topic.startsWith("pages:"))
            return inner.publish(topic, text);
          holds = false;
          held.push(() => inner.publish(topic, text));
          return undefined;
        },
      };
      const relays = [0, 1, 2].map(() => createElicitationRelay({ timers, bus }));
      const asked = relays[0]!.queueFor("ada").elicit(request, { requester });
      const [first, second] = [1, 2].map((at) => pageOf("ada", timers, relays[at]));
      await settle();
      holds = true;
      const sent = first!.queue.items[0]?.respond(ada);
      await settle();
      const result = kind === "the same" ? ada : ({ action: "decline" } as const);
      const other = second!.queue.items[0]?.respond(result).catch(String);
      await settle();
      if (fate === "late") for (const publish of held) publish();
      await settle();
      timers.advance(2_000);
      await settle();
      expect(await asked).toEqual(ada);
      await sent;
      if (kind === "the same") expect(await other).toBeUndefined();
      else expect(await other).toContain("SettledError");
      expect([first, second].map((page) => page!.queue.items)).toEqual([[], []]);
    },
  );

  test.each([
    ["form", { request, elicitOptions: {} }],
    [
      "page that was to be finished",
      {
        request: { mode: "url", message: "Pay?", elicitationId: "1", url: "https://pay.example" },
        elicitOptions: { settleOn: "completion" },
      },
    ],
  ] as const)(
    "a page that is cut before it learns the result of a %s gets it after reconnecting",
    async (kind, { request: given, elicitOptions }) => {
      const timers = manualTimers();
      const answered: string[] = [];
      const relay = createElicitationRelay({ timers });
      const page = pageOf("ada", timers, relay, {
        onSettled: (_, { action }) => void answered.push(action),
      });
      const deliver = () => page.cut();
      const asked = relay.queueFor("ada").elicit(given, { requester, deliver, ...elicitOptions });
      await settle();
      const result = kind === "form" ? ada : ({ action: "accept" } as const);
      const responded = page.queue.items[0]?.respond(result);
      const sent = (kind === "form" ? responded : page.queue.items[0]?.finish())?.catch(String);
      expect(await asked).toEqual(result);
      timers.advance(16_000);
      expect(await sent).toContain("did not confirm");
      expect(page.queue.items).toHaveLength(1);
      page.connect(relay);
      await settle();
      expect(page.queue.items).toEqual([]);
      expect(answered).toEqual(["accept"]);
    },
  );

  test("that loses the message about an answer does not report a later answer as the result", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    let loses = false;
    const bus: RelayBus = {
      ...inner,
      publish: (topic, text) =>
        loses && topic.startsWith("pages:") ? undefined : inner.publish(topic, text),
    };
    const answered: ElicitationResult[] = [];
    const relay = createElicitationRelay({ timers, bus });
    const page = pageOf("ada", timers, relay, {
      onSettled: (_, result) => void answered.push(result),
    });
    const asked = relay.queueFor("ada").elicit(request, { requester });
    await settle();
    const [item] = page.queue.items;
    loses = true;
    const sent = item?.respond(ada).catch(String);
    expect(await asked).toEqual(ada);
    timers.advance(16_000);
    expect(await sent).toContain("did not confirm");
    loses = false;
    const other = item?.respond({ action: "decline" }).catch(String);
    await settle();
    expect(await other).toContain("SettledError");
    expect(page.queue.items).toEqual([]);
    expect(answered).toEqual([ada]);
  });

  test("that repeats every message late does not deliver an answer again", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    const said: (() => unknown)[] = [];
    const bus: RelayBus = {
      ...inner,
      publish: (topic, text) => {
        said.push(() => inner.publish(topic, text));
        return inner.publish(topic, text);
      },
    };
    const [asking, serving] = [0, 1].map(() => createElicitationRelay({ timers, bus }));
    const tried: ElicitationResult[] = [];
    const deliver = (result: ElicitationResult) => {
      tried.push(result);
      if (tried.length === 1) throw new Error("gone");
    };
    const asked = asking!.queueFor("ada").elicit(request, { requester, deliver });
    const page = pageOf("ada", timers, serving);
    await settle();
    await expect(page.queue.items[0]?.respond(ada)).rejects.toThrow("did not deliver");
    for (const again of said.splice(0)) again();
    await settle();
    expect(tried).toEqual([ada]);
    expect(page.queue.items[0]?.status).toBe("open");
    await page.queue.items[0]?.respond({ action: "decline" });
    expect(await asked).toEqual({ action: "decline" });
    for (const again of said.splice(0)) again();
    await settle();
    expect(tried).toEqual([ada, { action: "decline" }]);
    expect(page.queue.items).toEqual([]);
  });

  test("that refuses a requester's subscription at first gets it later, and the answer arrives", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    let isDown = true;
    const bus: RelayBus = {
      ...inner,
      subscribe: (topic, listener) => {
        if (isDown && topic.startsWith("queues:")) throw new Error("The bus is down.");
        return inner.subscribe(topic, listener);
      },
    };
    const relay = createElicitationRelay({ timers, bus, onError: () => {} });
    const asked = relay.queueFor("ada").elicit(request, { requester });
    const page = pageOf("ada", timers, relay);
    await settle();
    isDown = false;
    timers.advance(15_000);
    await settle();
    const sent = page.queue.items[0]?.respond(ada);
    await settle();
    expect(page.queue.items).toEqual([]);
    await sent;
    expect(await asked).toEqual(ada);
  });

  test("that is down for minutes ends no request here, and brings those of others back", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    let isDown = false;
    const bus: RelayBus = {
      ...inner,
      publish: (topic, text) => (isDown ? undefined : inner.publish(topic, text)),
    };
    const [asking, serving] = [0, 1].map(() => createElicitationRelay({ timers, bus }));
    const asked = asking!.queueFor("ada").elicit(request, { requester });
    const [here, there] = [asking, serving].map((relay) => pageOf("ada", timers, relay));
    const pass = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 5) {
        timers.advance(5_000);
        await settle();
      }
      return [here, there].map((page) => page?.queue.unanswered.length);
    };
    expect(await pass(5)).toEqual([1, 1]);
    isDown = true;
    expect(await pass(120)).toEqual([1, 0]);
    isDown = false;
    expect(await pass(30)).toEqual([1, 1]);
    await there?.queue.unanswered[0]?.respond(ada);
    expect(await asked).toEqual(ada);
  });

  test("that is slow to subscribe costs a page that connects again none of its requests", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    const slow: RelayBus = {
      ...inner,
      subscribe: async (topic, listener) => {
        await new Promise((resolve) => timers.setTimeout(() => resolve(0), 6_000));
        return inner.subscribe(topic, listener);
      },
    };
    const asking = createElicitationRelay({ timers, bus: inner });
    const serving = createElicitationRelay({ timers, bus: slow });
    void asking.queueFor("ada").elicit(request, { requester });
    const first = pageOf("ada", timers, asking);
    await settle();
    const id = String(first.received[0]?.id);
    const sent: { id?: unknown; method: string }[] = [];
    const socket = {
      send: (text: string) => sent.push(JSON.parse(text)),
      close: () => {},
      addEventListener: () => {},
    };
    const again = { url: `/elicitations?shown=${id}`, headers: { host: "chat.example" } };
    serving.acceptSocket(socket, "ada", again);
    for (let left = 20; left > 0; left -= 1) {
      timers.advance(1_000);
      await settle();
    }
    // The page dropped it by the empty list, so it comes again.
    expect(sent.find(({ method }) => method === "elicitation/create")?.id).toBe(id);
  });

  test("has the last words of a process once that is closed", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    const said: string[] = [];
    const bus: RelayBus = {
      ...inner,
      publish: async (topic, text) => {
        await settle();
        said.push(text);
        await inner.publish(topic, text);
      },
    };
    const relay = createElicitationRelay({ timers, bus });
    void relay.queueFor("ada").elicit(request, { requester });
    await settle();
    await settle();
    expect(said).toHaveLength(1);
    await relay.close();
    expect(said).toHaveLength(2);
  });

  test("that is gone does not keep a process from closing", async () => {
    const timers = manualTimers();
    const inner = memoryBus();
    const errors: unknown[] = [];
    let isGone = false;
    const bus: RelayBus = {
      publish: (topic, text) => (isGone ? new Promise(() => {}) : inner.publish(topic, text)),
      subscribe: async (topic, listener) => {
        const unsubscribe = await inner.subscribe(topic, listener);
        return () => (isGone ? Promise.reject(new Error("The bus is gone.")) : unsubscribe());
      },
    };
    const relay = createElicitationRelay({ timers, bus, onError: (error) => errors.push(error) });
    const asked = relay.queueFor("ada").elicit(request, { requester });
    await settle();
    isGone = true;
    const closed = relay.close();
    await settle();
    timers.advance(10_000);
    await closed;
    await settle();
    expect(await asked).toEqual({ action: "cancel" });
    expect(errors.map(String)).toContain("Error: The bus is gone.");
  });
});

describe("a requester that withdraws a request while a response is on its way", () => {
  /** The user responds after some seconds, and the requester withdraws the request. */
  async function start(seconds: number) {
    const timers = manualTimers();
    const store = memoryStore();
    const relay = createElicitationRelay({ timers, store });
    const stopped = new AbortController();
    const { signal } = stopped;
    let confirm = () => {};
    const deliver = () => new Promise<void>((resolve) => (confirm = resolve));
    const asked = relay.queueFor("ada").elicit(request, { requester, signal, deliver });
    const pages = [0, 1].map(() => pageOf("ada", timers, relay));
    await settle();
    timers.advance(seconds * 1_000);
    const sent = pages[0]!.queue.items[0]?.respond(ada).catch(String);
    await settle();
    stopped.abort();
    expect(await asked).toEqual({ action: "cancel" });
    const pass = async () => {
      timers.advance(15_000 - seconds * 1_000);
      await settle();
      return pages.map(({ queue }) => queue.unanswered.length);
    };
    const post = async (result: ElicitationResult) =>
      (await relay.fetch(answerOf(pages[0]!.received[0]?.id, result), "ada")).status;
    return { store, sent, pass, post, confirm: () => confirm() };
  }

  test("leaves it open on no page if it confirms nothing", async () => {
    const { store, sent, pass, post, confirm } = await start(0);
    expect(await pass()).toEqual([0, 0]);
    expect(await sent).toContain("did not confirm");
    expect(await post({ action: "decline" })).toBe(409);
    // It may have taken the response after all.
    confirm();
    await settle();
    expect(await store.list("ada")).toMatchObject([{ answer: expect.any(String) }]);
    expect(await post(ada)).toBe(204);
  });

  test("may still confirm the response", async () => {
    const { sent, pass, confirm } = await start(14);
    expect(await pass()).toEqual([1, 1]);
    confirm();
    expect(await sent).toBeUndefined();
  });
});
