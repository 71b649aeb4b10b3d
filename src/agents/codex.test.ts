import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import {
  type ApprovalOption,
  type ApprovalResult,
  answerWith,
  isApprovalRequest,
} from "../core/ApprovalRequest.js";
import { ElicitationSettledError } from "../core/errors.js";
import { whenItems, whenNothingShown, whenSeen, whenShown } from "../queue/fixtures/whenShown.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { createCodexApprovalHandlers } from "./codex.js";
import { codexDecisions } from "./fixtures/codexDecisions.js";
import { codexSession } from "./fixtures/codexSession.js";

const requester = { name: "Codex" };
const command = "item/commandExecution/requestApproval";
const fileChange = "item/fileChange/requestApproval";
const permissions = "item/permissions/requestApproval";

const base = { threadId: "t1", turnId: "u1", itemId: "i1" };
const run = { ...base, command: "git push", cwd: "~/shop" };
const rule = { acceptWithExecpolicyAmendment: { execpolicy_amendment: ["git", "push"] } };
const update = { path: "a.js", kind: { type: "update", move_path: null }, diff: "@@\n-1\n+2\n" };

type Options = Omit<Parameters<typeof createCodexApprovalHandlers>[1], "requester">;

function handlers(options: Options = {}) {
  const queue = createElicitationQueue();
  return { queue, ...createCodexApprovalHandlers(queue, { requester, ...options }) };
}

async function approvalOn(queue: ReturnType<typeof createElicitationQueue>) {
  const item = await whenShown(queue);
  const { request } = item;
  if (!isApprovalRequest(request)) throw new Error("No approval.");
  const choose = (id: string, details?: Parameters<typeof answerWith>[1]) =>
    item.respond(answerWith(optionOf(request.options, id), details));
  return { item, request, choose, respond: (result: ApprovalResult) => item.respond(result) };
}

function optionOf(options: readonly ApprovalOption[] = [], id: string): ApprovalOption {
  const option = options.find((each) => each.id === id);
  if (!option) throw new Error(`No option ${id}.`);
  return option;
}

/** An approval that waits for its answer. */
async function asked(method: string, params: object, options?: Options) {
  const own = handlers(options);
  const result = own.request({ id: 0, method, params });
  return { ...own, ...(await approvalOn(own.queue)), result };
}

/** The error code of a request, which must not be shown. */
async function codeOf(method: string, params: unknown): Promise<unknown> {
  const { queue, request } = handlers();
  const refused = request({ id: 0, method, params })?.catch((reason: { code?: unknown }) => reason);
  return Promise.race([
    refused?.then((reason) => ("code" in reason ? reason.code : reason)),
    whenShown(queue).then(() => "It is shown."),
  ]);
}

function started(changes: unknown, more: object = {}) {
  return {
    threadId: "t1",
    item: { type: "fileChange", id: "i1", changes, status: "inProgress", ...more },
  };
}

test("another method is left to the host", () => {
  const { queue, request, item, resolved } = handlers();
  expect(request({ id: 0, method: "item/tool/call", params: {} })).toBeUndefined();
  expect(request({ id: 0, method: "toString", params: {} })).toBeUndefined();
  for (const wrong of [undefined, null, 1, [], {}, { item: null }, { threadId: 1, item: {} }]) {
    item(wrong);
    resolved(wrong);
  }
  expect(queue.unanswered).toEqual([]);
});

