// @ts-check
import { describe, expect, test } from "vitest";
import { importExamples } from "./importExamples.mjs";

// Runs the blocks of docs/guides/approval-recipes.md.

/** @typedef {import("../../src/index.js").ApprovalRequest} ApprovalRequest */
/** @typedef {import("../../src/index.js").ApprovalResult} ApprovalResult */
/** @typedef {import("../../src/index.js").ElicitationQueue} ElicitationQueue */

/**
 * @type {{
 *   policy: { queue: ElicitationQueue },
 *   grants: { queue: ElicitationQueue, withSession: (request: ApprovalRequest) => ApprovalRequest },
 *   backend: {
 *     relay: import("../../src/relay.js").ElicitationRelay,
 *     canUseToolOf: (userId: string) => ReturnType<typeof import("../../src/agents.js").createClaudePermissionHandler>,
 *   },
 *   chat: { queue: ElicitationQueue, runTool: Function },
 *   checked: (tool: string, args: object, result: object) => Promise<unknown>,
 *   createClaudePermissionHandler: typeof import("../../src/agents.js").createClaudePermissionHandler,
 *   approvalRequest: typeof import("../../src/core.js").approvalRequest,
 *   digestApproval: typeof import("../../src/core.js").digestApproval,
 *   systemTimers: import("../../src/core.js").Timers,
 *   whenShown: typeof import("../../src/queue/fixtures/whenShown.js").whenShown,
 *   whenNothingShown: typeof import("../../src/queue/fixtures/whenShown.js").whenNothingShown,
 *   pageOf: typeof import("../../src/relay/fixtures/pageOf.js").pageOf,
 * }}
 */
const module = await importExamples(
  "docs/guides/approval-recipes.md",
  `export * as policy from "./policy";
export * as grants from "./grants";
export * as backend from "./backend";
export * as chat from "./ask";
export { checked } from "./checked";
export { createClaudePermissionHandler } from "src/agents.ts";
export { approvalRequest, digestApproval } from "src/core.ts";
export { systemTimers } from "src/core/timers.ts";
export { whenShown, whenNothingShown } from "src/queue/fixtures/whenShown.ts";
export { pageOf } from "src/relay/fixtures/pageOf.ts";`,
);
const { approvalRequest, whenShown } = module;
const signal = new AbortController().signal;

describe("the policy", () => {
  const { queue } = module.policy;
  let calls = 0;

  /**
   * Asks as Claude's SDK does, and closes the request if the user is asked.
   *
   * @param {string} tool
   * @param {Record<string, unknown>} input
   * @param {object} [context]
   */
  async function outcomeOf(tool, input, context = {}, name = "Claude") {
    const canUseTool = module.createClaudePermissionHandler(queue, { requester: { name } });
    calls += 1;
    let asks = false;
    const unsubscribe = queue.subscribe(() => {
      const { item } = queue.getSnapshot();
      if (!item) return;
      asks = true;
      item.dismiss();
    });
    const requestId = `${calls}`;
    const { behavior } = await canUseTool(tool, input, { signal, requestId, ...context });
    unsubscribe();
    return asks ? "ask" : behavior;
  }

  test.each([
    ["allow", "/srv/shop/a.txt"],
    ["allow", "/srv/shop/src/index.test.ts"],
    ["allow", "/srv/shop/secrets-list/a.txt"],
    ["deny", "/srv/shop/secrets"],
    ["deny", "/srv/shop/secrets/key.txt"],
    ["deny", "/srv/shop/Secrets/key.txt"],
    ["ask", "/srv/shop"],
    ["ask", "/srv/shop/"],
    ["ask", "/srv/shop-old/a.txt"],
    ["ask", "/srv/shop/../other/a.txt"],
    ["ask", "/srv/shop/./secrets/key.txt"],
    ["ask", "/srv/shop//secrets/key.txt"],
    ["ask", "/srv/shop/secrets./key.txt"],
    ["ask", "/srv/shop/a\\..\\..\\other"],
    ["ask", "/srv/shop/%2e%2e/other"],
    ["ask", "/srv/shop/.env"],
    ["ask", "/srv/shop/a\u202etxt"],
    ["ask", "/srv/shop/a.txt\n"],
    ["ask", "/SRV/shop/a.txt"],
    ["ask", "srv/shop/a.txt"],
    ["ask", "file:///srv/shop/a.txt"],
    ["ask", ""],
  ])("%s: reading %j", async (outcome, path) => {
    expect(await outcomeOf("Read", { file_path: path, offset: 1 })).toBe(outcome);
  });

  test("asks about any other call", async () => {
    const input = { file_path: "/srv/shop/a.txt" };
    expect(await outcomeOf("Write", { ...input, content: "" })).toBe("ask");
    expect(await outcomeOf("Read", { ...input, also: "/etc/passwd" })).toBe("ask");
    expect(await outcomeOf("Read", { file_path: ["/srv/shop/a.txt"] })).toBe("ask");
    const mcpServer = { name: "files", source: "project" };
    expect(await outcomeOf("Read", input, { mcpServer })).toBe("ask");
    expect(await outcomeOf("Read", input, {}, "Another agent")).toBe("ask");
  });

  test("asks if what is read is not all that runs, or not said", async () => {
    const read = { type: /** @type {const} */ ("arguments"), tool: "Read" };
    const value = { file_path: "/srv/shop/a.txt" };
    const requests = [
      approvalRequest([
        { ...read, value },
        { type: "command", command: "ls" },
      ]),
      approvalRequest({ ...read, value: null }),
      approvalRequest({ ...read, value: JSON.stringify(value) }),
      approvalRequest([]),
    ];
    for (const request of requests) {
      const result = queue.elicit(request, { requester: { name: "Claude" } });
      await (await whenShown(queue)).respond({ action: "cancel" });
      expect(await result).toEqual({ action: "cancel" });
    }
  });
});

