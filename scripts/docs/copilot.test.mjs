// @ts-check
import { expect, test } from "vitest";
import { importExamples } from "./importExamples.mjs";

// Runs the first block of docs/guides/github-copilot.md. The SDK is a mock, because the real one brings
// a program for each system, and needs an account.

const sdk = `export class CopilotClient {
  async createSession({ onPermissionRequest }) {
    const request = { kind: "shell", fullCommandText: "npm test", commands: [] };
    return {
      sessionId: "1",
      disconnect: async () => {},
      send: () => onPermissionRequest(request, { sessionId: "1" }),
    };
  }
}`;

/**
 * @typedef {{ send: () => Promise<unknown> }} CopilotSession
 * @type {{
 *   relay: import("../../src/relay.js").ElicitationRelay,
 *   startSession: (userId: string) => Promise<{ session: CopilotSession, end: () => Promise<void> }>,
 *   systemTimers: import("../../src/core.js").Timers,
 *   whenShown: typeof import("../../src/queue/fixtures/whenShown.js").whenShown,
 *   pageOf: typeof import("../../src/relay/fixtures/pageOf.js").pageOf,
 * }}
 */
const module = await importExamples(
  "docs/guides/github-copilot.md",
  `export * from "./copilot";
export { systemTimers } from "src/core/timers.ts";
export { whenShown } from "src/queue/fixtures/whenShown.ts";
export { pageOf } from "src/relay/fixtures/pageOf.ts";`,
  { "@github/copilot-sdk": sdk },
);

test("a permission of Copilot is shown in the page of its user, and the answer is sent", async () => {
  const { pageOf, relay, startSession, systemTimers, whenShown } = module;
  const page = pageOf("ada", systemTimers, relay);
  const stranger = pageOf("grace", systemTimers, relay);
  const { session, end } = await startSession("ada");
  const decision = session.send();
  const item = await whenShown(page.queue);
  expect(stranger.queue.items).toEqual([]);
  /** @type {import("../../src/index.js").ApprovalResult} */
  const allow = { action: "accept", option: "allow", allowed: true };
  await item.respond(allow);
  expect(await decision).toEqual({ kind: "approve-once", approvedInteractively: true });
  const another = session.send();
  await whenShown(page.queue);
  await end();
  expect(await another).toEqual({ kind: "user-not-available" });
  page.leave();
  stranger.leave();
  await relay.close();
});
