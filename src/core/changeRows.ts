import { diffArrays } from "diff/lib/diff/array.js";
import { diffWordsWithSpace } from "diff/lib/diff/word.js";
import type { ApprovalPart } from "./ApprovalRequest.js";
import { type GapWords, isVisibleText, type TextRange, visibleLine, withoutGaps } from "./text.js";

/** A change of a file, as an approval has it. */
export type ChangePart = Extract<ApprovalPart, { type: "change" }>;

/** A line of a change, ready to be shown: hidden characters are written out. */
export interface ChangeLine {
  /** `""`: a line of a patch that is none of its content, such as a header. */
  sign: " " | "-" | "+" | "";
  /** The line, without its sign. */
  text: string;
  /** The parts of `text` that differ in the line it replaces, or that replaces it. */
  changed?: readonly TextRange[];
}

/** Unchanged lines that are only counted, until the user unfolds them. */
export interface FoldedLines {
  /** Marks folded lines. */
  sign: "folded";
  /** How many lines are folded. */
  count: number;
  /** The folded lines. */
  lines: readonly ChangeLine[];
}

/** One row of a change. */
export type ChangeRow = ChangeLine | FoldedLines;

/** A change of a file, ready to be shown. */
export interface ShownChange {
  /** Its lines, those far from a change folded. */
  rows: readonly ChangeRow[];
  /** Number of added lines. */
  added: number;
  /** Number of removed lines. */
  removed: number;
  /** Whether it has characters that look different from what they are. */
  hasHidden: boolean;
}

/** Unchanged lines that are shown before and after a change. */
const CONTEXT_LINES = 3;
/** Fewer are shown where they would make more rows than this. */
const MAX_ROWS = 3_000;
/** Blocks with more edits than this are shown as replaced, and all that are left after this time. */
const MAX_EDITS = 20_000;
const MAX_MILLISECONDS = 150;
/** Longer lines are compared by their ends alone. */
const MAX_WORDS_CHARACTERS = 2_000;
/** Two lines with more different words than this are replaced rather than edited. */
const MAX_WORD_EDITS = 200;
/** Characters that are compared word by word in one change. */
const MAX_COMPARED_CHARACTERS = 200_000;
/** More empty lines in a row are counted. */
const MAX_EMPTY_LINES = 3;

/**
 * Returns the rows of a change: removed, added and unchanged lines, those far from a change folded.
 *
 * A patch is not parsed: each of its lines is a row, with the sign that it starts with.
 *
 * @param words how long runs of white space are written out.
 */
export function changeRows(part: ChangePart, words: GapWords): ShownChange {
  const { patch } = part;
  const texts = lineRows(part);
  const lines = [...texts, ...(patch === undefined ? [] : patchLines(patch))];
  const count = (sign: ChangeLine["sign"]) => lines.filter((line) => line.sign === sign).length;
  const isPlain = [part.oldText, part.newText, patch].every((text) => isPlainText(text ?? ""));
  const shown = withoutEmptyLines(
    isPlain ? lines : lines.map(({ sign, text }) => ({ sign, text: visibleLine(text) })),
    words,
  );
  if (!isPlain) for (const line of shown) line.text = withoutGaps(line.text, words);
  markWords(shown);
  return {
    rows: patch === undefined ? fold(shown) : shown,
    added: count("+"),
    removed: count("-"),
    hasHidden: !isPlain && lines.some(({ text }) => !isVisibleText(text)),
  };
}

/** Whether nothing in the lines of a text has to be written out. Most texts are such. */
function isPlainText(text: string): boolean {
  return /^[\t\n -~]*$/.test(text) && !/[\t ]{17}/.test(text);
}

function patchLines(patch: string): ChangeLine[] {
  const lines = linesOf(patch);
  // The lines of a file from Windows all end so; else it is what changes.
  const isOfWindows = lines.every((line) => !/^[-+ ]/.test(line) || line.endsWith("\r"));
  return lines.map((given) => {
    const line = isOfWindows ? given.replace(/\r$/, "") : given;
    const sign = line.charAt(0);
    return sign === "+" || sign === "-" || sign === " "
      ? { sign, text: line.slice(1) }
      : { sign: "", text: line };
  });
}

