import { describe, expect, test } from "vitest";
import type { IssueCode, IssueDetail } from "../../schema/types.js";
import { readSchema } from "../../schema/readSchema.js";
import { en } from "../../strings/en.js";
import { issueText } from "./issueText.js";

/** One issue of every code: a code that is added has to be added here. */
const ISSUES: { [C in IssueCode]: readonly (IssueDetail & { code: C })[] } = {
  required: [{ code: "required" }],
  type: [
    { code: "type", expected: ["integer"] },
    { code: "type", expected: [] },
  ],
  minLength: [{ code: "minLength", limit: 12, actual: 3 }],
  maxLength: [{ code: "maxLength", limit: 12, actual: 1_300 }],
  pattern: [{ code: "pattern", pattern: "^a+$" }],
  format: (["email", "uri", "date", "date-time"] as const).map((format) => ({
    code: "format",
    format,
  })),
  minimum: [{ code: "minimum", limit: 12 }],
  maximum: [{ code: "maximum", limit: 12 }],
  exclusiveMinimum: [{ code: "exclusiveMinimum", limit: 12 }],
  exclusiveMaximum: [{ code: "exclusiveMaximum", limit: 12 }],
  multipleOf: [{ code: "multipleOf", limit: 12 }],
  minItems: [{ code: "minItems", limit: 12, actual: 3 }],
  maxItems: [{ code: "maxItems", limit: 12, actual: 13 }],
  uniqueItems: [{ code: "uniqueItems" }],
  enum: [{ code: "enum" }],
  notANumber: [{ code: "notANumber" }],
  ambiguousNumber: [{ code: "ambiguousNumber", readings: [1234, 1.234] }],
  inexactNumber: [{ code: "inexactNumber", nearest: 9007199254740992 }],
  notAnInteger: [{ code: "notAnInteger" }],
  incompleteDate: [{ code: "incompleteDate" }],
  skippedTime: [{ code: "skippedTime" }],
  notJson: [{ code: "notJson" }],
  mismatch: [{ code: "mismatch" }],
  readOnly: [{ code: "readOnly" }],
  inside: [{ code: "inside" }],
  additionalProperty: [{ code: "additionalProperty" }],
  tooComplex: [{ code: "tooComplex" }],
  unanswerable: [{ code: "unanswerable" }],
  custom: [{ code: "custom", message: "Use your work address." }],
};

const field = (schema: unknown) => readSchema({ properties: { a: schema } }).fields[0]!;
const TEXT = field({ type: "string" });
const NUMBER = field({ type: "integer" });

describe("every issue has a message", () => {
  test.each(Object.values(ISSUES).flat())("$code", (issue) => {
    for (const each of [TEXT, field({ enum: ["x"] }), field({ type: "object" })]) {
      const text = issueText(issue, each, en);
      expect(text).toMatch(/^(?:a: )?[A-Z].*[.:]|^a: [a-z].*\.$/);
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });

  test("that differs from all others", () => {
    const texts = Object.values(ISSUES)
      .flat()
      .filter(({ code }) => code !== "additionalProperty")
      .map((issue) => issueText(issue, TEXT, en));
    // An unanswerable question has no types to ask for.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length - 1);
  });

  test("with the limits that were missed, but never the pattern", () => {
    for (const issue of Object.values(ISSUES).flat()) {
      if ("limit" in issue) expect(issueText(issue, TEXT, en)).toContain("12");
    }
    expect(issueText(ISSUES.maxLength[0]!, TEXT, en)).toContain("1,300");
    expect(issueText(ISSUES.ambiguousNumber[0]!, TEXT, en)).toMatch(/1234 .* 1\.234/);
    expect(issueText(ISSUES.inexactNumber[0]!, TEXT, en)).toContain("9007199254740992");
    expect(issueText(ISSUES.pattern[0]!, TEXT, en)).not.toContain("^a+$");
  });
});

test("the message for a missing answer fits its control", () => {
  const missing = (schema: unknown) => issueText({ code: "required" }, field(schema), en);
  const choose = [{ type: "boolean" }, { enum: ["x"] }, { type: "array", items: { enum: ["x"] } }];
  for (const schema of choose) expect(missing(schema)).toBe("a: select an option.");
  for (const schema of [{ type: "string", minLength: 1 }, { type: "number" }, {}])
    expect(missing(schema)).toBe("Enter a.");
  expect(missing({ type: "string" })).toBe("Enter a, or leave it empty.");
});

test("the name of a field is shortened, and its direction ends with it", () => {
  const missing = (title: string) =>
    issueText({ code: "required" }, field({ type: "integer", title }), en);
  expect(missing("Name:")).toBe("Enter Name.");
  expect(missing("x".repeat(60))).toBe(`${"x".repeat(40)}… Enter an answer.`);
  expect(missing("שם")).toBe("Enter \u2068שם\u2069.");
  expect(missing("a\u202eb")).not.toContain("\u202e");
  expect(issueText({ code: "required" }, NUMBER, en, "Guest 1")).toBe("Enter Guest 1.");
  expect(issueText({ code: "required" }, NUMBER, en, "")).toBe("Enter an answer.");
});

test("the message for a wrong type names the types of the field", () => {
  const list = field({ type: "array", items: { type: "string" } });
  expect(issueText({ code: "type", expected: [] }, list, en)).toBe("Enter a list.");
  expect(issueText({ code: "type", expected: ["string"] }, list, en)).toBe("Enter text.");
});
