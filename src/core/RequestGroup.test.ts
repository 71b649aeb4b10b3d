import { expect, test } from "vitest";
import { approvalRequest } from "./ApprovalRequest.js";
import { groupOf, joinGroup } from "./RequestGroup.js";
import { Session } from "./session.js";

const scope = { now: () => 0, onError: () => {}, forms: [] };
const join = (key: string) => {
  const request = approvalRequest({ type: "command", command: "npm test" });
  const session = new Session({ request, requester: { name: "Agent" }, scope });
  joinGroup(session, key);
  return session;
};

test("sessions of one group are together in the order of their arrival", () => {
  const [first, second, other] = [join("a"), join("a"), join("b")];
  expect(groupOf(first)?.members).toEqual([first, second]);
  expect(groupOf(other)?.members).toEqual([other]);
  expect(groupOf(new Session({ request: first.request }))).toBeUndefined();
});

test("a group ends with its last answer, and a later request begins another", () => {
  const [first, second] = [join("c"), join("c")];
  first.settle({ action: "cancel" });
  const third = join("c");
  expect(groupOf(third)).toBe(groupOf(first));
  second.settle({ action: "cancel" });
  third.settle({ action: "cancel" });
  expect(groupOf(join("c"))).not.toBe(groupOf(first));
});

test("a late change in a group that has ended leaves its successor as it is", () => {
  const first = join("d");
  first.end("expired");
  const second = join("d");
  first.changed();
  expect(groupOf(join("d"))).toBe(groupOf(second));
});
