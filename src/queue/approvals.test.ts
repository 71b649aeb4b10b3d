import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type ApprovalRequest,
  type ApprovalResult,
  approvalRequest,
  isApprovalRequest,
} from "../core/ApprovalRequest.js";
import { formRequest, urlRequest } from "../core/createRequest.js";
import type { ElicitationRequest, ElicitationResult } from "../core/protocol.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationItem } from "./ElicitationQueue.js";

const requester = { name: "Coding agent" };
const npmTest = approvalRequest({ type: "command", command: "npm test" });
const cancel = { action: "cancel" };
const allowed = { action: "accept", option: "allow", allowed: true } as const;

test("an approval has a result of its own type, which is one of every mode", () => {
  const queue = createElicitationQueue();
  expectTypeOf(() => queue.elicit(npmTest, { requester })).returns.toEqualTypeOf<
    Promise<ApprovalResult>
  >();
  expectTypeOf<ApprovalResult>().toExtend<ElicitationResult>();
  expectTypeOf<ApprovalRequest>().toExtend<ElicitationRequest>();
  const allows = (result: ApprovalResult) => result.action === "accept" && result.allowed;
  expectTypeOf(allows).returns.toEqualTypeOf<boolean>();
  const partsOf = (request: ElicitationRequest) =>
    isApprovalRequest(request) ? request.parts : undefined;
  expectTypeOf(partsOf).returns.toEqualTypeOf<ApprovalRequest["parts"] | undefined>();
});

test.each([
  ["parts", { mode: "approval", message: "" }],
  ["a message", { mode: "approval", parts: [] }],
  ["the mode", { message: "", parts: [] }],
  ["a known part", { mode: "approval", message: "", parts: [{ type: "html" }] }],
])("a request without %s is no approval", (_, request) => {
  expect(isApprovalRequest(request)).toBe(false);
  expect(isApprovalRequest(npmTest)).toBe(true);
});

describe("a queue", () => {
  test("shows an approval and gives its result to every listener", async () => {
    const seen: unknown[] = [];
    const queue = createElicitationQueue({
      onRequest: ({ request, group }) => seen.push([request, group]),
      onSettled: ({ request }, result) => seen.push([request, result]),
    });
    const delivered: unknown[] = [];
    const asked = queue.elicit(npmTest, {
      requester,
      group: "step 1",
      deliver: (result) => void delivered.push(result),
    });
    const [item] = queue.items as [ElicitationItem];
    expect(item.request).toEqual(npmTest);
    expect(item.group).toBe("step 1");
    expect(JSON.parse(JSON.stringify(item))).toMatchObject({ group: "step 1" });
    const digest = { action: "sha256:0", screen: "sha256:1" };
    const answer = { ...allowed, edited: { a: 1 }, granted: ["x"], unseen: 3, digest };
    await item.respond(answer);
    expect(await asked).toEqual(answer);
    expect(delivered).toEqual([answer]);
    expect(seen).toEqual([
      [npmTest, "step 1"],
      [npmTest, answer],
    ]);
  });

  test("takes approvals by default and declares them to no server", async () => {
    const { capabilities } = createElicitationQueue();
    expect(Object.keys(capabilities.mcp.elicitation ?? {})).toEqual(["form", "url"]);
    const only = createElicitationQueue({ modes: ["approval"] });
    expect(only.capabilities).toEqual({ mcp: {}, acp: {} });
    void only.elicit(npmTest, { requester });
    expect(only.items).toHaveLength(1);
    const without = createElicitationQueue({ modes: ["form", "url"] });
    await expect(without.elicit(npmTest, { requester })).rejects.toMatchObject({
      code: -32602,
      data: { mode: "approval" },
    });
  });

  test("lets a policy of the host answer", async () => {
    const queue = createElicitationQueue({
      intercept: (request) =>
        isApprovalRequest(request) && request.parts.every(({ type }) => type === "text")
          ? allowed
          : undefined,
    });
    const read = approvalRequest({ type: "text", text: "Read a file" });
    expect(await queue.elicit(read, { requester })).toEqual(allowed);
    void queue.elicit(npmTest, { requester });
    await new Promise((resolve) => setTimeout(resolve));
    expect(queue.items.map(({ request }) => request)).toEqual([npmTest]);
  });

  test("takes a repetition with equal parts for the same request, and else for another", async () => {
    const queue = createElicitationQueue();
    const first = queue.elicit(npmTest, { requester, id: 1 });
    const repeated = queue.elicit(structuredClone(npmTest), { requester, id: 1 });
    expect(queue.items).toHaveLength(1);
    const other = approvalRequest({ type: "command", command: "npm test; rm -rf ~" });
    const second = queue.elicit(other, { requester, id: 1 });
    expect([await first, await repeated]).toEqual([{ action: "cancel" }, { action: "cancel" }]);
    const open = queue.items.filter(({ status }) => status === "open");
    expect(open.map(({ request }) => request)).toEqual([other]);
    await open[0]?.respond({ action: "decline", option: "deny", stop: false } as ApprovalResult);
    expect(await second).toEqual({ action: "decline", option: "deny", stop: false });
  });

  test("cancels an approval that is withdrawn, expires or loses its connection", async () => {
    const queue = createElicitationQueue();
    const abort = new AbortController();
    const withdrawn = queue.elicit(npmTest, { requester, signal: abort.signal });
    abort.abort();
    const late = queue.elicit(npmTest, { requester, expiresAt: Date.now() - 1 });
    const lost = queue.elicit(npmTest, { requester });
    queue.disconnect(requester);
    expect(await Promise.all([withdrawn, late, lost])).toEqual([cancel, cancel, cancel]);
  });
});

