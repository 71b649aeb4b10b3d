import { describe, expect, test } from "vitest";
import { allFields } from "./Field.js";
import { agentForms } from "./fixtures/agentForms.js";
import { readSchema } from "./readSchema.js";

const CHOICE = { type: "string", enum: ["red", "green"] };
const CHOICES = { type: "array", items: CHOICE };
const TEXT = { type: "string" };
const marked = (mark: unknown) => ({ ...TEXT, _meta: { _askUserQuestionCustomAnswer: mark } });

/** Which field each property is read to: `a(b)` for a choice `a` with the companion `b`. */
function read(properties: Record<string, unknown>, required: string[] = []): string[] {
  return readSchema({ properties, required }).fields.map((field) =>
    "other" in field && field.other ? `${field.key}(${field.other.key})` : field.key,
  );
}

describe("a text field for another answer", () => {
  test.each([["single", CHOICE] as const, ["multiple", CHOICES] as const])(
    "is folded into a %s choice by its name or by any mark",
    (_kind, choice) => {
      expect(read({ a: choice, a__other: TEXT })).toEqual(["a(a__other)"]);
      expect(read({ a: choice, b: marked(true) })).toEqual(["a(b)"]);
      expect(read({ a: choice, b: marked({ questionId: "a" }) })).toEqual(["a(b)"]);
      expect(read({ a: choice, b: marked({}) })).toEqual(["a(b)"]);
      expect(read({ a: choice, b: marked({ questionId: 5 }) })).toEqual(["a(b)"]);
    },
  );

  test.each(["a__other", "A Other", "A  other…", "Other", "other:"])(
    "is folded by its name if its title says no more than that: %s",
    (title) => {
      expect(read({ a: CHOICE, a__other: { ...TEXT, title } })).toEqual(["a(a__other)"]);
    },
  );

  test("is folded by ID, wherever its choice is", () => {
    expect(read({ b: marked({ questionId: "a" }), c: TEXT, a: CHOICE })).toEqual(["c", "a(b)"]);
    expect(read({ a__other: TEXT, c: TEXT, a: CHOICE })).toEqual(["c", "a(a__other)"]);
  });

  test("is folded with an empty default, which is no answer of the user", () => {
    const properties = { a: { ...CHOICE, default: "red" }, a__other: { ...TEXT, default: "" } };
    expect(read(properties)).toEqual(["a(a__other)"]);
    const [a] = readSchema({ properties }).fields;
    expect(a).toMatchObject({ default: "red", other: { key: "a__other", default: undefined } });
  });

  test("is listed after its choice, among all other fields", () => {
    const { fields } = readSchema({ properties: { b__other: TEXT, a: TEXT, b: CHOICE } });
    expect(allFields(fields).map(({ id, key }) => [id, key])).toEqual([
      ["f1", "a"],
      ["f2", "b"],
      ["f0", "b__other"],
    ]);
  });

  test("is folded into a choice with a key such as `__proto__`", () => {
    const properties = JSON.parse(
      '{"__proto__": {"enum": ["a"]}, "__proto____other": {"type": "string"}, "constructor": {"enum": ["a"]}, "x": {"type": "string", "_meta": {"_askUserQuestionCustomAnswer": {"questionId": "constructor"}}}}',
    ) as Record<string, unknown>;
    expect(read(properties)).toEqual(["__proto__(__proto____other)", "constructor(x)"]);
  });
});

