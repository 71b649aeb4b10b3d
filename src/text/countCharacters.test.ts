import fc from "fast-check";
import { expect, test } from "vitest";
import { countCharacters } from "./countCharacters.js";

test.each([
  ["", 0],
  ["abc", 3],
  ["\u{1f600}", 1],
  ["\u{1f600}\u{1f600}", 2],
  ["e\u0301", 2],
  ["\u{1f468}\u200d\u{1f469}", 3],
  ["\ud83d", 1],
  ["\ude00\ud83d", 2],
  ["\ud83d\ud83d\ude00", 2],
  ["\ud83d\ude00\ude00", 2],
])("%j has %d characters", (text, count) => expect(countCharacters(text)).toBe(count));

test("it counts code points, whatever the text is", () => {
  const units = fc.array(fc.constantFrom(0x61, 0xd83d, 0xde00, 0xd800, 0xdfff, 0xe000, 0x0301));
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes);
      expect(countCharacters(text)).toBe([...text].length);
    }),
    { numRuns: 1_000, seed: 1 },
  );
});
