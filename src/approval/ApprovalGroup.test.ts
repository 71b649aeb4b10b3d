import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ApprovalNote, approvalRequest } from "../core/ApprovalRequest.js";
import { groupOf, joinGroup } from "../core/RequestGroup.js";
import { Session } from "../core/session.js";
import { ApprovalGroup } from "./ApprovalGroup.js";

const requester = { name: "Coding agent" };

/** Renders a group with a request for each list of notes. */
function render(...rows: (readonly ApprovalNote[])[]) {
  const scope = { now: () => 0, onError: () => {}, forms: [] };
  const sessions = rows.map((notes) => {
    const request = approvalRequest({ type: "command", command: "npm test" }, { notes });
    const session = new Session({ request, requester, scope });
    joinGroup(session, "step 1");
    return session;
  });
  return renderToStaticMarkup(
    createElement(ApprovalGroup, {
      group: groupOf(sessions[0]!)!,
      request: approvalRequest([]),
      requester,
      onRespond: () => {},
    }),
  );
}

const batch: ApprovalNote = { level: "warning", text: "If you deny one, none of these runs." };
const own: ApprovalNote = { level: "danger", text: "Publishes a package." };

test("each row can be closed without an answer, by its own name", () => {
  const markup = render([], []);
  for (const name of ["Request 1", "Request 2"])
    expect(markup).toContain(`aria-label="${name}: Close without answering"`);
});

test("the answer that denies all counts the rows that are not shown yet", () => {
  const markup = render(...Array.from({ length: 25 }, () => []));
  expect(markup.split('data-elicit="approval-row"')).toHaveLength(21);
  expect(markup).toContain("Deny all 25");
});

test("a note of every row stands once, above the list", () => {
  const markup = render([batch, own], [batch]);
  expect(markup.split(batch.text)).toHaveLength(2);
  expect(markup.indexOf(batch.text)).toBeLessThan(markup.indexOf('data-elicit="approval-rows"'));
  expect(markup.indexOf(own.text)).toBeGreaterThan(markup.indexOf('data-elicit="approval-rows"'));
});

test("a note of some rows stays with them", () => {
  const markup = render([batch], [batch], []);
  expect(markup.split(batch.text)).toHaveLength(3);
  expect(markup.indexOf(batch.text)).toBeGreaterThan(markup.indexOf('data-elicit="approval-rows"'));
});
