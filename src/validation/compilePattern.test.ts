import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { compilePattern } from "./compilePattern.js";

/** Parts of patterns, apart from each other by two spaces. */
const parts = (text: string) => text.split("  ");

const ATOMS = parts(
  String.raw`a  b  Z  9  _  -  ,  /  é  😀  \d  \D  \w  \W  \s  \S  .  \.  \$  \\  \/  \}  \n  \r  \t  \v  \f  \0  \cJ  \cj  \x41  \u2028  \u{1F600}  \ud83d\ude00  \p{sc=Greek}  \P{Script=Greek}  \p{ASCII}  []  [^]`,
);
const CLASS_ATOMS = parts(
  String.raw`a  b  .  A  _  ^  $  |  (  )  {  }  *  ?  /  é  😀  a-z  0-9  A-\x7a  \d  \D  \w  \W  \s  \S  \b  \-  \]  \^  \n  \cA  \0  \u00e9  \u{1f600}  \ud83d\ude00  😀-😂  \p{sc=Greek}  \P{ASCII}  [:alpha:`,
);

/** Patterns of all that can be said in linear time, small enough for any engine. */
const safePattern = fc.letrec<{ pattern: string; term: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(...ATOMS, " ", "\n"),
    fc
      .tuple(
        fc.constantFrom("[", "[^"),
        fc.array(fc.constantFrom(...CLASS_ATOMS, " ", "\r\u2028"), { minLength: 1, maxLength: 4 }),
      )
      .map(([open, atoms]) => `${open}${atoms.join("")}]`),
    tie("pattern").map((pattern) => `(${pattern})`),
    tie("pattern").map((pattern) => `(?:${pattern})`),
    fc.tuple(fc.nat(99_999), tie("pattern")).map(([n, pattern]) => `(?<é${n}>${pattern})`),
  ),
  term: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom("^", "$", "\\b", "\\B") },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          tie("atom"),
          fc.constantFrom("", "", "", "*", "+", "?", "{2}", "{0,2}", "{1,}", "{00}", "{01,003}"),
          fc.constantFrom("", "", "?"),
        )
        .map(([atom, times, lazy]) => atom + times + (times && lazy)),
    },
  ),
  pattern: fc
    .array(fc.array(tie("term"), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((alternatives) => alternatives.map((terms) => terms.join("")).join("|")),
})).pattern;

const text = fc.oneof(
  fc
    .array(fc.constantFrom(..."abzAZ09_ -,.$^é\n\r\t\v\u2028\u00a0\ufeff\u0001\0\b😀😂ΩКꙀ/\\]"), {
      maxLength: 9,
    })
    .map((characters) => characters.join("")),
  fc.string({ unit: "binary", maxLength: 8 }),
  // Surrogates on their own.
  fc.array(fc.constantFrom("\ud83d", "\ude00", "a", "😀"), { maxLength: 5 }).map((a) => a.join("")),
);

const SURROGATE = /[\ud800-\udfff]/;

describe("compilePattern", () => {
  test("means what ECMAScript means with the u flag", () => {
    let compared = 0;
    fc.assert(
      fc.property(safePattern, fc.array(text, { minLength: 5, maxLength: 5 }), (pattern, texts) => {
        let native: RegExp;
        try {
          native = new RegExp(pattern, "u");
        } catch {
          expect(compilePattern(pattern)).toBeUndefined();
          return;
        }
        const compiled = compilePattern(pattern);
        expect(compiled, pattern).toBeDefined();
        for (const candidate of texts) {
          // V8 finds `\\B` inside a surrogate pair, where ECMA-262 never looks.
          if (pattern.includes("\\B") && SURROGATE.test(candidate)) continue;
          compared++;
          expect(compiled?.test(candidate)).toBe(native.test(candidate));
        }
      }),
      { numRuns: 1_500, seed: 20_261_120 },
    );
    expect(compared).toBeGreaterThan(4_000);
  });
});
