import type { Approval, ApprovalDetail } from "../../core/approval.js";
import { diffLines } from "../../core/diffLines.js";
import {
  foldText,
  type GapWords,
  isVisibleText,
  visibleText,
  withoutGaps,
} from "../../core/text.js";
import { rowsOf } from "../../core/SeenParts.js";
import type { Unseen } from "../../core/sight.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "../model/FormStore.js";

/** One line of a diff, ready to be shown. */
export type ApprovalRow =
  | { sign: " " | "-" | "+"; text: string }
  | { sign: "folded"; count: number };

/** One detail of an approval, ready to be shown. */
export interface ApprovalSection {
  /** A path, or the name of an argument. Empty if the agent gives none. */
  label: string;
  /** A text in one piece, or the lines of a diff. */
  body: string | readonly ApprovalRow[];
  /** Lines of a text; missing for a diff, which counts its changes. */
  lines: number | undefined;
  /** The text as it is, where something in `body` is written out. */
  original: string | undefined;
  added: number;
  removed: number;
  /** Whether it has characters that look different from what they are. */
  hasHidden: boolean;
}

/**
 * Characters that a page shows at once. The rest follows on request, and nothing is sent before.
 */
const PAGE_CHARACTERS = 200_000;
/** A line of a diff is an element, which takes as long to render as this many characters. */
const ROW_CHARACTERS = 40;
/** Even an empty section takes as long to render as this many characters. */
const SECTION_CHARACTERS = 400;

/** More empty lines of a diff are written out. */
const MAX_EMPTY_ROWS = 3;

/** A longer message, or one with more lines, would be truncated. */
const MESSAGE = { characters: 600, lines: 24 };

/**
 * Reads an approval into sections to show. Hidden characters and long runs of white space are written
 * out.
 *
 * A message that would be truncated is a section too.
 */
export function readApproval(
  { message, details }: Approval,
  words: GapWords,
): {
  message: string;
  sections: ApprovalSection[];
} {
  if (foldText(message, MESSAGE.characters, MESSAGE.lines).hidden === 0) {
    return { message, sections: readDetails(details, words) };
  }
  const texts = [{ type: "text", text: message } as const, ...details];
  return { message: "", sections: readDetails(texts, words) };
}

function readDetails(details: readonly ApprovalDetail[], words: GapWords): ApprovalSection[] {
  return details.map((detail) => {
    const section = detail.type === "diff" ? readDiff(detail, words) : readText(detail, words);
    const label = detail.type === "diff" ? detail.path : (detail.label ?? "");
    return {
      ...section,
      label: visibleText(label),
      hasHidden: section.hasHidden || !isVisibleText(label),
    };
  });
}

function readText({ text }: Extract<ApprovalDetail, { type: "text" }>, words: GapWords) {
  const visible = visibleText(text);
  const body = withoutGaps(visible, words);
  const lines = body === "" ? 0 : body.replace(/\n$/, "").split("\n").length;
  const hasHidden = !isVisibleText(text);
  const original = hasHidden || body !== visible ? text : undefined;
  return { body, lines, original, added: 0, removed: 0, hasHidden };
}

function readDiff(
  { oldText, newText }: Extract<ApprovalDetail, { type: "diff" }>,
  words: GapWords,
) {
  const rows = diffLines(oldText ?? "", newText);
  const count = (sign: ApprovalRow["sign"]) => rows.filter((row) => row.sign === sign).length;
  const body = rows.map((row): ApprovalRow => {
    if (row.sign === "folded") return row;
    // A line has no line end, unless that of Windows is what changed.
    return { ...row, text: visibleText(row.text.replaceAll("\r", "\u27e8U+000D\u27e9")) };
  });
  return {
    body: withoutEmptyRows(body, words).map((row) =>
      row.sign === "folded" ? row : { ...row, text: withoutGaps(row.text, words) },
    ),
    lines: undefined,
    original: undefined,
    added: count("+"),
    removed: count("-"),
    hasHidden: rows.some((row) => row.sign !== "folded" && !isVisibleText(row.text)),
  };
}

/** Writes out long runs of empty lines that a diff adds, removes or keeps. */
function withoutEmptyRows(rows: readonly ApprovalRow[], words: GapWords): ApprovalRow[] {
  const kept: ApprovalRow[] = [];
  let empty = 0;
  rows.forEach((row, at) => {
    kept.push(row);
    if (row.sign === "folded") return;
    const before = rows[at - 1];
    const isEmpty = row.text.trim() === "";
    empty = isEmpty && before?.sign === row.sign ? empty + 1 : Number(isEmpty);
    if (empty <= MAX_EMPTY_ROWS) return;
    kept.splice(empty === MAX_EMPTY_ROWS + 1 ? -empty : -2);
    kept.push({ ...row, text: words.writtenLines(empty) });
  });
  return kept;
}

/**
 * Cuts off the rest of long sections, and counts the remaining characters.
 *
 * @param pages how often the user asked for more, plus one.
 */
export function cutSections(
  sections: readonly ApprovalSection[],
  pages: number,
): { shown: readonly ApprovalSection[]; hidden: number } {
  let left = PAGE_CHARACTERS * pages;
  let hidden = 0;
  const take = (text: string) => {
    const cut = foldText(text, Math.max(left, 0));
    left -= cut.shown.length;
    hidden += cut.hidden;
    return cut.shown;
  };
  // A row that is left out counts even without characters, so that something is missing.
  const takeRow = (row: ApprovalRow): ApprovalRow[] => {
    const text = row.sign === "folded" ? "" : row.text;
    if (left <= 0) hidden += text.length + 1;
    if (left <= 0) return [];
    left -= ROW_CHARACTERS;
    return [row.sign === "folded" ? row : { ...row, text: take(text) }];
  };
  const shown = sections.map((section) => {
    if (left <= 0) hidden += 1;
    const label = take(section.label);
    const { body } = section;
    const cut = typeof body === "string" ? take(body) : body.flatMap(takeRow);
    left -= SECTION_CHARACTERS;
    return { ...section, label, body: cut };
  });
  return { shown: shown.filter(({ label, body }) => label !== "" || body.length > 0), hidden };
}

/** Says what of an approval was not on screen: rows of a text, or some of it. */
export function unseenText(
  unseen: Unseen,
  { unseen: words, unseenRows }: Pick<FormStrings, "unseen" | "unseenRows">,
): string {
  const rows = unseen.element.matches(TEXT) ? rowsOf(unseen.element, unseen) : undefined;
  return rows ? unseenRows(...rows) : words;
}

const TEXT = '[data-elicit="approval-text"]';

/** The approval of a form, as far as it is shown. */
export interface ApprovalView extends Pick<Approval, "message" | "answers"> {
  sections: readonly ApprovalSection[];
  /** Characters that are not shown yet. While there are any, nothing can be sent. */
  hidden: number;
  showMore: () => void;
}

/**
 * Returns the visible part of an approval. `answers` is ignored unless the only field is a select:
 * without Decline, the user could not refuse.
 *
 * @param pages number of parts to show.
 */
export function approvalView(
  approval: Approval,
  store: FormStore,
  pages: number,
  words: GapWords,
): ApprovalView {
  const { message, sections } = readApproval(approval, words);
  const { shown, hidden } = cutSections(sections, pages);
  const { fields } = store.reading;
  const isOneChoice = fields.length === 1 && fields[0]?.kind === "singleSelect";
  return {
    message,
    answers: isOneChoice ? approval.answers : undefined,
    sections: shown,
    hidden,
    showMore: () => store.navigation.showMoreApproval(),
  };
}
