import fc from "fast-check";
import { expect, test } from "vitest";
import { enApproval } from "../strings/enApproval.js";
import { type ChangeLine, type ChangePart, changeRows } from "./changeRows.js";

const read = (part: Partial<ChangePart>) =>
  changeRows({ type: "change", path: "/a", ...part }, enApproval);
const rowsOf = (oldText: string | null, newText: string | null) =>
  read({ oldText, newText }).rows.map((row) =>
    row.sign === "folded" ? `…${row.count}` : row.sign + row.text,
  );
/** All lines of a change, those that are folded too. */
const linesOf = (part: Partial<ChangePart>): ChangeLine[] =>
  read(part).rows.flatMap((row) => (row.sign === "folded" ? row.lines : [row]));

test("removed lines stand before added ones, between three unchanged lines", () => {
  const file = Array.from({ length: 12 }, (_, at) => `line ${at}\n`);
  const edited = file.with(5, "changed\n").join("");
  expect(rowsOf(file.join(""), edited).join("\n")).toBe(
    "…2\n line 2\n line 3\n line 4\n-line 5\n+changed\n line 6\n line 7\n line 8\n…3",
  );
});

test.each([
  ["a new file", null, "a\nb\n", ["+a", "+b"]],
  ["a deleted file", "a\n", null, ["-a"]],
  ["a missing line break at the end", "a\n", "a", [" a", "-"]],
  ["the same Windows line endings", "a\r\nb\r\n", "a\r\nc\r\n", [" a", "-b", "+c"]],
  ["other line endings", "a\r\n", "a\n", ["-a\u27e8U+000D\u27e9", "+a"]],
  ["a hidden character", "a\n", "a\u200b\n", ["-a", "+a\u27e8U+200B\u27e9"]],
  ["a run of spaces", "", `a${" ".repeat(5_000)}b`, ["+a\u27e85,000 spaces\u27e9b"]],
  ["empty lines", "", `a\n${"\n".repeat(400)}b\n`, ["+a", "+\u27e8400 empty lines\u27e9", "+b"]],
  ["three empty lines", "", "a\n\n\n\nb\n", ["+a", "+", "+", "+", "+b"]],
  ["nothing", "", "", []],
])("%s is shown", (_, before, after, rows) => {
  expect(rowsOf(before, after)).toEqual(rows);
});

test("rows lead from the old text to the new one, whatever they are", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "d e", "\u0431"), { maxLength: 30 })
    .map((lines) => lines.map((line) => `${line}\n`).join(""));
  fc.assert(
    fc.property(text, text, (oldText, newText) => {
      const lines = linesOf({ oldText, newText });
      const without = (sign: string) =>
        lines.flatMap((line) => (line.sign === sign ? [] : [`${line.text}\n`])).join("");
      expect([without("+"), without("-")]).toEqual([oldText, newText]);
      const { added, removed } = read({ oldText, newText });
      expect(added).toBe(lines.filter(({ sign }) => sign === "+").length);
      expect(removed).toBe(lines.filter(({ sign }) => sign === "-").length);
    }),
    { numRuns: 2_000 },
  );
});

test("marked words are what differs between a line and the one that replaces it", () => {
  const line = fc.array(
    fc.constantFrom("rm", " ", "-rf", "/", "tmp", "\ud83d\ude00", "é", "x".repeat(300)),
  );
  fc.assert(
    fc.property(line, line, (before, after) => {
      const [one, other] = linesOf({ oldText: before.join(""), newText: after.join("") });
      if (one?.sign !== "-" || other?.sign !== "+") return;
      const kept = ({ text, changed = [] }: ChangeLine) => {
        let [at, rest] = [0, ""];
        for (const { from, to } of changed) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          expect(text.slice(from, to)).not.toMatch(/\p{Surrogate}/u);
          rest += text.slice(at, from);
          at = to;
        }
        return rest + text.slice(at);
      };
      if (one.changed?.length || other.changed?.length) expect(kept(one)).toBe(kept(other));
    }),
    { numRuns: 2_000 },
  );
});

