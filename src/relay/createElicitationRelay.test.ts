import { describe, expect, test, vi } from "vitest";
import type {
  ElicitationContent,
  ElicitationResult,
  FormRequest,
  UrlRequest,
} from "../core/protocol.js";
import { type ManualTimers, manualTimers } from "../core/fixtures/manualTimers.js";
import type { Session } from "../core/session.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import type { Timers } from "../core/timers.js";
import type { CallOptions } from "../queue/ElicitationConnection.js";
import { withElicitation } from "../transports/withElicitation.js";
import { createElicitationRelay, type ElicitationRelayOptions } from "./createElicitationRelay.js";
import { answerOf } from "./fixtures/answerOf.js";
import { pageOf, type PageUnderTest } from "./fixtures/pageOf.js";
import { settle } from "./fixtures/settle.js";
import { memoryBus, memoryStore } from "./buses.js";
import type { RelayStore } from "./types.js";

const requester = { name: "Tables", url: "https://tables.example/mcp" };
const named = (message: string): FormRequest => ({
  message,
  requestedSchema: { type: "object", properties: { name: { type: "string" } } },
});
const ada = { action: "accept", content: { name: "Ada" } } as const;

function start(options: ElicitationRelayOptions = {}) {
  const timers = manualTimers();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const relay = createElicitationRelay({ timers, onError, ...options });
  const page = pageOf("ada", timers, relay);
  return { timers, errors, relay, page, queue: relay.queueFor("ada") };
}

