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
  return typeof value === "string" ? value : writtenJson(value);
}

/** JSON with up to so many characters of indents has a line for each of its parts, whatever it is. */
const MAX_INDENTS = 20_000;

/**
 * JSON with a line for each of its parts. Where the indents would be most of it, it is one line: those
 * of a value that is nested a few thousand times are a thousand times its size.
 */
export function writtenJson(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  const isReadable = countIndents(json) <= Math.max(json.length, MAX_INDENTS);
  return isReadable ? (JSON.stringify(value, null, 2) ?? "") : json;
}

/** How many characters the indents of a JSON text would be. */
function countIndents(json: string): number {
  let [depth, indents, isInText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]!;
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === "\\" ? 1 : 0;
    else if ("[]{},".includes(sign)) {
      if (sign !== ",") depth += sign === "[" || sign === "{" ? 1 : -1;
      indents += 2 * depth;
    }
  }
  return indents;
}

/** Whether there is nothing to show of arguments. */
export function isNothing(args: unknown): boolean {
  if (args === undefined || args === null || args === "") return true;
  return typeof args === "object" && Object.keys(args).length === 0;
}
