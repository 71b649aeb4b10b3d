import type { ApprovalPart, ApprovalRequest } from "../core/ApprovalRequest.js";
import { readJsonText } from "../core/approvalParts.js";
import { editableIndex, partsAfter } from "../core/digestApproval.js";
import { type NoteChecks, ownNotes } from "../core/ownNotes.js";
import {
  foldText,
  isLongMessage,
  questionText,
  shortText,
  visibleText,
  withoutGaps,
} from "../core/text.js";
import type { ApprovalStrings } from "../strings/enApproval.js";
import type { Argument } from "./readArguments.js";
import {
  areRows,
  isLongRule,
  isQuestion,
  MAX_BUTTONS,
  type OptionView,
  readOptions,
  runsNothing,
} from "./readOptions.js";
import { readText } from "./readText.js";
import { findingsOf, MARK, type PartView, readPart } from "./readParts.js";

/** How serious a note is. */
export type NoteLevel = "info" | "warning" | "danger";

/** A remark next to the answers, as plain text. */
export interface NoteView {
  /** How serious it is. */
  level: NoteLevel;
  /** The remark, as plain text. */
  text: string;
  /** Whether it is in the words of the request, not in built-in ones. */
  isOwn: boolean;
}

/** A heading. `name` stands between `before` and `after`; it is untrusted. */
export interface Heading {
  /** Text before the name. */
  before: string;
  /** Name of a tool or a host. Untrusted. */
  name?: string;
  /** Text after the name. */
  after: string;
}

/** An approval, ready to be shown. */
export interface ApprovalView {
  /** The built-in heading, in its pieces. */
  heading: Heading;
  /** The same in one line, for names and announcements. */
  title: string;
  /** The agent's sentence. Empty where it is the heading or a part. */
  message: string;
  /** Why the user is asked, in the agent's words. */
  reason: string;
  /** What runs, ready to be shown. */
  parts: readonly PartView[];
  /** How many parts are not shown yet. */
  hiddenParts: number;
  /** Remarks next to the answers, worst first. */
  notes: readonly NoteView[];
  options: readonly OptionView[];
  /** The worst of the notes. Missing parts count as a warning. */
  level: NoteLevel;
  /** Index of the part whose arguments can be edited. */
  editable: number | undefined;
  /** Whether it is a choice rather than a permission. */
  isQuestion: boolean;
  /** Whether each answer is a row, with its effect below. */
  isRows: boolean;
  /** Whether number keys answer. */
  hasKeys: boolean;
  /** Whether an answer refuses. */
  canRefuse: boolean;
}

export interface ReadOptions {
  strings: ApprovalStrings;
  /** Name of the requester. */
  name?: string;
  /** How many pages of long texts are shown. */
  pages?: number;
  /** How serious the addresses are, once they are judged. */
  addressLevels?: readonly NoteLevel[];
  /** Checks that are loaded late. Without them, their notes are missing. */
  checks?: NoteChecks | undefined;
  /** Whether it takes the place of another call that the user has seen. */
  isChanged?: boolean;
  /** The edited arguments, if the user has edited them. */
  edited?: unknown;
}

/** Parts that are shown at once. */
const PAGE_PARTS = 100;

/** Longer words of the agent would push its call out of the window: they are a part, which scrolls. */
const MAX_SAID = { characters: 1_000, lines: 15 };

function isTooLong(text: string): boolean {
  return foldText(text, MAX_SAID.characters, MAX_SAID.lines).hidden > 0;
}

/** What of an approval needs no judgment. */
type Content = Omit<ApprovalView, "notes" | "level" | "hasKeys">;

