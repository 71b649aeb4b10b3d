import { type ApprovalRequest, type ApprovalResult, optionsOf } from "../core/ApprovalRequest.js";
import { type ApprovalStrings, enApproval } from "../strings/enApproval.js";
import type { Strings } from "../strings/en.js";
import { readTitle } from "./readApproval.js";
import { briefOf } from "./outcome.js";

/**
 * Returns the announcement of a new approval: who asks, what for, and how many answers there are.
 *
 * @param isChanged whether it takes the place of another call.
 */
export function approvalSentence(
  request: ApprovalRequest,
  name: string,
  own: Partial<Strings> | undefined,
  isChanged = false,
): string {
  const strings = { ...enApproval, ...own };
  const title = readTitle(request, strings);
  const [first] = request.parts;
  // The heading has the name of a tool or a host.
  const brief = first?.type === "command" || first?.type === "change" ? briefOf(first) : "";
  const asked = strings.asksApproval(name, title);
  const count = strings.answerCount(optionsOf(request).length);
  const changed = isChanged && strings.callChanged;
  return [changed, asked, brief && strings.spoken(brief), count].filter(Boolean).join(strings.gap);
}

/** Returns the heading of an approval in one line, for the names of a dialog or a minimized request. */
export function approvalTitle(request: ApprovalRequest, own: Partial<Strings> | undefined): string {
  return readTitle(request, { ...enApproval, ...own });
}

/** Returns what became of an approval that has its result. */
export function approvalOutcome(
  request: ApprovalRequest,
  result: ApprovalResult | undefined,
  own: Partial<ApprovalStrings> | undefined,
): string {
  const strings = { ...enApproval, ...own };
  if (result?.action === "cancel") return strings.closedNow;
  if (result?.action === "decline") return strings.deniedNow;
  if (!result?.allowed) return strings.answeredNow;
  const option = optionsOf(request).find(({ id }) => id === result.option);
  const isOnce = option && (option.scope ?? "once") === "once";
  return isOnce ? strings.allowedOnceNow : strings.allowedNow;
}
