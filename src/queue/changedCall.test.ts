import { expect, test } from "vitest";
import { approvalRequest } from "../core/ApprovalRequest.js";
import { ElicitationSettledError } from "../core/errors.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { QueuedSession } from "./QueuedSession.js";

const requester = { name: "Coding agent" };
const commandOf = (command: string, message?: string) =>
  approvalRequest({ type: "command", command }, { message });

/** Asks again with the ID of an approval that is on screen, or not yet. */
async function askTwice(second: ReturnType<typeof commandOf>, isSeen = true) {
  const queue = createElicitationQueue();
  const first = queue.elicit(commandOf("npm test"), { requester, id: 1 });
  const [before] = queue.items as [QueuedSession];
  if (isSeen) before.seen = true;
  const next = queue.elicit(second, { requester, id: 1 });
  return { queue, first, next, before, items: queue.items as QueuedSession[] };
}

test("a call that changes takes the place of the one on screen, and says so", async () => {
  const { first, before, items, next } = await askTwice(commandOf("npm publish"));
  expect(items.map(({ request }) => request)).toEqual([commandOf("npm publish")]);
  expect(items[0]!.view.isChanged).toBe(true);
  await expect(first).resolves.toEqual({ action: "cancel" });
  await expect(before.respond({ action: "accept" })).rejects.toBeInstanceOf(
    ElicitationSettledError,
  );
  await items[0]!.respond({ action: "decline" });
  await expect(next).resolves.toEqual({ action: "decline" });
});

test("a call that nobody has seen has not changed for the user", async () => {
  const { items } = await askTwice(commandOf("npm publish"), false);
  expect(items.map(({ view }) => view.isChanged)).toEqual([false]);
});

test("other words about the same call are no other call", async () => {
  const { items } = await askTwice(commandOf("npm test", "Please."));
  expect(items.map(({ view }) => view.isChanged)).toEqual([false]);
});

test("a call that changes twice before it is on screen has changed", async () => {
  const { queue } = await askTwice(commandOf("npm publish"));
  void queue.elicit(commandOf("npm start"), { requester, id: 1 });
  const items = queue.items as QueuedSession[];
  expect(items.map(({ view }) => view.isChanged)).toEqual([true]);
});