describe("the recorded session of codex app-server", () => {
  /** The option that gives a recorded result, and the permissions that it grants. */
  const chosen = new Map<string, [option: string, granted?: string[]]>([
    ["call_1", ["acceptWithExecpolicyAmendment"]],
    ["call_2", ["accept"]],
    ["call_3", ["turn", ["network"]]],
    ["call_4", ["accept"]],
    ["call_6", ["accept"]],
    ["call_8", ["cancel"]],
  ]);

  test("gets the recorded results, each once", async () => {
    const { queue, request, item, resolved } = handlers();
    const shown: unknown[] = [];
    const sent: unknown[] = [];
    for (const { from, message } of codexSession) {
      const { id, method = "", params = {} } = message;
      if (from === "client") expect(sent.shift()).toEqual(message);
      else if (method === "serverRequest/resolved") resolved(params);
      else if (id === undefined) item(params);
      else {
        const result = request({ id, method, params });
        const { request: approval, choose } = await approvalOn(queue);
        shown.push(approval.parts.map((part) => part.type).join(" "));
        const [option, labels = []] = chosen.get(String(params.itemId)) ?? [""];
        const grants = approval.parts.flatMap((part) =>
          part.type === "grants" ? part.grants : [],
        );
        const granted = grants.flatMap((grant) => (labels.includes(grant.label) ? grant.id : []));
        await choose(option, grants.length > 0 ? { granted } : {});
        sent.push({ id, result: await result });
      }
    }
    expect(shown).toEqual([
      "command",
      "change change change",
      "grants text",
      "command grants",
      "command",
      "command",
      "command",
    ]);
    expect(sent).toEqual([]);
    expect(queue.items).toEqual([]);
  });
});

describe("the decisions of a command", () => {
  test.each(codexDecisions.filter(({ decisions }) => decisions))(
    "are those of codex-acp for $name",
    async ({ params, decisions }) => {
      const all: unknown[] = [];
      const { request: first } = await asked(command, { ...run, ...params });
      for (const { id } of first.options ?? []) {
        const { choose, result } = await asked(command, { ...run, ...params });
        await choose(id);
        all.push(((await result) as { decision: unknown }).decision);
      }
      const sorted = (list: unknown[] | null) => list?.map((each) => JSON.stringify(each)).sort();
      expect(sorted(all)).toEqual(sorted(decisions));
    },
  );

  test.each(codexDecisions.filter(({ decisions }) => !decisions))(
    "are refused like in codex-acp for $name",
    async ({ params }) => {
      expect(await codeOf(command, { ...run, ...params })).toBe(-32602);
    },
  );

  test("keep the order of Codex, with what they allow and cover", async () => {
    const availableDecisions = ["cancel", rule, "acceptForSession", "accept", "decline"];
    const { request } = await asked(command, {
      ...run,
      proposedExecpolicyAmendment: ["git", "push"],
      availableDecisions,
    });
    expect(request.options).toEqual([
      { id: "cancel", kind: "stop", scope: "once" },
      {
        id: "acceptWithExecpolicyAmendment",
        kind: "allow",
        scope: "always",
        covers: ["commands that start with git push"],
      },
      { id: "acceptForSession", kind: "allow", scope: "session", covers: ["this command"] },
      { id: "accept", kind: "allow", scope: "once" },
      { id: "decline", kind: "deny", scope: "once" },
    ]);
  });

  test("are returned as the same objects that Codex offers", async () => {
    const offered = { acceptWithExecpolicyAmendment: { execpolicy_amendment: ["a b", "it's"] } };
    const { request, choose, result } = await asked(command, {
      ...run,
      proposedExecpolicyAmendment: ["a b", "it's"],
      availableDecisions: ["accept", offered, "cancel"],
    });
    expect(request.options?.[1]?.covers).toEqual([
      String.raw`commands that start with 'a b' 'it'\''s'`,
    ]);
    await choose("acceptWithExecpolicyAmendment");
    expect(((await result) as { decision: unknown }).decision).toBe(offered);
  });

  test("may be 500 rules for a host, each with its own answer", async () => {
    const proposedNetworkPolicyAmendments = [
      { host: "example.com", action: "allow" },
      { host: "example.com", action: "deny" },
    ];
    const availableDecisions: unknown[] = Array.from({ length: 500 }, (_, index) => ({
      applyNetworkPolicyAmendment: {
        network_policy_amendment: proposedNetworkPolicyAmendments[index % 2],
      },
    }));
    const { request, choose, result } = await asked(command, {
      ...base,
      networkApprovalContext: { host: "example.com", protocol: "https" },
      proposedNetworkPolicyAmendments,
      availableDecisions,
    });
    expect(request.options).toHaveLength(500);
    const last = request.options?.[499];
    expect(last).toMatchObject({ kind: "deny", scope: "always", covers: ["example.com"] });
    await choose(String(last?.id));
    expect(await result).toEqual({ decision: availableDecisions[499] });
  });

  test("an object with two decisions is refused", async () => {
    const params = {
      ...run,
      proposedExecpolicyAmendment: ["git", "push"],
      availableDecisions: ["accept", { ...rule, acceptForever: {} }, "cancel"],
    };
    expect(await codeOf(command, params)).toBe(-32602);
  });
});

