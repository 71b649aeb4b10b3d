import { type Marked, shownText, type Suspect } from "../core/approvalParts.js";
import { foldText, type GapWords, type TextRange, visibleLine, writtenOut } from "../core/text.js";

/** A piece of a line. Marked if it is not what it looks like, or written out. */
export interface Piece {
  /** The text of the piece. */
  text: string;
  /** Whether it is marked. */
  mark?: boolean;
  /** Whether it is isolated, because it is written from right to left. */
  isolate?: boolean;
}

/** A text, ready to be shown: its lines in pieces. */
export interface ReadText {
  /** Its lines, each in pieces. */
  lines: readonly (readonly Piece[])[];
  /** Characters that are not shown yet. */
  hidden: number;
  /** The different characters that can be taken for others. */
  suspects: readonly Suspect[];
  /** Whether it has characters that look different from what they are. */
  hasHidden: boolean;
}

/** How each kind of text is read. `isolates`: whether right-to-left words are isolated. */
const KINDS = {
  prose: { marked: "none", isolates: false },
  title: { marked: "letters", isolates: false },
  path: { marked: "letters", isolates: true },
  code: { marked: "all", isolates: true },
} satisfies Record<string, { marked: Marked; isolates: boolean }>;

interface ReadOptions {
  /** What the text is. */
  kind?: keyof typeof KINDS | undefined;
  /** How many pages are shown. */
  pages?: number;
}

/** Characters that a page shows at once. The rest follows on request, and nothing is allowed before. */
export const PAGE_CHARACTERS = 200_000;

/** A character that is written out. */
const WRITTEN_OUT = /\u27e8(?:U\+[0-9A-F]{4,6}|\u2026)\u27e9/g;
/** Letters and digits of right-to-left scripts. Browsers reorder neighboring words of them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]+/gu;

/** Reads a text into lines. Hidden characters and long runs of white space are written out and marked. */
export function readText(
  untrusted: string,
  words: GapWords,
  { kind = "prose", pages = 1 }: ReadOptions = {},
): ReadText {
  const { marked, isolates } = KINDS[kind];
  const { shown, hidden } = foldText(untrusted, PAGE_CHARACTERS * pages);
  const { text, marks, suspects, hasHidden } = shownText(shown, words, marked);
  const mark = { mark: true };
  const ranges = [
    ...marks.map(({ from, to }) => ({ from, to, look: mark })),
    ...rangesOf(text, WRITTEN_OUT, mark),
    ...(isolates ? rangesOf(text, RIGHT_TO_LEFT, { isolate: true }) : []),
  ].sort((one, other) => one.from - other.from);
  return { lines: linesOf(text, ranges), hidden, suspects, hasHidden };
}

/**
 * Reads a name in one line. Its line ends, and white space at either end, are written out. A title
 * with a path in it is read as one.
 */
export function readName(
  untrusted: string,
  words: GapWords,
  { kind = "path", pages = 1 }: ReadOptions = {},
): ReadText {
  const { shown, hidden } = foldText(untrusted, PAGE_CHARACTERS * pages);
  const visible = visibleLine(shown).replace(/^\s|\s$/g, writtenOut);
  const isPath = kind === "title" && /[/\\]/.test(shown);
  const text = readText(visible, words, { kind: isPath ? "path" : kind, pages: Infinity });
  return { ...text, hidden, hasHidden: visible !== shown };
}

/** A range of a text, and how it is rendered. */
interface LookRange extends TextRange {
  look: Omit<Piece, "text">;
}

function rangesOf(text: string, expression: RegExp, look: LookRange["look"]): LookRange[] {
  return Array.from(text.matchAll(expression), ({ 0: match, index: from }) => ({
    from,
    to: from + match.length,
    look,
  }));
}

function linesOf(text: string, ranges: readonly LookRange[]): Piece[][] {
  const lines: Piece[][] = [[]];
  const push = (from: number, to: number, look?: LookRange["look"]) => {
    for (const [at, piece] of text.slice(from, to).split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (piece !== "") lines.at(-1)!.push({ text: piece, ...look });
    }
  };
  let at = 0;
  for (const { from, to, look } of ranges) {
    if (from < at) continue;
    push(at, from);
    push(from, to, look);
    at = to;
  }
  push(at, text.length);
  if (lines.length > 1 && lines.at(-1)!.length === 0) lines.pop();
  return lines;
}
