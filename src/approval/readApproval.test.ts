import { expect, test } from "vitest";
import { type ApprovalPart, approvalRequest } from "../core/ApprovalRequest.js";
import { enApproval as strings } from "../strings/enApproval.js";
import { approvalSentence } from "./approvalSentence.js";
import { readApproval } from "./fixtures/readApproval.js";

const read = (
  parts: ApprovalPart | readonly ApprovalPart[],
  options?: Parameters<typeof approvalRequest>[1],
) => readApproval(approvalRequest(parts, options), { strings });

const command = { type: "command", command: "npm test" } as const;
const change = { type: "change", path: "a.ts", oldText: "a", newText: "b" } as const;

test.each([
  [[command], "Run this command?"],
  [[command, command], "Run 2 commands?"],
  [[change, { ...change, path: "b.ts" }], "Change 2 files?"],
  [[{ type: "arguments", tool: "create_issue", value: {} }], "Use create_issue?"],
  [[{ type: "arguments", value: {} }], "Allow this?"],
  [[{ type: "url", url: "packages.tables.example/list" }], "Reach packages.tables.example?"],
  [[{ type: "grants", grants: [] }], "Grant permissions?"],
  [[{ type: "missing", what: "call" }], "Allow this?"],
  [[], "Allow this?"],
] satisfies [ApprovalPart[], string][])(
  "the heading follows from the first part: %j",
  (parts, title) => {
    expect(read(parts).title).toBe(title);
  },
);

test("a tool's name in the heading is one line of at most 80 characters", () => {
  const tool = `Allow once\n${"x".repeat(10_000)}`;
  const { heading } = read({ type: "arguments", tool, value: {} });
  expect(heading.name).toBe("Allow once…");
  expect(read({ type: "arguments", tool: "x".repeat(10_000), value: {} }).heading.name).toBe(
    `${"x".repeat(80)}…`,
  );
});

test("an agent's words never name an answer alone", () => {
  const options = [
    { id: "a", kind: "allow", scope: "lasting", label: "No" },
    { id: "b", kind: "deny", label: "Cancel" },
    { id: "c", kind: "deny", label: "\u3164" },
    { id: "d", kind: "stop", label: "" },
  ] as const;
  const view = read(command, { options });
  expect(view.options.map(({ name }) => name)).toEqual([
    "No (allows, lasting)",
    "Cancel (denies)",
    "Deny",
    "Deny and stop",
  ]);
  expect([view.isRows, view.isQuestion]).toEqual([true, false]);
});

const lookAlike = "dr\u0443";

test.each([
  ["an argument", { type: "arguments", value: { [lookAlike]: 1 } }, /^“.” is U\+0443$/],
  ["a nested argument", { type: "arguments", value: { a: [{ [lookAlike]: 1 }] } }, /U\+0443$/],
  ["a tool", { type: "arguments", tool: "re\u0430d", value: {} }, /U\+0430$/],
  ["a folder", { ...command, cwd: "/hom\u0435" }, /U\+0435$/],
  ["a file", { ...change, path: "p\u0430.ts" }, /U\+0430$/],
  ["a permission", { type: "grants", grants: [{ id: "1", label: "writ\u0435 ~/x" }] }, /U\+0435$/],
  ["an argument", { type: "arguments", value: { "dry_run ": 1 } }, strings.hiddenText],
  ["a tool", { type: "arguments", tool: "re\u200bad", value: {} }, strings.hiddenText],
  ["a folder", { ...command, cwd: "/home " }, strings.hiddenText],
  ["a file", { ...change, path: "a.ts\u200b" }, strings.hiddenText],
  [
    "a permission",
    { type: "grants", grants: [{ id: "1", label: "write\u200b" }] },
    strings.hiddenText,
  ],
] satisfies [string, ApprovalPart, RegExp | string][])(
  "a note names the look-alike and hidden characters in the name of %s: %j",
  (_, named, note) => {
    expect(read(named).notes.map(({ text }) => text)).toEqual([
      typeof note === "string" ? note : expect.stringMatching(note),
    ]);
  },
);

test("a permission that is longer than a page is shown by and by", () => {
  const label = `write /tmp${" ".repeat(200_000)}/../home`;
  const request = approvalRequest({ type: "grants", grants: [{ id: "1", label }] });
  const shown = (pages: number) => {
    const [part] = readApproval(request, { strings, pages }).parts;
    return [part?.hidden, JSON.stringify(part).includes("home")];
  };
  expect(shown(1)).toEqual([label.length - 200_000, false]);
  expect(shown(2)).toEqual([0, true]);
});

test("long words of the agent are a part, so that they don't push its call away", () => {
  const words = "Please. \n".repeat(200);
  const view = read(command, { message: words, reason: words });
  expect([view.message, view.reason]).toEqual(["", ""]);
  expect(view.parts.map(({ type }) => type)).toEqual(["command", "text", "text"]);
});