describe("a request over a relay", () => {
  test("is shown on the page of its user, with the requester and context of the backend", async () => {
    const { queue, page, relay, timers } = start();
    const other = pageOf("bob", timers, relay);
    const asked = queue.elicit(named("Who?"), { requester, context: { call: 7 } });
    await settle();
    const [item] = page.queue.items;
    expect(item).toMatchObject({ request: named("Who?"), requester, context: { call: 7 } });
    expect(other.queue.items).toEqual([]);
    await item?.respond(ada);
    expect(await asked).toEqual(ada);
    expect(page.queue.items).toEqual([]);
  });

  test("is reported on the backend when it is added and settled, with its context", async () => {
    const events: unknown[] = [];
    const { queue, page } = start({
      onRequest: ({ requester: { name }, context: given }) => events.push(["request", name, given]),
      onSettled: ({ requester: { name } }, { action }) => events.push(["settled", name, action]),
    });
    const context = { person: "ada", call: 7 };
    const asked = queue.elicit(named("Who?"), { requester, context });
    await settle();
    await page.queue.items[0]?.respond(ada);
    await asked;
    expect(events).toEqual([
      ["request", "Tables", context],
      ["settled", "Tables", "accept"],
    ]);
  });

  test("cannot set its own requester", async () => {
    const { queue, page } = start();
    const forged = { requester: { name: "Your bank" }, expiresIn: 5 };
    const request = { ...named("Who?"), relayed: forged, requester: forged.requester };
    void queue.elicit(request, { requester });
    await settle();
    expect(page.queue.items[0]?.requester).toEqual(requester);
    expect(page.queue.items[0]?.expiresAt).toBeUndefined();
  });

  test("waits for a page that comes later, and is the same after a reload", async () => {
    const { queue, page, relay, timers } = start();
    page.leave();
    const asked = queue.elicit(named("Who?"), { requester });
    await settle();
    for (let visit = 0; visit < 2; visit += 1) {
      const later = pageOf("ada", timers, relay);
      await settle();
      expect(later.queue.items).toHaveLength(1);
      later.leave();
      expect(later.queue.items).toEqual([]);
    }
    const last = pageOf("ada", timers, relay);
    await settle();
    await last.queue.items[0]?.respond({ action: "decline" });
    expect(await asked).toEqual({ action: "decline" });
  });

  test("that the server withdraws disappears on every page", async () => {
    const { queue, page, relay, timers } = start();
    const second = pageOf("ada", timers, relay);
    const abort = new AbortController();
    const asked = queue.elicit(named("Who?"), { requester, signal: abort.signal });
    await settle();
    expect([page, second].map((each) => each.queue.items.length)).toEqual([1, 1]);
    abort.abort();
    expect(await asked).toEqual({ action: "cancel" });
    await settle();
    expect([page, second].map((each) => each.queue.items.length)).toEqual([0, 0]);
  });

  test("is still there when the machine has slept", async () => {
    const timers = manualTimers();
    let slept = 0;
    const clock = { ...timers, now: () => timers.now() + slept };
    const relay = createElicitationRelay({ timers: clock });
    const page = pageOf("ada", clock, relay);
    const asked = relay.queueFor("ada").elicit(named("Who?"), { requester });
    await settle();
    slept = 3 * 60 * 60_000;
    await pass(timers, 60_000);
    await page.queue.items[0]?.respond(ada);
    expect(await asked).toEqual(ada);
  });

  test("whose time is over is cancelled, and the page says so", async () => {
    const { queue, page, timers } = start();
    const asked = queue.elicit(named("Who?"), { requester, expiresAt: timers.now() + 4_000 });
    await settle();
    timers.advance(4_000);
    expect(await asked).toEqual({ action: "cancel" });
    await settle();
    expect(page.queue.items[0]?.status).toBe("expired");
  });

  test("that has no deadline stays open, in another process too", async () => {
    const bus = memoryBus();
    const { queue, page, timers } = start({ bus });
    const there = pageOf("ada", timers, createElicitationRelay({ timers, bus }));
    void queue.elicit(named("Who?"), { requester, expiresAt: Infinity });
    await settle();
    for (const { queue: shown } of [page, there])
      expect(shown.items).toMatchObject([{ status: "open", expiresAt: undefined }]);
    for (const { received } of [page, there])
      expect(received[0]).not.toHaveProperty("relayed.expiresIn");
  });

  test("whose call has ended is over, and the page says so", async () => {
    const { queue, page, timers } = start();
    let end = () => {};
    const call = withElicitation(
      queue,
      async () => {
        void queue.elicit(named("Who?"), { requester });
        await new Promise<void>((resolve) => (end = resolve));
      },
      { timers, requester },
    );
    await settle();
    page.queue.items[0]?.markShown();
    // The call's clock stands still while the person, elsewhere, thinks.
    await pass(timers, 10 * 60_000);
    end();
    await call;
    await settle();
    expect(page.queue.items[0]?.status).toBe("expired");
  });

  test("shows that its URL is completed on the page where it was opened", async () => {
    const { queue, page } = start();
    const url: UrlRequest = {
      mode: "url",
      message: "Sign in",
      url: "https://tables.example/in",
      elicitationId: "sign-in",
    };
    const asked = queue.elicit(url, { requester });
    await settle();
    await page.queue.items[0]?.respond({ action: "accept" });
    expect(await asked).toEqual({ action: "accept" });
    await settle();
    expect(page.queue.items[0]).toMatchObject({ status: "settled", completed: false });
    queue.complete("sign-in", { name: "Another" });
    await settle();
    expect(page.queue.items[0]?.completed).toBe(false);
    // The line was cut meanwhile.
    queue.complete("sign-in", requester);
    await settle();
    expect(page.queue.items[0]?.completed).toBe(true);
  });

  test("reports its completion once, however often the server completes it", async () => {
    const bus = memoryBus();
    let published = 0;
    const publish: typeof bus.publish = (topic, text) => {
      published += 1;
      return bus.publish(topic, text);
    };
    const { queue } = start({ bus: { ...bus, publish } });
    const url: UrlRequest = {
      mode: "url",
      message: "",
      url: "https://a.example",
      elicitationId: "1",
    };
    void queue.elicit(url, { requester });
    await settle();
    published = 0;
    for (let time = 0; time < 100; time += 1) queue.complete("1", requester);
    await settle();
    expect(published).toBe(1);
  });

  test("is answered when the user is done with a URL that has no ID", async () => {
    const { queue, page } = start();
    const url: UrlRequest = { mode: "url", message: "Sign in", url: "https://tables.example/in" };
    let answered = false;
    const asked = queue.elicit(url, { requester, settleOn: "completion" });
    void asked.then(() => (answered = true));
    await settle();
    await page.queue.items[0]?.respond({ action: "accept" });
    await settle();
    expect(answered).toBe(false);
    await page.queue.items[0]?.finish();
    expect(await asked).toEqual({ action: "accept" });
  });

  test.each(["decline", "cancel"] as const)(
    "a page that is open is cancelled by %s after its completion could not be delivered",
    async (action) => {
      const { queue, page, relay, timers } = start();
      const url: UrlRequest = { mode: "url", message: "Sign in", url: "https://tables.example/in" };
      const brought: ElicitationResult[] = [];
      const deliver = (result: ElicitationResult) => {
        brought.push(result);
        if (result.action === "accept") throw new Error("The way to the server is cut.");
      };
      void queue.elicit(url, { requester, settleOn: "completion", deliver });
      const other = pageOf("ada", timers, relay);
      await settle();
      await page.queue.items[0]?.respond({ action: "accept" });
      await expect(page.queue.items[0]?.finish()).rejects.toThrow("did not deliver");
      await other.queue.items[0]?.respond({ action });
      expect(brought).toEqual([{ action: "accept" }, { action: "cancel" }]);
      expect(queue.items).toEqual([]);
      expect(page.queue.unanswered).toEqual([]);
    },
  );
});

