import { afterEach, expect, test, vi } from "vitest";
import { type ApprovalRequest, approvalRequest } from "../core/ApprovalRequest.js";
import { ConsentGuard } from "../core/ConsentGuard.js";
import { digestApproval } from "../core/digestApproval.js";
import type { ElicitationResult } from "../core/protocol.js";
import { Session } from "../core/session.js";
import { systemTimers } from "../core/timers.js";
import { enApproval } from "../strings/enApproval.js";
import { ApprovalStore } from "./ApprovalStore.js";
import { createApprovalModel } from "./createApprovalModel.js";
import { Reading } from "./Reading.js";
import { readApproval } from "./fixtures/readApproval.js";

const requester = { name: "Coding agent" };
const request = approvalRequest({ type: "command", command: "npm test" });
const [allow, deny] = [
  { id: "allow", kind: "allow" },
  { id: "deny", kind: "deny" },
] as const;
const press = { isTrusted: true };

function modelOf(given: ApprovalRequest = request) {
  const session = new Session({ request: given, requester });
  const sent: ElicitationResult[] = [];
  const store = ApprovalStore.of(session, false);
  const view = readApproval(given, { strings: enApproval });
  const host = {
    current: {
      store,
      request: given,
      requester,
      view,
      strings: enApproval,
      timers: systemTimers,
      isOver: false,
      onRespond: (result: ElicitationResult) => void sent.push(result),
    },
  };
  const guard = new ConsentGuard(0, systemTimers, false);
  const model = createApprovalModel(store, guard, new Reading(false, systemTimers), host);
  return { model, session, sent, host, store };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer that comes before the digest waits for it", async () => {
  const { model, sent } = modelOf();
  model.press(allow, press);
  await expect.poll(() => sent).toHaveLength(1);
  const digest = await digestApproval(request, undefined, { requester });
  expect(sent[0]).toEqual({ action: "accept", option: "allow", allowed: true, digest });
});

test("an answer has the digest of the arguments as the user has edited them", async () => {
  const call = approvalRequest({ type: "arguments", tool: "t", value: { a: 1 }, editable: true });
  const { model, sent, store } = modelOf(call);
  store.set({ edited: { a: 2 } });
  model.press(allow, press);
  await expect.poll(() => sent).toHaveLength(1);
  const digest = await digestApproval(call, { a: 2 }, { requester });
  expect(sent[0]).toMatchObject({ edited: { a: 2 }, digest });
});

test("an answer waits at most 200 ms for the digest", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("crypto", { subtle: { digest: () => new Promise(() => {}) } });
  const { model, sent } = modelOf();
  model.press(allow, press);
  await vi.advanceTimersByTimeAsync(199);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ action: "accept", option: "allow", allowed: true }]);
});

test("an answer has no digest without crypto.subtle", async () => {
  vi.stubGlobal("crypto", {});
  const { model, sent } = modelOf();
  model.press(deny, press);
  await expect.poll(() => sent).toEqual([{ action: "decline", option: "deny", stop: false }]);
});

test("the first of two presses counts while the answer waits for its digest", async () => {
  const { model, sent, session } = modelOf();
  model.press(deny, press);
  model.press(allow, press);
  model.cancel(press);
  await expect.poll(() => session.sent).toBeDefined();
  expect(sent).toMatchObject([{ action: "decline", option: "deny" }]);
});

test("an approval that is withdrawn while its answer waits is not answered", async () => {
  const { model, sent, host, store } = modelOf();
  model.press(allow, press);
  host.current.isOver = true;
  await expect.poll(() => store.state.isAnswering).toBe(false);
  expect(sent).toEqual([]);
});

test("an answer that could not be sent can be given again", async () => {
  const { model, session, host } = modelOf();
  session.reportTo(() => {});
  const sent: ElicitationResult[] = [];
  host.current.onRespond = (result) => {
    sent.push(result);
    if (sent.length === 1) throw new Error("offline");
  };
  model.press(deny, press);
  await expect.poll(() => session.failed).toBe(true);
  model.press(deny, press);
  await expect.poll(() => session.sent).toBeDefined();
  expect(sent).toHaveLength(2);
});
