import { expect, test } from "vitest";
import { enApproval } from "../strings/enApproval.js";
import { PAGE_CHARACTERS, readName, type ReadText, readText } from "./readText.js";

/** Whether a line has a piece that is marked. */
function isMarked({ lines }: Pick<ReadText, "lines">): boolean {
  return lines.some((line) => line.some(({ mark }) => mark));
}

const flat = (text: string) =>
  readText(text, enApproval).lines.map((line) =>
    line.map((piece) => (piece.mark ? `[${piece.text}]` : piece.text)).join(""),
  );

const flatName = (text: string, kind?: "title") =>
  readName(text, enApproval, { kind })
    .lines.flat()
    .map((piece) =>
      piece.mark ? `[${piece.text}]` : piece.isolate ? `<${piece.text}>` : piece.text,
    )
    .join("");

test("a plain command is one line without a mark", () => {
  const read = readText("npm ci && npm test", enApproval);
  expect(read.lines).toEqual([[{ text: "npm ci && npm test" }]]);
  expect([read.hidden, isMarked(read), read.hasHidden]).toEqual([0, false, false]);
});

test("a run of spaces and of empty lines is written out and marked", () => {
  expect(flat(`npm test${" ".repeat(5_000)}; rm -rf ~`)).toEqual([
    "npm test[⟨5,000 spaces⟩]; rm -rf ~",
  ]);
  expect(flat(`npm test\n${"\n".repeat(400)}rm -rf ~`)).toEqual([
    "npm test",
    "[⟨400 empty lines⟩]",
    "rm -rf ~",
  ]);
});

test("hidden characters are written out in their logical order", () => {
  expect(flat("a\u202eb\u001b[2Jc\u200b")).toEqual(["a[⟨U+202E⟩]b[⟨U+001B⟩][2Jc[⟨U+200B⟩]"]);
});

test("a line end within a name is written out", () => {
  expect(flatName("a\r\nb")).toBe("a[⟨U+000A⟩]b");
});

test("white space at either end of a name is written out", () => {
  expect(flatName("dry_run ")).toBe("dry_run[⟨U+0020⟩]");
  expect(flatName("\tdry  run")).toBe("[⟨U+0009⟩]dry  run");
  expect(readName("dry_run ", enApproval)).toMatchObject({ hasHidden: true });
  expect(readName("dry_run", enApproval)).toMatchObject({ hasHidden: false, suspects: [] });
});

test("look-alikes in a name are marked, but the punctuation of a title is not", () => {
  expect(flatName("dr\u0443\u2013run")).toBe("dr[\u0443]\u2013run");
  expect(flatName("\u6c0f\u540d\uff08\u30ab\u30ca\uff09")).toBe(
    "\u6c0f\u540d\uff08\u30ab\u30ca\uff09",
  );
  expect(flatName("Don\u2019t re\u0430d", "title")).toBe("Don\u2019t re[\u0430]d");
  expect(flatName("CSV\u30d5\u30a1\u30a4\u30eb", "title")).toBe("CSV\u30d5\u30a1\u30a4\u30eb");
});

test("words from right to left in a command can't change their places", () => {
  const { lines } = readText("mv \u05d0\u05d1 \u05d2 3", enApproval, { kind: "code" });
  expect(lines).toEqual([
    [
      { text: "mv " },
      { text: "\u05d0\u05d1", isolate: true },
      { text: " " },
      { text: "\u05d2", isolate: true },
      { text: " 3" },
    ],
  ]);
  expect(flatName("/\u05d0/\u05d1")).toBe("/<\u05d0>/<\u05d1>");
});

test("a text longer than a page says how much is left", () => {
  const text = "x".repeat(PAGE_CHARACTERS + 10);
  expect(readText(text, enApproval).hidden).toBe(10);
  expect(readText(text, enApproval, { pages: 2 }).hidden).toBe(0);
});

test("empty lines of a text keep their place, and a final line end adds none", () => {
  expect(flat("a\n\nb\n")).toEqual(["a", "", "b"]);
  expect(flat("")).toEqual([""]);
});

test("look-alikes are marked in a command, and nowhere else", () => {
  const text = "git push \u2013force \u0441url";
  expect(flat(text)).toEqual([text]);
  const { lines, suspects } = readText(text, enApproval, { kind: "code" });
  expect(lines[0]?.filter(({ mark }) => mark).map((piece) => piece.text)).toEqual([
    "\u2013",
    "\u0441",
  ]);
  expect(suspects.map(({ code }) => code)).toEqual(["U+2013", "U+0441"]);
});
