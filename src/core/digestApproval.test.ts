import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ApprovalPart, type ApprovalRequest, approvalRequest } from "./ApprovalRequest.js";
import { canonicalJson } from "./canonicalJson.js";
import { digestApproval, editableIndex, partsAfter } from "./digestApproval.js";
import { approvalOf, jsonOf, partOf } from "./fixtures/approvals.js";

/** RFC 8785, written out once more: by recursion, with escapes and numbers of its own. */
function jcs(value: unknown): string {
  if (value === null || typeof value === "boolean") return `${value}`;
  if (typeof value === "number") return `${Object.is(value, -0) ? 0 : value}`;
  if (typeof value === "string")
    return `"${[...Array(value.length).keys()].map((at) => jcsUnit(value, at)).join("")}"`;
  if (Array.isArray(value)) return `[${value.map(jcs).join(",")}]`;
  const members = Object.entries(value as object).filter(([, member]) => member !== undefined);
  const units = (key: string) => [...Array(key.length).keys()].map((at) => key.charCodeAt(at));
  members.sort(([one], [other]) => {
    const [a, b] = [units(one), units(other)];
    const at = a.findIndex((unit, index) => unit !== b[index]);
    return at === -1 ? a.length - b.length : a[at]! - (b[at] ?? -1);
  });
  return `{${members.map(([key, member]) => `${jcs(key)}:${jcs(member)}`).join(",")}}`;
}

function jcsUnit(text: string, at: number): string {
  const code = text.charCodeAt(at);
  const short = new Map([
    [8, "\\b"],
    [9, "\\t"],
    [10, "\\n"],
    [12, "\\f"],
    [13, "\\r"],
    [34, '\\"'],
    [92, "\\\\"],
  ]).get(code);
  if (short) return short;
  const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
  const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
  const isPaired = isHigh(code) ? isLow(text.charCodeAt(at + 1)) : isHigh(text.charCodeAt(at - 1));
  const isLone = (isHigh(code) || isLow(code)) && !isPaired;
  return code < 32 || isLone ? `\\u${code.toString(16).padStart(4, "0")}` : text[at]!;
}

const sha = (text: string) => `sha256:${createHash("sha256").update(text, "utf8").digest("hex")}`;

const ACTION: Record<string, readonly string[]> = {
  command: ["command", "cwd"],
  arguments: ["tool", "server", "value"],
  change: ["path", "oldPath", "oldText", "newText", "patch"],
  url: ["url"],
  text: ["text"],
  missing: ["what"],
};

function actionOf(part: ApprovalPart): object {
  if (part.type === "grants") return { type: "grants", grants: part.grants.map(({ id }) => id) };
  const kept = Object.entries(part).filter(([key]) =>
    [...ACTION[part.type]!, "type"].includes(key),
  );
  const known = Object.fromEntries(kept);
  if (part.type !== "arguments" || typeof part.value !== "string") return known;
  try {
    return { ...known, value: JSON.parse(part.value) as unknown };
  } catch {
    return known;
  }
}

/** Returns an equal value whose keys stand in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, shuffled(member)] as const);
  return Object.fromEntries(entries.toReversed());
}

const requester = { name: "Agent", url: "https://agent.example/" };

describe("the canonical text", () => {
  test("is that of RFC 8785", () => {
    // The example of the RFC, 3.2.3, and its numbers.
    const keys = {
      "\u20ac": 1,
      "\r": 2,
      "\ufb33": 3,
      "1": 4,
      "\ud83d\ude00": 5,
      "\u0080": 6,
      "\u00f6": 7,
    };
    expect(Object.values(JSON.parse(canonicalJson(keys)) as object).sort()).toHaveLength(7);
    expect(canonicalJson(keys)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
    const numbers = [Number("333333333.33333329"), 1e30, 4.5, 2e-3, 1e-27, -0, 1e21];
    expect(canonicalJson(numbers)).toBe("[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21]");
    expect(canonicalJson(["\ud800", "\udead\ud800"])).toBe('["\\ud800","\\udead\\ud800"]');
    expect(canonicalJson(JSON.parse('{"__proto__":{"b":1,"a":2}}'))).toBe(
      '{"__proto__":{"a":2,"b":1}}',
    );
  });

  test("is the same for every equal value, and another for any other", () => {
    fc.assert(
      fc.property(jsonOf(), jsonOf(), (value, other) => {
        expect(canonicalJson(value)).toBe(jcs(value));
        expect(canonicalJson(shuffled(value))).toBe(jcs(value));
        expect(canonicalJson(value) === canonicalJson(other)).toBe(jcs(value) === jcs(other));
      }),
      { numRuns: 2_000 },
    );
  });

  test("has no depth that overflows the stack, and an end", () => {
    let deep: unknown = 0;
    for (let depth = 0; depth < 100_000; depth += 1) deep = depth % 2 ? [deep] : { a: deep };
    expect(canonicalJson(deep)).toHaveLength(50_000 * 2 + 50_000 * 6 + 1);
    const own: unknown[] = [];
    own.push(own, own);
    expect(() => canonicalJson(own)).toThrow(RangeError);
  });

  test("is that of the AI SDK for every JSON value", async () => {
    const canonicalJSON = await theirCanonicalJSON();
    fc.assert(
      fc.property(jsonOf(), (value) => {
        expect(canonicalJson(value)).toBe(canonicalJSON(value));
      }),
      { numRuns: 1_000 },
    );
  });
});

/**
 * Takes `canonicalJSON` out of the sources of the AI SDK, which exports it nowhere. `@ai-sdk/mcp` has
 * the one of `ai` (`src/util/canonical-hash.ts`), kept identical.
 */
