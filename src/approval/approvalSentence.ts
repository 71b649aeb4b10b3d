import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { spokenText } from "../core/text.js";
import { enApproval } from "../strings/enApproval.js";
import type { Strings } from "../strings/en.js";
import { readApproval } from "./readApproval.js";
import type { PartView } from "./readParts.js";

/** Characters of a command that are announced. */
const MAX_CHARACTERS = 120;

/** Returns the announcement of a new approval: who asks, what for, and how many answers there are. */
export function approvalSentence(
  request: ApprovalRequest,
  name: string,
  own: Partial<Strings> | undefined,
): string {
  const strings = { ...enApproval, ...own };
  const { title, parts, options } = readApproval(request, { strings });
  const brief = briefOf(parts[0]);
  const asked = strings.asksApproval(name, title);
  const count = strings.answerCount(options.length);
  return [asked, brief && strings.spoken(brief), count].filter(Boolean).join(strings.gap);
}

/** Returns the beginning of a part in one line, where that tells more than the heading. */
export function briefOf(part: PartView | undefined): string {
  if (part?.type !== "command" && part?.type !== "text") return "";
  const text = part.text.lines.map((line) => line.map((piece) => piece.text).join("")).join(" ");
  const line = text.replace(/\s+/g, " ").trim();
  return spokenText(line, MAX_CHARACTERS) ?? line;
}