/** Compares both texts of a change line by line. */
function lineRows({ oldText, newText }: ChangePart): ChangeLine[] {
  const isKnown = newText !== undefined;
  const [before, after] = toLines(oldText ?? "", isKnown ? (newText ?? "") : (oldText ?? ""));
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const kept = (text: string): ChangeLine => ({ sign: " ", text });
  return [
    ...before.slice(0, start).map(kept),
    ...compare(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(kept),
  ];
}

/**
 * Splits both texts into lines. A difference in line endings, or in the line break at the end, stays
 * a difference.
 */
function toLines(...texts: [string, string]): [string[], string[]] {
  const hasWindowsEndings = (text: string) => text === "" || !/(^|[^\r])\n/.test(text);
  const plain = texts.every(hasWindowsEndings)
    ? texts.map((text) => text.replaceAll("\r\n", "\n"))
    : texts;
  const endsEqually = plain.every((text) => text === "" || text.endsWith("\n"));
  const [before = [], after = []] = plain.map((text) => {
    if (text === "") return [];
    return endsEqually ? linesOf(text) : text.split("\n");
  });
  return [before, after];
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

/**
 * Compares lines: between the lines that both texts have once, in the same order, as little as
 * possible is replaced. Of each block, the removed lines come first.
 */
function compare(before: string[], after: string[]): ChangeLine[] {
  const lines: ChangeLine[] = [];
  const deadline = Date.now() + MAX_MILLISECONDS;
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...anchorsOf(before, after), [before.length, after.length]]) {
    const block = blockOf(before.slice(x, nextX), after.slice(y, nextY), deadline);
    for (const line of block) lines.push(line);
    if (nextX! < before.length) lines.push({ sign: " ", text: before[nextX!]! });
    [x, y] = [nextX! + 1, nextY! + 1];
  }
  return lines;
}

/** The shortest edit, as far as there is time for it. */
function blockOf(before: string[], after: string[], deadline: number): ChangeLine[] {
  const lineOf = (sign: ChangeLine["sign"]) => (text: string) => ({ sign, text });
  const replaced = [...before.map(lineOf("-")), ...after.map(lineOf("+"))];
  if (before.length === 0 || after.length === 0) return replaced;
  const timeout = deadline - Date.now();
  const changes =
    timeout > 0 ? diffArrays(before, after, { maxEditLength: MAX_EDITS, timeout }) : undefined;
  if (!changes) return replaced;
  return changes.flatMap(({ value, added, removed }) =>
    value.map(lineOf(added ? "+" : removed ? "-" : " ")),
  );
}

/** Returns the places of the lines that stand once in either text, in the order of both (patience). */
function anchorsOf(before: readonly string[], after: readonly string[]): [number, number][] {
  const places = new Map<string, [number, number]>();
  const note = (side: 0 | 1) => (line: string, at: number) => {
    const place = places.get(line) ?? [-1, -1];
    place[side] = place[side] === -1 ? at : Infinity;
    places.set(line, place);
  };
  before.forEach(note(0));
  after.forEach(note(1));
  const once = [...places.values()].filter(([x, y]) => x >= 0 && y >= 0 && x + y < Infinity);
  return increasing(once.sort(([one], [other]) => one - other));
}

