import {
  type ApprovalOption,
  type ApprovalPart,
  DEFAULT_OPTIONS,
} from "../core/ApprovalRequest.js";
import { asList, asObject, isObject, toText } from "../core/json.js";
import { shortText, visibleText } from "../core/text.js";

/** What became of an approval. */
export type ApprovalEnd = "allowed" | "answered" | "denied" | "cancelled" | "unknown";

/** A past approval in one line. */
export interface ApprovalOutcome {
  end: ApprovalEnd;
  /** The option that was chosen, if the request has it. */
  option: ApprovalOption | undefined;
  /** What ran or did not: the beginning of a command, a path, a tool, a host. Untrusted. */
  brief: string;
}

/** Reads a past approval and its result. Both come from a store, so nothing about them is sure. */
export function readOutcome(request: unknown, result: unknown): ApprovalOutcome {
  const { options, parts } = asObject(request);
  const given = asObject(result);
  const option = (Array.isArray(options) ? (options as unknown[]) : DEFAULT_OPTIONS).find(
    (each) => isObject(each) && each.id === given.option,
  ) as ApprovalOption | undefined;
  const all = asList(parts);
  const edited = all.find((part) => isObject(part) && part.type === "arguments" && part.editable);
  // A part before the arguments that were edited shows what did not run.
  const first = given.edited === undefined ? undefined : edited;
  return { end: endOf(given), option, brief: briefOf(first ?? all[0]) };
}

function endOf({ action, allowed }: Readonly<Record<string, unknown>>): ApprovalEnd {
  if (action === "accept") return allowed === true ? "allowed" : "answered";
  if (action === "decline") return "denied";
  return action === "cancel" ? "cancelled" : "unknown";
}

/** Returns what a part is about in one line. */
export function briefOf(part: unknown): string {
  if (!isObject(part)) return "";
  const { type, command, path, tool, url, label } = part as Partial<Record<string, unknown>> & {
    type?: ApprovalPart["type"];
  };
  const words = Array.isArray(command) ? command.map(toText).join(" ") : command;
  const text = { command: words, change: path, arguments: tool, url }[type as "url"] ?? label;
  return typeof text === "string" ? shortText(visibleText(text).replace(/\s+/g, " ").trim()) : "";
}
