import type { ApprovalPart } from "../core/ApprovalRequest.js";
import { argvText } from "../core/approvalParts.js";
import { type ChangePart, changeRows, type ShownChange } from "../core/changeRows.js";
import { argumentsOf } from "../core/digestApproval.js";
import { hasText, isObject, indentedJson } from "../core/json.js";
import { cutName } from "../core/text.js";
import type { ApprovalStrings } from "../strings/enApproval.js";
import { readArguments, type ReadArguments, readEdited } from "./readArguments.js";
import { readName, readText, type ReadText } from "./readText.js";

/** Rows of a change that a page shows at once. */
const PAGE_ROWS = 20_000;

/** Stands for the name in a sentence, so that it can be an element. */
export const MARK = "\u0000";

/** Permissions that a page shows at once. */
const PAGE_GRANTS = 500;

/** Whether a part must not be translated, because it runs, is written or is granted as it is. */
export function isCode(type: PartView["type"] | undefined): boolean {
  return type === "command" || type === "arguments" || type === "change" || type === "grants";
}

/** A part of an approval, ready to be shown. */
export type PartView = {
  /** What it is called, in one line. Empty for a part without a name. */
  label: string;
  /** The same in pieces, where it is in the words of the agent. */
  name?: ReadText | undefined;
  /** The original, for Copy. */
  copy?: string | undefined;
  /** Names that are cut in `label`, whole. */
  whole?: ReadText | undefined;
  /** Characters or rows that are not shown yet. */
  hidden: number;
} & (
  | { type: "command" | "text"; text: ReadText }
  | ({ type: "arguments"; editable: boolean; value: unknown } & ReadArguments)
  | ({ type: "change"; remark: Remark | undefined } & ShownChange)
  | { type: "url"; url: string }
  | { type: "grants"; grants: readonly Grant[] }
  | { type: "missing"; text: string }
);

/** A remark on a change, in built-in words: a file is renamed, new or deleted. */
export interface Remark {
  /** Text before the name. */
  before: string;
  /** The old path of a renamed file. */
  name?: ReadText;
  /** Text after the name. */
  after?: string;
}

/** A permission, ready to be shown. */
export interface Grant {
  /** Its ID in the request. */
  id: string;
  /** What it permits, in one line. */
  label: string;
  /** The same in pieces. */
  name: ReadText;
  /** Whether the user can't refuse it alone. */
  fixed: boolean;
}

/** Returns the words of the button that shows more of a part: characters are called so. */
export function moreOf({ type, hidden }: PartView, strings: ApprovalStrings): string {
  const isText = type === "command" || type === "text";
  return isText ? strings.showMore(hidden) : strings.moreRequests(hidden);
}

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
  const kind = part.type === "command" || part.type === "change" ? "path" : "title";
  const names = namesOf(part);
  // The remark has the old path of a renamed file.
  const own = part.type === "change" ? [part.path] : names;
  const label = own.map((name) => cutName(name)).join(" \u00b7 ");
  const view = {
    ...viewOf(part, strings, pages, original),
    ...(label !== "" && nameIn(label, strings, { kind })),
  };
  const cut = names.filter((name) => cutName(name) !== name);
  if (cut.length === 0) return view;
  const whole = readText(cut.join("\n"), strings, { kind, pages });
  return { ...view, whole, hidden: view.hidden + whole.hidden };
}

/** Reads a name: in one line, and in pieces. */
function nameIn(text: string, strings: ApprovalStrings, options: Parameters<typeof readName>[2]) {
  const name = readName(text, strings, options);
  return { label: name.lines.flatMap((line) => line.map((piece) => piece.text)).join(""), name };
}

/** Returns what a part is called: texts of the agent, of any length. */
function namesOf(part: ApprovalPart): string[] {
  switch (part.type) {
    case "command":
      return part.cwd === undefined ? [] : [part.cwd];
    case "arguments":
      return [part.server, part.tool].filter(hasText);
    case "change":
      return [part.path, part.oldPath].filter(hasText);
    case "text":
    case "missing":
      return [part.label].filter(hasText);
    default:
      return [];
  }
}

