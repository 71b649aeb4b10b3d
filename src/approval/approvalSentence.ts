import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { enApproval } from "../strings/enApproval.js";
import type { Strings } from "../strings/en.js";
import { readApproval } from "./readApproval.js";
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
  const { title, options } = readApproval(request, { strings });
  const [first] = request.parts;
  // The heading has the name of a tool or a host.
  const brief = first?.type === "command" || first?.type === "change" ? briefOf(first) : "";
  const asked = strings.asksApproval(name, title);
  const count = strings.answerCount(options.length);
  const changed = isChanged && strings.callChanged;
  return [changed, asked, brief && strings.spoken(brief), count].filter(Boolean).join(strings.gap);
}
