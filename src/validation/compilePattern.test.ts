import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { compilePattern } from "./compilePattern.js";

const matches = (pattern: string, text: string) => compilePattern(pattern)?.test(text);

/** Small patterns that no engine takes long for, of all that can be said in linear time. */
const safePattern = fc.letrec<{ pattern: string; term: string; atom: string; classAtom: string }>(
  (tie) => ({
    classAtom: fc.oneof(
      fc.constantFrom(
        ..."ab.AZ09_ ^$|(){}+*?/\n\r\u2028é😀",
        ...["a-z", "0-9", "A-\\x7a", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\b", "\\-", "\\]"],
        ...["\\^", "\\n", "\\t", "\\cA", "\\0", "\\u00e9", "\\u{1f600}", "\\ud83d\\ude00", "😀-😂"],
        ...["\\p{L}", "\\P{Lu}", "\\p{Script=Greek}", "[:alpha:"],
      ),
    ),
    atom: fc.oneof(
      { depthSize: "small", maxDepth: 3 },
      fc.constantFrom(
        ..."abAZ09_ -,é😀\n/",
        ...[
          "\\d",
          "\\D",
          "\\w",
          "\\W",
          "\\s",
          "\\S",
          ".",
          "\\.",
          "\\$",
          "\\\\",
          "\\/",
          "\\n",
          "\\r",
        ],
        ...["\\t", "\\v", "\\f", "\\0", "\\cJ", "\\cj", "\\x41", "\\u2028", "\\u{1F600}", "\\p{L}"],
        ...["\\ud83d\\ude00", "\\P{L}", "\\p{Lu}", "\\p{ASCII}", "\\p{Emoji}", "[]", "[^]", "\\}"],
      ),
      fc
        .tuple(fc.constantFrom("", "^"), fc.array(tie("classAtom"), { minLength: 1, maxLength: 4 }))
        .map(([negation, atoms]) => `[${negation}${atoms.join("")}]`),
      tie("pattern").map((pattern) => `(${pattern})`),
      tie("pattern").map((pattern) => `(?:${pattern})`),
      fc.tuple(fc.nat(99_999), tie("pattern")).map(([n, pattern]) => `(?<n\u00e9${n}>${pattern})`),
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
  }),
).pattern;

const text = fc.oneof(
  fc
    .array(fc.constantFrom(..."abzAZ09_ -,.$^é\n\r\t\v\u2028\u00a0\ufeff\u0001\0\b😀😂ΩКꙀ/\\]"), {
      maxLength: 12,
    })
    .map((characters) => characters.join("")),
  fc.string({ unit: "binary", maxLength: 8 }),
  // Surrogates on their own.
  fc.array(fc.constantFrom("\ud83d", "\ude00", "a", "😀"), { maxLength: 5 }).map((a) => a.join("")),
);

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
          compared++;
          expect(compiled?.test(candidate)).toBe(native.test(candidate));
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 5_000), seed: Number(process.env.SEED ?? 20_261_120) },
    );
    expect(compared).toBeGreaterThan(10_000);
  });
});
