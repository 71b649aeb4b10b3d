import { describe, expect, test } from "vitest";
import { enArrival } from "../strings/enArrival.js";
import { loadStrings, locales } from "../strings/loadStrings.js";
import { arrivalSentence } from "./announceArrival.js";

const form = { name: "Test host", isPage: false, questions: 2 };
const page = { name: "Test host", isPage: true, questions: 0 };

test.each([
  ["Which table?", "Request from Test host: Which table? 2 fields."],
  ["Book a table", "Request from Test host: Book a table. 2 fields."],
  ["Book a table.\n", "Request from Test host: Book a table. 2 fields."],
  ["He said “Book a table!”", "Request from Test host: He said “Book a table!” 2 fields."],
  ["どの席ですか。", "Request from Test host: どの席ですか。 2 fields."],
  ["Your choices:", "Request from Test host: Your choices: 2 fields."],
  ["", "Request from Test host: 2 fields."],
  [" \n", "Request from Test host: 2 fields."],
])("a form with the message %j has its sentence", (message, expected) => {
  expect(arrivalSentence({ ...form, message }, enArrival)).toBe(expected);
});

test.each([
  ["Sign in", "Test host wants to open a page: Sign in."],
  ["Sign in…", "Test host wants to open a page: Sign in…"],
  ["", "Test host wants to open a page."],
])("a page with the message %j has its sentence", (message, expected) => {
  expect(arrivalSentence({ ...page, message }, enArrival)).toBe(expected);
});

test("a form without fields is one sentence", () => {
  const message = "Delete the branch";
  const asked = arrivalSentence({ ...form, message, questions: 0 }, enArrival);
  expect(asked).toBe("Request from Test host: Delete the branch.");
});

describe.each(locales)("%s", (locale) => {
  test("separates requester, message and field count, and ends each sentence", async () => {
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
