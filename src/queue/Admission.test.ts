import { expect, test, vi } from "vitest";
import { approvalRequest } from "../core/ApprovalRequest.js";
import { systemTimers, type Timers } from "../core/timers.js";
import { Admission, type NameParts } from "./Admission.js";
import type { QueuedSession } from "./QueuedSession.js";

test("a connection that closes costs a look at the answers of its own requester", () => {
  const admission = new Admission({}, ["form"], systemTimers, () => {});
  for (const name of ["A", "B", "C"])
    for (let id = 0; id < 3; id += 1) {
      const request = { message: "Go on?", requestedSchema: { type: "object", properties: {} } };
      const verdict = admission.admit(request as never, { requester: { name }, id }, () => {});
      if (verdict.kind !== "admitted") throw new Error(verdict.kind);
      const session = { named: verdict.named, request } as unknown as QueuedSession;
      admission.add(session);
      admission.remember(session, { action: "decline" });
    }
  const [first] = admission.answeredRequesters;
  const which = vi.fn<(named: NameParts) => boolean>(() => true);
  admission.forgetEach(String(first), which);
  admission.forgetEach(String(first), which);
  expect(which).toHaveBeenCalledTimes(3);
  expect([...admission.answeredRequesters]).toHaveLength(2);
});

const requester = { name: "Agent" };

/** Admits requests, and settles each one at once. */
function settleEach(bytes: number, timers: Timers = systemTimers) {
  const admission = new Admission({ bytes }, ["approval"], timers, () => {});
  return (id: number, text: string) => {
    const request = approvalRequest({ type: "text", text });
    const verdict = admission.admit(request, { requester, id }, () => {});
    if (verdict.kind !== "admitted") return verdict.kind;
    const session = { named: verdict.named, request } as unknown as QueuedSession;
    admission.add(session);
    admission.remember(session, { action: "decline" });
    admission.limiter.leave(requester);
    admission.limiter.release(requester, verdict.named.bytes);
    return verdict.kind;
  };
}

test("the settled requests that are kept are as large as the limit for open ones", () => {
  const settle = settleEach(10_000);
  for (let id = 0; id < 5; id += 1) expect(settle(id, "a".repeat(4_000))).toBe("admitted");
  expect(settle(4, "a".repeat(4_000))).toBe("settled");
  expect(settle(3, "a".repeat(4_000))).toBe("settled");
  expect(settle(2, "a".repeat(4_000))).toBe("admitted");
  expect(settle(4, "a".repeat(4_000))).toBe("settled");
  expect(settle(4, "b".repeat(4_000))).toBe("admitted");
});

test("a settled request that is forgotten early leaves no timer that holds it", () => {
  const open = new Set<unknown>();
  const timers: Timers = {
    now: () => 0,
    setTimeout: (callback) => {
      open.add(callback);
      return callback;
    },
    clearTimeout: (timer) => open.delete(timer),
  };
  const settle = settleEach(10_000, timers);
  for (let id = 0; id < 5; id += 1) settle(id, "a".repeat(4_000));
  expect(open.size).toBe(2);
});

test("a request that its host has changed in place is another one", () => {
  const admission = new Admission({}, ["approval"], systemTimers, () => {});
  const args = { command: "ls" };
  const ask = () => {
    const request = approvalRequest({ type: "arguments", tool: "shell", value: args });
    const verdict = admission.admit(request, { requester, id: 1 }, () => {});
    if (verdict.kind === "admitted") {
      const session = { named: verdict.named, request } as unknown as QueuedSession;
      admission.add(session);
      admission.remember(session, { action: "accept" });
    }
    return verdict.kind;
  };
  expect([ask(), ask()]).toEqual(["admitted", "settled"]);
  args.command = "rm -rf /";
  expect(ask()).toBe("admitted");
});
