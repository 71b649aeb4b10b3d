import { expect, test } from "vitest";
import { urlRequest } from "./createRequest.js";
import type { ElicitationResult } from "./protocol.js";
import { keepSession, respondBy, sessionOf } from "./session.js";

const asking = () => ({ message: "Delete it?", requestedSchema: {} }) as never;
const requester = { name: "A", url: "https://a.example" };
const other = { ...requester, url: "https://b.example" };

/** A host that keeps its promise of a response open. */
function host() {
  const told: ElicitationResult[] = [];
  const respond = (result: ElicitationResult) => {
    told.push(result);
    return new Promise<void>(() => {});
  };
  return { told, respond };
}

test("a request has one session per requester, whatever shows it", () => {
  const request = urlRequest("Sign in", "https://a.example/");
  const session = sessionOf(request, requester);
  expect(sessionOf(request, { ...requester })).toBe(session);
  expect(sessionOf(request, other)).not.toBe(session);
  expect(sessionOf(request)).not.toBe(session);
  expect(sessionOf({ ...request }, requester)).not.toBe(session);
});

test("a component that shows a request no more responds nothing after another has", () => {
  const { told, respond } = host();
  const request = asking();
  void respondBy(sessionOf(request), respond, { action: "accept" });
  void respondBy(sessionOf(request), respond, { action: "decline" });
  expect(told).toEqual([{ action: "accept" }]);
});

test("a response on its way is also that of an equal request that takes the first one's place", () => {
  const { told, respond } = host();
  const session = sessionOf(asking());
  void respondBy(session, respond, { action: "accept" });
  const equal = asking();
  keepSession(equal, session);
  void respondBy(sessionOf(equal), respond, { action: "accept" });
  expect(told).toEqual([{ action: "accept" }]);
});

test("a response that could not be sent leaves the request open, and can be sent again", async () => {
  const session = sessionOf(asking());
  const states: unknown[] = [];
  session.subscribe(() => states.push([session.status, session.pending, session.failed]));
  await respondBy(session, () => Promise.reject(new Error("offline")), { action: "decline" });
  expect(session.failure).toEqual({ error: new Error("offline"), action: "decline" });
  await respondBy(session, () => {}, { action: "decline" });
  expect(states).toEqual([
    ["sending", "decline", false],
    ["open", undefined, true],
    ["sending", "decline", false],
    ["settled", undefined, false],
  ]);
  expect(session.sent).toEqual({ action: "decline" });
});

test("a request that is over expires no more, and one that expired stays so", () => {
  const session = sessionOf(asking());
  session.end("expired");
  session.settle({ action: "accept" });
  expect(session.status).toBe("expired");
});