describe("the response", () => {
  test.each<[string, string, object, ApprovalResult, unknown]>([
    ["a closed command", command, run, { action: "cancel" }, "cancel"],
    ["a plain refusal", command, run, { action: "decline" } as ApprovalResult, "decline"],
    [
      "an answer that was not offered",
      command,
      run,
      { action: "accept", option: "acceptForever", allowed: true },
      "cancel",
    ],
    [
      "an answer that contradicts its option",
      command,
      run,
      { action: "accept", option: "decline", allowed: true },
      "cancel",
    ],
    ["closed changes", fileChange, base, { action: "cancel" }, "cancel"],
    [
      "refused changes",
      fileChange,
      base,
      { action: "decline", option: "decline", stop: false },
      "decline",
    ],
    [
      "an old command",
      "execCommandApproval",
      { command: ["ls"] },
      { action: "accept", option: "approved_for_session", allowed: true },
      "approved_for_session",
    ],
    [
      "a closed old command",
      "execCommandApproval",
      { command: ["ls"] },
      { action: "cancel" },
      "abort",
    ],
    [
      "an old patch",
      "applyPatchApproval",
      { fileChanges: {} },
      { action: "decline", option: "denied", stop: false },
      "denied",
    ],
  ])("%s", async (_, method, params, result, decision) => {
    const own = await asked(method, params);
    await own.respond(result);
    expect(await own.result).toEqual({ decision });
  });
});

describe("the parts of a command", () => {
  test("are the command, its directory and the reason", async () => {
    const { request, item } = await asked(command, {
      ...run,
      reason: "Push the branch?",
      environmentId: "local",
      commandActions: [{ type: "read", command: "cat harmless" }],
    });
    expect(request).toMatchObject({
      message: "",
      reason: "Push the branch?",
      parts: [{ type: "command", command: "git push", cwd: "~/shop" }],
    });
    expect(item).toMatchObject({ requester, context: { sessionId: "t1", toolCallId: "i1" } });
  });

  test("are the host that it reaches", async () => {
    const host = "api.github.com";
    const { request } = await asked(command, {
      ...base,
      networkApprovalContext: { host, protocol: "https" },
      proposedNetworkPolicyAmendments: [{ host, action: "allow" }],
    });
    expect(request.parts).toEqual([{ type: "url", url: "https://api.github.com" }]);
    expect(request.options?.map(({ covers }) => covers)).toEqual([
      undefined,
      [host],
      [host],
      undefined,
      undefined,
    ]);
    const socks = await asked(command, {
      ...run,
      networkApprovalContext: { host, protocol: "socks5Tcp" },
    });
    expect(socks.request.parts.slice(1)).toEqual([
      { type: "url", url: host },
      { type: "text", label: "protocol", text: "socks5Tcp" },
    ]);
  });

  test("are permissions of an unknown shape, too", async () => {
    const additionalPermissions = { fileSystem: ["/etc"] };
    const { request } = await asked(command, { ...run, additionalPermissions });
    expect(request.parts.at(-1)).toMatchObject({
      type: "grants",
      grants: [{ label: 'fileSystem ["/etc"]', fixed: true }],
    });
  });

  test("are its additional permissions, which stay as they are", async () => {
    const { request } = await asked(command, {
      ...run,
      additionalPermissions: { network: { enabled: true }, fileSystem: { read: ["~/a"] } },
      environmentId: "remote-1",
    });
    expect(request.parts.slice(1)).toMatchObject([
      {
        type: "grants",
        grants: [
          { label: "network", fixed: true },
          { label: "read ~/a", fixed: true },
        ],
      },
      { type: "text", label: "environmentId", text: "remote-1" },
    ]);
  });

  test("have a missing part if Codex did not send the command", async () => {
    const { request } = await asked(command, { ...base, command: null, cwd: "~/shop" });
    expect(request.parts).toEqual([
      { type: "text", label: "cwd", text: "~/shop" },
      { type: "missing", what: "call" },
    ]);
  });

  test.each([
    ["no params", undefined],
    ["a command that is no text", { ...run, command: ["rm"] }],
    ["a directory that is no text", { ...run, cwd: 1 }],
    ["a reason that is no text", { ...run, reason: {} }],
    ["a host that is no text", { ...run, networkApprovalContext: { host: {} } }],
    ["permissions that are a list", { ...run, additionalPermissions: [] }],
  ])("are refused for %s", async (_, params) => {
    expect(await codeOf(command, params)).toBe(-32602);
  });
});

