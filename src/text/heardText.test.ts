import fc from "fast-check";
import { expect, test } from "vitest";
import { heardText } from "./heardText.js";

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