test("the changed words of a line are marked, and nothing of a line that is new", () => {
  const [one, other] = linesOf({
    oldText: "git push origin main",
    newText: "git push -f origin main",
  });
  expect(one?.changed).toEqual([]);
  expect(other?.changed?.map(({ from, to }) => other.text.slice(from, to))).toEqual(["-f "]);
  const [old, replaced] = linesOf({ oldText: "abc", newText: "xyz" });
  expect([old?.changed, replaced?.changed]).toEqual([[], []]);
});

test("three characters that change in a line of 2 MB are marked", () => {
  const [start, end] = ["a".repeat(1_000_000), "b".repeat(1_000_000)];
  const [one, other] = linesOf({ oldText: `${start}OLD${end}`, newText: `${start}new${end}` });
  expect(one?.changed).toEqual([{ from: 1_000_000, to: 1_000_003 }]);
  expect(other?.text.slice(1_000_000, 1_000_003)).toBe("new");
});

test("400 changes in a file of 20,001 lines make at most 3,000 rows, and each is there", () => {
  const file = Array.from({ length: 20_001 }, (_, at) => `line ${at}`);
  const edited = file.map((line, at) => (at % 50 === 7 ? `changed ${at}` : line));
  const { rows, added, removed } = read({ oldText: file.join("\n"), newText: edited.join("\n") });
  expect([added, removed]).toEqual([400, 400]);
  expect(rows.length).toBeLessThanOrEqual(3_000);
});

test("texts of a megabyte that share nothing are shown as replaced", () => {
  const { added, removed } = read({
    oldText: "a\n".repeat(500_000),
    newText: "b\n".repeat(500_000),
  });
  expect([added, removed]).toEqual([500_000, 500_000]);
});

test.each([
  ["no patch", "garbage\n\u001b[2J\n", ["garbage", "\u27e8U+001B\u27e9[2J"]],
  [
    "a patch whose counts lie",
    "--- a/x\n+++ b/x\n@@ -1,9 +1,1 @@\n kept\n-old\n+new\n+more",
    ["--- a/x", "+++ b/x", "@@ -1,9 +1,1 @@", " kept", "-old", "+new", "+more"],
  ],
  ["a patch of line endings", "-a\r\n+a\n", ["-a\u27e8U+000D\u27e9", "+a"]],
  ["a patch of a file from Windows", "@@ -1 +1 @@\n-a\r\n+b\r\n", ["@@ -1 +1 @@", "-a", "+b"]],
  ["a patch from Windows", "@@ -1 +1 @@\r\n-a\r\n+b\r\n", ["@@ -1 +1 @@", "-a", "+b"]],
  ["a rename", "rename from a\nrename to b\n", ["rename from a", "rename to b"]],
])("each line of %s is shown, with the sign that it starts with", (_, patch, lines) => {
  const { rows } = read({ patch });
  expect(rows.map((row) => (row.sign === "folded" ? row : row.sign + row.text))).toEqual(lines);
});

test("every line of a patch is a row, whatever it is", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[-+ @a-z\u0431]{1,9}$/)), (patch) => {
      const rows = linesOf({ patch: patch.join("\n") });
      const written = rows.map((row) => row.sign + row.text);
      expect(written).toEqual(patch.length > 0 ? patch : [""]);
    }),
  );
});

test("a change that has both texts and a patch shows both, and one that has none shows nothing", () => {
  const lines = linesOf({ oldText: "a", newText: "b", patch: "+c" });
  expect(lines.map(({ sign, text }) => sign + text)).toEqual(["-a", "+b", "+c"]);
  expect(linesOf({})).toEqual([]);
  // Only the old text is known: nothing of it changes.
  expect(linesOf({ oldText: "a\nb" }).map(({ sign }) => sign)).toEqual([" ", " "]);
});

test("a million empty lines are read in linear time", () => {
  expect(read({ patch: "\n".repeat(1_000_000) }).rows).toHaveLength(1_000_000);
  expect(read({ patch: "+\n".repeat(1_000_000) }).rows).toHaveLength(1);
  expect(read({ oldText: "", newText: "\n".repeat(1_000_000) }).rows).toHaveLength(1);
});

test("an unchanged file is counted, and can be unfolded", () => {
  const { rows } = read({ oldText: "a\nb\n", newText: "a\nb\n" });
  expect(rows).toEqual([
    {
      sign: "folded",
      count: 2,
      lines: [
        { sign: " ", text: "a" },
        { sign: " ", text: "b" },
      ],
    },
  ]);
});
