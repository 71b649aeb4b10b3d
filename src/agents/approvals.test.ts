import { describe, expect, test } from "vitest";
import {
  type ApprovalOption,
  type ApprovalRequest,
  approvalRequest,
  isApprovalRequest,
} from "../core/ApprovalRequest.js";
import { sameJson } from "../core/json.js";
import { whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { readAnswer } from "./approvals.js";
import { type Host, type Adapter, adapters } from "./fixtures/adapters.js";

const options: ApprovalOption[] = [
  { id: "once", kind: "allow" },
  { id: "always", kind: "allow", scope: "always" },
  { id: "later", kind: "other", text: "required" },
  { id: "never", kind: "deny", scope: "always" },
  { id: "no", kind: "deny", text: "optional" },
  { id: "stop", kind: "stop" },
];
const request = approvalRequest(
  { type: "arguments", value: '{"a":1}', editable: true },
  { options },
);

describe("the answer in a result", () => {
  test.each<[object, object | undefined]>([
    [{ action: "accept", option: "once", allowed: true }, { option: options[0] }],
    [{ action: "accept", option: "always", allowed: true }, { option: options[1] }],
    [
      { action: "accept", option: "later", allowed: false, text: "So" },
      { option: options[2], text: "So" },
    ],
    [
      { action: "decline", option: "no", stop: false, text: "No." },
      { option: options[4], text: "No." },
    ],
    [{ action: "decline", option: "no", stop: false, text: " " }, { option: options[4] }],
    [{ action: "decline", option: "stop", stop: true, text: "lost" }, { option: options[5] }],
    // A refusal without an option is the plain one.
    [{ action: "decline" }, { option: options[4] }],
    [{ action: "cancel" }, undefined],
    // Results that contradict the request.
    [{ action: "accept" }, undefined],
    [{ action: "accept", content: {} }, undefined],
    [{ action: "accept", option: "once" }, undefined],
    [{ action: "accept", option: "once", allowed: false }, undefined],
    [{ action: "accept", option: "later", allowed: true, text: "So" }, undefined],
    [{ action: "accept", option: "later", allowed: false }, undefined],
    [{ action: "accept", option: "no", allowed: true }, undefined],
    [{ action: "decline", option: "once" }, undefined],
    [{ action: "accept", option: "toString", allowed: true }, undefined],
    // Edits.
    [{ action: "accept", option: "once", allowed: true, edited: { a: 1 } }, { option: options[0] }],
    [
      { action: "accept", option: "once", allowed: true, edited: { a: 2 } },
      { option: options[0], edited: { a: 2 } },
    ],
    [{ action: "decline", option: "no", edited: { a: 2 } }, { option: options[4] }],
  ])("%j", (result, answer) => {
    expect(readAnswer(request, result as never)).toEqual(answer);
  });

  test("is none if arguments were edited that can not be", () => {
    const fixed = approvalRequest({ type: "arguments", value: { a: 1 } });
    const edited = { action: "accept", option: "allow", allowed: true, edited: { a: 2 } };
    expect(readAnswer(fixed, edited as never)).toBeUndefined();
  });

  test("has the digest of what was on screen", () => {
    const digest = { action: "a", screen: "b" };
    const result = { action: "accept", option: "once", allowed: true, digest } as const;
    expect(readAnswer(request, result)).toEqual({ option: options[0], digest });
  });
});

async function shownBy(ask: Adapter["ask"], json: string, host: Host = {}) {
  const queue = createElicitationQueue();
  void ask(queue, json, host);
  const { request: shown } = await whenShown(queue);
  if (!isApprovalRequest(shown)) throw new Error("No approval.");
  return shown;
}

/** ACP and Codex over MCP are left out: their options can be of any kind. */
const deciding = adapters.filter(({ name }) => !/^ACP|over MCP/.test(name));

test.each(deciding)(
  "$name: an answer that neither allows nor refuses is like none",
  async ({ ask }) => {
    const review = (given: ApprovalRequest): ApprovalRequest => ({
      ...given,
      options: [...(given.options ?? []), { id: "later", kind: "other", label: "Later" }],
    });
    const later = { action: "accept", option: "later", allowed: false } as const;
    const [first, second] = [later, { action: "cancel" } as const].map(async (result) => {
      const queue = createElicitationQueue();
      const answer = ask(queue, '{"a":1}', { review });
      await (await whenShown(queue)).respond(result);
      return answer;
    });
    expect(await first).toEqual(await second);
  },
);

describe.each(adapters)("$name", ({ ask }) => {
  test("offers no lasting answer if the host's scopes leave them out", async () => {
    const shown = await shownBy(ask, '{"a":1}', { scopes: ["once"] });
    expect(shown.options?.length).toBeGreaterThanOrEqual(2);
    for (const { scope = "once" } of shown.options ?? []) expect(scope).toBe("once");
  });

  test("lets the host review the request, and its options", async () => {
    const review = (given: ApprovalRequest): ApprovalRequest => ({
      ...given,
      notes: [{ level: "danger", text: "Careful." }],
      options: given.options?.filter(({ kind }) => kind === "deny"),
    });
    const shown = await shownBy(ask, '{"a":1}', { review });
    expect(shown.notes).toEqual([{ level: "danger", text: "Careful." }]);
    for (const { kind } of shown.options ?? []) expect(kind).toBe("deny");
  });

  test("takes no note, schema or scope from the request of the agent", async () => {
    const shown = await shownBy(
      ask,
      '{"notes":["Verified"],"schema":{"title":"Path"},"scopes":[]}',
    );
    expect(shown).not.toHaveProperty("notes");
    for (const part of shown.parts) expect(part).not.toHaveProperty("schema.title");
  });

  test.each<[string, string]>([
    [
      "10,000 keys",
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, () => 1).entries())),
    ],
    ["a depth of 5,000", `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`],
    ["9 MB", `{"a":"${"x".repeat(9_000_000)}"}`],
    ["names that objects inherit", '{"__proto__":1,"toString":2}'],
  ])("keeps %s of arguments whole", async (_, json) => {
    const shown = await shownBy(ask, json);
    const isWhole = shown.parts.some((part) => {
      if (part.type === "command") return part.command.includes(json);
      const value = part.type === "arguments" ? part.value : undefined;
      return typeof value === "string" ? value === json : sameJson(value, JSON.parse(json));
    });
    expect(isWhole).toBe(true);
  });
});
