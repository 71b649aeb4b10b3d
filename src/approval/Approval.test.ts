import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ApprovalPart, approvalRequest } from "../core/ApprovalRequest.js";
import { Approval } from "./Approval.js";

const requester = { name: "Coding agent", local: true };
const render = (
  parts: ApprovalPart | readonly ApprovalPart[],
  options?: Parameters<typeof approvalRequest>[1],
) =>
  renderToStaticMarkup(
    createElement(Approval, {
      request: approvalRequest(parts, options),
      requester,
      onRespond: () => {},
    }),
  );
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "|").replace(/[|\s]+/g, "|");

test("a command is shown with its folder, the agent's words apart from the heading", () => {
  const text = textOf(
    render({ type: "command", command: "npm test", cwd: "~/shop" }, { message: "Runs the tests." }),
  );
  expect(text).toBe(
    "|C|Coding|agent|On|this|device|Run|this|command?|Coding|agent|says:|“Runs|the|tests.”|~/shop|" +
      "npm|test|Allow|once|Deny|Close|without|answering|The|agent|may|stop.|",
  );
});

test("the button of an answer has the ID of its option, by which tests find it", () => {
  const options = [
    { id: "yes", kind: "allow" },
    { id: "no", kind: "deny", label: "No" },
  ] as const;
  const markup = render({ type: "command", command: "npm test" }, { options });
  const ids = markup.matchAll(/data-elicit="action"[^>]* data-option="(\w+)"/g);
  expect(Array.from(ids, ([, id]) => id)).toEqual(["yes", "no"]);
});

test("words of the agent that imitate the app stand under its name only", () => {
  const message = "✓ Verified by your administrator";
  const markup = render({ type: "command", command: "npm test" }, { message });
  expect(markup.match(/Verified/g)).toHaveLength(1);
  expect(markup).toMatch(/data-elicit="says-words"[^>]*>“✓ Verified/);
});

test.each<[string, ApprovalPart]>([
  ["arguments", { type: "arguments", tool: "t", value: JSON.parse('{"__proto__":1,"a":{}}') }],
  ["a change", { type: "change", path: "a.ts", oldText: "a\n", newText: "b\n" }],
  ["a patch that is none", { type: "change", path: "a.ts", patch: "garbage" }],
  ["an address", { type: "url", url: "tables.example" }],
  ["permissions", { type: "grants", grants: [{ id: "a", label: "Write" }] }],
  ["a text", { type: "text", text: "<b>bold</b>" }],
  ["nothing", { type: "missing", what: "call" }],
])("%s can be rendered on a server", (_, part) => {
  expect(render(part)).toContain('data-elicit="approval-card"');
});

test("five hundred answers are a select", () => {
  const options = Array.from({ length: 500 }, (_, at) => ({
    id: `${at}`,
    kind: "allow" as const,
    label: `Answer ${at}`,
  }));
  const markup = render([], { message: "Which one?", options });
  expect(markup.match(/<option/g)).toHaveLength(501);
  expect(markup.match(/<button/g)).toHaveLength(2);
});
