import { describe, expect, test } from "vitest";
import { type ApprovalResult, isApprovalRequest } from "../core/ApprovalRequest.js";
import { ownNotes } from "../core/ownNotes.js";
import { whenItems, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { type CopilotPermissionRequest, createCopilotPermissionHandler } from "./copilot.js";
import { copilotRequests } from "./fixtures/copilotRequests.js";

const requester = { name: "Copilot" };
const sessionId = "s1";
const allow: ApprovalResult = { action: "accept", option: "allow", allowed: true };
const deny: ApprovalResult = { action: "decline", option: "deny", stop: false };
const allowing = (option: string): ApprovalResult => ({ action: "accept", option, allowed: true });

const kinds = Object.keys(copilotRequests);
const requestOf = (kind: string, more: object = {}) =>
  ({ ...copilotRequests[kind], ...more }) as CopilotPermissionRequest;

type Options = Omit<Parameters<typeof createCopilotPermissionHandler>[1], "requester">;

/** A permission request that waits for its answer. */
async function asked(given: unknown, options: Options = {}) {
  const queue = createElicitationQueue();
  const onPermissionRequest = createCopilotPermissionHandler(queue, { requester, ...options });
  const answer = onPermissionRequest(given as CopilotPermissionRequest, { sessionId });
  const item = await whenShown(queue);
  const { request } = item;
  if (!isApprovalRequest(request)) throw new Error("No approval.");
  return { queue, item, request, answer };
}

/** Every text, number and boolean in a value. */
function leavesOf(value: unknown): string[] {
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];
}

describe("the approval", () => {
  /** Members that say nothing about what runs. */
  const aside = [
    "kind",
    "toolCallId",
    "canOfferSessionApproval",
    "managedApprovalRequired",
    "assistedApproval",
    "skipPermission",
    "readOnly",
    // They repeat the command, or hosts are asked not to show them.
    "commands",
    "commandSegments",
    "hasWriteFileRedirection",
    "resolvedPaths",
    "resolvedWorkingDirectory",
  ];

  test.each(kinds)("shows the whole request of the kind %s", async (kind) => {
    const { request } = await asked(requestOf(kind));
    const { parts, message, reason } = request;
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.some(({ type }) => type === "missing")).toBe(false);
    const texts = leavesOf([parts, message, reason?.split("\n")]);
    const members = Object.entries(copilotRequests[kind]!).filter(([key]) => !aside.includes(key));
    expect(
      leavesOf(members.map(([, value]) => value)).filter((leaf) => !texts.includes(leaf)),
    ).toEqual([]);
  });

  test.each<[string, object[]]>([
    [
      "shell",
      [
        { type: "command", command: "npm test > report.txt" },
        {
          type: "arguments",
          tool: "shell",
          value: {
            possiblePaths: ["~/shop/report.txt"],
            possibleUrls: [{ url: "https://packages.example/" }],
          },
        },
      ],
    ],
    [
      "write",
      [{ type: "change", path: "~/shop/cart.ts", patch: copilotRequests["write"]!["diff"] }],
    ],
    [
      "read",
      [
        {
          type: "arguments",
          tool: "read",
          value: { path: "~/shop/notes", resolvedPath: "/srv/private" },
        },
      ],
    ],
    [
      "url",
      [
        { type: "url", url: "https://docs.example/rounding" },
        {
          type: "arguments",
          tool: "url",
          value: { redirectedFrom: "https://short.example/r" },
        },
      ],
    ],
    [
      "mcp",
      [
        {
          type: "arguments",
          server: "github",
          tool: "create_issue",
          value: { title: "Wrong total", labels: ["bug"] },
        },
      ],
    ],
    ["custom-tool", [{ type: "arguments", tool: "refund", value: { order: 7 } }]],
    ["hook", [{ type: "arguments", tool: "bash", value: { command: "git push" } }]],
  ])("the parts of %s", async (kind, parts) => {
    expect((await asked(requestOf(kind))).request.parts).toEqual(parts);
  });

  test("has the message and the reasons of the agent", async () => {
    const shell = await asked(requestOf("shell"));
    expect(shell.request).toMatchObject({
      message: "Run the tests",
      reason: "It overwrites report.txt.",
    });
    const mcp = await asked(requestOf("mcp"));
    expect(mcp.request.message).toBe("Create an issue");
    const hook = await asked(requestOf("hook"));
    expect(hook.request.reason).toBe("Pushes need a confirmation.");
  });

  test("has a plain command as its only part", async () => {
    const given = { kind: "shell", fullCommandText: "ls", possiblePaths: [], possibleUrls: [] };
    const more = { requestSandboxBypass: false, requestSandboxPermissive: false };
    const { request } = await asked({ ...given, ...more });
    expect(request.parts).toEqual([{ type: "command", command: "ls" }]);
  });

  test.each<[string, object, object[]]>([
    [
      "shows the new text of a file once",
      { diff: "+++ b/a\n+one\n+two\n", newFileContents: "one\ntwo\n" },
      [{ type: "change", path: "~/a", patch: "+++ b/a\n+one\n+two\n" }],
    ],
    [
      "shows a new text that its diff does not tell",
      { diff: "+one\n", newFileContents: "one\ntwo\n" },
      [{ type: "change", path: "~/a", newText: "one\ntwo\n", patch: "+one\n" }],
    ],
    [
      "shows a new text that lacks a line which its diff keeps",
      { diff: "@@ -1,2 +1 @@\n keep\n-x\n", newFileContents: "" },
      [{ type: "change", path: "~/a", newText: "", patch: "@@ -1,2 +1 @@\n keep\n-x\n" }],
    ],
    [
      "shows the new text where there is no diff",
      { diff: "", newFileContents: "one\n" },
      [{ type: "change", path: "~/a", newText: "one\n" }],
    ],
    [
      "says that an empty diff shows nothing",
      { diff: "" },
      [
        { type: "change", path: "~/a" },
        { type: "missing", what: "change", label: "~/a" },
      ],
    ],
  ])("a write %s", async (_, more, parts) => {
    const { request } = await asked({ kind: "write", fileName: "~/a", ...more });
    expect(request.parts).toEqual(parts);
  });

  test.each<[string, unknown]>([
    ["an unknown kind", { kind: "teleport", toolCallId: "c", to: { x: 1 }, intention: "Go" }],
    ["a command that is no text", { kind: "shell", fullCommandText: ["rm", "-rf", "~"] }],
    ["a file without a name", { kind: "write", diff: "+a" }],
    ["a new text that is no text", { kind: "write", fileName: "a", diff: "", newFileContents: {} }],
    ["an address that is no text", { kind: "url", url: { href: "https://a.example" } }],
    ["a tool without a name", { kind: "mcp", serverName: "a", args: {} }],
    ["a read without a path", { kind: "read", intention: "Read" }],
    ["a kind that is no text", { kind: 5, path: "a" }],
    ["a list", ["rm"]],
    ["a text", "rm"],
  ])("%s is shown whole", async (_, given) => {
    const { request } = await asked(given);
    expect(request.parts).toMatchObject([{ type: "arguments", value: given }]);
    expect(request.options?.map(({ scope }) => scope)).toEqual(["once", "once"]);
  });

  test("has a part for missing arguments", async () => {
    const empty = await asked(null);
    expect(empty.request.parts).toEqual([{ type: "missing", what: "call" }]);
    const { request } = await asked({ kind: "mcp", serverName: "a", toolName: "b" });
    expect(request.parts).toEqual([{ type: "missing", what: "arguments", label: "b" }]);
  });

  test("shows a member that a later SDK adds to a command", async () => {
    const { request } = await asked({ kind: "shell", fullCommandText: "ls", asRoot: false });
    expect(request.parts).toMatchObject([{}, { value: { asRoot: false } }]);
  });
});