/** Reads what an approval says, without notes. */
export function readContent(
  request: ApprovalRequest,
  { strings, name = "", pages = 1, edited }: ReadOptions,
): Content {
  const options = readOptions(request, strings, edited !== undefined);
  const asks = isQuestion(options, request.parts);
  const message = visibleText(request.message);
  const isHeading = asks && questionText(request.message) === message && runsNothing(request.parts);
  const heading = headingOf(request, asks, strings);
  const now = partsAfter(request, edited);
  const words = withoutGaps(message, strings);
  const reason = withoutGaps(visibleText(request.reason ?? ""), strings);
  // A long message that stands for the parts must be read to its end, as they are.
  const isPart = !isHeading && (now.length === 0 ? isLongMessage(message) : isTooLong(words));
  const isReasonPart = isTooLong(reason);
  const said = (label: string, text: string) => ({ type: "text", label, text }) as const;
  const all = [
    ...now,
    ...(isPart ? [said(strings.says(shortText(name)), request.message)] : []),
    ...(isReasonPart ? [said(strings.reasonGiven, request.reason ?? "")] : []),
    ...longAnswers(options),
  ];
  const parts = all
    .slice(0, PAGE_PARTS * pages)
    .map((part, at) => readPart(part, strings, pages, request.parts[at]));
  return {
    heading,
    title: lineOf(heading),
    message: isHeading || isPart ? "" : words,
    reason: isReasonPart ? "" : reason,
    parts,
    hiddenParts: all.length - parts.length,
    options,
    editable: editablePart(request),
    isQuestion: asks,
    isRows: areRows(options),
    canRefuse: options.some(({ option: { kind } }) => kind !== "allow"),
  };
}

/**
 * Returns the index of the part that the user can edit.
 *
 * A JSON text with a repeated key or a number that JavaScript rounds can't be edited: an edit of one
 * argument would change another.
 */
export function editablePart(request: ApprovalRequest): number | undefined {
  const at = editableIndex(request);
  const part = at === undefined ? undefined : request.parts[at];
  const isLossy =
    part?.type === "arguments" &&
    typeof part.value === "string" &&
    readJsonText(part.value)?.needsRaw === true;
  return isLossy ? undefined : at;
}

/** Adds the notes, and what follows from the worst of them. Code that judges may be loaded late. */
export function judgeApproval(
  content: Content,
  request: ApprovalRequest,
  { strings, edited, addressLevels = [], checks, isChanged }: ReadOptions,
): ApprovalView {
  const { parts, options } = content;
  const now = partsAfter(request, edited);
  const changed = { level: "warning", text: strings.callChanged, isOwn: false } as const;
  const notes = [
    ...(isChanged ? [changed] : []),
    ...notesOf({ ...request, parts: now }, parts, strings, checks),
  ].sort(byLevel);
  const level = worstOf([...notes.map((note) => note.level), ...addressLevels], parts);
  const isList = content.isQuestion || options.length > MAX_BUTTONS;
  const hasKeys = level !== "danger" && options[0]?.option.kind === "allow" && !isList;
  return { ...content, notes, level, hasKeys };
}

/** Returns the heading of an approval in one line. */
export function readTitle(request: ApprovalRequest, strings: ApprovalStrings): string {
  const asks = isQuestion(readOptions(request, strings, false), request.parts);
  return lineOf(headingOf(request, asks, strings));
}

function lineOf({ before, name = "", after }: Heading): string {
  return before + name + after;
}

/** Returns the built-in heading, by the first part. A question has its own. */
function headingOf(
  { message, parts }: ApprovalRequest,
  asks: boolean,
  strings: ApprovalStrings,
): Heading {
  if (asks && visibleText(message) !== "" && runsNothing(parts))
    return { before: questionText(message), after: "" };
  const [first] = parts;
  const count = (type: ApprovalPart["type"]) => parts.filter((part) => part.type === type).length;
  const named = (write: (name: string) => string, name: string): Heading => {
    const [before = "", after = ""] = write(MARK).split(MARK);
    return { before, name: shortText(name.trim()), after };
  };
  switch (first?.type) {
    case "command":
      return { before: strings.runCommands(count("command")), after: "" };
    case "change":
      return { before: strings.changeFiles(count("change")), after: "" };
    case "arguments":
      if (first.tool === undefined || first.tool.trim() === "") break;
      return named(strings.useTool, first.tool);
    case "url":
      return named(strings.reachHost, hostOf(first.url));
    case "grants":
      return { before: strings.grantThese, after: "" };
  }
  return { before: strings.allowThis, after: "" };
}

