"use client";

import type { ChangeLine, ChangeRow, ShownChange } from "../core/changeRows.js";
import { part } from "../ui/part.js";
import { useApprovalWords } from "./ApprovalContext.js";
import { type ReactNode, useState } from "react";

const ROWS = {
  "-": { Element: "del", sign: "\u2212" },
  "+": { Element: "ins", sign: "+" },
  " ": { Element: "span", sign: " " },
  "": { Element: "span", sign: "" },
} as const;

/** A change of a file, row by row. Renders a row a line, and a `<button>` for folded ones. */
export function Change({ change }: { change: ShownChange }) {
  return (
    <div {...part("change")} dir="ltr" translate="no">
      {change.rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a change never move
        <Row key={at} row={row} />
      ))}
    </div>
  );
}

function Row({ row }: { row: ChangeRow }) {
  const strings = useApprovalWords();
  const [isOpen, setIsOpen] = useState(false);
  if (row.sign !== "folded") return <Line line={row} />;
  return (
    <>
      <button
        type="button"
        {...part("change-fold", { open: isOpen })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {strings.unchangedLines(row.count)}
      </button>
      {/* oxlint-disable-next-line react/no-array-index-key -- the folded lines never move either */}
      {isOpen && row.lines.map((line, at) => <Line key={at} line={line} />)}
    </>
  );
}

function Line({ line }: { line: ChangeLine }) {
  const { Element, sign } = ROWS[line.sign];
  return (
    <Element {...part("change-line", { change: line.sign.trim() || undefined })}>
      <span {...part("change-sign")}>{sign}</span>
      <span {...part("change-text")}>
        {wordsOf(line)}
        {"\n"}
      </span>
    </Element>
  );
}

/** Returns the text of a line, with what has changed in it as elements. */
function wordsOf({ text, changed = [] }: ChangeLine): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of changed) {
    pieces.push(
      text.slice(at, from),
      <span key={from} {...part("change-word")}>
        {text.slice(from, to)}
      </span>,
    );
    at = to;
  }
  return [...pieces, text.slice(at)];
}