async function theirCanonicalJSON(): Promise<(value: unknown) => string> {
  const source = readFileSync(createRequire(import.meta.url).resolve("@ai-sdk/mcp"), "utf8");
  const [own] = /function canonicalJSON[^]*?\n}\n/.exec(source) ?? [];
  const url = `data:text/javascript,${encodeURIComponent(`export ${own}`)}`;
  const loaded = (await import(/* @vite-ignore */ url)) as {
    canonicalJSON: (value: unknown) => string;
  };
  return loaded.canonicalJSON;
}

describe("the digest of an approval", () => {
  test("is SHA-256 of the canonical JSON of its parts, and of what is on screen", async () => {
    await fc.assert(
      fc.asyncProperty(approvalOf(), async (request) => {
        const { message, reason, notes, parts, options } = request;
        const shownOptions = options?.map(({ text: _, ...option }) => option);
        const screen = { v: 1, requester, message, reason, notes, parts, options: shownOptions };
        const expected = {
          action: sha(jcs({ v: 1, parts: parts.map(actionOf) })),
          screen: sha(jcs(screen)),
        };
        expect(await digestApproval(request, undefined, { requester })).toEqual(expected);
        const sent = JSON.parse(JSON.stringify(shuffled(request))) as ApprovalRequest;
        expect(await digestApproval(sent, undefined, { requester })).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  test("is known for one request, so that no release changes it", async () => {
    const request = approvalRequest({ type: "command", command: "npm test" });
    const text = '{"parts":[{"command":"npm test","type":"command"}],"v":1}';
    expect(await digestApproval(request)).toMatchObject({ action: sha(text) });
  });

  test("depends on nothing but what runs, where it is that of the action", async () => {
    await fc.assert(
      fc.asyncProperty(approvalOf(), approvalOf(), async (request, other) => {
        const reworded = { ...other, parts: request.parts };
        const [one, two] = [await digestApproval(request), await digestApproval(reworded)];
        expect(one?.action).toBe(two?.action);
        expect(one?.screen === two?.screen).toBe(sameScreen(request) === sameScreen(reworded));
      }),
      { numRuns: 200 },
    );
  });

  test("changes with every character of what runs", async () => {
    await fc.assert(
      fc.asyncProperty(partOf(), fc.nat(), fc.string({ minLength: 1 }), async (part, at, more) => {
        const texts = pathsOfTexts(actionOf(part));
        fc.pre(texts.length > 0 && typeof (part as { value?: unknown }).value !== "string");
        const changed = structuredClone(part);
        const path = texts[at % texts.length]!;
        insert(changed, path, at, more);
        const [one, two] = await Promise.all(
          [part, changed].map((each) => digestApproval(approvalRequest(each))),
        );
        expect(one?.action).not.toBe(two?.action);
        expect(one?.screen).not.toBe(two?.screen);
      }),
      { numRuns: 1_000 },
    );
  });

  test("is that of the edited arguments and of the granted permissions", async () => {
    const call = { type: "arguments", tool: "write", value: { a: 1 } } as const;
    const grants = ["net", "disk"].map((id) => ({ id, label: id }));
    const asked = approvalRequest([call, { ...call, editable: true }, { type: "grants", grants }]);
    const digest = await digestApproval(asked, { a: 2 }, { granted: ["disk"] });
    const meant = approvalRequest([
      call,
      { ...call, value: { a: 2 } },
      { type: "grants", grants: grants.slice(1) },
    ]);
    expect(digest?.action).toBe((await digestApproval(meant))?.action);
    expect(digest?.action).not.toBe((await digestApproval(asked))?.action);
  });
});

describe("the edited part", () => {
  const text = { type: "arguments", tool: "A", value: "text", editable: true } as const;
  const call = { type: "arguments", tool: "B", value: { x: 1 }, editable: true } as const;

  test.each<[string, ApprovalPart[], number | undefined]>([
    ["none is editable", [{ ...call, editable: false }], undefined],
    ["the first is a text", [text, call], 1],
    ["the first is a list", [{ ...text, value: [1] }, call], 1],
    ["the first is the JSON of a list", [{ ...text, value: "[1]" }, call], 1],
    ["the first is null", [{ ...text, value: null }, call], 1],
    ["the first is the JSON of an object", [{ ...text, value: '{"x":1}' }, call], 0],
    ["the first can't be edited", [{ ...call, editable: false }, call], 1],
    ["all are texts", [text, text], undefined],
  ])("is the first one with an object, where %s", (_, parts, index) => {
    const request = approvalRequest(parts);
    expect(editableIndex(request)).toBe(index);
    const edited = { x: 2 };
    expect(partsAfter(request, edited)).toEqual(
      parts.map((part, at) => (at === index ? { ...part, value: edited } : part)),
    );
  });
});

test("a command and a change that repeat an argument follow its edit, and so does the digest", async () => {
  const call = (command: string, path: string) =>
    approvalRequest([
      { type: "command", command, cwd: "/a" },
      { type: "change", path, oldText: "a", newText: "" },
      { type: "text", text: command },
      { type: "arguments", value: { command, path, was: "a", is: "a", next: "" }, editable: true },
    ]);
  const asked = call("rm -rf ~/old", "/a");
  const edited = { command: "ls ~/old", path: "/b", was: "a", is: "b", next: "new" };
  const [command, change, text, own] = partsAfter(asked, edited);
  expect([command, change, text, own]).toEqual([
    { type: "command", command: "ls ~/old", cwd: "/a" },
    { type: "change", path: "/b", oldText: "a", newText: "new" },
    { type: "text", text: "rm -rf ~/old" },
    { type: "arguments", value: edited, editable: true },
  ]);
  const meant = approvalRequest([command!, change!, text!, own!]);
  expect((await digestApproval(asked, edited))?.action).toBe((await digestApproval(meant))?.action);
});

test("a fixed permission is part of the action, whatever is granted", async () => {
  const grants = [
    { id: "net", label: "Network" },
    { id: "read", label: "Read", fixed: true },
  ];
  const asked = approvalRequest({ type: "grants", grants });
  const fixed = approvalRequest({ type: "grants", grants: grants.slice(1) });
  const digest = await digestApproval(asked, undefined, { granted: [] });
  expect(digest?.action).toBe((await digestApproval(fixed))?.action);
});

const sameScreen = ({ message, reason, notes, parts, options }: ApprovalRequest) =>
  jcs({ message, reason, notes, parts, options: options?.map(({ text: _, ...option }) => option) });

/** The paths to the texts of a part that run. */
function pathsOfTexts(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === "string") return path[0] === "type" || path[0] === "what" ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => pathsOfTexts(member, [...path, key]));
}

function insert(part: ApprovalPart, path: readonly string[], at: number, more: string) {
  const [, index] = path;
  const inId = part.type === "grants" ? ["grants", index!, "id"] : path;
  let holder = part as unknown as Record<string, unknown>;
  for (const key of inId.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  const key = inId.at(-1)!;
  const text = holder[key] as string;
  const place = at % (text.length + 1);
  const value = text.slice(0, place) + more + text.slice(place);
  Object.defineProperty(holder, key, { value, enumerable: true });
}

describe("without what a digest needs", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("there is none, on a page over plain HTTP and for what JSON cannot write", async () => {
    const huge = approvalRequest({ type: "arguments", value: 1n });
    expect(await digestApproval(huge)).toBeUndefined();
    vi.stubGlobal("crypto", {});
    expect(await digestApproval(approvalRequest([]))).toBeUndefined();
  });
});
