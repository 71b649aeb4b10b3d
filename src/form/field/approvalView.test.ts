import { expect, test } from "vitest";
import { enForm } from "../../strings/enForm.js";
import { cutSections, readApproval } from "./approvalView.js";

const sectionsOf = (...details: Parameters<typeof readApproval>[0]["details"]) =>
  readApproval({ message: "", details }, enForm).sections;

test.each([
  ["a short one", "Run a command?", 0],
  ["one of many characters", "rm ".repeat(300), 1],
  ["one of many lines", "a\n".repeat(40), 1],
])("a message has its own box only if it would be folded: %s", (_, message, boxes) => {
  const read = readApproval({ message, details: [] }, enForm);
  expect(read.message).toBe(boxes === 0 ? message : "");
  expect(read.sections.map(({ body }) => body)).toEqual(boxes === 0 ? [] : [message]);
});

test.each([
  ["npm test", 1],
  ["npm test\n", 1],
  ["a\r\nb\n\nc", 4],
  ["a\rb", 2],
  ["", 0],
])("the lines of %j are counted", (text, lines) => {
  expect(sectionsOf({ type: "text", text })[0]).toMatchObject({ lines });
});

test.each([
  ["a zero-width space", "rm\u200b -rf", true],
  ["an override of the direction", "a\u202eb", true],
  ["a carriage return, which overwrites a line in a terminal", "rm -rf /\recho hi", true],
  ["tabs, accents and Arabic", "\tcaf\u00e9 \u0645\u0631\u062d\u0628\u0627", false],
])("%s", (_, text, hasHidden) => {
  expect(sectionsOf({ type: "text", text })[0]?.hasHidden).toBe(hasHidden);
  expect(sectionsOf({ type: "text", label: text, text: "" })[0]?.hasHidden).toBe(hasHidden);
  const diff = { type: "diff" as const, path: "/a", oldText: "", newText: text };
  expect(sectionsOf(diff)[0]?.hasHidden).toBe(hasHidden);
});

test("line ends that change are written out", () => {
  const [section] = sectionsOf({ type: "diff", path: "/a", oldText: "a\r\n", newText: "a\n" });
  expect(section).toMatchObject({ hasHidden: true, added: 1, removed: 1 });
  expect(section?.body).toEqual([
    { sign: "-", text: "a\u27e8U+000D\u27e9" },
    { sign: "+", text: "a" },
  ]);
});

test("content that is too long to render at once is shown step by step, without losing any", () => {
  const sections = sectionsOf(
    { type: "text", label: "command", text: "x".repeat(250_000) },
    { type: "diff", path: "/a", newText: "y\n".repeat(9_000) },
    { type: "text", label: "z".repeat(500), text: "end" },
  );
  const first = cutSections(sections, 1);
  expect(first.shown).toHaveLength(1);
  expect(first.shown[0]?.body.length).toBe(200_000 - "command".length);
  let steps = 1;
  let last = first.hidden;
  while (last > 0 && steps < 100) {
    steps += 1;
    const { hidden } = cutSections(sections, steps);
    expect(hidden).toBeLessThan(last);
    last = hidden;
  }
  expect(cutSections(sections, steps).shown).toEqual(sections);
});

test("thousands of details are shown step by step too, however short they are", () => {
  const sections = sectionsOf(
    ...Array.from({ length: 5_000 }, (_, at) => ({
      type: "diff" as const,
      path: `/${at}`,
      oldText: "same",
      newText: "same",
    })),
  );
  const { shown, hidden } = cutSections(sections, 1);
  expect(shown.length).toBeLessThan(1_000);
  expect(hidden).toBeGreaterThan(5_000 - shown.length);
  expect(cutSections(sections, 20)).toEqual({ shown: sections, hidden: 0 });
});

test("a count of unchanged lines that is not shown yet is missed", () => {
  const kept = "kept\n".repeat(20);
  const sections = sectionsOf({
    type: "diff",
    path: "/a",
    oldText: kept,
    newText: `${"x".repeat(250_000)}\n${kept}`,
  });
  const without = sectionsOf({ type: "diff", path: "/a", newText: `${"x".repeat(250_000)}\n` });
  const keptCharacters = 3 * "kept\n".length;
  const { hidden } = cutSections(sections, 1);
  expect(hidden).toBe(cutSections(without, 1).hidden + keptCharacters + 1);
});
