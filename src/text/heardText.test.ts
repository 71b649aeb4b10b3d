import fc from "fast-check";
import { expect, test } from "vitest";
import { heardText, questionText, splitMessage } from "./heardText.js";

test("a short text is heard as it stands", () => {
  expect(heardText("The kitchen closes at 22:00.")).toBeUndefined();
  expect(heardText("a".repeat(160))).toBeUndefined();
});

test("of a long one the beginning is heard, up to the end of a word", () => {
  const heard = heardText(`${"word ".repeat(40)}end`);
  expect(heard).toBe(`${"word ".repeat(31).trim()}…`);
});

test("whatever a server sends, no more than 160 characters are heard at a focus", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 2_000 }),
    fc.string({ unit: "grapheme-composite", maxLength: 2_000 }),
    fc.constant("\u202e".repeat(500)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const heard = heardText(text);
      expect((heard ?? "").length).toBeLessThanOrEqual(160);
      if (heard === undefined) expect(text.length).toBeLessThanOrEqual(160);
    }),
  );
});

test.each([
  ["Book it?", ["Book it?"]],
  ["Book it?\n", ["Book it?\n"]],
  ["Book it?\nFor six.", ["Book it?\nFor six."]],
  ["Book it?\n\nFor six.\n\nNow.", ["Book it?", "For six.\n\nNow."]],
  ["\n\nBook it?\r\n \t\r\n\r\n  For six.\n", ["\n\nBook it?\r", "  For six."]],
  ["", [""]],
])("the question of %j is its first paragraph", (message, parts) => {
  expect(splitMessage(message)).toEqual(parts);
});

test("the name of a request has the question in one line, and not more than 120 characters", () => {
  expect(questionText("Which\n  table?\n\nThe kitchen closes.")).toBe("Which table?");
  expect(questionText("a\u202eb")).toBe("a\u27e8U+202E\u27e9b");
  expect(questionText(undefined)).toBe("");
  const long = questionText("word ".repeat(100_000));
  expect(long).toMatch(/^(word )+word\u2026$/);
  expect(long.length).toBeLessThanOrEqual(120);
});
