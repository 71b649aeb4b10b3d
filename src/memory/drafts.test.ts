import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FormRequest } from "../core/protocol.js";
import { draftKey, keepDraft, readDraft, removeDraft } from "./drafts.js";
import { clearDrafts } from "./createLocalStorage.js";
import type { ElicitationStorage } from "./storage.js";
import { garbage } from "./fixtures/garbage.js";
import { failingStorages, idle, openStorage, slowStorage } from "./fixtures/storages.js";
import { limits } from "./records.js";

const booking = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
const request: FormRequest = {
  message: "How shall I book?",
  requestedSchema: { type: "object", properties: { name: { type: "string" }, day: {} } },
};
const NOW = 1_000_000;
const keyOf = (message: string) => draftKey(booking, { ...request, message })!;

describe("the key of a draft", () => {
  const key = draftKey(booking, request);

  test("is the same for an equal request, in any order and with other metadata", () => {
    expect(key).toMatch(/^draft-[0-9a-f]{64}$/);
    expect(draftKey({ ...booking, icon: "T" }, structuredClone(request))).toBe(key);
    const { message, requestedSchema } = request;
    expect(draftKey(booking, { requestedSchema, message })).toBe(key);
    expect(draftKey(booking, { ...request, _meta: { progressToken: 7 } })).toBe(key);
  });

  test("differs for another requester or request", () => {
    const { requestedSchema } = request;
    const others = [
      draftKey({ ...booking, name: "Other" }, request),
      draftKey({ name: booking.name }, request),
      draftKey(booking, { ...request, message: "How?" }),
      draftKey(booking, {
        ...request,
        requestedSchema: { ...requestedSchema, required: ["name"] },
      }),
      draftKey(booking, { ...request, mode: "form" }),
    ];
    expect(new Set([key, ...others]).size).toBe(6);
  });

  test("is undefined if the request is too large", () => {
    expect(draftKey(booking, { ...request, message: "x".repeat(2_000_000) })).toBeUndefined();
  });
});

async function textOf(storage: ElicitationStorage, key: string, now: number): Promise<unknown> {
  let text: unknown;
  await readDraft(storage, key, now, (kept) => void (text = kept));
  return text;
}

/** A storage that is too full for some texts. */
function refusing(
  storage: ElicitationStorage,
  isRefused: (key: string, text: string) => boolean,
): ElicitationStorage {
  return {
    ...storage,
    set: (key, text) => {
      if (isRefused(key, text)) throw new DOMException("It is full.", "QuotaExceededError");
      return storage.set(key, text);
    },
  };
}

test("a draft is kept until it is removed", async () => {
  const storage = openStorage();
  const key = keyOf("a");
  await keepDraft(storage, key, "text", NOW);
  expect(await textOf(storage, key, NOW)).toBe("text");
  expect(await textOf(storage, keyOf("b"), NOW)).toBeNull();
  await removeDraft(storage, key, NOW);
  expect(storage.held.size).toBe(0);
});

test("drafts that are too old go when any form is shown", async () => {
  const storage = openStorage();
  await keepDraft(storage, keyOf("old"), "old", NOW);
  await keepDraft(storage, keyOf("young"), "young", NOW + limits.draftAge / 2);
  await textOf(storage, keyOf("other"), NOW + limits.draftAge);
  expect(storage.held.has(keyOf("old"))).toBe(false);
  expect(storage.held.get(keyOf("young"))).toBe("young");
});

test("drafts that are too old are removed even if the read draft cannot be replaced", async () => {
  const storage = openStorage();
  await keepDraft(storage, keyOf("old"), "old", NOW);
  const full = refusing(storage, (_key, text) => text === "new");
  await readDraft(full, keyOf("new"), NOW + limits.draftAge, () => "new");
  expect(storage.held.has(keyOf("old"))).toBe(false);
});

