import { expect, test } from "vitest";
import type { ElicitationResult } from "./protocol.js";
import { ElicitationSettledError } from "./errors.js";
import { Session } from "./session.js";

const asking = () =>
  new Session({ request: { message: "Delete it?", requestedSchema: {} } as never });

test("a second response is rejected, and not sent", async () => {
  const told: ElicitationResult[] = [];
  const session = asking();
  const deliver = (result: ElicitationResult) => {
    told.push(result);
    return new Promise<void>(() => {});
  };
  void session.respond({ action: "accept" }, deliver);
  await expect(session.respond({ action: "decline" }, deliver)).rejects.toBeInstanceOf(
    ElicitationSettledError,
  );
  expect(told).toEqual([{ action: "accept" }]);
  expect(session.attempts).toBe(1);
});

test("a response that could not be sent leaves the request open, and can be sent again", async () => {
  const session = asking();
  const offline = new Error("offline");
  const states: unknown[] = [];
  session.subscribe(() => states.push([session.status, session.pending, session.failed]));
  session.reportTo(() => {});
  const respond = session.respond({ action: "decline" }, () => Promise.reject(offline));
  await expect(respond).rejects.toBe(offline);
  expect(session.failure).toEqual({ error: offline, action: "decline" });
  await session.respond({ action: "decline" }, () => {});
  expect(states).toEqual([
    ["sending", "decline", false],
    ["open", undefined, true],
    ["sending", "decline", false],
    ["settled", undefined, false],
  ]);
  expect(session.sent).toEqual({ action: "decline" });
});

test("a request that is over expires no more, and one that expired stays so", () => {
  const session = asking();
  session.end("expired");
  session.settle({ action: "accept" });
  expect(session.status).toBe("expired");
});

test("an outcome is that of the user, not of a response that failed before the host's own", async () => {
  const session = asking();
  const offline = () => Promise.reject(new Error("offline"));
  session.reportTo(() => {});
  await session.respondForUser({ action: "decline" }, offline);
  expect(session.outcome).toBeUndefined();
  await session.respond({ action: "cancel" }, () => {});
  expect(session.outcome).toBeUndefined();
});
