import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forgetAnswer, keepAnswers, readAnswers } from "./answers.js";
import { clearAnswers } from "./clearAnswers.js";
import { failingStorages, openStorage, slowStorage } from "./fixtures/storages.js";

const booking = { name: "Table booking", url: "https://mcp.tables.example/mcp" };

test("an answer is read again for the requester that it was given to, by the host's words", async () => {
  const storage = openStorage();
  await keepAnswers(storage, booking, [{ question: "q", answer: "Rose" }]);
  const known = [{ question: "q", answers: ["Rose"] }];
  expect(await readAnswers(storage, { ...booking })).toEqual(known);
  expect(await readAnswers(storage, { ...booking, icon: "T" })).toEqual(known);
});

test("what was typed for one requester is never read for another", async () => {
  const words = fc.constantFrom("a", "b", "ab", "", '"', ",", 'a","b', "\n");
  const requester = fc.record({ name: words, url: fc.option(words, { nil: undefined }) });
  await fc.assert(
    fc.asyncProperty(requester, requester, async (one, other) => {
      const storage = openStorage();
      await keepAnswers(storage, one, [{ question: "q", answer: "Rose" }]);
      const same = one.name === other.name && one.url === other.url;
      expect(await readAnswers(storage, other)).toHaveLength(same ? 1 : 0);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("one requester cannot push out the answers of another", async () => {
  const storage = openStorage();
  await keepAnswers(storage, booking, [{ question: "q", answer: "Rose" }]);
  const flood = Array.from({ length: 500 }, (_, at) => ({ question: `${at}`, answer: "x" }));
  await keepAnswers(storage, { name: "Other" }, flood);
  expect(await readAnswers(storage, booking)).toHaveLength(1);
});

test("no text of the server and no name of the host is a key of the storage", async () => {
  const storage = openStorage();
  await keepAnswers(storage, booking, [{ question: "q", answer: "Rose" }]);
  for (const key of storage.held.keys()) expect(key).toMatch(/^answers-[0-9a-f]{64}$/);
});

test("answers are forgotten, and with the last one the record", async () => {
  const storage = openStorage();
  await keepAnswers(storage, booking, [
    { question: "q", answer: "Rose" },
    { question: "r", answer: 1 },
  ]);
  await forgetAnswer(storage, booking, "q", "Rose");
  expect(await readAnswers(storage, booking)).toEqual([{ question: "r", answers: [1] }]);
  await forgetAnswer(storage, booking, "r");
  expect(storage.held.size).toBe(0);
  await keepAnswers(storage, booking, [{ question: "q", answer: "Rose" }]);
  await clearAnswers(storage, booking);
  expect(storage.held.size).toBe(0);
});

test("where it is slow, two answers at once are both kept", async () => {
  const storage = slowStorage();
  const kept = [
    keepAnswers(storage, booking, [{ question: "q", answer: "Rose" }]),
    keepAnswers(storage, booking, [{ question: "q", answer: "Lily" }]),
  ];
  const known = readAnswers(storage, booking);
  await storage.settle();
  await Promise.all(kept);
  expect(await known).toEqual([{ question: "q", answers: ["Lily", "Rose"] }]);
});

describe.each(Object.entries(failingStorages))("a storage %s", (name, make) => {
  test("has no answers, and nothing fails", async () => {
    const storage = make();
    const all = [
      keepAnswers(storage, booking, [{ question: "q", answer: "Rose" }]),
      forgetAnswer(storage, booking, "q"),
      readAnswers(storage, booking),
      clearAnswers(storage, booking),
    ];
    if (name === "that never answers") return;
    expect(await Promise.all(all)).toEqual([undefined, undefined, [], undefined]);
  });
});