function viewOf(
  part: ApprovalPart,
  strings: ApprovalStrings,
  pages: number,
  original: ApprovalPart,
): PartView {
  switch (part.type) {
    case "command": {
      const { command } = part;
      const whole = typeof command === "string" ? command : argvText(command);
      const text = readText(whole, strings, { kind: "code", pages });
      return {
        type: "command",
        label: strings.command,
        text,
        copy: whole,
        hidden: text.hidden,
      };
    }
    case "text": {
      const text = readText(part.text, strings, { pages });
      return { type: "text", label: "", text, copy: part.text, hidden: text.hidden };
    }
    case "arguments": {
      const { value, editable = false } = part;
      const copy = typeof value === "string" ? value : writeJson(value);
      const read =
        original !== part && original.type === "arguments"
          ? readEdited(value, original.value, strings, pages)
          : readArguments(value, strings, pages);
      const isObjectValue = isObject(argumentsOf(value));
      return {
        type: "arguments",
        label: strings.toolCall,
        copy,
        editable: editable && isObjectValue && read.raw === undefined,
        value,
        ...read,
      };
    }
    case "change":
      return readChange(part, strings, pages);
    case "url":
      return { type: "url", label: "", url: part.url, copy: part.url, hidden: 0 };
    case "grants": {
      const shown = part.grants.slice(0, PAGE_GRANTS * pages);
      const grants = shown.map(({ id, label, fixed = false }) => ({
        id,
        ...nameIn(label, strings, { kind: "title", pages }),
        fixed,
      }));
      const cut = grants.reduce((sum, { name }) => sum + name.hidden, 0);
      const hidden = part.grants.length - grants.length + cut;
      return { type: "grants", label: strings.grants, grants, hidden };
    }
    case "missing":
      return { type: "missing", label: "", text: strings.missing[part.what], hidden: 0 };
  }
}

function readChange(part: ChangePart, strings: ApprovalStrings, pages: number): PartView {
  const { oldText, newText, patch } = part;
  const { rows, ...counts } = changeRows(part, strings);
  return {
    type: "change",
    label: "",
    remark: remarkOf(part, strings),
    copy: patch ?? newText ?? oldText ?? undefined,
    hidden: Math.max(rows.length - PAGE_ROWS * pages, 0),
    rows: rows.slice(0, PAGE_ROWS * pages),
    ...counts,
  };
}

function remarkOf(
  { path, oldPath, oldText, newText }: ChangePart,
  strings: ApprovalStrings,
): Remark | undefined {
  if (oldPath !== undefined && oldPath !== path) {
    const [before = "", after = ""] = strings.renamedFrom(MARK).split(MARK);
    return { before, name: readName(cutName(oldPath), strings, { kind: "path" }), after };
  }
  if (newText === null) return { before: strings.deletedFile };
  return oldText === null ? { before: strings.newFile } : undefined;
}

/** Values that can't be written as JSON can't be copied. */
function writeJson(value: unknown): string | undefined {
  try {
    return indentedJson(value);
  } catch {
    return undefined;
  }
}

/** Look-alike and hidden characters of a text. */
type Findings = Pick<ReadText, "suspects" | "hasHidden">;

/** Returns the characters of a part that can be taken for others, and whether any are written out. */
export function findingsOf(part: PartView): Findings {
  const found = [part.name, part.whole, ...contentOf(part)].filter((text) => text !== undefined);
  return {
    suspects: found.flatMap(({ suspects }) => suspects),
    hasHidden: found.some(({ hasHidden }) => hasHidden),
  };
}

function contentOf(part: PartView): (Findings | undefined)[] {
  switch (part.type) {
    case "command":
    case "text":
      return [part.text];
    case "arguments":
      return [part.raw, ...textsOf(part.rows)];
    case "change":
      return [{ suspects: [], hasHidden: part.hasHidden }, part.remark?.name];
    case "grants":
      return part.grants.map(({ name }) => name);
    default:
      return [];
  }
}

function textsOf(rows: ReadArguments["rows"]): (ReadText | undefined)[] {
  return rows.flatMap(({ name, text, members = [] }) => [name, text, ...textsOf(members)]);
}