describe("the changes of an item", () => {
  const changes = [
    { path: "new.txt", kind: { type: "add" }, diff: "one\n" },
    { path: "old.txt", kind: { type: "delete" }, diff: "bye\n" },
    update,
    { path: "a", kind: { type: "update", move_path: "b" }, diff: "" },
  ];
  const parts = [
    { type: "change", path: "new.txt", oldText: null, newText: "one\n" },
    { type: "change", path: "old.txt", oldText: "bye\n", newText: null },
    { type: "change", path: "a.js", patch: update.diff },
    { type: "change", path: "b", oldPath: "a" },
  ];

  test("are shown, whole and in order", async () => {
    const { queue, request, item } = handlers();
    item(started(changes));
    const result = request({ id: 0, method: fileChange, params: base });
    const { request: approval, choose } = await approvalOn(queue);
    expect(approval.parts).toEqual(parts);
    expect(approval.options?.map(({ id, covers }) => [id, covers])).toEqual([
      ["accept", undefined],
      ["acceptForSession", ["these files"]],
      ["decline", undefined],
      ["cancel", undefined],
    ]);
    await choose("acceptForSession");
    expect(await result).toEqual({ decision: "acceptForSession" });
  });

  test("are shown with the folder that Codex wants to write to", async () => {
    const { request } = await asked(fileChange, { ...base, grantRoot: "~/shop" });
    expect(request.parts).toEqual([
      { type: "missing", what: "change" },
      { type: "grants", grants: [{ id: "~/shop", label: "write ~/shop", fixed: true }] },
    ]);
    expect(request.options?.[1]?.covers).toEqual(["all files below ~/shop"]);
  });

  test.each([
    ["another thread", { ...started(changes), threadId: "t2" }],
    ["another item", started(changes, { id: "i2" })],
    ["an item of another type", started(changes, { type: "commandExecution" })],
    ["an item that is over", started(changes, { status: "declined" })],
    ["no list", started("all")],
    ["an empty list", started([])],
    ["more than 10 MB", started([{ ...update, diff: "x".repeat(11_000_000) }])],
  ])("are missing if there is only %s", async (_, announced) => {
    const { queue, request, item } = handlers();
    item(announced);
    void request({ id: 0, method: fileChange, params: base });
    const { request: approval } = await approvalOn(queue);
    expect(approval.parts).toEqual([{ type: "missing", what: "change" }]);
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["no path", { kind: { type: "add" }, diff: "x" }],
    ["an unknown kind", { ...update, kind: { type: "link" } }],
    ["a kind that is a text", { ...update, kind: "add" }],
    ["a diff that is no text", { ...update, diff: ["x"] }],
    ["a target that is no text", { ...update, kind: { type: "update", move_path: 1 } }],
    ["an empty diff", { ...update, diff: " " }],
  ])("are shown as they came, and missing, for %s", async (_, change) => {
    const { queue, request, item } = handlers();
    item(started([update, change]));
    void request({ id: 0, method: fileChange, params: base });
    const { request: approval } = await approvalOn(queue);
    expect(approval.parts).toMatchObject([
      { type: "change", path: "a.js" },
      { type: "text", text: JSON.stringify(change) },
      { type: "missing", what: "change" },
    ]);
  });

  test("are refused if they are nested too deep to show", async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    const { request, item } = handlers();
    item(started([deep]));
    const result = request({ id: 0, method: fileChange, params: base });
    await expect(result).rejects.toMatchObject({ code: -32602 });
  });

  test("are shown again when they change, and an answer to the earlier ones is not sent", async () => {
    const { queue, request, item } = handlers();
    item(started([update]));
    const result = request({ id: 0, method: fileChange, params: base });
    const first = await approvalOn(queue);
    item(started([{ ...update }]));
    item({ ...started([changes[1]]), threadId: "t2" });
    item({ ...base, delta: "output" });
    expect((await approvalOn(queue)).item).toBe(first.item);
    item({ ...base, changes: [changes[1]] });
    await expect(first.choose("accept")).rejects.toBeInstanceOf(ElicitationSettledError);
    const second = await approvalOn(queue);
    expect(second.request.parts).toEqual([parts[1]]);
    await second.choose("cancel");
    expect(await result).toEqual({ decision: "cancel" });
    expect(queue.unanswered).toEqual([]);
  });

  test("are shown again if they change in the same tick as an answer", async () => {
    const { queue, request, item } = handlers();
    item(started([update]));
    const result = request({ id: 0, method: fileChange, params: base });
    const sent = (await approvalOn(queue)).choose("accept");
    item(started([changes[1]]));
    await sent;
    const second = await approvalOn(queue);
    expect(second.request.parts).toEqual([parts[1]]);
    await second.choose("decline");
    expect(await result).toEqual({ decision: "decline" });
  });

  test("are shown when they arrive after the request", async () => {
    const { queue, request, item } = handlers();
    void request({ id: 0, method: fileChange, params: base });
    await approvalOn(queue);
    item(started([update]));
    expect((await approvalOn(queue)).request.parts).toEqual([parts[2]]);
  });

  test("are declined if they grow above the limit of the queue", async () => {
    const { queue, request, item } = handlers();
    item(started([update]));
    const result = request({ id: 0, method: fileChange, params: base });
    await approvalOn(queue);
    item(started([{ ...update, diff: "x".repeat(20_000_000) }]));
    expect(await result).toEqual({ decision: "decline" });
    expect(queue.unanswered).toEqual([]);
  });
});

