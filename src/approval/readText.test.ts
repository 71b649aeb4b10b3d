import { expect, test } from "vitest";
import { enApproval } from "../strings/enApproval.js";
import { PAGE_CHARACTERS, readLine, type ReadText, readText } from "./readText.js";

/** Whether a line has a piece that is marked. */
function isMarked({ lines }: Pick<ReadText, "lines">): boolean {
  return lines.some((line) => line.some(({ mark }) => mark));
}

const flat = (text: string) =>
  readText(text, enApproval).lines.map((line) =>
    line.map((piece) => (piece.mark ? `[${piece.text}]` : piece.text)).join(""),
  );

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
  expect(readLine("a\r\nb", enApproval)).toEqual([
    { text: "a" },
    { text: "⟨U+000A⟩", mark: true },
    { text: "b" },
  ]);
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
  const { lines, suspects } = readText(text, enApproval, { isCommand: true });
  expect(lines[0]?.filter(({ mark }) => mark).map((piece) => piece.text)).toEqual([
    "\u2013",
    "\u0441",
  ]);
  expect(suspects.map(({ code }) => code)).toEqual(["U+2013", "U+0441"]);
});