const grant = { id: "a", label: "" };
const option = (id: string, kind = "allow") => ({ id, kind });

test.each<[string, object]>([
  ["parts", { parts: undefined }],
  ["parts[0]", { parts: ["npm test"] }],
  ["parts[1].type", { parts: [{ type: "text", text: "" }, { type: "html" }] }],
  ["parts[0].type", { parts: [{ type: "__proto__" }] }],
  ["parts[0].command", { parts: [{ type: "command", command: ["npm", 1] }] }],
  ["parts[0].cwd", { parts: [{ type: "command", command: "", cwd: null }] }],
  ["parts[0].schema", { parts: [{ type: "arguments", value: 1, schema: [] }] }],
  ["parts[0].newText", { parts: [{ type: "change", path: "/a", newText: 1 }] }],
  ["parts[0].path", { parts: [{ type: "change", newText: "" }] }],
  ["parts[0].url", { parts: [{ type: "url" }] }],
  ["parts[0].grants[0].label", { parts: [{ type: "grants", grants: [{ id: "a" }] }] }],
  ["parts[0].grants[1].id", { parts: [{ type: "grants", grants: [grant, grant] }] }],
  ["parts[0].what", { parts: [{ type: "missing", what: "all" }] }],
  ["options", { options: [] }],
  ["options", { options: {} }],
  ["options[0].kind", { options: [option("a", "yes")] }],
  ["options[0].id", { options: [{ kind: "allow" }] }],
  ["options[2].id", { options: [option("a"), option("b"), option("a", "deny")] }],
  ["options[0].scope", { options: [{ ...option("a"), scope: "day" }] }],
  ["options[0].covers", { options: [{ ...option("a"), covers: "all" }] }],
  ["notes[0].level", { notes: [{ level: "safe", text: "" }] }],
  ["message", { message: undefined }],
  ["reason", { reason: 1 }],
])("a malformed %s is refused with -32602, and nothing is shown", async (path, wrong) => {
  const request = { ...npmTest, ...wrong };
  expect(isApprovalRequest(request)).toBe(false);
  const queue = createElicitationQueue();
  await expect(queue.elicit(request, { requester })).rejects.toMatchObject({
    name: "InvalidParamsError",
    code: -32602,
    message: expect.stringContaining(path),
  });
  expect(queue.items).toEqual([]);
});

test("requests of other modes are not read as approvals", async () => {
  const queue = createElicitationQueue();
  void queue.elicit({ ...formRequest("Go on?"), parts: "x", options: [] } as never, { requester });
  void queue.elicit({ ...urlRequest("", "https://a.example"), parts: 1 } as never, { requester });
  expect(queue.items).toHaveLength(2);
});