describe("the old methods", () => {
  test("show each word of the command", async () => {
    const { request } = await asked("execCommandApproval", {
      conversationId: "t1",
      callId: "c1",
      command: ["rm", "-rf", "/ x"],
      cwd: "~/shop",
      parsedCmd: [{ type: "unknown", cmd: "ls" }],
    });
    expect(request.parts).toEqual([
      { type: "command", command: ["rm", "-rf", "/ x"], cwd: "~/shop" },
    ]);
    expect(request.options?.map(({ id, kind, scope }) => [id, kind, scope])).toEqual([
      ["approved", "allow", "once"],
      ["approved_for_session", "allow", "session"],
      ["denied", "deny", "once"],
      ["abort", "stop", "once"],
    ]);
  });

  test("show the change of each file, also of one that is called __proto__", async () => {
    const fileChanges: unknown = JSON.parse(
      `{"__proto__":{"type":"add","content":"x"},"b":{"type":"delete","content":"y"},` +
        `"c":{"type":"update","unified_diff":"@@","move_path":"d"},"e":null}`,
    );
    const { request } = await asked("applyPatchApproval", { fileChanges });
    expect(request.parts).toMatchObject([
      { type: "change", path: "__proto__", oldText: null, newText: "x" },
      { type: "change", path: "b", oldText: "y", newText: null },
      { type: "change", path: "d", oldPath: "c", patch: "@@" },
      { type: "text" },
      { type: "missing", what: "change", label: "e" },
    ]);
  });

  test.each([
    ["two texts", { type: "update", content: "harmless", unified_diff: "+evil" }],
    ["an added file that is moved", { type: "add", content: "x", move_path: "/etc/passwd" }],
  ])("%s are shown unchanged, with a note that the change was not shown", async (_, change) => {
    const { request } = await asked("applyPatchApproval", { fileChanges: { a: change } });
    expect(request.parts).toMatchObject([
      { type: "text", text: expect.stringContaining(JSON.stringify(change)) },
      { type: "missing", what: "change", label: "a" },
    ]);
  });

  test("send an option that `review` added as approved once", async () => {
    const own: ApprovalOption = { id: "own", kind: "allow", scope: "session" };
    const { choose, result } = await asked(
      "execCommandApproval",
      { command: ["ls"], callId: "1", conversationId: "c" },
      { review: (given) => ({ ...given, options: [...(given.options ?? []), own] }) },
    );
    await choose("own");
    expect(await result).toEqual({ decision: "approved" });
  });

  test.each([
    ["execCommandApproval", { command: "ls" }],
    ["execCommandApproval", { command: [] }],
    ["execCommandApproval", { command: ["ls", 1] }],
    ["applyPatchApproval", { fileChanges: [] }],
  ])("%s is refused for %j", async (method, params) => {
    expect(await codeOf(method, params)).toBe(-32602);
  });
});