test("the old path of a renamed file is read as its path is", () => {
  const oldPath = "/hom\u0435/\u05d0/\u05d1 ";
  const { notes, parts } = read({ ...change, oldPath });
  expect(notes.map(({ text }) => text).join()).toMatch(/U\+0435/);
  expect(parts[0]).toMatchObject({
    label: "a.ts",
    remark: { name: { lines: [expect.arrayContaining([{ text: "\u05d0", isolate: true }])] } },
  });
});

test("look-alikes in what an answer covers are named in a note", () => {
  const options = [
    { id: "a", kind: "allow", scope: "always", covers: ["Bash(\u0441url:*)"] },
    { id: "b", kind: "deny", label: "N\u043e" },
  ] as const;
  expect(read(command, { options }).notes.map(({ text }) => text)).toEqual([
    expect.stringMatching(/U\+0441.*U\+043E/),
  ]);
});

test("a long message in place of parts is one, because it must be read to its end", () => {
  const message = `The plan:${"\nOne more step."}`.repeat(40);
  const request = approvalRequest([], { message });
  const view = readApproval(request, { strings, name: "Agent" });
  expect(view.message).toBe("");
  expect(view.parts).toMatchObject([{ type: "text", label: "Agent says:", copy: message }]);
  expect(read([], { message: "It publishes the page." })).toMatchObject({
    message: "It publishes the page.",
    parts: [],
  });
});

test("a gap in the agent's words is written out, so that nothing hides below it", () => {
  const gap = `a${"\n".repeat(60)}b${" ".repeat(400)}c`;
  const { message, reason } = read(command, { message: gap, reason: gap });
  for (const words of [message, reason]) {
    expect(words.length).toBeLessThan(80);
    expect(words).toMatch(/^a\s.*b.*c$/su);
  }
});

test("a long rule of an answer is a part, and short ones are not", () => {
  const long = `Bash(${"x".repeat(300)} && rm -rf /)`;
  const { parts, options } = read(command, {
    options: [
      { id: "a", kind: "allow" },
      { id: "b", kind: "allow", scope: "lasting", covers: ["Bash(npm test:*)", long] },
    ],
  });
  expect(parts.slice(1)).toMatchObject([{ type: "text", copy: long }]);
  // Written out, it is longer than its button shows.
  const hidden = `${"\u200b".repeat(25)}Bash(rm -rf /)`;
  const lasting = { id: "a", kind: "allow", scope: "lasting", covers: [hidden] } as const;
  expect(read(command, { options: [lasting] }).parts[1]).toMatchObject({ copy: hidden });
  expect(options[1]?.covers).toEqual(["Bash(npm test:*)", long]);
});

test("the whole words of an answer that is cut are a part", () => {
  const label = "Yes ".repeat(12_500);
  const { parts, options } = read(command, { options: [{ id: "a", kind: "allow", label }] });
  expect(options[0]).toMatchObject({ more: true });
  expect(parts.map(({ type }) => type)).toEqual(["command", "text"]);
});

test("answers of one kind are a question with the agent's sentence as its heading", () => {
  const options = ["PostgreSQL", "SQLite"].map((label) => ({
    id: label,
    kind: "allow" as const,
    label,
  }));
  expect(read([], { message: "Which database?", options })).toMatchObject({
    isQuestion: true,
    title: "Which database?",
    message: "",
  });
});

test("a missing part and a suspicious character count as a warning, a danger as a danger", () => {
  expect(read(command).level).toBe("info");
  expect(read({ type: "missing", what: "call" }).level).toBe("warning");
  const suspicious = read({ type: "command", command: "git push \u2013force" });
  expect([suspicious.level, suspicious.notes[0]?.text]).toEqual(["warning", "“–” is U+2013"]);
  const notes = [{ level: "danger", text: "It deletes." }] as const;
  expect(read(command, { notes })).toMatchObject({ level: "danger", hasKeys: false });
});

test("a key that stands twice is named, and the arguments stand as the agent wrote them", () => {
  const { notes, parts } = read({
    type: "arguments",
    tool: "t",
    value: '{"path":"/x","path":"/y"}',
  });
  expect(notes.map(({ text }) => text)).toEqual([strings.keyTwice("path")]);
  expect(parts[0]).toMatchObject({ raw: { lines: [[{ text: '{"path":"/x","path":"/y"}' }]] } });
});

test.each([
  ["a key that stands twice", '{"path":"/x","path":"/y"}', undefined],
  ["an ID of 64 bits", '{"id":1234567890123456789}', undefined],
  ["a number too large", '{"size":1e999}', undefined],
  ["another space than usual", '{"path": "/x"}', 0],
  ["escapes", '{"path":"\\u00e9"}', 0],
])("arguments with %s can be edited only if an edit loses nothing", (_, value, editable) => {
  const view = read({ type: "arguments", tool: "t", value, editable: true });
  expect(view.editable).toBe(editable);
  expect(view.parts[0]).toMatchObject({ editable: editable === 0 });
});

