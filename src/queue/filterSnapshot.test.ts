import fc from "fast-check";
import { expect, test } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { filterSnapshot } from "./filterSnapshot.js";

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
        if (answered) await item.onRespond({ action: "accept" });
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
        expect(current?.status === "waiting").toBe(waits);
      }
    }),
  );
});