describe("a grant", () => {
  const { queue, withSession } = module.grants;
  const requester = { name: "Claude" };
  /** @type {import("../../src/core.js").ApprovalOption[]} */
  const options = [
    { id: "allow", kind: "allow" },
    { id: "deny", kind: "deny" },
  ];
  /** @param {string} command */
  const requestOf = (command) =>
    withSession(approvalRequest({ type: "command", command }, { options }));

  /**
   * Allows a request as its screen does.
   *
   * @param {ApprovalRequest} request
   * @param {string} option
   */
  async function allow(request, option) {
    const result = queue.elicit(request, { requester });
    const digest = await module.digestApproval(request);
    const item = await whenShown(queue);
    await item.respond(
      /** @type {ApprovalResult} */ ({
        action: "accept",
        option,
        allowed: true,
        digest,
      }),
    );
    return result;
  }

  test("answers the same call of the same requester, and no other", async () => {
    await allow(requestOf("npm test"), "own-session");
    expect(await queue.elicit(requestOf("npm test"), { requester })).toEqual({
      action: "accept",
      option: "own-session",
      allowed: true,
    });
    for (const [command, name] of [
      ["npm test -- a", "Claude"],
      ["npm test", "Other"],
    ]) {
      const asked = queue.elicit(requestOf(command ?? ""), { requester: { name: name ?? "" } });
      await (await whenShown(queue)).respond({ action: "cancel" });
      expect(await asked).toEqual({ action: "cancel" });
    }
  });

  test("does not answer the same call with another reason or note", async () => {
    /** @param {object} more */
    const requestWith = (more) => ({ ...requestOf("npm ci"), ...more });
    await allow(requestOf("npm ci"), "own-session");
    for (const more of [{ reason: "It is urgent." }, { notes: [{ level: "danger", text: "!" }] }]) {
      const asked = queue.elicit(requestWith(more), { requester });
      await (await whenShown(queue)).respond({ action: "cancel" });
      expect(await asked).toEqual({ action: "cancel" });
    }
  });

  test("is not made of an answer that allows once", async () => {
    await allow(requestOf("npm run lint"), "allow");
    const asked = queue.elicit(requestOf("npm run lint"), { requester });
    await (await whenShown(queue)).respond({ action: "cancel" });
    expect(await asked).toEqual({ action: "cancel" });
  });

  test("is not offered for a call that does not say what runs", () => {
    const missing = approvalRequest({ type: "missing", what: "arguments" }, { options });
    const permissions = approvalRequest({ type: "grants", grants: [] }, { options });
    const text = approvalRequest({ type: "arguments", value: '{"a":1,"a":2}' }, { options });
    for (const request of [missing, permissions, text, approvalRequest([], { options })]) {
      expect(withSession(request)).toBe(request);
    }
  });
});

