import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSchema } from "../schema/readSchema.js";
import {
  type AnsweredQuestion,
  forgetAnswer,
  isMemorable,
  keepAnswers,
  questionKey,
  readAnswerRecord,
  readAnswers,
  withAnswers,
  withoutAnswer,
  writeAnswerRecord,
} from "./answers.js";
import { clearAnswers } from "./createLocalStorage.js";
import { garbage } from "./fixtures/garbage.js";
import { failingStorages, openStorage, slowStorage } from "./fixtures/storages.js";
import { limits } from "./records.js";

const booking = { name: "Table booking", url: "https://mcp.tables.example/mcp" };

test("an answer is read again for the requester that it was given to, by the host's words", async () => {
  const storage = openStorage();
  await keepAnswers(storage, booking, [{ question: "q", answer: "Rose" }]);
  const known = [{ question: "q", answers: ["Rose"] }];
  expect(await readAnswers(storage, { ...booking })).toEqual(known);
  expect(await readAnswers(storage, { ...booking, icon: "T" })).toEqual(known);
});

test("an answer to one requester is never read for another", async () => {
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

test("a slow storage keeps two answers that are given at once", async () => {
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

const answer = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 220 }),
  fc.double(),
  fc.integer({ min: 0, max: 3 }),
);
const given = fc.array(
  fc.record({ question: fc.integer({ max: 70, min: 0 }).map(String), answer }),
  { maxLength: 20 },
);

/** What is known after some forms were answered, one after the other. */
const after = (forms: { question: string; answer: string | number }[][]) =>
  forms.reduce<AnsweredQuestion[]>(
    (known, form) =>
      withAnswers(
        known,
        form.filter((each) => isMemorable(each.answer)),
      ),
    [],
  );

function expectBounded(questions: readonly AnsweredQuestion[]): void {
  expect(questions.length).toBeLessThanOrEqual(limits.questions);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  for (const { answers } of questions) {
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThanOrEqual(limits.answers);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.every(isMemorable)).toBe(true);
  }
}

test("remembered answers stay within the limits, and are read as they were written", () => {
  fc.assert(
    fc.property(fc.array(given, { maxLength: 8 }), (forms) => {
      const known = after(forms);
      expectBounded(known);
      expect(readAnswerRecord(writeAnswerRecord(known))).toEqual(known);
    }),
    { seed: 1 },
  );
});

test("any stored text is read as a bounded list, or as nothing", () => {
  fc.assert(
    fc.property(garbage("questions"), (text) => expectBounded(readAnswerRecord(text))),
    { seed: 1, numRuns: 1_000 },
  );
});

test("fields beyond the limit are not read", () => {
  const many = Array.from({ length: limits.questions + 1 }, (_, at) => ({
    question: `${at}`,
    answers: ["a"],
  }));
  expect(readAnswerRecord(writeAnswerRecord(many))).toEqual(many.slice(0, limits.questions));
});

test.each([
  ["an older or newer format", '{"version":2,"questions":[["a",["x"]]]}'],
  ["no format", '{"questions":[["a",["x"]]]}'],
  ["half a record", '{"version":1,"questions":[["a",["x'],
  ["nothing", undefined],
  ["something far too long", `{"version":1,"questions":[["a",["x"]]]}${" ".repeat(limits.record)}`],
])("%s is read as nothing", (_what, text) => {
  expect(readAnswerRecord(text)).toEqual([]);
});

describe("order", () => {
  test("the last answer comes first, once", () => {
    const known = after(["a", "b", "a"].map((each) => [{ question: "q", answer: each }]));
    expect(known).toEqual([{ question: "q", answers: ["a", "b"] }]);
  });

  test("the oldest answer is removed first, and so is the field that was answered longest ago", () => {
    const answers = after([1, 2, 3, 4, 5, 6].map((each) => [{ question: "q", answer: each }]));
    expect(answers).toEqual([{ question: "q", answers: [6, 5, 4, 3, 2] }]);
    const forms = Array.from({ length: limits.questions }, (_, at) => [
      { question: String(at), answer: "x" },
    ]);
    const known = after([
      ...forms,
      [{ question: "0", answer: "y" }],
      [{ question: "new", answer: "x" }],
    ]);
    const names = known.map(({ question }) => question);
    expect(names.slice(0, 2)).toEqual(["new", "0"]);
    expect(names).not.toContain("1");
    expect(names).toContain("2");
  });
});

test("one answer, or all answers of a field, are forgotten, and nothing else", () => {
  const known = after([
    [{ question: "a", answer: "1" }],
    [{ question: "a", answer: 1 }],
    [{ question: "b", answer: "1" }],
  ]);
  expect(withoutAnswer(known, "a", "1")).toEqual([
    { question: "b", answers: ["1"] },
    { question: "a", answers: [1] },
  ]);
  expect(withoutAnswer(known, "a")).toEqual([{ question: "b", answers: ["1"] }]);
  expect(withoutAnswer(known, "c")).toEqual(known);
});

test("long texts, blank ones and values that are no answers are not remembered", () => {
  expect(
    ["x".repeat(201), "", " \n", NaN, Infinity, true, null, ["a"], undefined].filter(isMemorable),
  ).toEqual([]);
  expect(["x".repeat(200), " a", 0, -1.5].filter(isMemorable)).toHaveLength(4);
});

const keyOf = (key: string, schema: unknown) =>
  questionKey(readSchema({ properties: { before: {}, [key]: schema } }).fields[1]!);

test("a field is identified by its key, its kind and its name, and by nothing else", () => {
  const email = { type: "string", format: "email", title: "E-mail" };
  const key = keyOf("mail", email);
  expect(keyOf("mail", { ...email, description: "Yours", maxLength: 9, default: "a@b.c" })).toBe(
    key,
  );
  const others = [
    keyOf("email", email),
    keyOf("mail", { ...email, title: "Your e-mail" }),
    keyOf("mail", { ...email, title: undefined }),
    keyOf("mail", { type: "string", title: "E-mail" }),
    keyOf("mail", { ...email, title: "E-mail\u200b" }),
  ];
  expect(new Set([key, ...others]).size).toBe(6);
});

test("a key and a title cannot be shifted into one another", () => {
  const text = { type: "string" };
  expect(keyOf("a", { ...text, title: 'b","c' })).not.toBe(keyOf('a","b', { ...text, title: "c" }));
});
