import fc from "fast-check";
import { assert, expect, test } from "vitest";
import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { createQueueView } from "./createQueueView.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { collectGarbage } from "./fixtures/collectGarbage.js";
import { watchedSignal } from "./fixtures/watchedSignal.js";

const requesters = [{ name: "a" }, { name: "b" }, { name: "c" }];
const nth = (max: number) => fc.nat(max - 1);

const asking = fc.record({
  url: fc.boolean(),
  requester: nth(3),
  settleOn: fc.constantFrom("accept" as const, "completion" as const),
  expires: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  /** How often sending fails before it does not, or for ever; nothing: there is nothing to send. */
  failures: fc.option(fc.constantFrom(0, 1, 2, Infinity), { nil: undefined }),
});

type Asking = typeof asking extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("elicit" as const), asking }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("respond" as const),
      action: fc.constantFrom("accept" as const, "decline" as const, "cancel" as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "abort" as const,
        "complete" as const,
        "disconnect" as const,
        "stop" as const,
        "allow" as const,
        "finish" as const,
        "close" as const,
        "wait" as const,
        "mount" as const,
        "unmount" as const,
      ),
      which: nth(8),
    }),
  },
);

test("submit, abort, complete, disconnect, deadline and unmount in any order: one answer", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.boolean(),
      async (scheduler, steps, intercepted) => {
        const timers = manualTimers();
        const errors: unknown[] = [];
        const queue = createElicitationQueue({
          timers,
          onError: (error) => errors.push(error),
          intercept: intercepted ? () => scheduler.schedule(Promise.resolve(undefined)) : undefined,
          onSettled: ({ requester, request }, result) =>
            asked
              .find((one) => one.request.message === request.message && one.requester === requester)
              ?.settled.push(result),
        });
        const asked: {
          request: ElicitationRequest;
          requester: Requester;
          delivers: boolean;
          signal: ReturnType<typeof watchedSignal>;
          answers: ElicitationResult[];
          settled: ElicitationResult[];
          arrived: ElicitationResult[];
          underway: number;
        }[] = [];
        const places: { place: ReturnType<typeof createQueueView>; leave: () => void }[] = [];

        const shownBy = () => places.filter(({ place }) => place.getSnapshot().item);
        const check = () => {
          const { item: current } = queue.getSnapshot();
          const showing = shownBy().length;
          assert(showing === (current && places.length > 0 ? 1 : 0), "one place shows it");
          if (current && places[0]) {
            assert(places[0].place.getSnapshot().item === current, "the first place shows it");
          }
        };
        queue.subscribe(check);

        const elicit = ({ url, requester: place, settleOn, expires, failures }: Asking) => {
          const id = String(asked.length);
          const signal = watchedSignal();
          const one: (typeof asked)[number] = {
            request: url ? urlRequest(id, `https://${id}.example`, id) : formRequest(id),
            requester: requesters[place] ?? { name: "" },
            delivers: failures !== undefined,
            signal,
            answers: [],
            settled: [],
            arrived: [],
            underway: 0,
          };
          asked.push(one);
          let left = failures ?? 0;
          const deliver = async (result: ElicitationResult) => {
            one.underway += 1;
            assert(one.underway === 1, "two answers under way");
            await scheduler.schedule(Promise.resolve());
            one.underway -= 1;
            if (left > 0 && result.action !== "cancel") {
              left -= 1;
              throw new Error("offline");
            }
            one.arrived.push(result);
          };
          queue
            .elicit(one.request, {
              requester: one.requester,
              settleOn,
              signal: signal.signal,
              expiresAt: expires === undefined ? undefined : timers.now() + expires,
              deliver: failures === undefined ? undefined : deliver,
            })
            .then((result) => one.answers.push(result))
            .catch(() => assert.fail("a request was refused"));
        };

        for (const each of steps) {
          // Each comes after some, but not all, of what the ones before set going.
          await scheduler.waitNext(Math.min(1, scheduler.count()));
          const { item: current, items } = queue.getSnapshot();
          if (each.do === "elicit") elicit(each.asking);
          else if (each.do === "respond") {
            seen.add(each.action);
            current?.respond({ action: each.action }).catch(() => {});
          } else {
            const { which } = each;
            const item = which % 2 === 0 ? current : items.find(({ status }) => status !== "open");
            const requester = requesters[which % 3] ?? { name: "" };
            if (each.do === "abort") asked[which]?.signal.abort();
            if (each.do === "complete") queue.complete(String(which));
            if (each.do === "disconnect") queue.disconnect(requester);
            if (each.do === "stop") queue.block(requester);
            if (each.do === "allow") queue.unblock(requester);
            if (each.do === "finish") item?.finish().catch(() => {});
            if (each.do === "close") item?.dismiss();
            if (each.do === "wait") timers.advance(which * 3);
            if (each.do === "mount") {
              const place = createQueueView(queue);
              places.push({ place, leave: place.subscribe(check) });
            }
            if (each.do === "unmount") {
              const [left] = places.splice(which % Math.max(places.length, 1), 1);
              left?.leave();
            }
          }
          check();
        }
        while (places.length > 0) places.shift()?.leave();
        // A person who has all the time answers what is left, but for what can never be sent.
        for (let tries = 0; tries < 3; tries += 1) {
          await scheduler.waitIdle();
          queue
            .getSnapshot()
            .item?.respond({ action: "decline" })
            .catch(() => {});
        }
        queue.disconnectAll();
        for (const item of queue.items) item.dismiss();
        await scheduler.waitIdle();

        for (const { answers, arrived, settled, delivers, underway, signal } of asked) {
          assert(answers.length === 1, `${answers.length} answers`);
          // A blocked requester's request never becomes an item.
          assert(settled.length <= 1, `${settled.length} settled`);
          if (delivers && settled.length === 1) expect(arrived).toEqual(settled);
          assert(arrived.length <= 1 && underway === 0, `${arrived.length} answers arrived`);
          assert(signal.listening === 0, "a listener is left");
        }
        expect(timers.running).toBe(0);
        expect(queue.getSnapshot()).toMatchObject({ item: undefined, items: [], waiting: 0 });
        if (!errors.every((error) => (error as Error).message === "offline")) throw errors[0];
      },
    ),
    { numRuns: 400, seed: 4 },
  );
  expect(seen.size).toBe(3);
});

