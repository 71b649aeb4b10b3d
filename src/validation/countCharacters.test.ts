import fc from "fast-check";
import { expect, test } from "vitest";

import { countCharacters } from "./countCharacters.js";

test("counts Unicode characters, lone surrogates as one each", () => {
  expect(countCharacters("")).toBe(0);
  expect(countCharacters("héllo")).toBe(5);
  expect(countCharacters("😀😀")).toBe(2);
  expect(countCharacters("👩‍👩‍👧")).toBe(5);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "\ud83d", "\ude00", "😀") }), (text) => {
      expect(countCharacters(text)).toBe([...text].length);
    }),
  );
});
