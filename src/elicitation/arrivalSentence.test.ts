import { describe, expect, test } from "vitest";
import { enArrival } from "../strings/enArrival.js";
import { loadStrings } from "../strings/loadStrings.js";
import { locales } from "../strings/matchLocale.js";
import { arrivalSentence } from "./arrivalSentence.js";

const form = { name: "Test host", isPage: false, questions: 2 };
const page = { name: "Test host", isPage: true, questions: 0 };

test.each([
  ["Which table?", "Test host asks: Which table? 2 questions."],
  ["Book a table", "Test host asks: Book a table. 2 questions."],
  ["Book a table.\n", "Test host asks: Book a table. 2 questions."],
  ["He said “Book a table!”", "Test host asks: He said “Book a table!” 2 questions."],
  ["どの席ですか。", "Test host asks: どの席ですか。 2 questions."],
  ["Your choices:", "Test host asks: Your choices: 2 questions."],
  ["", "Test host asks: 2 questions."],
  [" \n", "Test host asks: 2 questions."],
])("of a form with the message %j", (message, expected) => {
  expect(arrivalSentence({ ...form, message }, enArrival)).toBe(expected);
});

test.each([
  ["Sign in", "Test host asks to open a page: Sign in."],
  ["Sign in…", "Test host asks to open a page: Sign in…"],
  ["", "Test host asks to open a page."],
])("of a page with the message %j", (message, expected) => {
  expect(arrivalSentence({ ...page, message }, enArrival)).toBe(expected);
});

test("a form without questions is one sentence", () => {
  const message = "Delete the branch";
  const asked = arrivalSentence({ ...form, message, questions: 0 }, enArrival);
  expect(asked).toBe("Test host asks: Delete the branch.");
});

describe.each(locales)("%s", (locale) => {
  test("sets who asks, what, and how many apart, and leaves no sentence without an end", async () => {
    const words = await loadStrings(locale);
    const counted = words.questions(2);
    const end = words.fullStop;
    for (const [asked, message] of [
      [form, "Book a table"],
      [page, "Sign in"],
      [form, ""],
      [page, ""],
      [{ ...form, questions: 0 }, "Delete the branch"],
    ] as const) {
      const sentence = arrivalSentence({ ...asked, message }, words);
      const plain = sentence.replace(/[\u2066-\u2069]/g, "");
      expect(plain.endsWith(end), sentence).toBe(true);
      expect(plain, sentence).not.toMatch(/[:：]\s*[.。।]?$/u);
      if (asked.questions > 0 && message !== "") {
        expect(plain).toContain(`${message}${end} ${counted.replace(/[\u2066-\u2069]/g, "")}`);
      }
    }
  });
});