/** Returns the host of an address, which may have no scheme. */
function hostOf(url: string): string {
  for (const written of [url, `https://${url}`]) {
    try {
      const { host } = new URL(written);
      if (host) return host;
    } catch {
      // It is no address: the next way to read it, or as it is.
    }
  }
  return url;
}

/** The whole words of answers, and what they cover, that are cut on their buttons. */
function longAnswers(options: readonly OptionView[]): ApprovalPart[] {
  return options.flatMap(({ option, kind, scope, more, covers }) => {
    const rules = (option.covers ?? []).filter((_, at) => isLongRule(covers[at] ?? ""));
    const texts = [...(more ? [option.label ?? ""] : []), ...rules];
    return texts.map((text) => ({ type: "text" as const, label: `${kind}, ${scope}`, text }));
  });
}

/** Returns the notes of a request itself. */
export function ownNotesOf({ notes = [] }: ApprovalRequest): NoteView[] {
  return notes
    .map(({ level, text }) => ({ level, text: visibleText(text), isOwn: true }))
    .sort(byLevel);
}

const byLevel = (one: NoteView, other: NoteView) =>
  ORDER.indexOf(one.level) - ORDER.indexOf(other.level);

const ORDER: readonly NoteLevel[] = ["danger", "warning", "info"];

function notesOf(
  request: ApprovalRequest,
  parts: readonly PartView[],
  strings: ApprovalStrings,
  checks: NoteChecks | undefined,
): NoteView[] {
  const guessed = ownNotes(request.parts, checks).map(({ code, level }) => ({
    level,
    text: strings.ownNotes[code],
    isOwn: false,
  }));
  const own = ownNotesOf(request);
  const answers = (request.options ?? []).flatMap(({ label = "", covers = [] }) => [
    label,
    ...covers,
  ]);
  const found = [
    ...parts.map(findingsOf),
    readText(answers.join("\n"), strings, { kind: "title" }),
  ];
  const suspects = new Map(
    found.flatMap(({ suspects: each }) => each.map((suspect) => [suspect.code, suspect] as const)),
  );
  const named = Array.from(suspects.values(), ({ character, code }) =>
    strings.characterIs(visibleText(character), code),
  );
  const built: NoteView[] = [];
  if (named.length > 0) {
    built.push({ level: "warning", text: named.join(strings.comma), isOwn: false });
  }
  const unreadable = parts.flatMap((part) =>
    part.type === "arguments" ? unreadableOf(part.rows) : [],
  );
  for (const text of unreadable) {
    const said = strings.unreadableCharacters(text.length);
    built.push({ level: "warning", text: said, isOwn: false });
  }
  if (found.some(({ hasHidden }) => hasHidden)) {
    built.push({ level: "warning", text: strings.hiddenText, isOwn: false });
  }
  const doubled = parts.flatMap((part) => (part.type === "arguments" ? (part.doubled ?? []) : []));
  for (const key of doubled) {
    built.push({ level: "warning", text: strings.keyTwice(shortText(key)), isOwn: false });
  }
  return [...guessed, ...own, ...built];
}

function unreadableOf(rows: readonly Argument[]): string[] {
  return rows.flatMap(({ unreadable, members = [] }) => [
    ...(unreadable === undefined ? [] : [unreadable]),
    ...unreadableOf(members),
  ]);
}

/** A missing part counts as a warning. */
function worstOf(found: readonly NoteLevel[], parts: readonly PartView[]): NoteLevel {
  const isMissing = parts.some(({ type }) => type === "missing");
  const levels = isMissing ? [...found, "warning"] : found;
  return ORDER.find((level) => levels.includes(level)) ?? "info";
}
