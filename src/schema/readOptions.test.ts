import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enReceipt } from "../strings/enReceipt.js";
import { readOptions } from "./readOptions.js";
import { readSchema } from "./readSchema.js";
import { writeValue } from "./writeValue.js";

const settings = { locale: "en", timeZone: "UTC" };
const read = (oneOf: unknown[]) => readOptions({ oneOf }, () => {})?.options ?? [];

test("an option has the preview that Claude's agent sends with it, and no other", () => {
  const sent = (preview: unknown) => ({ _meta: { "_claude/askUserQuestionOption": { preview } } });
  const previews = read([
    { const: "a", ...sent("one\n  two") },
    { const: "b" },
    { const: "c", ...sent("  \n") },
    { const: "d", ...sent({ preview: "x" }) },
    { const: "e", _meta: { "_claude/askUserQuestionOption": null } },
    { const: "f", _meta: { preview: "x" } },
    // What is told apart keeps it.
    { const: "g", title: "A", ...sent("three") },
  ]).map(({ preview }) => preview);
  expect(previews).toEqual(["one\n  two", ...Array(5).fill(undefined), "three"]);
});

describe("options that read alike", () => {
  test("are told apart by what they send, each of them", () => {
    const told = read([
      { const: "fra", title: "Frankfurt" },
      { const: "ffo", title: " frankfurt", description: "On the Oder" },
      { const: "ber", title: "Berlin" },
    ]).map(({ description, distinction }) => [description, distinction]);
    expect(told).toEqual([
      ["fra", "fra"],
      ["On the Oder (ffo)", "ffo"],
      [undefined, undefined],
    ]);
  });

  test("also where what they send looks the same", () => {
    const told = read([{ const: 1 }, { const: "1" }]).map(({ distinction }) => distinction);
    expect(told).toEqual(["1", '"1"']);
  });

  test.each([
    [
      ["yes", "yes "],
      ['"yes"', '"yes "'],
    ],
    [
      ["a b", "a\u00a0b"],
      ['"a b"', '"a\\u00a0b"'],
    ],
    [
      ["a b", "a  b"],
      ['"a b"', '"a \\u0020b"'],
    ],
    [
      ["\u00e9", "e\u0301"],
      ['"\\u00e9"', '"e\\u0301"'],
    ],
  ])("are told apart where they have no titles: %j", (values, told) => {
    const [field] = readSchema({ properties: { a: { enum: values } } }).fields;
    const options = field && "options" in field ? field.options : [];
    expect(options.map(({ distinction }) => distinction)).toEqual(told);
  });

  test("are not written alike in a review or a receipt", () => {
    const title = fc.constantFrom("A", "a", " A", "A\u00a0", "B", "b b", "b  b", "");
    const entries = fc.uniqueArray(
      fc.record({
        const: fc.oneof(fc.constantFrom<unknown>(1, "1", true, "true"), fc.string()),
        title,
        description: fc.constantFrom(undefined, "same"),
      }),
      { selector: (entry) => entry.const, minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(entries, (oneOf) => {
        const [field] = readSchema({ properties: { a: { oneOf } } }).fields;
        const options = field && "options" in field ? field.options : [];
        const written = options.map(({ value }) => writeValue(value, field, settings, enReceipt));
        expect(new Set(written).size).toBe(options.length);
        const shown = options.map(({ label, description = "" }) => [label.trim(), description]);
        expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(options.length);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