test("1,000 requests of 50 requesters: the order is kept, nothing is lost", async () => {
  const queue = createElicitationQueue();
  const results = Array.from({ length: 1_000 }, (_, index) =>
    queue.elicit(formRequest(String(index)), { requester: { name: `server ${index % 50}` } }),
  );
  for (let index = 0; index < 1_000; index += 1) {
    const { item: current, waiting } = queue.getSnapshot();
    assert(current);
    expect([current.request.message, waiting]).toEqual([String(index), 999 - index]);
    expect(current.requester.name).toBe(`server ${index % 50}`);
    void current.respond({ action: "accept", content: { index } });
  }
  const contents = (await Promise.all(results)).map((result) => result);
  expect(contents).toEqual(
    Array.from({ length: 1_000 }, (_, index) => ({ action: "accept", content: { index } })),
  );
});

test("nothing of 10,000 answered requests is kept", async () => {
  const timers = manualTimers();
  const queue = createElicitationQueue({ timers });
  const kept: WeakRef<object>[] = [];
  const watched = watchedSignal();
  for (let index = 0; index < 10_000; index += 1) {
    const requester = { name: `server ${index % 50}` };
    const url = index % 3 === 0;
    const request = url ? urlRequest("", "https://a.example", String(index)) : formRequest("");
    kept.push(new WeakRef(request));
    const result = queue.elicit(request, {
      requester,
      id: index % 10 ? undefined : index,
      signal: watched.signal,
      expiresAt: timers.now() + 10,
    });
    void queue.getSnapshot().item?.respond({ action: "accept" });
    if (url) queue.complete(String(index), requester);
    await result;
    timers.advance(1);
  }
  timers.advance(60_000);
  await collectGarbage();
  const alive = kept.filter((each) => each.deref());
  expect(alive.length).toBeLessThan(5);
  expect([timers.running, watched.listening]).toEqual([0, 0]);
  expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0, items: [] });
}, 30_000);

test("a remembered answer keeps no Node process running", async () => {
  const running = () =>
    process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = running();
  const queue = createElicitationQueue();
  const answered = queue.elicit(formRequest("?"), { requester: { name: "a" }, id: 0 });
  await queue.items[0]?.respond({ action: "decline" });
  expect(await answered).toEqual({ action: "decline" });
  expect(running()).toBe(before);
});
