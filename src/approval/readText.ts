import { shownText, type Suspect } from "../core/approvalParts.js";
import { foldText, type GapWords, type TextRange, visibleLine } from "../core/text.js";

/** A piece of a line. Marked if it is not what it looks like, or written out. */
export interface Piece {
  /** The text of the piece. */
  text: string;
  /** Whether it is marked. */
  mark?: boolean;
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

interface ReadOptions {
  /** Whether characters that can be taken for others of ASCII are marked as well. */
  isCommand?: boolean;
  /** How many pages are shown. */
  pages?: number;
}

/** Characters that a page shows at once. The rest follows on request, and nothing is allowed before. */
export const PAGE_CHARACTERS = 200_000;

/** A character that is written out. */
const WRITTEN_OUT = /\u27e8(?:U\+[0-9A-F]{4,6}|\u2026)\u27e9/g;

/** Reads a text into lines. Hidden characters and long runs of white space are written out and marked. */
export function readText(
  untrusted: string,
  words: GapWords,
  { isCommand = false, pages = 1 }: ReadOptions = {},
): ReadText {
  const { shown, hidden } = foldText(untrusted, PAGE_CHARACTERS * pages);
  const { text, marks, suspects, hasHidden } = shownText(shown, words, isCommand);
  const written = Array.from(text.matchAll(WRITTEN_OUT), ({ 0: match, index: from }) => ({
    from,
    to: from + match.length,
  }));
  const ranges = [...marks, ...written].sort((one, other) => one.from - other.from);
  return { lines: linesOf(text, ranges), hidden, suspects, hasHidden };
}

/** Reads a name. Its line ends are written out. */
export function readLine(text: string, words: GapWords, pages = 1): readonly Piece[] {
  const { shown } = foldText(text, PAGE_CHARACTERS * pages);
  return readText(visibleLine(shown), words, { pages: Infinity }).lines[0] ?? [];
}

function linesOf(text: string, ranges: readonly TextRange[]): Piece[][] {
  const lines: Piece[][] = [[]];
  const push = (from: number, to: number, mark: boolean) => {
    for (const [at, piece] of text.slice(from, to).split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (piece !== "") lines.at(-1)!.push(mark ? { text: piece, mark } : { text: piece });
    }
  };
  let at = 0;
  for (const { from, to } of ranges) {
    if (from < at) continue;
    push(at, from, false);
    push(from, to, true);
    at = to;
  }
  push(at, text.length, false);
  if (lines.length > 1 && lines.at(-1)!.length === 0) lines.pop();
  return lines;
}