describe("an answer", () => {
  test("from one of two pages removes the request from the other", async () => {
    const { queue, page, relay, timers } = start();
    const second = pageOf("ada", timers, relay);
    const asked = queue.elicit(named("Who?"), { requester });
    await settle();
    await second.queue.items[0]?.respond(ada);
    expect(await asked).toEqual(ada);
    await settle();
    expect(page.queue.items).toEqual([]);
  });

  test("is taken from one of two pages at once, and rejected on the other", async () => {
    const { queue, page, relay, timers } = start();
    const second = pageOf("ada", timers, relay);
    const asked = queue.elicit(named("Who?"), { requester });
    await settle();
    const told = await Promise.allSettled([
      page.queue.items[0]?.respond(ada),
      second.queue.items[0]?.respond({ action: "decline" }),
    ]);
    expect(await asked).toEqual(ada);
    expect(told.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(second.queue.items).toEqual([]);
  });

  test("that was lost on its way is sent again on the next connection, and given once", async () => {
    const { queue, page, relay } = start();
    const asked = queue.elicit(named("Who?"), { requester });
    await settle();
    page.loseNext();
    const sent = page.queue.items[0]?.respond(ada);
    await settle();
    page.cut();
    page.connect(relay);
    await sent;
    expect(await asked).toEqual(ada);
  });

  test("that nobody confirms does not count, so the user can send it again", async () => {
    const { queue, page, timers } = start();
    const asked = queue.elicit(named("Who?"), { requester });
    await settle();
    page.loseNext();
    const sent = page.queue.items[0]?.respond(ada).catch(String);
    await settle();
    timers.advance(15_000);
    expect(await sent).toContain("did not confirm");
    expect(page.queue.items[0]?.status).toBe("open");
    await page.queue.items[0]?.respond(ada);
    expect(await asked).toEqual(ada);
  });

  test("that cannot be delivered to the requester is refused, and can be sent again", async () => {
    const { queue, page } = start();
    const brought: unknown[] = [];
    let fails = true;
    const deliver = (result: unknown) => {
      if (fails) throw new Error("gone");
      brought.push(result);
    };
    const asked = queue.elicit(named("Who?"), { requester, deliver });
    await settle();
    await expect(page.queue.items[0]?.respond(ada)).rejects.toThrow("did not deliver");
    fails = false;
    await page.queue.items[0]?.respond(ada);
    expect(await asked).toEqual(ada);
    expect(brought).toEqual([ada]);
  });

  test("that is `null` is taken if the field has a case for it, and refused if it has a type", async () => {
    const { queue, page } = start();
    const payment = { oneOf: [{ type: "object" }, { title: "At the table", type: "null" }] };
    const properties = { payment, name: { type: "string" } } as object;
    const asked = queue.elicit(
      { message: "How?", requestedSchema: { type: "object", properties } } as FormRequest,
      { requester },
    );
    await settle();
    const [item] = page.queue.items;
    const accept = (content: object) =>
      item?.respond({ action: "accept", content: content as ElicitationContent });
    await expect(accept({ name: null })).rejects.toThrow("did not deliver");
    await accept({ payment: null });
    expect(await asked).toEqual({ action: "accept", content: { payment: null } });
  });

  test("carries the choices of the user in `_meta` only if its action is accept", async () => {
    const { queue, page } = start();
    for (const action of ["accept", "decline"] as const) {
      const asked = queue.elicit(named(`Answer with ${action}.`), { requester });
      await settle();
      const chosen = { action, _meta: { persist: "session" } };
      await page.queue.items.at(-1)?.respond(chosen as ElicitationResult);
      expect(await asked).toEqual(action === "accept" ? chosen : { action });
    }
  });

  test("from another user's page reaches nobody", async () => {
    const { queue, relay, page, timers } = start();
    const asked = queue.elicit(named("Who?"), { requester });
    await settle();
    const id = page.received.find(({ method }) => method === "elicitation/create")?.id;
    const post = relay.fetch(answerOf(id, ada), "bob");
    await settle();
    timers.advance(10_000);
    expect((await post).status).toBe(503);
    expect(page.queue.items).toHaveLength(1);
    await page.queue.items[0]?.respond({ action: "decline" });
    expect(await asked).toEqual({ action: "decline" });
  });
});

describe("several processes", () => {
  test.each([
    { what: "with a store each", shared: false },
    { what: "with one store", shared: true },
  ])("a page and a server at different ones reach each other, $what", async ({ shared }) => {
    const timers = manualTimers();
    const bus = memoryBus();
    const store = memoryStore();
    const more = shared ? { store } : {};
    const asking = createElicitationRelay({ timers, bus, ...more });
    const serving = createElicitationRelay({ timers, bus, ...more });
    const asked = asking.queueFor("ada").elicit(named("Who?"), { requester });
    await settle();
    const page = pageOf("ada", timers, serving);
    await settle();
    expect(page.queue.items).toHaveLength(1);
    await page.queue.items[0]?.respond(ada);
    expect(await asked).toEqual(ada);
    await settle();
    await pass(timers, 5 * 60_000);
    // Of what is over nothing is kept.
    expect(store.list("ada")).toEqual([]);
  });

  test("a request disappears within minutes if the process that sent it has crashed", async () => {
    const timers = manualTimers();
    const bus = memoryBus();
    let gone = false;
    const dying = {
      ...bus,
      publish: (topic: string, text: string) => (gone ? undefined : bus.publish(topic, text)),
      subscribe: (topic: string, listener: (text: string) => void) =>
        bus.subscribe(topic, (text) => gone || listener(text)),
    };
    const asking = createElicitationRelay({ timers, bus: dying });
    const serving = createElicitationRelay({ timers, bus });
    const page = pageOf("ada", timers, serving);
    void asking.queueFor("ada").elicit(named("Who?"), { requester });
    await settle();
    await pass(timers, 5 * 60_000);
    expect(page.queue.items).toHaveLength(1);
    gone = true;
    const sent = page.queue.items[0]?.respond(ada).catch(String);
    await settle();
    timers.advance(10_000);
    await settle();
    expect(await sent).toContain("did not deliver");
    expect(page.queue.items).toHaveLength(1);
    await pass(timers, 75_000);
    expect(page.queue.items).toEqual([]);
  });

  test("a page continues at another process if its own has closed", async () => {
    const timers = manualTimers();
    const bus = memoryBus();
    const relays = [0, 1].map(() => createElicitationRelay({ timers, bus }));
    const [asking, serving] = relays as [(typeof relays)[0], (typeof relays)[0]];
    const page = pageOf("ada", timers, serving);
    const asked = asking.queueFor("ada").elicit(named("Who?"), { requester });
    await settle();
    const [before] = page.queue.items;
    await serving.close();
    page.connect(asking);
    await settle();
    timers.advance(20_000);
    await settle();
    expect(page.queue.items).toHaveLength(1);
    expect(page.queue.items[0]?.id).toBe(before?.id);
    await before?.respond(ada);
    expect(await asked).toEqual(ada);
  });

  test("a process that is closed cancels its requests, and later ones", async () => {
    const timers = manualTimers();
    const bus = memoryBus();
    const asking = createElicitationRelay({ timers, bus });
    const page = pageOf("ada", timers, createElicitationRelay({ timers, bus }));
    const queue = asking.queueFor("ada");
    const asked = queue.elicit(named("Who?"), { requester });
    await settle();
    await asking.close();
    expect(await asked).toEqual({ action: "cancel" });
    await settle();
    expect(page.queue.items).toEqual([]);
    expect(await queue.elicit(named("Who?"), { requester })).toEqual({ action: "cancel" });
    const delivered: unknown[] = [];
    const deliver = (result: ElicitationResult) => void delivered.push(result);
    await queue.elicit(named("Who?"), { requester, deliver });
    expect(delivered).toEqual([{ action: "cancel" }]);
  });

  test("messages that the bus loses are sent again", async () => {
    const timers = manualTimers();
    const bus = memoryBus();
    let loses = true;
    const lossy = {
      ...bus,
      publish: (topic: string, text: string) => (loses ? undefined : bus.publish(topic, text)),
    };
    const asking = createElicitationRelay({ timers, bus: lossy });
    const page = pageOf("ada", timers, createElicitationRelay({ timers, bus }));
    await settle();
    void asking.queueFor("ada").elicit(named("Who?"), { requester });
    await settle();
    loses = false;
    timers.advance(15_000);
    await settle();
    expect(page.queue.items).toHaveLength(1);
  });
});

describe("limits", () => {
  test("apply to the waiting requests of one requester over all connections", async () => {
    const { relay, errors } = start({ limits: { waiting: 2 } });
    const ask = (user: string, name: string) =>
      relay.queueFor(user).elicit(named("Who?"), { requester: { name } });
    void ask("ada", "A");
    void ask("ada", "A");
    await expect(ask("ada", "A")).rejects.toMatchObject({
      code: -32029,
      data: { limit: "waiting", allowed: 2 },
    });
    void ask("ada", "B");
    void ask("bob", "A");
    expect(errors).toEqual([]);
    expect([relay.queueFor("ada").items, errors]).toEqual([[], []]);
  });

  test("apply to requests per minute over all connections of a requester to a user", async () => {
    const { relay, timers } = start({ limits: { perMinute: 10 } });
    const refused: unknown[] = [];
    const ask = async (user: string, name: string) => {
      const signal = AbortSignal.abort();
      const asked = relay.queueFor(user).elicit(named("Who?"), { requester: { name }, signal });
      await asked.catch(({ data }) => refused.push([user, name, data.limit]));
    };
    for (let connection = 0; connection < 11; connection += 1) await ask("ada", "A");
    expect(refused).toEqual([["ada", "A", "perMinute"]]);
    await ask("ada", "B");
    await ask("bob", "A");
    timers.advance(60_000);
    await ask("ada", "A");
    expect(refused).toHaveLength(1);
  });

  test("apply to bytes per user, of which one requester leaves room for another", async () => {
    const { relay, page } = start({ limits: { bytesPerUser: 20_000 } });
    const ask = (name: string, message: string) =>
      relay.queueFor("ada").elicit(named(message), { requester: { name } });
    const refused: unknown[] = [];
    for (let each = 0; each < 10; each += 1)
      ask("A", "x".repeat(4_000)).catch(({ code, data }) => refused.push({ code, data }));
    await settle();
    expect(refused).toHaveLength(8);
    expect(refused[0]).toEqual({ code: -32029, data: { limit: "bytes", allowed: 20_000 } });
    void ask("B", "x".repeat(4_000));
    await settle();
    expect(page.queue.items).toHaveLength(3);
    // What was answered counts no more.
    for (const item of page.queue.items) await item.respond(ada);
    void ask("A", "x".repeat(4_000));
    await settle();
    expect(page.queue.items).toHaveLength(1);
  });

  test.each([
    ["bytesPerUser", { bytesPerUser: 20_000 }],
    ["bytes", { bytes: 20_000 }],
  ])(
    "bound the bytes of the requests that are remembered after their end: %s",
    async (_, limits) => {
      const { queue } = start({ limits });
      const ask = async (id: number) => {
        const asked = queue.elicit(named("x".repeat(8_000)), { requester, id });
        await settle();
        await queue.unanswered[0]?.respond(ada);
        return asked;
      };
      const seen: unknown[] = [];
      queue.subscribe(() => seen.push(...queue.unanswered.map(({ id }) => id)));
      for (const id of [1, 2, 3]) await ask(id);
      const before = new Set(seen).size;
      // The first was forgotten, so it is another request; the last was not.
      await ask(1);
      await ask(3);
      expect(new Set(seen).size - before).toBe(1);
    },
  );

  test("count the bytes of the ID of a request, which can be of any length", async () => {
    const { queue } = start();
    const asked = queue.elicit(named("Who?"), { requester, id: "x".repeat(9_000_000) });
    await expect(asked).rejects.toMatchObject({ data: { limit: "bytes" } });
  });

  test("do not count a repetition, which joins the open request", async () => {
    const { queue, page } = start({ limits: { waiting: 1, bytesPerUser: 1_000 } });
    const twice = [0, 1].map(() => queue.elicit(named("Who?"), { requester, id: 7 }));
    await settle();
    expect(page.queue.items).toHaveLength(1);
    await page.queue.items[0]?.respond(ada);
    expect(await Promise.all(twice)).toEqual([ada, ada]);
  });

  test("apply to the length of a request", async () => {
    const { queue } = start({ limits: { bytes: 200 } });
    await expect(queue.elicit(named("x".repeat(200)), { requester })).rejects.toMatchObject({
      code: -32602,
    });
  });

  test("refuse a context that JSON cannot write", async () => {
    const { queue } = start();
    const circle: { of?: object } = {};
    circle.of = circle;
    for (const context of [{ chat: 12n }, circle]) {
      await expect(queue.elicit(named("Who?"), { requester, context })).rejects.toThrow(TypeError);
    }
    expect(queue.items).toEqual([]);
  });

  test("refuse an answer that is too long or invalid", async () => {
    const { relay } = start({ limits: { bytes: 200 } });
    const long = { action: "accept", content: { name: "x".repeat(200) } };
    expect((await relay.fetch(answerOf("1", long), "ada")).status).toBe(413);
    for (const result of [
      null,
      {},
      { action: "agree" },
      { action: "accept", content: 7 },
      { action: "accept", _meta: 7 },
    ]) {
      expect((await relay.fetch(answerOf("1", result), "ada")).status).toBe(400);
    }
  });

  test("apply to the open pages of one user", async () => {
    const { relay } = start({ limits: { connections: 2 } });
    const open = () => relay.fetch(new Request("https://chat.example/elicitations"), "ada");
    const second = await open();
    expect(second.status).toBe(200);
    expect((await open()).status).toBe(429);
    await second.body?.cancel();
    expect((await open()).status).toBe(200);
  });

  test("keep messages until a slow page reads on, and skip a request withdrawn meanwhile", async () => {
    const { relay, queue, timers } = start();
    const withdrawn = new AbortController();
    const response = await relay.fetch(new Request("https://chat.example/elicitations"), "ada");
    const { signal } = withdrawn;
    for (let each = 0; each < 20; each += 1) {
      const own = each === 19 ? { requester, signal } : { requester };
      void queue.elicit(named(`${each} ${"x".repeat(30_000)}`), own);
    }
    await settle();
    withdrawn.abort();
    await settle();
    const reader = response.body!.getReader();
    let text = "";
    while (!text.includes("notifications/cancelled")) {
      const { value } = await reader.read();
      text += new TextDecoder().decode(value);
      await settle();
    }
    // It was withdrawn before its turn came.
    expect(text.match(/elicitation\/create/g)).toHaveLength(19);
    const page = pageOf("ada", timers, relay);
    for (let batch = 0; batch < 20; batch += 1) {
      await settle();
      timers.advance(100);
    }
    expect(page.queue.items).toHaveLength(19);
  });

  test("bound the time in which a page reads none of its messages", async () => {
    const { relay, queue, timers } = start({ limits: { connections: 3 } });
    const open = () => relay.fetch(new Request("https://chat.example/elicitations"), "ada");
    const stalled = await open();
    const reading = await open();
    const reader = reading.body!.getReader();
    for (let each = 0; each < 40; each += 1)
      void queue.elicit(named("x".repeat(30_000)), { requester });
    for (let second = 0; second < 35; second += 1) {
      await settle();
      await reader.read();
      timers.advance(1_000);
    }
    await expect(stalled.text()).rejects.toThrow("stopped reading");
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(429);
  });

  test("bound the bytes that a WebSocket buffers", async () => {
    const { relay, queue, timers } = start({ limits: { connections: 2 } });
    const listeners: Record<string, (event: object) => void> = {};
    const sent: string[] = [];
    let buffered = 0;
    let closed: number | undefined;
    const socket = {
      send: (text: string) => {
        sent.push(text);
        buffered += text.length;
      },
      close: (code?: number) => (closed = code),
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
      get bufferedAmount() {
        return buffered;
      },
    };
    relay.acceptSocket(socket, "ada", { headers: {} });
    for (let each = 0; each < 20; each += 1)
      void queue.elicit(named("x".repeat(30_000)), { requester });
    await settle();
    expect(sent).toHaveLength(3);
    buffered = 0;
    timers.advance(100);
    expect(sent).toHaveLength(6);
    // It goes on for as long as the socket sends something.
    for (let second = 0; second < 60; second += 1) {
      buffered -= 10;
      timers.advance(1_000);
    }
    expect(closed).toBeUndefined();
    timers.advance(31_000);
    expect(closed).toBe(1013);
    expect(sent).toHaveLength(6);
  });
});

describe("a page of another origin", () => {
  const url = "https://chat.example/elicitations";
  const from = (headers: Record<string, string>, method = "POST") =>
    new Request(url, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: method === "POST" ? JSON.stringify({ id: "1", result: { action: "decline" } }) : null,
    });

  test.each([
    ["its origin", { origin: "https://evil.example" }],
    ["an origin of its own making", { origin: "null" }],
    ["another port", { origin: "https://chat.example:8443" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a sub-domain", { "sec-fetch-site": "same-site" }],
  ] as const)("neither reads nor answers: %s", async (_, headers) => {
    const { relay } = start();
    for (const method of ["GET", "POST"]) {
      expect((await relay.fetch(from(headers, method), "ada")).status).toBe(403);
    }
  });

  test("is refused although the host's onError throws", async () => {
    const { relay } = start({
      onError: () => {
        throw new Error("telemetry");
      },
    });
    expect((await relay.fetch(from({ origin: "null" }), "ada")).status).toBe(403);
  });

  test("is reported once, with the option that would allow it", async () => {
    const errors: unknown[] = [];
    const { relay } = start({ onError: (error) => errors.push(error) });
    for (const port of [8443, 9443]) {
      const origin = `https://chat.example:${port}`;
      const response = await relay.fetch(from({ origin }, "GET"), "ada");
      expect(await response.text()).toContain("origins");
    }
    expect(errors.map(String)).toEqual([expect.stringContaining('"https://chat.example:8443"')]);
  });

  test("opens no WebSocket", () => {
    const { relay } = start();
    const closed: unknown[] = [];
    const socket = {
      send: () => {},
      addEventListener: () => {},
      close: (code?: number) => closed.push(code),
    };
    const headers = { origin: "https://evil.example", host: "chat.example" };
    relay.acceptSocket(socket, "ada", { headers });
    relay.acceptSocket(socket, "ada", { headers: new Headers(headers) });
    // HTTP/2 has no header "host", and a frame in a sandbox no origin.
    relay.acceptSocket(socket, "ada", {
      headers: { ":authority": "chat.example", origin: "null" },
    });
    expect(closed.splice(0, 1)).toEqual([1008]);
    expect(closed).toEqual([1008, 1008]);
    relay.acceptSocket(socket, "ada", { headers: { ...headers, origin: "https://chat.example" } });
    expect(closed).toHaveLength(2);
  });

  test("sends no form", async () => {
    const { relay } = start();
    const form = from({ "content-type": "text/plain", origin: "https://chat.example" });
    expect((await relay.fetch(form, "ada")).status).toBe(415);
  });

  test("is allowed if the host lists it, and no other is then", async () => {
    const { relay } = start({ origins: ["https://app.example"] });
    const open = (origin: string) => relay.fetch(from({ origin }, "GET"), "ada");
    expect((await open("https://app.example")).status).toBe(200);
    expect((await open("https://chat.example")).status).toBe(403);
  });

  test("must have a listed host if it sends no origin, in every kind of request", async () => {
    const { relay } = start({ origins: ["https://chat.example"] });
    const ask = async (host: string) => {
      const [read, answer] = await Promise.all(
        ["GET", "POST"].map((method) =>
          relay.fetch(from({ host, "content-type": "text/plain" }, method), "ada"),
        ),
      );
      const closed: unknown[] = [];
      const close = (code?: number) => closed.push(code);
      const socket = { send: () => {}, addEventListener: () => {}, close };
      relay.acceptSocket(socket, "ada", { headers: { host } });
      return [read?.status, answer?.status, ...closed];
    };
    expect(await ask("chat.example")).toEqual([200, 415]);
    expect(await ask("evil.example")).toEqual([403, 403, 1008]);
  });

  test("can only use GET and POST", async () => {
    const { relay } = start();
    const response = await relay.fetch(new Request(url, { method: "DELETE" }), "ada");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });
});

/** Time goes by, in which what was said is heard. */
async function pass(timers: ManualTimers, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 5_000) {
    timers.advance(5_000);
    await settle();
  }
}

test("a page reports a response that could not be sent, and none that came too late", async () => {
  const { queue, relay, page: first, timers } = start();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const second = pageOf("ada", timers, relay, { onError });
  void queue.elicit(named("Who?"), { requester });
  await settle();
  second.loseNext();
  const lost = second.queue.items[0]?.respond(ada).catch(() => {});
  await settle();
  timers.advance(15_000);
  await lost;
  await settle();
  expect(errors.map(String)).toEqual([expect.stringContaining("did not confirm")]);
  await first.queue.items[0]?.respond({ action: "decline" });
  await second.queue.items[0]?.respond(ada).catch(() => {});
  await settle();
  expect(errors).toHaveLength(1);
});

describe("a request on screen that ends without a response", () => {
  /** Shows a request of a call on a page, and returns what the page has after its end. */
  const endOf = async (
    end: (given: {
      stop: AbortController;
      withdraw: AbortController;
      queue: ElicitationQueue;
    }) => void,
    isReported = true,
  ) => {
    const { queue, page, timers } = start();
    const [stop, withdraw] = [new AbortController(), new AbortController()];
    const made = ({ signal }: CallOptions) => {
      void queue.elicit(named("Who?"), { requester, signal: withdraw.signal });
      return new Promise<void>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    };
    const call = withElicitation(queue, made, { requester, timers, signal: stop.signal });
    call.catch(() => {});
    await settle();
    if (!isReported) page.loseNext();
    page.queue.items[0]?.markShown();
    await pass(timers, 5_000);
    end({ stop, withdraw, queue });
    await settle();
    return page.queue.items;
  };

  test("disappears if the host has stopped the call, as without a relay", async () => {
    expect(await endOf(({ stop }) => stop.abort())).toEqual([]);
    expect(await endOf(({ queue }) => queue.items[0]?.dismiss())).toEqual([]);
    expect(await endOf(({ queue }) => queue.block(requester))).toEqual([]);
  });

  test.each([true, false])("says so if its server withdrew it, known as shown: %s", async (is) => {
    const withdrawn = [{ status: "settled", withdrawn: true }];
    expect(await endOf(({ withdraw }) => withdraw.abort(), is)).toMatchObject(withdrawn);
    expect(await endOf(({ queue }) => queue.disconnect(requester), is)).toMatchObject(withdrawn);
  });

  test("says that it expired, wherever it was in the queue", async () => {
    const { queue, page, timers } = start();
    void queue.elicit(named("First?"), { requester });
    void queue.elicit(named("Second?"), { requester, expiresAt: timers.now() + 10_000 });
    await settle();
    for (const { markShown } of page.queue.items) markShown();
    await pass(timers, 5_000);
    queue.expire(queue.items[1]!.id);
    await settle();
    expect(page.queue.items.map(({ status }) => status)).toEqual(["open", "expired"]);
  });
});

describe("the timeout of a call over a relay", () => {
  const callThatAsks = (queue: ElicitationQueue, timers: Timers, message = "Who?") => {
    const call = withElicitation(
      queue,
      ({ signal }) => {
        void queue.elicit(named(message), { requester });
        return new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      },
      { timers, requester, timeout: 60_000 },
    );
    let ended = false;
    call.catch(() => (ended = true));
    return async () => {
      await settle();
      return ended;
    };
  };
  const show = async ({ queue }: PageUnderTest, timers: ManualTimers) => {
    queue.getSnapshot().item?.markShown();
    await pass(timers, 10);
  };

  test("pauses from the report of a page that it shows the request", async () => {
    const { queue, page, timers } = start();
    const hasEnded = callThatAsks(queue, timers);
    await settle();
    await show(page, timers);
    await pass(timers, 10 * 60_000);
    expect(await hasEnded()).toBe(false);
    await page.queue.items[0]?.respond(ada);
    await pass(timers, 60_000);
    expect(await hasEnded()).toBe(true);
  });

  test.each(["no page is connected", "its page shows it nowhere"])("runs while %s", async (how) => {
    const { queue, page, timers } = start();
    if (how.startsWith("no")) page.leave();
    const hasEnded = callThatAsks(queue, timers);
    await pass(timers, 55_000);
    expect(await hasEnded()).toBe(false);
    await pass(timers, 5_000);
    expect(await hasEnded()).toBe(true);
  });

  test("pauses while the request waits on its page behind one of another queue", async () => {
    const { queue, relay, page, timers } = start();
    void relay.queueFor("ada").elicit(named("First?"), { requester: { name: "Weather" } });
    await settle();
    await show(page, timers);
    const hasEnded = callThatAsks(queue, timers, "Second?");
    await pass(timers, 10 * 60_000);
    expect(await hasEnded()).toBe(false);
  });

  test("pauses though messages of the page or of the bus were lost", async () => {
    const bus = memoryBus();
    let lost = 0;
    const publish: typeof bus.publish = (topic, text) => {
      if (text.includes('"shown"') && lost < 1) lost += 1;
      else bus.publish(topic, text);
    };
    const { queue, page, timers } = start({ bus: { ...bus, publish } });
    const hasEnded = callThatAsks(queue, timers);
    await settle();
    page.loseNext();
    await show(page, timers);
    await pass(timers, 10 * 60_000);
    expect([lost, await hasEnded()]).toEqual([1, false]);
    const reports = page.sent.filter(({ method }) => method === "notifications/elicitation/shown");
    expect(reports).toHaveLength(3);
  });

  test("pauses by a report in a POST, as with an event stream", async () => {
    const { queue, relay, page, timers } = start();
    const hasEnded = callThatAsks(queue, timers);
    await settle();
    const { id } = page.received.find(({ method }) => method === "elicitation/create")!;
    const method = "notifications/elicitation/shown";
    const report = (params: object) =>
      relay.fetch(answerOf(undefined, undefined, { method, params }), "ada");
    expect((await report({ requestIds: [id, 7, "unknown"] })).status).toBe(204);
    expect((await report({ requestIds: "all" })).status).toBe(204);
    await pass(timers, 10 * 60_000);
    expect(await hasEnded()).toBe(false);
  });

  test("onUnshown of the relay reports a request that no page shows", async () => {
    const unshown: string[] = [];
    const { queue, timers } = start({
      onUnshown: ({ request }) => unshown.push(request.message),
    });
    callThatAsks(queue, timers);
    await pass(timers, 3_000);
    expect(unshown).toEqual(["Who?"]);
  });

  test("the relay warns in development of the first request that no page shows", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { relay, timers } = start();
    const queue = relay.queueFor("eve");
    callThatAsks(queue, timers);
    callThatAsks(queue, timers);
    await pass(timers, 3_000);
    const heard = () => warned.mock.calls.map(String).filter((text) => text.includes('user "eve"'));
    await vi.waitFor(() => expect(heard()).toHaveLength(1));
    expect(heard()[0]).toContain("connected to 0 of the user's pages");
    warned.mockRestore();
  });
});

