import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { formRequest } from "../core/createRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationItem } from "./ElicitationQueue.js";

const form = formRequest("?", { a: { type: "number" } });

/** A requester whose identity counts how often it is read. */
function countedRequesters() {
  const counted = { reads: 0 };
  const make = (name: string) => ({
    get name() {
      counted.reads += 1;
      return name;
    },
  });
  return { counted, make };
}

/** Counts how often the status of an item is read, too. */
function countStatus(item: ElicitationItem, counted: { reads: number }) {
  let { status } = item;
  Object.defineProperty(item, "status", {
    get: () => {
      counted.reads += 1;
      return status;
    },
    set: (next: typeof status) => {
      status = next;
    },
  });
}

describe("the cost of an operation", () => {
  /** The requesters and items that each operation reads, with so many others open. */
  async function costs(others: number) {
    const { counted, make } = countedRequesters();
    const timers = manualTimers();
    const queue = createElicitationQueue({
      timers,
      onRequest: (item) => countStatus(item, counted),
    });
    // As React does at each change.
    queue.subscribe(() => queue.getSnapshot());
    const flooders = Array.from({ length: 5 }, (_, at) => make(`flooder ${at}`));
    for (let at = 0; at < others; at += 1) {
      const requester = others > 500 ? make(`server ${at % 100}`) : flooders[at % 5]!;
      void queue.elicit(form, { requester, id: at });
    }
    const spent: Record<string, number> = {};
    const run = async (name: string, operation: () => unknown) => {
      const before = counted.reads;
      await operation();
      spent[name] = counted.reads - before;
    };
    const requester = make("honest");
    const url = { mode: "url" as const, message: "?", url: "https://a.example/" };
    await run("elicit", () => void queue.elicit(form, { requester, id: "x" }));
    const item = queue.items.find((each) => each.requester === requester)!;
    await run("mark as placed", () => queue.markPlaced(item.id));
    await run("respond", () => item.respond({ action: "decline" }));
    await run("elicit a page", () => {
      void queue.elicit({ ...url, elicitationId: "p" }, { requester });
    });
    const page = queue.items.find((each) => each.requester === requester)!;
    await run("accept", () => page.respond({ action: "accept" }));
    await run("complete", () => queue.complete("p", requester));
    await run("disconnect", () => queue.disconnect(requester));
    await run("elicit again", () => void queue.elicit(form, { requester }));
    const last = queue.items.find((each) => each.requester === requester)!;
    await run("expire", () => queue.expire(last.id));
    await run("block", () => queue.block(requester));
    return spent;
  }

  test("is the same with 5 and with 5,000 requests", async () => {
    expect(await costs(5_000)).toEqual(await costs(5));
  });
});

describe("requesters take turns", () => {
  type Step = { act: "elicit" | "end" | "show"; at: number };
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom("elicit" as const, "elicit" as const, "end" as const, "show" as const),
    at: fc.nat(20),
  });

  test("a new request waits behind one of each other requester, and takes the place of none on screen", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const queue = createElicitationQueue();
        const shown = new Set<ElicitationItem>();
        for (const { act, at } of steps) {
          const before = queue.items;
          if (act === "elicit") {
            const requester = { name: "abc".charAt(at % 3) };
            void queue.elicit(form, { requester });
            const after = queue.items;
            const place = after.findIndex((item) => !before.includes(item));
            // Nothing else moves.
            expect(after.filter((_, index) => index !== place)).toEqual(before);
            // The request on screen stays before it.
            const last = after.findLastIndex((item, index) => index === 0 || shown.has(item));
            expect(place).toBeGreaterThanOrEqual(last);
            const waits = before.some((item) => item.requester.name === requester.name);
            if (waits || last > 0) continue;
            for (const name of "abc") {
              const ahead = after.slice(0, place).filter((item) => item.requester.name === name);
              expect(ahead.length).toBeLessThanOrEqual(1);
            }
          } else {
            const item = before[at % Math.max(before.length, 1)];
            if (!item) continue;
            if (act === "end") {
              await item.respond({ action: "decline" });
              shown.delete(item);
              expect(queue.items).toEqual(before.filter((each) => each !== item));
            } else {
              queue.markPlaced(item.id);
              shown.add(item);
            }
          }
        }
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test("an honest server is next, however many requests another one has open", async () => {
    const queue = createElicitationQueue();
    for (let at = 0; at < 100; at += 1) void queue.elicit(form, { requester: { name: "flooder" } });
    void queue.elicit(form, { requester: { name: "honest" } });
    const names = queue.items.map(({ requester }) => requester.name);
    expect(names.slice(0, 3)).toEqual(["flooder", "honest", "flooder"]);
    // The first is on screen, and one comes after it at a time.
    await queue.items[0]?.respond({ action: "decline" });
    void queue.elicit(form, { requester: { name: "flooder" } });
    expect(queue.getSnapshot().item?.requester.name).toBe("honest");
  });
});
