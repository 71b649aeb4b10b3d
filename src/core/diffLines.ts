/** One line of a diff: kept, removed or added. Folded lines are unchanged and only counted. */
type DiffLine = { sign: " " | "-" | "+"; text: string } | { sign: "folded"; count: number };

/** Unchanged lines that are shown before and after a change. */
const CONTEXT_LINES = 3;
/** Above this many different lines, the whole changed block is shown as replaced. */
const MAX_EDITS = 500;
/** Above this many lines between the first and the last change, so is the block between them. */
const MAX_COMPARED_LINES = 20_000;

/** Compares two texts line by line. Unchanged lines far from a change are collapsed and counted. */
export function diffLines(oldText: string, newText: string): DiffLine[] {
  const [before, after] = toLines(oldText, newText);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = compare(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  const kept = (text: string): DiffLine => ({ sign: " ", text });
  return foldUnchanged([
    ...before.slice(0, start).map(kept),
    ...middle,
    ...before.slice(before.length - end).map(kept),
  ]);
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
  const [before, after] = plain.map((text) => {
    if (text === "") return [];
    return (endsEqually ? text.slice(0, -1) : text).split("\n");
  });
  return [before ?? [], after ?? []];
}

/** The shortest edit (Myers, 1986), with the removed lines of each block before the added ones. */
function compare(before: readonly string[], after: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ sign: "-", text });
  const added = (text: string): DiffLine => ({ sign: "+", text });
  const trace =
    before.length + after.length <= MAX_COMPARED_LINES ? edits(before, after) : undefined;
  if (!trace) return [...before.map(removed), ...after.map(added)];
  const lines: DiffLine[] = [];
  let [x, y] = [before.length, after.length];
  for (let edit = trace.length - 1; edit >= 0; edit -= 1) {
    const reached = trace[edit]!;
    const from = isInsertion(reached, edit, x - y) ? x - y + 1 : x - y - 1;
    const fromX = edit === 0 ? 0 : reached[placeOf(edit, from)]!;
    const fromY = edit === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      lines.push({ sign: " ", text: before[x]! });
    }
    if (x > fromX) lines.push(removed(before[(x -= 1)]!));
    if (y > fromY) lines.push(added(after[(y -= 1)]!));
  }
  return lines.toReversed();
}

/**
 * How far each diagonal was reached before each edit, at its place by `placeOf`; nothing where there are too
 * many edits. Typed arrays, because a request may hold hundreds of diffs, and maps take ten times as
 * long.
 */
function edits(before: readonly string[], after: readonly string[]): Int32Array[] | undefined {
  const trace: Int32Array[] = [];
  let reached = new Int32Array(placeOf(0, 1) + 1);
  for (let edit = 0; edit <= MAX_EDITS; edit += 1) {
    trace.push(reached);
    // The next edit has one diagonal more on each side.
    const next = new Int32Array(reached.length + 2);
    next.set(reached, 1);
    for (let diagonal = -edit; diagonal <= edit; diagonal += 2) {
      let x = isInsertion(reached, edit, diagonal)
        ? reached[placeOf(edit, diagonal + 1)]!
        : reached[placeOf(edit, diagonal - 1)]! + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal])
        x += 1;
      next[placeOf(edit + 1, diagonal)] = x;
      if (x >= before.length && x - diagonal >= after.length) return trace;
    }
    reached = next;
  }
  return undefined;
}

/** The place of a diagonal in what was reached before an edit, which has one more on each side. */
function placeOf(edit: number, diagonal: number): number {
  return edit + 1 + diagonal;
}

/** Whether the furthest path to a diagonal comes from an added line rather than a removed one. */
function isInsertion(reached: Int32Array, edit: number, diagonal: number) {
  if (diagonal === -edit) return true;
  return (
    diagonal !== edit &&
    reached[placeOf(edit, diagonal - 1)]! < reached[placeOf(edit, diagonal + 1)]!
  );
}

function foldUnchanged(lines: readonly DiffLine[]): DiffLine[] {
  /** How far each line is from the nearest change. */
  const distances = lines.map(() => Infinity);
  for (const order of [[...lines.keys()], [...lines.keys()].toReversed()]) {
    let distance = Infinity;
    for (const at of order) {
      distance = lines[at]?.sign === " " ? distance + 1 : 0;
      distances[at] = Math.min(distances[at]!, distance);
    }
  }
  const folded: DiffLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = folded.at(-1);
    if (distances[at]! <= CONTEXT_LINES) folded.push(line);
    else if (last?.sign === "folded") last.count += 1;
    else folded.push({ sign: "folded", count: 1 });
  }
  return folded;
}
