import fc from "fast-check";
import { expect, test } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
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
      const { items: all, waiting: behind } = filterSnapshot(whole, () => true);
      expect([all, behind]).toEqual([whole.items, whole.waiting]);
      const places = [0, 1, 2, 3].map((own) =>
        filterSnapshot(whole, ({ context }) => context === own),
      );
      expect(places.flatMap((place) => place.items)).toHaveLength(whole.items.length);
      for (const { items: own, item, waiting } of places) {
        const open = own.filter(({ status }) => status === "open");
        expect(waiting).toBe(Math.max(open.length - 1, 0));
        expect(item).toBe(open[0] ?? own.at(-1));
      }
    }),
  );
});

test("an expired or completed request stays in its place, whatever waits elsewhere", async () => {
  const timers = manualTimers();
  const queue = createElicitationQueue({ timers, retainCompleted: 1_000 });
  const own = { requester, context: "own" };
  void queue.elicit(page, { requester, context: "elsewhere" });
  void queue.elicit({ ...page, message: "Late" }, { ...own, expiresAt: timers.now() + 1 });
  void queue.elicit({ ...page, elicitationId: "1" }, own);
  const atPlace = () => filterSnapshot(queue.getSnapshot(), ({ context }) => context === "own");
  const late = atPlace();
  expect(late).toMatchObject({ item: { request: { message: "Late" } }, waiting: 1 });
  queue.markPlaced(late.item!.id);
  timers.advance(1);
  expect(atPlace().items.at(-1)).toMatchObject({ status: "expired", id: late.item!.id });
  late.item?.dismiss();

  const { item: current } = atPlace();
  queue.markPlaced(current!.id);
  await current?.respond({ action: "accept" });
  expect(atPlace()).toMatchObject({ item: { status: "settled" } });
  queue.complete("1");
  expect(atPlace()).toMatchObject({ item: { completed: true } });
  timers.advance(1_000);
  expect(atPlace().items).toEqual([]);
  expect(queue.getSnapshot()).toMatchObject({ item: { context: "elsewhere" }, waiting: 0 });
});

test("a request that awaits its completion comes before one that is settled", async () => {
  const queue = createElicitationQueue();
  void queue.elicit(page, { requester });
  const finished = queue.elicit(page, { requester, settleOn: "completion" });
  await queue.getSnapshot().item?.respond({ action: "accept" });
  await queue.getSnapshot().item?.respond({ action: "accept" });
  const { item, items } = queue.getSnapshot();
  expect(item?.status).toBe("awaiting-completion");
  expect(items.map(({ status }) => status)).toEqual(["settled", "awaiting-completion"]);
  await item?.finish();
  expect(await finished).toEqual({ action: "accept" });
  expect(queue.getSnapshot()).toMatchObject({ item: { status: "settled" } });
});