describe("permissions", () => {
  const secret = { path: { type: "path", path: "/srv/secret" }, access: "deny" };
  const srv = { path: { type: "path", path: "/srv" }, access: "write" };
  const log = { path: { type: "path", path: "/var/log" }, access: "read" };
  const glob = { path: { type: "glob_pattern", pattern: "*.md" }, access: "read" };
  const special = { path: { type: "special", value: { kind: "tmpdir" } }, access: "write" };
  const asksFor = {
    network: { enabled: true },
    fileSystem: {
      read: ["/var/log"],
      write: ["/srv"],
      globScanMaxDepth: 3,
      entries: [log, srv, secret, glob, special],
    },
  };
  const params = { ...base, cwd: "~/shop", reason: "Logs", permissions: asksFor };

  async function grant(option: string, ...labels: string[]) {
    const { request, choose, result } = await asked(permissions, params);
    const [part] = request.parts;
    const grants = part?.type === "grants" ? part.grants : [];
    const granted = grants.flatMap(({ id, label }) => (labels.includes(label) ? id : []));
    await choose(option, { granted });
    return result;
  }

  test("are shown one by one, each path once", async () => {
    const { request } = await asked(permissions, params);
    expect(request).toMatchObject({
      reason: "Logs",
      parts: [
        {
          type: "grants",
          grants: [
            { label: "network", fixed: false },
            { label: "read /var/log", fixed: false },
            { label: "write /srv", fixed: false },
            { label: "globScanMaxDepth 3", fixed: true },
            { label: "deny /srv/secret", fixed: true },
            { label: "read paths like *.md", fixed: false },
            { label: `write {"kind":"tmpdir"}`, fixed: false },
          ],
        },
        { type: "text", label: "cwd", text: "~/shop" },
      ],
      options: [
        { id: "turn", kind: "allow", scope: "turn" },
        { id: "session", kind: "allow", scope: "session" },
        { id: "deny", kind: "deny", scope: "once" },
      ],
    });
  });

  test("are granted in part, in both lists, and keep their limits", async () => {
    expect(await grant("session", "write /srv")).toEqual({
      permissions: {
        fileSystem: { read: [], write: ["/srv"], globScanMaxDepth: 3, entries: [srv, secret] },
      },
      scope: "session",
    });
    expect(await grant("turn", "network", "deny /srv/secret")).toEqual({
      permissions: { network: { enabled: true } },
      scope: "turn",
    });
  });

  test("are not granted by a refusal, by closing, or by an answer that names none", async () => {
    const nothing = { permissions: {}, scope: "turn" };
    for (const answer of [
      { action: "decline", option: "deny", stop: false },
      { action: "cancel" },
      { action: "accept", option: "turn", allowed: true },
      { action: "accept", option: "turn", allowed: true, granted: ["all"] },
      { action: "accept", option: "turn", allowed: false, granted: [`[null,"network"]`] },
    ] as ApprovalResult[]) {
      const { respond, result } = await asked(permissions, params);
      await respond(answer);
      expect(await result).toEqual(nothing);
    }
  });

  test("that are of an unknown kind are shown unchanged, and granted only if selected", async () => {
    const unknown = { clipboard: { read: true }, network: { enabled: true, hosts: ["a"] } };
    const { request, respond, result } = await asked(permissions, {
      ...base,
      permissions: unknown,
    });
    const [part] = request.parts;
    const grants = part?.type === "grants" ? part.grants : [];
    expect(grants.map(({ label }) => label)).toEqual([
      `clipboard {"read":true}`,
      `network {"enabled":true,"hosts":["a"]}`,
    ]);
    const granted = [String(grants[1]?.id)];
    await respond({ action: "accept", option: "turn", allowed: true, granted });
    expect(await result).toEqual({ permissions: { network: unknown.network }, scope: "turn" });
  });

  test("that only deny, or that ask for nothing, say so", async () => {
    for (const nothing of [{}, { network: null, fileSystem: { entries: [secret] } }]) {
      const { request } = await asked(permissions, { ...base, permissions: nothing });
      expect(request.parts.at(-1)).toEqual({ type: "missing", what: "call" });
    }
  });

  test("entries with unknown members are not shown as plain ones", async () => {
    const odd = [
      { ...srv, recursive: true },
      { ...srv, path: { ...srv.path, subpath: "../.." } },
      { path: "/srv", access: "write" },
      null,
      "/etc:write",
      "harmless",
    ];
    const { request } = await asked(permissions, {
      ...base,
      permissions: { fileSystem: { entries: odd } },
    });
    const [part] = request.parts;
    expect(part?.type === "grants" && part.grants.map(({ label }) => label)).toEqual(
      odd.map((entry) => `entries ${JSON.stringify(entry)}`),
    );
  });

  test("for 20,000 paths are read and granted", async () => {
    const read = Array.from({ length: 20_000 }, (_, index) => `/a/${index}`);
    const { request, respond, result } = await asked(permissions, {
      ...base,
      permissions: { fileSystem: { read } },
    });
    const [part] = request.parts;
    const granted = part?.type === "grants" ? part.grants.map(({ id }) => id) : [];
    await respond({ action: "accept", option: "turn", allowed: true, granted });
    expect(await result).toEqual({ permissions: { fileSystem: { read } }, scope: "turn" });
  });

  test("that are no object are refused", async () => {
    expect(await codeOf(permissions, { ...base, permissions: [] })).toBe(-32602);
  });
});

