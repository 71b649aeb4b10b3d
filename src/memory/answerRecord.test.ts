import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnsweredQuestion,
  isMemorable,
  readAnswerRecord,
  withAnswers,
  withoutAnswer,
  writeAnswerRecord,
} from "./answerRecord.js";
import { garbage } from "./fixtures/garbage.js";
import { limits } from "./limits.js";

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

test("whatever was answered, what is known stays within the limits, and is read as it was written", () => {
  fc.assert(
    fc.property(fc.array(given, { maxLength: 8 }), (forms) => {
      const known = after(forms);
      expectBounded(known);
      expect(readAnswerRecord(writeAnswerRecord(known))).toEqual(known);
    }),
    { seed: 1 },
  );
});

test("whatever a storage gives back is read as a bounded list, or as nothing", () => {
  fc.assert(
    fc.property(garbage("questions"), (text) => expectBounded(readAnswerRecord(text))),
    { seed: 1, numRuns: 1_000 },
  );
});

test("of more questions than are kept the first are read", () => {
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

  test("the oldest answer goes first, and so does the question answered the longest ago", () => {
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

test("one answer is forgotten, or all of a question, and nothing else", () => {
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

test("long texts, blank ones and what is no answer are not remembered", () => {
  expect(
    ["x".repeat(201), "", " \n", NaN, Infinity, true, null, ["a"], undefined].filter(isMemorable),
  ).toEqual([]);
  expect(["x".repeat(200), " a", 0, -1.5].filter(isMemorable)).toHaveLength(4);
});
