import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { foldText } from "./foldText.js";

test.each<[string, number, number | undefined, string, number]>([
  ["abc", 3, undefined, "abc", 0],
  ["abcd", 3, undefined, "abc", 1],
  ["", 3, 1, "", 0],
  ["a\nb\nc", 10, 2, "a\nb", 2],
  ["a\nb\nc", 10, 3, "a\nb\nc", 0],
  ["a\nb", 10, 1, "a", 2],
  // The end of the last line is the end of the text.
  ["a\nb\n", 10, 2, "a\nb", 1],
  ["\n\n\n", 10, 1, "", 3],
  // Whichever limit comes first.
  ["abc\ndef", 2, 1, "ab", 5],
  ["a\nbcd", 3, 2, "a\nb", 2],
  ["\u{1f600}\u{1f600}", 3, undefined, "\u{1f600}", 2],
  ["\u{1f600}", 1, undefined, "", 2],
  ["a\ud83d", 2, undefined, "a\ud83d", 0],
])("%j cut at %d characters and %s lines", (text, characters, lines, shown, hidden) => {
  expect(foldText(text, characters, lines)).toEqual({ shown, hidden });
});

test("lines that nobody limits are not counted: a reply that comes in pieces is cut at each", () => {
  const search = vi.spyOn(String.prototype, "indexOf");
  foldText("\n".repeat(20_000), 10);
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});

test("what is shown is the start of the text, within both limits, and whole in its characters", () => {
  const text = fc
    .array(fc.constantFrom("a", "\n", "\u{1f600}", "\ud83d", "\ude00"), { maxLength: 12 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, fc.nat(15), fc.integer({ min: 1, max: 5 }), (whole, characters, lines) => {
      const { shown, hidden } = foldText(whole, characters, lines);
      expect(whole.startsWith(shown)).toBe(true);
      expect(shown.length + hidden).toBe(whole.length);
      expect(shown.length).toBeLessThanOrEqual(characters);
      expect(shown.split("\n").length).toBeLessThanOrEqual(lines);
      // As many as the limits allow.
      const next = whole[shown.length];
      const full = shown.length >= characters - 1 || hidden === 0;
      if (!full) expect(next === "\n" && shown.split("\n").length === lines).toBe(true);
      const rest = whole.slice(shown.length);
      expect([...shown, ...rest]).toEqual([...whole]);
    }),
    { numRuns: 2_000, seed: 1 },
  );
});