describe("the check on the backend", () => {
  const { checked, digestApproval } = module;
  const tool = "send_mail";
  const args = { to: "ada@example.com" };

  /** @param {object} value @param {object} [more] */
  const allowed = async (value, more) => ({
    action: "accept",
    option: "allow",
    allowed: true,
    digest: await digestApproval(approvalRequest({ type: "arguments", tool, value })),
    ...more,
  });

  test("returns the arguments that were on screen", async () => {
    expect(await checked(tool, args, await allowed(args))).toEqual(args);
    const edited = { to: "bob@example.com" };
    expect(await checked(tool, args, await allowed(edited, { edited }))).toEqual(edited);
  });

  test("refuses anything else", async () => {
    const other = { to: "eve@example.com" };
    const results = [
      await allowed(other),
      await allowed(args, { edited: other }),
      await allowed(args, { digest: undefined }),
      await allowed(args, { allowed: false }),
      { action: "decline", option: "deny", stop: false },
      { action: "cancel" },
    ];
    const refusal = /^(Not allowed|The user saw another call|There is no digest to check)\.$/;
    for (const result of results) {
      await expect(checked(tool, args, result)).rejects.toThrow(refusal);
    }
    await expect(checked("delete_mail", args, await allowed(args))).rejects.toThrow(refusal);
  });
});

test("an agent on the backend is answered in one of two tabs, once", async () => {
  const { backend, pageOf, systemTimers, whenNothingShown } = module;
  /** @type {string[]} */
  const late = [];
  const tabs = [1, 2].map(() => pageOf("ada", systemTimers, backend.relay));
  const stranger = pageOf("bob", systemTimers, backend.relay);
  const permission = backend.canUseToolOf("ada")(
    "Bash",
    { command: "npm test" },
    { signal, requestId: "1" },
  );
  const [first, second] = await Promise.all(tabs.map(({ queue }) => whenShown(queue)));
  /** @type {ApprovalResult} */
  const allow = { action: "accept", option: "allow", allowed: true };
  /** @type {ApprovalResult} */
  const deny = { action: "decline", option: "deny", stop: false };
  await first?.respond(allow);
  expect(await permission).toMatchObject({
    behavior: "allow",
    updatedInput: { command: "npm test" },
  });
  await Promise.all(tabs.map(({ queue }) => whenNothingShown(queue)));
  await second?.respond(deny).catch((/** @type {Error} */ { name }) => late.push(name));
  expect(late).toEqual(["ElicitationSettledError"]);
  expect(stranger.queue.items).toEqual([]);
  for (const tab of [...tabs, stranger]) tab.leave();
  await backend.relay.close();
});

test("a tool of a chat runs only if the user allows it, with the arguments as edited", async () => {
  const { queue, runTool } = module.chat;
  const args = { path: "a.txt" };
  /** @type {unknown[]} */
  const ran = [];
  const run = async (/** @type {unknown} */ given) => {
    ran.push(given);
    return "Done";
  };
  const results = [
    { action: "accept", option: "allow", allowed: true, edited: { path: "b.txt" } },
    { action: "accept", option: "allow", allowed: true },
    { action: "decline", option: "deny", stop: false },
    { action: "cancel" },
  ];
  for (const [index, result] of results.entries()) {
    const done = runTool({ id: `call ${index}`, tool: "delete_file", args }, run);
    const item = await whenShown(queue);
    expect(item.context).toBe(`call ${index}`);
    await item.respond(/** @type {ApprovalResult} */ (result));
    expect(await done).toBe(index < 2 ? "Done" : "The user did not allow this call.");
  }
  expect(ran).toEqual([{ path: "b.txt" }, args]);
});
