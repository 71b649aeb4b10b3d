import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type PendingRequest, PendingRequests } from "./PendingRequests.js";

interface Kept {
  message: string;
}

const equalTo = (message: string) => (open: Kept) => open.message === message;

test("an equal request with the ID of an open one joins it, and another does not", () => {
  const pending = new PendingRequests<number, Kept>();
  expect(pending.join(1, equalTo("a"))).toBeUndefined();
  const own = pending.add(1, { message: "a" });
  expect(own).toMatchObject({ id: 1, message: "a", silent: false });
  expect(pending.join(1, equalTo("a"))).toBe(own);
  expect(pending.join(1, equalTo("b"))).toBeUndefined();
  expect(pending.join(2, equalTo("a"))).toBeUndefined();
  expect(own.signal.aborted).toBe(false);
});

test("a request with the ID of an open one withdraws that, which gets no response", () => {
  const pending = new PendingRequests<number, Kept>();
  const before = pending.add(1, { message: "a" });
  const after = pending.add(1, { message: "b" });
  expect([before.signal.aborted, before.silent]).toEqual([true, true]);
  expect([after.signal.aborted, after.silent]).toEqual([false, false]);
  // The first one ends later, and leaves the other in its place.
  pending.settle(before);
  expect([...pending.values()]).toEqual([after]);
  pending.settle(after);
  pending.settle(undefined);
  expect(pending.size).toBe(0);
});

test("a withdrawn request has its reason, joins none, and stays until it is settled", () => {
  const pending = new PendingRequests<number, Kept>();
  const own = pending.add(1, { message: "a" });
  const withdrawn = vi.fn<(event: Event) => void>();
  own.signal.addEventListener("abort", withdrawn);
  own.withdraw("elsewhere", false);
  expect([own.signal.reason, own.silent]).toEqual(["elsewhere", false]);
  expect(pending.join(1, equalTo("a"))).toBeUndefined();
  // The connection is closed before its response was sent.
  pending.get(1)?.withdraw();
  expect([own.signal.reason, own.silent]).toEqual(["elsewhere", true]);
  expect(withdrawn).toHaveBeenCalledTimes(1);
});

test("each ID has at most one open request, whatever comes in which order", () => {
  const id = fc.integer({ min: 0, max: 2 });
  const message = fc.constantFrom("a", "b");
  const event = fc.record({ does: fc.constantFrom("receive", "withdraw", "settle"), id, message });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const pending = new PendingRequests<number, Kept>();
      const all: (PendingRequest<number> & Kept)[] = [];
      const settled = new Set<PendingRequest<number>>();
      for (const { does, id: at, message: text } of events) {
        const own = pending.get(at);
        if (does === "withdraw") own?.withdraw();
        else if (does === "settle" && own) {
          pending.settle(own);
          settled.add(own);
        } else if (does === "receive") {
          const joined = pending.join(at, equalTo(text));
          const repeats = own?.message === text && !own.signal.aborted;
          expect(joined).toBe(repeats ? own : undefined);
          if (!joined) all.push(pending.add(at, { message: text }));
        }
        const open = all.filter((each) => !settled.has(each) && !each.signal.aborted);
        expect(new Set(open.map((each) => each.id)).size).toBe(open.length);
        for (const each of open) expect(pending.get(each.id)).toBe(each);
      }
    }),
  );
});
