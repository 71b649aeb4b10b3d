import type { ApprovalPart } from "../core/ApprovalRequest.js";
import { argvText, type Suspect } from "../core/approvalParts.js";
import { changeRows, type ShownChange } from "../core/changeRows.js";
import { isObject, parseJson } from "../core/json.js";
import { shortText, visibleText } from "../core/text.js";
import type { ApprovalStrings } from "../strings/enApproval.js";
import { readArguments, type ReadArguments, readEdited } from "./readArguments.js";
import { type Piece, readLine, readText, type ReadText } from "./readText.js";

/** A part of an approval, ready to be shown. */
export type PartView = {
  /** What it is called, in one line. Empty for a part without a name. */
  label: string;
  /** The original, for Copy. */
  copy?: string | undefined;
  /** Characters or rows that are not shown yet. */
  hidden: number;
} & (
  | { type: "command" | "text"; text: ReadText }
  | ({ type: "arguments"; editable: boolean; value: unknown } & ReadArguments)
  | ({ type: "change"; path: readonly Piece[]; remark: string | undefined } & ShownChange)
  | { type: "url"; url: string }
  | { type: "grants"; grants: readonly { id: string; label: string; fixed: boolean }[] }
  | { type: "missing"; text: string }
);

/**
 * Reads a part of an approval for the screen.
 *
 * @param pages how many pages of a long text are shown.
 * @param original the part as it was sent, if its arguments were edited.
 */
export function readPart(
  part: ApprovalPart,
  strings: ApprovalStrings,
  pages: number,
  original: ApprovalPart = part,
): PartView {
  switch (part.type) {
    case "command": {
      const { command, cwd } = part;
      const whole = typeof command === "string" ? command : argvText(command);
      const text = readText(whole, strings, { isCommand: true, pages });
      const label = cwd === undefined ? strings.command : visibleText(cwd);
      return { type: "command", label, text, copy: whole, hidden: text.hidden };
    }
    case "text": {
      const text = readText(part.text, strings, { pages });
      return {
        type: "text",
        label: visibleText(part.label ?? ""),
        text,
        copy: part.text,
        hidden: text.hidden,
      };
    }
    case "arguments": {
      const { tool, server, value, editable = false } = part;
      const label = visibleText(server ?? tool ?? strings.toolCall);
      const copy = typeof value === "string" ? value : writeJson(value);
      const read =
        original !== part && original.type === "arguments"
          ? readEdited(value, original.value, strings, pages)
          : readArguments(value, strings, pages);
      const isObjectValue = isObject(typeof value === "string" ? parseJson(value) : value);
      return {
        type: "arguments",
        label,
        copy,
        editable: editable && isObjectValue,
        value,
        ...read,
      };
    }
    case "change":
      return readChange(part, strings);
    case "url":
      return { type: "url", label: "", url: part.url, copy: part.url, hidden: 0 };
    case "grants": {
      const grants = part.grants.map(({ id, label, fixed = false }) => ({
        id,
        label: visibleText(label),
        fixed,
      }));
      return { type: "grants", label: strings.grants, grants, hidden: 0 };
    }
    case "missing":
      return {
        type: "missing",
        label: visibleText(part.label ?? ""),
        text: strings.missing[part.what],
        hidden: 0,
      };
  }
}

function readChange(
  part: Extract<ApprovalPart, { type: "change" }>,
  strings: ApprovalStrings,
): PartView {
  const { path, oldPath, oldText, newText, patch } = part;
  const remark =
    newText === null
      ? strings.deletedFile
      : oldPath !== undefined && oldPath !== path
        ? strings.renamedFrom(shortText(oldPath))
        : oldText === null
          ? strings.newFile
          : undefined;
  return {
    type: "change",
    label: visibleText(path),
    path: readLine(path, strings),
    remark,
    copy: patch ?? newText ?? oldText ?? undefined,
    hidden: 0,
    ...changeRows(part, strings),
  };
}

/** Values that can't be written as JSON can't be copied. */
function writeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, undefined, 2);
  } catch {
    return undefined;
  }
}

/** Returns the characters of a part that can be taken for others, and whether any are written out. */
export function findingsOf(part: PartView): { suspects: readonly Suspect[]; hasHidden: boolean } {
  if (part.type === "change") return { suspects: [], hasHidden: part.hasHidden };
  if (part.type === "arguments") {
    const texts = [...(part.raw ? [part.raw] : []), ...textsOf(part.rows)];
    return {
      suspects: texts.flatMap(({ suspects }) => suspects),
      hasHidden: texts.some(({ hasHidden }) => hasHidden),
    };
  }
  return "text" in part && typeof part.text === "object"
    ? part.text
    : { suspects: [], hasHidden: false };
}

function textsOf(rows: ReadArguments["rows"]): ReadText[] {
  return rows.flatMap(({ text, members }) => [
    ...(text ? [text] : []),
    ...(members ? textsOf(members) : []),
  ]);
}