describe("the end without an answer", () => {
  test("a request that is resolved elsewhere is withdrawn, and allows nothing", async () => {
    const { queue, request, resolved } = handlers();
    const result = request({ id: 7, method: command, params: run });
    const item = await whenSeen(queue);
    resolved({ threadId: "t1", requestId: 8 });
    expect(item.withdrawn).toBe(false);
    resolved({ threadId: "t1", requestId: 7 });
    expect(item.withdrawn).toBe("elsewhere");
    expect(await result).toEqual({ decision: "cancel" });
  });

  test("a request that the host aborts is withdrawn, also before it is asked", async () => {
    const { queue, request } = handlers();
    const stop = new AbortController();
    const message = { id: 7, method: command, params: run };
    const result = request(message, { signal: stop.signal });
    await approvalOn(queue);
    stop.abort();
    expect(await result).toEqual({ decision: "cancel" });
    await whenNothingShown(queue);
    expect(await request(message, { signal: stop.signal })).toEqual({ decision: "cancel" });
  });

  test("the requests of one thread are cancelled by its ID", async () => {
    const { queue, request } = handlers();
    const result = request({ id: 1, method: command, params: run });
    void request({ id: 2, method: command, params: { ...run, threadId: "t2" } });
    await whenItems(queue, 2);
    queue.disconnect(requester, { sessionId: "t1" });
    expect(await result).toEqual({ decision: "cancel" });
    expect(queue.items).toHaveLength(1);
  });

  test.each<[string, string, object, unknown]>([
    ["a command", command, {}, "decline"],
    [
      "a command without a plain refusal",
      command,
      { availableDecisions: ["accept", "cancel"] },
      "cancel",
    ],
  ])("%s over a limit of the queue is refused", async (_, method, more, decision) => {
    const { queue, request } = handlers();
    const long = { ...run, ...more, command: "x".repeat(20_000_000) };
    expect(await request({ id: 1, method, params: long })).toEqual({ decision });
    expect(queue.unanswered).toEqual([]);
  });

  test("over a limit, a lasting refusal is not chosen for the user", async () => {
    const network = { host: "example.com", action: "deny" };
    const deny = { applyNetworkPolicyAmendment: { network_policy_amendment: network } };
    const { request } = handlers();
    const result = request({
      method: command,
      params: {
        ...run,
        reason: "x".repeat(20_000_000),
        networkApprovalContext: { host: "example.com", protocol: "https" },
        proposedNetworkPolicyAmendments: [network],
        availableDecisions: ["accept", deny],
      },
    });
    expect(await result).toEqual({ decision: "cancel" });
  });
});

