import { expect, test } from "vitest";
import { en, type Strings } from "./en.js";
import { untranslated, withEnglish } from "./withEnglish.js";

const { idn, ...findings } = en.findings;
const { submit, ...rest } = en;
/** Strings of a language that lacks a word, and one of a group. */
const incomplete = { ...rest, findings, decline: "Ablehnen" } as unknown as Strings;

test("a string that is not translated is in English", () => {
  expect(withEnglish(incomplete)).toEqual({ ...en, decline: "Ablehnen" });
});

test("the strings that are not translated are listed", () => {
  expect(untranslated(incomplete).toSorted()).toEqual(["findings.idn", "submit"]);
  expect(untranslated(en)).toEqual([]);
});
