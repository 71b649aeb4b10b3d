import {
  type AnswerDetails,
  answerWith,
  type ApprovalOption,
  type ApprovalRequest,
  type ApprovalResult,
  optionsOf,
} from "../core/ApprovalRequest.js";
import { isObject } from "../core/json.js";

/**
 * Returns the response of a page to an approval, without anything that is none of it.
 *
 * @throws {TypeError} if its option, or what goes with that, is not what the request offers.
 */
export function readApprovalResult(request: ApprovalRequest, given: object): ApprovalResult {
  const { action, option: id, allowed, stop, ...details } = given as Record<string, unknown>;
  if (action === "cancel") return { action };
  const option = optionsOf(request).find((each) => each.id === id);
  const result = option && answerWith(option, details as AnswerDetails);
  const isMeant =
    result?.action === action &&
    (result?.action === "accept"
      ? result.allowed === allowed
      : result?.action === "decline" && result.stop === stop);
  if (!result || !isMeant || !isOffered(request, option, details))
    throw new TypeError("A page answered an approval with what the request does not offer.");
  return result;
}

function isOffered(
  { parts }: ApprovalRequest,
  option: ApprovalOption,
  { edited, granted, text, unseen, digest }: Readonly<Record<string, unknown>>,
): boolean {
  const canEdit = parts.some((part) => part.type === "arguments" && part.editable);
  const asked = parts.flatMap((part) => (part.type === "grants" ? part.grants : []));
  const ids = new Set<unknown>(asked.map(({ id }) => id));
  return (
    (edited === undefined || canEdit) &&
    (granted === undefined || (Array.isArray(granted) && granted.every((id) => ids.has(id)))) &&
    (text === undefined ? option.text !== "required" : typeof text === "string" && !!option.text) &&
    (unseen === undefined || Number.isSafeInteger(unseen)) &&
    (digest === undefined || isDigest(digest))
  );
}

function isDigest(value: unknown): boolean {
  return isObject(value) && typeof value.action === "string" && typeof value.screen === "string";
}
