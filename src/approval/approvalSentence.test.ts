import { expect, test } from "vitest";
import { approvalRequest } from "../core/ApprovalRequest.js";
import { approvalOutcome, approvalTitle } from "./approvalSentence.js";

const request = approvalRequest(
  { type: "command", command: "npm test" },
  {
    options: [
      { id: "once", kind: "allow" },
      { id: "session", kind: "allow", scope: "session" },
      { id: "wait", kind: "other" },
      { id: "deny", kind: "deny" },
    ],
  },
);
const accept = { action: "accept", allowed: true } as const;

test.each([
  [{ ...accept, option: "once" }, "Allowed once."],
  [{ ...accept, option: "session" }, "Allowed."],
  [{ ...accept, option: "of another version" }, "Allowed."],
  [{ ...accept, allowed: false, option: "wait" }, "Answered."],
  [{ action: "decline", option: "deny", stop: false } as const, "Denied."],
  [{ action: "cancel" } as const, "Closed without an answer."],
])("the result %j is said as %j", (result, words) => {
  expect(approvalOutcome(request, result, undefined)).toBe(words);
});

test("an approval without a message is named by its heading", () => {
  expect(approvalTitle(request, undefined)).toBe("Run this command?");
  expect(approvalTitle(request, { runCommands: () => "Los?" })).toBe("Los?");
});

test("a choice is named by its question", () => {
  const question = approvalRequest([], {
    message: "Which branch?\n",
    options: [
      { id: "a", kind: "other", label: "main" },
      { id: "b", kind: "other", label: "next" },
    ],
  });
  expect(approvalTitle(question, undefined)).toBe("Which branch?");
});
