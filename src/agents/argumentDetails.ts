import type { ApprovalDetail } from "../protocol/Approval.js";
import { isObject } from "../protocol/isObject.js";

/**
 * Makes details of the arguments of a call: its command, and each text of several lines, in a box of
 * its own; the rest as JSON.
 */
export function argumentDetails(args: unknown): ApprovalDetail[] {
  if (isNothing(args)) return [];
  const asText = (value: unknown): ApprovalDetail => ({ type: "text", text: jsonText(value) });
  if (!isObject(args)) return [asText(args)];
  const entries = Object.entries(args);
  const isOwnBox = ([key, value]: [string, unknown]) =>
    typeof value === "string" && value !== "" && (key === "command" || /[\r\n]/.test(value));
  const rest = entries.filter((entry) => !isOwnBox(entry));
  return [
    ...entries
      .filter(isOwnBox)
      .map(([label, text]): ApprovalDetail => ({ type: "text", label, text: String(text) })),
    ...(rest.length > 0 ? [asText(Object.fromEntries(rest))] : []),
  ];
}

/** A text as it is, anything else as JSON. */
export function jsonText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}

/** Whether there is nothing to show of arguments. */
export function isNothing(args: unknown): boolean {
  if (args === undefined || args === null || args === "") return true;
  return typeof args === "object" && Object.keys(args).length === 0;
}