test("a draft that was written as the page went away is listed when it is read", async () => {
  const storage = slowStorage();
  const text = JSON.stringify({ version: 1, at: NOW });
  void keepDraft(storage, keyOf("a"), text, NOW, true);
  // The page goes away before the list is read.
  await storage.step();
  const held = new Map(storage.held);
  expect([...held.keys()]).toEqual([keyOf("a")]);
  const later = openStorage(new Map(held));
  expect(await textOf(later, keyOf("a"), NOW + 1)).toBe(text);
  await textOf(later, keyOf("b"), NOW + limits.draftAge - 1);
  expect(later.held.has(keyOf("a"))).toBe(true);
  // To be read makes it no younger.
  await textOf(later, keyOf("b"), NOW + limits.draftAge);
  expect(later.held.has(keyOf("a"))).toBe(false);
  const cleared = openStorage(held);
  await textOf(cleared, keyOf("a"), NOW + 1);
  await clearDrafts(cleared);
  expect(cleared.held.size).toBe(0);
});

test("a draft that cannot be listed is removed again", async () => {
  const storage = openStorage();
  const full = refusing(storage, (key) => key === "drafts");
  await keepDraft(full, keyOf("a"), "text", NOW);
  expect(storage.held.size).toBe(0);
});

test.each([
  ["is listed already", false, [keyOf("a")]],
  ["is written as the page goes away", true, []],
])("a draft that %s stays if the list can't be written", async (_when, hurried, listed) => {
  const storage = openStorage();
  for (const key of listed) await keepDraft(storage, key, "text", NOW);
  const failing = refusing(storage, (key) => key === "drafts");
  await keepDraft(failing, keyOf("a"), "new text", NOW + 1, hurried);
  expect(storage.held.get(keyOf("a"))).toBe("new text");
});

test("the oldest drafts are removed if there are too many", async () => {
  const storage = openStorage();
  for (let at = 0; at <= limits.drafts; at += 1) {
    await keepDraft(storage, keyOf(String(at)), "text", NOW + at);
  }
  expect(storage.held.has(keyOf("0"))).toBe(false);
  expect(storage.held.has(keyOf("1"))).toBe(true);
  await clearDrafts(storage);
  expect(storage.held.size).toBe(0);
});

test("an index of garbage removes nothing that is not a draft, and does no harm", async () => {
  await fc.assert(
    fc.asyncProperty(garbage("drafts"), async (text) => {
      const storage = openStorage(new Map([["a", "the host's own"]]));
      if (text !== null) storage.held.set("drafts", text);
      await keepDraft(storage, keyOf("a"), "text", NOW);
      expect(await textOf(storage, keyOf("a"), NOW)).toBe("text");
      await clearDrafts(storage);
      expect([...storage.held]).toEqual([["a", "the host's own"]]);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("a slow earlier write does not bring back a removed draft", async () => {
  const storage = slowStorage();
  const done = [keepDraft(storage, keyOf("a"), "text", NOW), removeDraft(storage, keyOf("a"), NOW)];
  await storage.settle();
  await Promise.all(done);
  expect(storage.held.size).toBe(0);
});

test("a draft does not wait for earlier writes when the page goes away", async () => {
  const storage = slowStorage();
  void textOf(storage, keyOf("b"), NOW);
  void keepDraft(storage, keyOf("a"), "text", NOW, true);
  // The reading was asked for first, the draft second.
  await storage.step();
  await storage.step();
  expect(storage.held.get(keyOf("a"))).toBe("text");
});

test("a draft is written at once if the storage answers at once", () => {
  const storage = openStorage();
  void keepDraft(storage, keyOf("a"), "text", NOW);
  expect(storage.held.get(keyOf("a"))).toBe("text");
});

describe.each(Object.entries(failingStorages))("a storage %s", (name, make) => {
  test("has no drafts, and nothing fails", async () => {
    const storage = make();
    const all = [
      keepDraft(storage, keyOf("a"), "text", NOW, true),
      removeDraft(storage, keyOf("a"), NOW),
      textOf(storage, keyOf("a"), NOW),
      clearDrafts(storage),
    ];
    await idle();
    if (name === "that never answers") return;
    for (const each of await Promise.all(all)) expect(each ?? undefined).toBeUndefined();
  });
});