describe("the sandbox", () => {
  const bypass = { requestSandboxBypass: true, requestSandboxBypassReason: "It detaches." };

  test.each(["shell", "write", "read", "url"])(
    "is bypassed by a %s: a danger, without lasting answers",
    async (kind) => {
      const { request } = await asked(requestOf(kind, bypass));
      expect(ownNotes(request.parts)).toMatchObject([{ code: "no-sandbox", level: "danger" }]);
      expect(request.reason).toContain("It detaches.");
      expect(request.options?.map(({ scope }) => scope)).toEqual(["once", "once"]);
    },
  );

  test("is kept by a permissive run, which is a danger, too", async () => {
    const more = { ...bypass, requestSandboxPermissive: true };
    const { request } = await asked(requestOf("shell", more));
    expect(ownNotes(request.parts)).toEqual([]);
    expect(request.notes).toMatchObject([{ level: "danger" }]);
    expect(request.notes?.[0]?.text).toContain("requestSandboxPermissive");
    expect(request.parts).toMatchObject([{}, { value: { requestSandboxPermissive: true } }]);
  });
});

describe("the response", () => {
  const once = { kind: "approve-once", approvedInteractively: true };

  test.each(kinds)("maps each answer to a request of the kind %s", async (kind) => {
    const answers: [ApprovalResult, object][] = [
      [allow, once],
      [deny, { kind: "reject" }],
      [{ ...deny, text: "Not now." } as ApprovalResult, { kind: "reject", feedback: "Not now." }],
      [{ action: "cancel" }, { kind: "user-not-available" }],
    ];
    for (const [result, decision] of answers) {
      const { item, answer } = await asked(requestOf(kind));
      expect(item.context).toMatchObject({ sessionId, toolCallId: requestOf(kind).toolCallId });
      await item.respond(result);
      expect(await answer).toEqual(decision);
    }
  });

  test.each<[string, string, object, string[], object]>([
    [
      "commands for the session",
      "shell",
      { scope: "session" },
      ["npm test"],
      {
        kind: "approve-for-session",
        approval: { kind: "commands", commandIdentifiers: ["npm test"] },
      },
    ],
    [
      "changes for the session",
      "write",
      { scope: "session" },
      ["every file"],
      { kind: "approve-for-session", approval: { kind: "write" } },
    ],
    [
      "a site for good",
      "url",
      { scope: "always" },
      ["docs.example"],
      { kind: "approve-permanently", domain: "docs.example" },
    ],
  ])("%s", async (_, kind, option, covers, decision) => {
    const { item, request, answer } = await asked(requestOf(kind));
    expect(request.options?.[1]).toMatchObject({ kind: "allow", ...option, covers });
    await item.respond(allowing(request.options![1]!.id));
    expect(await answer).toEqual(decision);
  });

  test.each<[string, object, Options?]>([
    ["the agent does not offer it", requestOf("shell", { canOfferSessionApproval: false })],
    ["the agent offers it with a text", requestOf("shell", { canOfferSessionApproval: "true" })],
    ["there is no identifier", requestOf("shell", { commands: [] })],
    [
      "an identifier is none",
      requestOf("shell", { commands: [{ identifier: "ls" }, { identifier: 5 }] }),
    ],
    ["the agent may not offer a write", requestOf("write", { canOfferSessionApproval: undefined })],
    ["an address is none of a site", requestOf("url", { url: "file:///etc/passwd" })],
    ["an address is malformed", requestOf("url", { url: "https://" })],
    ["the host's scopes leave it out", requestOf("shell"), { scopes: ["once"] }],
  ])("no answer lasts if %s", async (_, given, options) => {
    for (const id of ["allow-session", "allow-always"]) {
      const { item, request, answer } = await asked(given, options);
      expect(request.options).toHaveLength(2);
      await item.respond(allowing(id));
      expect(await answer).toEqual({ kind: "user-not-available" });
    }
  });

  test("allows nothing with an edit, because nothing is editable", async () => {
    const { item, answer } = await asked(requestOf("mcp"));
    await item.respond({ ...allow, edited: { title: "Other" } } as ApprovalResult);
    expect(await answer).toEqual({ kind: "user-not-available" });
  });

  test("does not claim that a user approved if `intercept` answered", async () => {
    const queue = createElicitationQueue({ intercept: () => Promise.resolve(allow) });
    const onPermissionRequest = createCopilotPermissionHandler(queue, { requester });
    const decision = await onPermissionRequest(requestOf("read"), { sessionId });
    expect(decision).toEqual({ kind: "approve-once" });
    const asks = createElicitationQueue({ intercept: () => Promise.resolve(undefined) });
    const handler = createCopilotPermissionHandler(asks, { requester });
    const answer = handler(requestOf("read"), { sessionId });
    await (await whenShown(asks)).respond(allow);
    expect(await answer).toEqual(once);
  });

  test("denies a withdrawn and an expired request", async () => {
    const withdrawn = await asked(requestOf("shell"));
    withdrawn.queue.disconnect(requester, { sessionId: "another" });
    expect(withdrawn.item.status).toBe("open");
    withdrawn.queue.disconnect(requester, { sessionId });
    expect(await withdrawn.answer).toEqual({ kind: "user-not-available" });
    const expiresAt = () => Date.now() - 1;
    const handler = createCopilotPermissionHandler(createElicitationQueue(), {
      requester,
      expiresAt,
    });
    const answer = handler(requestOf("shell"), { sessionId });
    expect(await answer).toEqual({ kind: "user-not-available" });
  });

  test("rejects a request over a limit of the queue, with that reason", async () => {
    const queue = createElicitationQueue({ limits: { waiting: 0 } });
    const handler = createCopilotPermissionHandler(queue, { requester });
    const decision = await handler(requestOf("shell"), { sessionId });
    expect(decision).toMatchObject({ kind: "reject", feedback: expect.stringMatching(/./) });
  });

  test("treats two requests of one tool call as two", async () => {
    const queue = createElicitationQueue();
    const handler = createCopilotPermissionHandler(queue, { requester });
    const answers = [1, 2].map(() => handler(requestOf("shell"), { sessionId }));
    await whenItems(queue, 2);
    await queue.items[0]!.respond(allow);
    await queue.items.find(({ status }) => status === "open")!.respond(deny);
    expect((await Promise.all(answers)).map(({ kind }) => kind).toSorted()).toEqual([
      "approve-once",
      "reject",
    ]);
  });

  test("sends an option that `review` added as allowed once", async () => {
    const review: Options["review"] = (request) => ({
      ...request,
      notes: [{ level: "danger", text: "Ask your team." }],
      options: [
        { id: "yes", kind: "allow" },
        { id: "later", kind: "other" },
      ],
    });
    const yes = await asked(requestOf("shell"), { review });
    expect(yes.request.notes).toMatchObject([{ text: "Ask your team." }]);
    await yes.item.respond(allowing("yes"));
    expect(await yes.answer).toEqual(once);
    const later = await asked(requestOf("shell"), { review });
    await later.item.respond({
      action: "accept",
      option: "later",
      allowed: false,
    } as ApprovalResult);
    expect(await later.answer).toEqual({ kind: "user-not-available" });
  });
});