/** Returns the longest selection of pairs whose second numbers increase. */
function increasing(pairs: readonly [number, number][]): [number, number][] {
  /** The pair with the smallest end of a selection of each length, and the pair before each. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  pairs.forEach(([, y], at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < y) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1];
    ends[low] = at;
  });
  const selected: [number, number][] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) selected.push(pairs[at]!);
  return selected.toReversed();
}

/** Whether a line of the content is empty. */
function isEmptyLine({ sign, text }: ChangeLine): boolean {
  return sign !== "" && text.trim() === "";
}

/** Replaces long runs of empty lines of one sign by their number. */
function withoutEmptyLines(lines: readonly ChangeLine[], words: GapWords): ChangeLine[] {
  const kept: ChangeLine[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    let end = at;
    while (lines[end]?.sign === line.sign && isEmptyLine(lines[end]!)) end += 1;
    const isGap = end - at > MAX_EMPTY_LINES;
    if (isGap) kept.push({ ...line, text: words.writtenLines(end - at) });
    else kept.push(line);
    at = isGap ? end : at + 1;
  }
  return kept;
}

/** Marks what has changed in each removed line and the added line that replaces it. */
function markWords(lines: readonly ChangeLine[]): void {
  let left = MAX_COMPARED_CHARACTERS;
  for (let at = 0; at < lines.length;) {
    const start = at;
    while (lines[at]?.sign === "-") at += 1;
    const middle = at;
    while (lines[at]?.sign === "+") at += 1;
    const pairs = Math.min(middle - start, at - middle);
    for (let pair = 0; pair < pairs; pair += 1) {
      const [before, after] = [lines[start + pair]!, lines[middle + pair]!];
      left -= before.text.length + after.text.length;
      const byWords = left > 0;
      const [one, other] = changedRanges(before.text, after.text, byWords);
      before.changed = one;
      after.changed = other;
    }
    if (at === start) at += 1;
  }
}

/** Returns the parts of two lines that differ, or none if they have nothing in common. */
function changedRanges(
  before: string,
  after: string,
  byWords: boolean,
): [TextRange[], TextRange[]] {
  const isShort = Math.max(before.length, after.length) <= MAX_WORDS_CHARACTERS;
  const changes =
    byWords && isShort
      ? diffWordsWithSpace(before, after, { maxEditLength: MAX_WORD_EDITS })
      : undefined;
  if (!changes) return differingMiddle(before, after);
  const ranges: [TextRange[], TextRange[]] = [[], []];
  const at: [number, number] = [0, 0];
  let kept = "";
  for (const { value, added, removed } of changes) {
    if (!added && !removed) kept += value.trim();
    for (const side of [0, 1] as const) {
      if (side === 0 ? added : removed) continue;
      const to = at[side] + value.length;
      if (added || removed) ranges[side].push({ from: at[side], to });
      at[side] = to;
    }
  }
  return kept === "" ? [[], []] : ranges;
}

/** Returns the part of each text between the beginning and the end that both share. */
function differingMiddle(before: string, after: string): [TextRange[], TextRange[]] {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  // A range never begins or ends inside a surrogate pair.
  if (from > 0 && isHigh(before, from - 1)) from -= 1;
  if (end > 0 && isHigh(before, before.length - end - 1)) end -= 1;
  if (from + end === 0) return [[], []];
  const range = ({ length }: string) => (length - end > from ? [{ from, to: length - end }] : []);
  return [range(before), range(after)];
}

function isHigh(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff;
}

function fold(lines: readonly ChangeLine[]): ChangeRow[] {
  const distances = distancesOf(lines);
  let context = CONTEXT_LINES;
  while (context > 0 && countRows(distances, context) > MAX_ROWS) context -= 1;
  const rows: (ChangeLine | (FoldedLines & { lines: ChangeLine[] }))[] = [];
  lines.forEach((line, at) => {
    const last = rows.at(-1);
    if (distances[at]! <= context) rows.push(line);
    else if (last?.sign === "folded") {
      last.lines.push(line);
      last.count += 1;
    } else rows.push({ sign: "folded", count: 1, lines: [line] });
  });
  return rows;
}

/** Counts the rows that are left with some unchanged lines before and after each change. */
function countRows(distances: readonly number[], context: number): number {
  return distances.filter(
    (distance, at) => distance <= context || (distances[at - 1] ?? 0) <= context,
  ).length;
}

/** Returns how far each line is from the nearest change. */
function distancesOf(lines: readonly ChangeLine[]): number[] {
  const distances: number[] = [];
  let distance = Infinity;
  for (const { sign } of lines) {
    distance = sign === " " ? distance + 1 : 0;
    distances.push(distance);
  }
  distance = Infinity;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    distance = lines[at]!.sign === " " ? distance + 1 : 0;
    distances[at] = Math.min(distances[at]!, distance);
  }
  return distances;
}
