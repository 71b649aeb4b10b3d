import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "./diffLines.js";

/** A diff as a text: `"-old +new  kept …3"`. */
const drawn = (before: string, after: string) =>
  diffLines(before, after).map((line) =>
    line.sign === "folded" ? `…${line.count}` : line.sign + line.text,
  );

test("removed lines stand before added ones, between three unchanged lines", () => {
  const file = Array.from({ length: 12 }, (_, at) => `line ${at}\n`);
  const edited = file.with(5, "changed\n").join("");
  expect(drawn(file.join(""), edited)).toEqual([
    "…2",
    " line 2",
    " line 3",
    " line 4",
    "-line 5",
    "+changed",
    " line 6",
    " line 7",
    " line 8",
    "…3",
  ]);
});

test("two changes far apart leave what is between them unchanged", () => {
  const file = Array.from({ length: 9_000 }, (_, at) => `line ${at}`);
  const lines = drawn(file.join("\n"), file.with(10, "a").toSpliced(8_000, 1).join("\n"));
  expect(lines.filter((line) => /^[-+]/.test(line))).toEqual(["-line 10", "+a", "-line 8000"]);
  expect(lines).toContain(`…${8_000 - 11 - 6}`);
});

test.each([
  ["a new file", "", "a\nb\n", ["+a", "+b"]],
  ["a removed file", "a\n", "", ["-a"]],
  ["a missing line break at the end", "a\n", "a", [" a", "-"]],
  ["other line endings", "a\r\nb\r\n", "a\nb\n", ["-a\r", "-b\r", "+a", "+b"]],
  ["the same Windows line endings", "a\r\nb\r\n", "a\r\nc\r\n", [" a", "-b", "+c"]],
  ["nothing", "", "", []],
])("%s", (_, before, after, lines) => {
  expect(drawn(before, after)).toEqual(lines);
});

test("a diff leads from the old text to the new one, whatever they are", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(
        before.map((line) => `${line}\n`).join(""),
        after.map((line) => `${line}\n`).join(""),
      );
      const side = (sign: string) =>
        lines.reduce((count, line) => {
          if (line.sign === "folded") return count + line.count;
          return line.sign === " " || line.sign === sign ? count + 1 : count;
        }, 0);
      expect([side("-"), side("+")]).toEqual([before.length, after.length]);
      const without = (sign: string, whole: readonly string[]) => {
        let at = 0;
        for (const line of lines) {
          if (line.sign === "folded") at += line.count;
          else if (line.sign !== sign) expect(line.text).toBe(whole[at++]);
        }
      };
      without("+", before);
      without("-", after);
    }),
    { numRuns: 2_000 },
  );
});

test("texts of a megabyte that share nothing are shown as replaced", () => {
  const before = "a\n".repeat(500_000);
  expect(diffLines(before, "b\n".repeat(500_000))).toHaveLength(1_000_000);
  const shuffled = Array.from({ length: 9_000 }, (_, at) => `${(at * 7_919) % 9_001}`);
  expect(diffLines(shuffled.join("\n"), shuffled.toReversed().join("\n"))).toHaveLength(18_000);
});
