// @ts-check
import { describe, expect, test } from "vitest";
import { importExamples } from "./importExamples.mjs";

// Runs the recipe for the Responses API in docs/guides/openai-agents.md.

/**
 * @type {{
 *   answerMcpApprovals: Function,
 *   createElicitationQueue: typeof import("../../src/core.js").createElicitationQueue,
 * }}
 */
const { answerMcpApprovals, createElicitationQueue } = await importExamples(
  "docs/guides/openai-agents.md",
  `export * from "./mcpApprovals";
export { createElicitationQueue } from "src/core.ts";`,
);

/** An item of `openai` 7.59.0. @param {string} id */
const approval = (id) => ({
  type: "mcp_approval_request",
  id,
  server_label: "shop",
  name: "refund",
  arguments: '{"order":"A-7","order":"A-8"}',
});

describe("the recipe for the Responses API", () => {
  test("shows each call as it was written, and returns an answer for each that has one", async () => {
    const queue = createElicitationQueue();
    const output = [{ type: "message" }, ...["1", "2", "3", "4"].map(approval)];
    const waiting = answerMcpApprovals(queue, output, { name: "Shop agent" });
    const { items } = queue;
    expect(items).toHaveLength(4);
    for (const { request } of items) {
      expect(request).toMatchObject({
        mode: "approval",
        parts: [
          {
            type: "arguments",
            server: "shop",
            tool: "refund",
            value: '{"order":"A-7","order":"A-8"}',
          },
        ],
      });
    }
    expect(new Set(items.map(({ group }) => group)).size).toBe(1);
    const deny = { action: /** @type {const} */ ("decline"), option: "deny", stop: false };
    const answers = [
      { action: /** @type {const} */ ("accept"), option: "allow", allowed: true },
      deny,
      { ...deny, text: "Ask the shop first." },
      { action: /** @type {const} */ ("cancel") },
    ];
    for (const [at, answer] of answers.entries()) await items[at]?.respond(answer);
    const type = "mcp_approval_response";
    expect(await waiting).toEqual([
      { type, approval_request_id: "1", approve: true },
      { type, approval_request_id: "2", approve: false },
      { type, approval_request_id: "3", approve: false, reason: "Ask the shop first." },
    ]);
  });
});