describe("an agent's text field for another answer", () => {
  const own = (key: string, codex: object) => ({ [key]: { ...TEXT, _meta: { codex } } });
  const note = { role: "user_note", questionId: "a" };

  /** The same as `read`, with `+` where a note is taken. */
  function readNotes(properties: Record<string, unknown>, required?: string[]): string[] {
    return readSchema({ properties, required }).fields.map(({ key, ...field }) => {
      const { other, takesNote } = { other: undefined, takesNote: undefined, ...field };
      return `${key}${other ? `(${other.key})` : ""}${takesNote ? "+" : ""}`;
    });
  }

  test("takes a note and answers by itself, by the names of Claude", () => {
    const { properties } = agentForms.claude.requestedSchema;
    expect(readNotes(properties)).toEqual(["question_0(question_0_custom)+"]);
    expect(readNotes(properties, ["question_0"])).toEqual(["question_0(question_0_custom)+"]);
    const untitled = { question_12: CHOICES, question_12_custom: TEXT };
    expect(readNotes(untitled)).toEqual(["question_12(question_12_custom)+"]);
  });

  test("takes a note and answers by itself, by Claude's marks for AIR clients", () => {
    const customAnswer = { questionId: "question_0", isCustomAnswer: true };
    const _meta = {
      _askUserQuestionCustomAnswer: customAnswer,
      jetbrains: { air: { version: 1, customAnswer } },
    };
    const { question_0, question_0_custom } = agentForms.claude.requestedSchema.properties;
    const marks = { question_0, question_0_custom: { ...question_0_custom, _meta } };
    expect(readNotes(marks)).toEqual(["question_0(question_0_custom)+"]);
  });

  test("takes a note and answers by itself, by the marks of Codex, whatever its key", () => {
    const { properties, required } = agentForms.codex.requestedSchema;
    expect(readNotes(properties, [...required])).toEqual(["target(target_note)+", "value"]);
    expect(readNotes({ a: CHOICE, b: TEXT, ...own("a_note1", note) }, ["a"])).toEqual([
      "a(a_note1)+",
      "b",
    ]);
  });

  test.each<[string, Record<string, unknown>, string[]?]>([
    [
      "where the name has another title",
      { question_0: CHOICE, question_0_custom: { ...TEXT, title: "Your PIN" } },
    ],
    [
      "where the choice has another name",
      { which: CHOICE, which_custom: { ...TEXT, title: "Other" } },
    ],
    ["where it is in another role", { a: CHOICE, ...own("b", { ...note, role: "user_secret" }) }],
    ["where it names no choice", { a: CHOICE, ...own("b", { role: "user_note" }) }],
    ["where it names a text", { a: TEXT, ...own("b", note) }],
    ["where it must be answered itself", { a: CHOICE, ...own("b", note) }, ["b"]],
  ])("is not folded %s", (_why, properties, required) => {
    expect(readNotes(properties, required)).toEqual(Object.keys(properties));
  });

  test("is folded by the mark of AIR alone, but takes no note and does not answer by itself", () => {
    const air = (customAnswer: unknown) => ({
      ...TEXT,
      _meta: { jetbrains: { air: { customAnswer } } },
    });
    expect(readNotes({ a: CHOICE, b: air({ questionId: "a" }) })).toEqual(["a(b)"]);
    expect(readNotes({ a: CHOICE, b: air(true) })).toEqual(["a(b)"]);
    expect(readNotes({ a: CHOICE, b: air(true) }, ["a"])).toEqual(["a", "b"]);
  });
});

describe("a text field that looks like one for another answer", () => {
  test.each<[string, Record<string, unknown>, string[]?]>([
    [
      "beside a required choice, which the text cannot answer",
      { a: CHOICE, a__other: TEXT },
      ["a"],
    ],
    ["when it is required itself", { a: CHOICE, a__other: TEXT }, ["a__other"]],
    ["when it is no free text", { a: CHOICE, a__other: CHOICE }],
    ["when it is a number", { a: CHOICE, a__other: { type: "number" } }],
    ["when it has a title", { a: CHOICE, a__other: { ...TEXT, title: "Notes for the driver" } }],
    ["when the choice is none", { a: TEXT, a__other: TEXT }],
    ["when there is no such choice", { a: CHOICE, b: marked({ questionId: "c" }) }],
    ["when it names itself", { a: CHOICE, b: marked({ questionId: "b" }) }],
    ["when nothing stands before it", { a: marked(true), b: CHOICE }],
    ["when a text stands before it", { a: CHOICE, b: TEXT, c: marked(true) }],
    ["when it is not marked", { a: CHOICE, b: marked(false), c: marked(null), d: marked(0) }],
    ["when a mark is malformed", { a: CHOICE, b: { ...TEXT, _meta: "yes" } }],
  ])("stays separate %s", (_why, properties, required) => {
    expect(read(properties, required)).toEqual(Object.keys(properties));
  });

  test("stays separate if both have a default, since one would be lost", () => {
    const [choice, text] = [
      { ...CHOICE, default: "red" },
      { ...TEXT, default: "x" },
    ];
    expect(read({ a: choice, a__other: text })).toEqual(["a", "a__other"]);
    expect(read({ a: choice, a__other: TEXT })).toEqual(["a(a__other)"]);
    expect(read({ a: CHOICE, a__other: text })).toEqual(["a(a__other)"]);
    const several = { ...CHOICES, default: ["red"] };
    expect(read({ a: several, a__other: text })).toEqual(["a(a__other)"]);
  });

  test("stays separate if the choice already has one", () => {
    const properties = { a: CHOICE, a__other: TEXT, b: marked({ questionId: "a" }) };
    expect(read(properties)).toEqual(["a(a__other)", "b"]);
  });
});
