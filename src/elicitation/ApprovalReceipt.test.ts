import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { approvalRequest } from "../core/ApprovalRequest.js";
import { ElicitationReceipt, type ElicitationReceiptProps } from "./ElicitationReceipt.js";

const requester = { name: "Coding agent", local: true };
const lineOf = (request: object, result: unknown) =>
  renderToStaticMarkup(
    createElement(ElicitationReceipt, { requester, request, result } as ElicitationReceiptProps),
  )
    .split("</summary>")[0]!
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

const request = approvalRequest(
  { type: "command", command: "npm test" },
  {
    options: [
      { id: "a", kind: "allow", scope: "session", label: "No" },
      { id: "b", kind: "deny" },
    ],
  },
);

test.each([
  [{ action: "accept", option: "a", allowed: true }, "You allowed npm test for this session"],
  [{ action: "accept", option: "a", allowed: false }, "You answered npm test"],
  [{ action: "decline", option: "b", stop: false }, "You denied npm test"],
  [{ action: "cancel" }, "You closed npm test"],
  [undefined, "Result unavailable npm test"],
  [{ action: "accept" }, "You answered npm test"],
])("the result %j has a line", (result, line) => {
  expect(lineOf(request, result)).toBe(`Coding agent ${line}`);
});

test.each([
  [{}],
  [{ parts: 1 }],
  [{ parts: [null] }],
  [{ options: [null], parts: [{}] }],
  [{ options: [{ id: "a", label: {} }] }],
])("a store that gives back %j does not throw", (rest) => {
  const stored = { mode: "approval", message: "", ...rest };
  expect(lineOf(stored, { action: "accept", option: "a", allowed: true })).toMatch(/^Coding agent/);
});