describe("the IDs of requests", () => {
  test("a repeated request joins the open one, and one without an ID is always another", async () => {
    const { queue, request } = handlers();
    const message = { method: command, params: run };
    const results = [0, 0, undefined, undefined].map((id) => request({ id, ...message }));
    await whenItems(queue, 3);
    expect(queue.items).toHaveLength(3);
    for (const item of queue.items) await item.respond({ action: "cancel" });
    expect(await Promise.all(results)).toEqual(results.map(() => ({ decision: "cancel" })));
  });

  test("another request with the same ID ends the first, which sends nothing", async () => {
    const { queue, request } = handlers();
    const results: unknown[] = [];
    const first = request({ id: 0, method: command, params: run });
    void first?.then((result) => results.push(result));
    const second = request({ id: 0, method: command, params: { ...run, command: "rm -rf ~" } });
    const { request: approval, choose } = await approvalOn(queue);
    expect(approval.parts).toMatchObject([{ command: "rm -rf ~" }]);
    await choose("accept");
    expect(await second).toEqual({ decision: "accept" });
    expect(results).toEqual([]);
  });

  test("a malformed request with the same ID withdraws the first, which nothing could answer", async () => {
    const { queue, request } = handlers();
    void request({ id: 0, method: command, params: run });
    await whenShown(queue);
    const malformed = { ...run, availableDecisions: ["later"] };
    const refused = request({ id: 0, method: command, params: malformed });
    await expect(refused).rejects.toMatchObject({ code: -32602 });
    await vi.waitFor(() => expect(queue.unanswered).toEqual([]));
  });

  test("a replaced request no longer listens to the signal of the host", async () => {
    const { queue, request } = handlers();
    const { signal } = new AbortController();
    for (const text of ["ls", "ls -a", "ls -l"])
      void request({ id: 0, method: command, params: { ...run, command: text } }, { signal });
    const { choose } = await approvalOn(queue);
    await choose("accept");
    await vi.waitFor(() => expect(getEventListeners(signal, "abort")).toEqual([]));
  });
});

describe("the options of the host", () => {
  test("scopes leave out the answers of others, and review sees the whole call", async () => {
    const seen: unknown[] = [];
    const { queue, request, item } = handlers({
      scopes: ["once"],
      review: (approval, call) => {
        seen.push(call);
        return { ...approval, notes: [{ level: "danger", text: "Production." }] };
      },
    });
    item(started([update]));
    const result = request({ id: 0, method: fileChange, params: base });
    const { request: approval, respond } = await approvalOn(queue);
    expect(seen).toEqual([{ method: fileChange, params: base, changes: [update] }]);
    expect(approval.notes).toHaveLength(1);
    expect(approval.options?.map(({ id }) => id)).toEqual(["accept", "decline", "cancel"]);
    await respond({ action: "accept", option: "acceptForSession", allowed: true });
    expect(await result).toEqual({ decision: "cancel" });
  });

  test("nothing from Codex becomes a note, a label or an editable part", async () => {
    const hostile = {
      mode: "form",
      message: "Verified.",
      notes: [{ level: "info", text: "Verified." }],
      options: [],
      editable: true,
      label: "Verified.",
      _meta: {},
    };
    const { request } = await asked(command, { ...hostile, ...run });
    expect(JSON.stringify(request)).not.toMatch(/Verified|notes|editable/);
  });
});
