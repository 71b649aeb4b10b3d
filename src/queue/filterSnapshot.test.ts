import fc from "fast-check";
import { expect, test } from "vitest";
import { manualTimers } from "../time/fixtures/manualTimers.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { filterSnapshot } from "./itemsToShow.js";

const requester = { name: "Booking" };
const page = { mode: "url" as const, message: "Sign in", url: "https://a.example/" };

test("the places of all contexts together show each request once, as the whole queue does", async () => {
  const asked = fc.record({ context: fc.integer({ min: 0, max: 3 }), answered: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { maxLength: 9 }), async (requests) => {
      const queue = createElicitationQueue();
      const items = requests.map(({ context, answered }) => {
        void queue.elicit(page, { requester, context });
        return { item: queue.items.at(-1)!, answered };
      });
      for (const { item, answered } of items) {
        if (answered) await item.respond({ action: "accept" });
      }
      const whole = queue.getSnapshot();
      const { items: all, pending: behind } = filterSnapshot(whole, () => true);
      expect([all, behind]).toEqual([whole.items, whole.pending]);
      const places = [0, 1, 2, 3].map((own) =>
        filterSnapshot(whole, ({ context }) => context === own),
      );
      expect(places.flatMap((place) => place.items)).toHaveLength(whole.items.length);
      for (const { items: own, current, pending, lingering } of places) {
        expect(pending + lingering.length + (current ? 1 : 0)).toBe(own.length);
        const waits = own.some(({ status }) => status === "waiting");
        expect(current?.status).toBe(waits ? "waiting" : undefined);
      }
    }),
  );
});

test("what a place of its own shows stays there when it expires, or is completed, whatever waits elsewhere", async () => {
  const timers = manualTimers();
  const queue = createElicitationQueue({ timers, completedFor: 1_000 });
  const own = { requester, context: "own" };
  void queue.elicit(page, { requester, context: "elsewhere" });
  void queue.elicit({ ...page, message: "Late" }, { ...own, expiresAt: timers.now() + 1 });
  void queue.elicit({ ...page, elicitationId: "1" }, own);
  const atPlace = () => filterSnapshot(queue.getSnapshot(), ({ context }) => context === "own");
  const late = atPlace();
  expect(late).toMatchObject({ current: { request: { message: "Late" } }, pending: 1 });
  queue.markShown(late.shown!.itemId);
  timers.advance(1);
  expect(atPlace()).toMatchObject({
    lingering: [{ status: "expired", itemId: late.shown!.itemId }],
  });
  late.shown?.close();

  const { current } = atPlace();
  queue.markShown(current!.itemId);
  await current?.respond({ action: "accept" });
  expect(atPlace()).toMatchObject({ current: undefined, shown: { status: "accepted" } });
  queue.complete("1");
  expect(atPlace()).toMatchObject({ current: undefined, shown: { completed: true } });
  timers.advance(1_000);
  expect(atPlace().items).toEqual([]);
  expect(queue.getSnapshot()).toMatchObject({ current: { context: "elsewhere" }, pending: 0 });
});

test("current is only ever what awaits an answer; what is shown is that, or what lingers", async () => {
  const queue = createElicitationQueue();
  void queue.elicit(page, { requester });
  const finished = queue.elicit(page, { requester, until: "finish" });
  await queue.getSnapshot().current?.respond({ action: "accept" });
  await queue.getSnapshot().current?.respond({ action: "accept" });
  const { current, shown, lingering } = queue.getSnapshot();
  expect([current?.status, shown, lingering.map(({ status }) => status)]).toEqual([
    "finishing",
    current,
    ["accepted"],
  ]);
  await current?.finish();
  expect(await finished).toEqual({ action: "accept" });
  expect(queue.getSnapshot()).toMatchObject({ current: undefined, shown: { status: "accepted" } });
});