test("edited arguments are read in place of those that were sent", () => {
  const request = approvalRequest({
    type: "arguments",
    tool: "t",
    value: { n: 2 },
    editable: true,
  });
  const view = readApproval(request, { strings, edited: { n: 1 } });
  expect(view.parts[0]).toMatchObject({ rows: [{ text: { lines: [[{ text: "1" }]] } }] });
  expect(view.options[0]?.label).toBe("Allow once with changes");
});

test("without an answer that refuses, the view says so", () => {
  expect(read(command, { options: [{ id: "a", kind: "allow" }] }).canRefuse).toBe(false);
  expect(read(command).canRefuse).toBe(true);
});

test("a call that took the place of another one says so, after dangers", () => {
  const request = approvalRequest({ type: "command", command: "sudo ls" });
  const notes = readApproval(request, { strings, isChanged: true }).notes.map(({ text }) => text);
  expect(notes).toEqual([strings.ownNotes["other-user"], strings.callChanged]);
  expect(approvalSentence(request, "Agent", undefined, true)).toBe(
    `${strings.callChanged} ${approvalSentence(request, "Agent", undefined)}`,
  );
});

test("a request that runs something, or lasts, is never a question", () => {
  const yesNo = (more: object) =>
    ["Yes", "No"].map((label) => ({ id: label, kind: "allow" as const, label, ...more }));
  const lasting = yesNo({ scope: "always", covers: ["*"] });
  expect(read(command, { options: yesNo({}) })).toMatchObject({
    isQuestion: false,
    canRefuse: false,
    title: "Run this command?",
  });
  expect(read([], { options: lasting }).isQuestion).toBe(false);
});

test("no number key answers what is in a list", () => {
  const options = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: String(at), kind: "allow" as const }));
  expect(read(command, { options: options(20) }).hasKeys).toBe(true);
  expect(read(command, { options: options(21) }).hasKeys).toBe(false);
});

test("names that a digest covers stand whole on the screen", () => {
  const name = "x".repeat(90);
  const wholeOf = (part: ApprovalPart) =>
    read(part).parts[0]?.whole?.lines.map((line) => line.map(({ text }) => text).join(""));
  expect(wholeOf({ type: "arguments", tool: name, server: "docs", value: {} })).toEqual([name]);
  expect(wholeOf({ ...command, cwd: `~/${name}` })).toEqual([`~/${name}`]);
  expect(wholeOf({ ...change, path: "b", oldPath: name })).toEqual([name]);
  expect(read({ type: "arguments", tool: "t", server: "s", value: {} }).parts[0]?.label).toBe(
    "s \u00b7 t",
  );
  expect(read({ ...change, oldPath: "b.ts", newText: null }).parts[0]).toMatchObject({
    remark: { before: "renamed from ", name: { lines: [[{ text: "b.ts" }]] } },
  });
});

test("more parts and rows than fit on a page are to be shown first", () => {
  const many = Array.from({ length: 101 }, () => command);
  expect(read(many)).toMatchObject({ hiddenParts: 1 });
  const newText = "a\n".repeat(20_001);
  expect(read({ ...change, oldText: null, newText }).parts[0]).toMatchObject({ hidden: 1 });
});

test("500 permissions are a page, and Allow waits for the others", () => {
  const grants = Array.from({ length: 501 }, (_, at) => ({ id: `${at}`, label: `read ${at}` }));
  const shownOn = (pages: number) =>
    readApproval(approvalRequest({ type: "grants", grants }), { strings, pages }).parts[0];
  expect(shownOn(1)).toMatchObject({ hidden: 1, grants: { length: 500 } });
  expect(shownOn(2)).toMatchObject({ hidden: 0, grants: { length: 501 } });
});

test("a line end and a gap in what is granted or covered are written out", () => {
  const untrusted = `npm test\r\nrm -rf ~\r${" ".repeat(5_000)}x`;
  const shown = "npm test⟨U+000A⟩rm -rf ~⟨U+000D⟩⟨5,000 spaces⟩x";
  const grants = [{ id: "a", label: untrusted }];
  const options = [{ id: "b", kind: "allow", scope: "always", covers: [untrusted] }] as const;
  const { parts, options: answers } = read({ type: "grants", grants }, { options });
  expect(parts[0]).toMatchObject({ grants: [{ label: shown }] });
  expect(answers[0]?.covers).toEqual([shown]);
});

test("a text that nobody can read is a warning, and a command is never cut", () => {
  const text = "aGVsbG8gd29ybGQh".repeat(1_000);
  const called = (value: object) => read({ type: "arguments", tool: "t", value });
  expect(called({ data: text }).level).toBe("warning");
  const commandView = called({ command: text });
  expect(commandView.parts[0]).toMatchObject({ rows: [{ text: { lines: [[{ text }]] } }] });
});

test("a question never hides what the agent says, nor names what runs in the agent's words", () => {
  const options = ["Yes", "No"].map((label) => ({ id: label, kind: "other" as const, label }));
  const message = "Allow this?\n\nHidden rest";
  expect(read([], { options, message }).parts).toMatchObject([{ type: "text", copy: message }]);
  expect(read(command, { options, message })).toMatchObject({
    title: "Run this command?",
    message,
  });
});