describe("the context of a request over a relay", () => {
  const call = (queue: ElicitationQueue, context: unknown, timers: Timers) => {
    let end = () => {};
    const given = new Promise<AbortSignal>((resolve) => {
      const made = ({ signal }: CallOptions) => {
        resolve(signal);
        return new Promise<void>((done) => (end = done));
      };
      void withElicitation(queue, made, { requester, context, timers });
    });
    return { given, end: () => end() };
  };
  /** The contexts on the page, and those in the store. */
  const contexts = async (page: PageUnderTest, store: RelayStore) => {
    await settle();
    const kept = await store.list("ada");
    return [page.queue.items, kept.map(({ ask }) => ask!)].map((list) =>
      list.map(({ context }) => context),
    );
  };

  test("is that of its one running call, on the page and in the store", async () => {
    const store = memoryStore();
    const { queue, page, timers } = start({ store });
    call(queue, "call-1", timers);
    void queue.elicit(named("Who?"), { requester });
    expect(await contexts(page, store)).toEqual([["call-1"], ["call-1"]]);
  });

  test("is unknown while two calls run, unless the request has the signal of one", async () => {
    const store = memoryStore();
    const { queue, page, timers } = start({ store });
    call(queue, "call-1", timers);
    const second = call(queue, "call-2", timers);
    void queue.elicit(named("Of which?"), { requester });
    void queue.elicit(named("Of the second?"), {
      requester,
      call: { signal: await second.given },
    });
    const both = [undefined, "call-2"];
    expect(await contexts(page, store)).toEqual([both, both]);
  });

  test("says which requests are of one call, also from the store", async () => {
    const store = memoryStore();
    const { queue, page, timers } = start({ store });
    const callsOn = () => page.queue.items.map((item) => (item as unknown as Session).call);
    const first = call(queue, "call-1", timers);
    for (const message of ["Who?", "Who else?"]) void queue.elicit(named(message), { requester });
    await settle();
    const [one, other] = callsOn();
    expect(one).toEqual(expect.any(String));
    expect(other).toBe(one);
    expect((await store.list("ada")).map(({ ask }) => ask?.callId)).toEqual([one, one]);
    call(queue, "call-2", timers);
    void queue.elicit(named("Of which?"), { requester });
    await settle();
    expect(callsOn()[2]).toBeUndefined();
    first.end();
  });

  test("joins the chat of the host and the tool call", async () => {
    const store = memoryStore();
    const { queue, page, timers } = start({ store });
    const chat = { chatId: "one" };
    const first = call(queue, { toolCallId: "call-1" }, timers);
    void queue.elicit(named("Who?"), { requester, context: chat });
    call(queue, { toolCallId: "call-2" }, timers);
    void queue.elicit(named("Of which?"), { requester, context: chat });
    const both = [{ chatId: "one", toolCallId: "call-1" }, chat];
    expect(await contexts(page, store)).toEqual([both, both]);
    first.end();
  });
});

test("two chats of one user each show their own requests", async () => {
  const { relay, timers } = start();
  const chats = ["one", "two"].map((chatId) =>
    pageOf("ada", timers, relay, {}, { filter: ({ context }) => context === chatId }),
  );
  const asked = ["one", "two"].map((chatId) =>
    relay.queueFor("ada").elicit(named(chatId), { requester, context: chatId }),
  );
  await settle();
  const shown = chats.map(({ queue }) => queue.items.map(({ request }) => request.message));
  expect(shown).toEqual([["one"], ["two"]]);
  await chats[1]?.queue.items[0]?.respond(ada);
  expect(await asked[1]).toEqual(ada);
  expect(chats[0]?.queue.items).toMatchObject([{ status: "open" }]);
});
