"use client";

import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { part } from "../../parts/part.js";
import { isVisibleText } from "../../text/visibleText.js";
import type { ApprovalRow, ApprovalSection } from "../field/approvalSections.js";
import { useFormContext } from "../field/FormContext.js";

/** Renders what the user approves: texts in boxes that scroll, diffs line by line. */
export function Approval() {
  const { approval, strings, id, store } = useFormContext();
  const lastBox = useRef<HTMLDivElement>(null);
  if (!approval) return null;
  const { message, sections, hidden, showMore } = approval;
  return (
    <>
      {!isVisibleText(message) && <div {...part("approval-note")}>{strings.hiddenText}</div>}
      {sections.map((section, at) => (
        <Section
          // oxlint-disable-next-line react/no-array-index-key -- the details of a request never move
          key={at}
          section={section}
          id={`${id}-a${at}`}
          boxRef={at === sections.length - 1 ? lastBox : undefined}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          data-elicit="unfold"
          onClick={() => {
            store.status.announce(undefined);
            flushSync(showMore);
            // With the last of the text the button goes, and the focus must not go with it.
            lastBox.current?.focus({ preventScroll: true });
          }}
        >
          {strings.showMore(hidden)}
        </button>
      )}
    </>
  );
}

interface SectionProps {
  section: ApprovalSection;
  id: string;
  boxRef: RefObject<HTMLDivElement | null> | undefined;
}

function Section({ section, id, boxRef }: SectionProps) {
  const { strings } = useFormContext();
  const { label, body, lines, added, removed, hasHidden } = section;
  return (
    <div {...part("approval")}>
      <div {...part("approval-title")} id={id}>
        {label !== "" && <bdi {...part("approval-label")}>{label}</bdi>}{" "}
        <bdi {...part("approval-count")}>
          {lines === undefined ? `\u2212${removed} +${added}` : strings.lineCount(lines)}
        </bdi>
      </div>
      {hasHidden && (
        <div {...part("approval-note")} id={`${id}-n`}>
          {strings.hiddenText}
        </div>
      )}
      <div
        {...part("approval-text")}
        ref={boxRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        tabIndex={0}
        role="group"
        dir="ltr"
        aria-labelledby={id}
        aria-describedby={hasHidden ? `${id}-n` : undefined}
      >
        {typeof body === "string"
          ? body
          : body.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor do the lines of a diff
              <Row key={at} row={row} />
            ))}
      </div>
    </div>
  );
}

const ROWS = {
  "-": { Element: "del", sign: "\u2212" },
  "+": { Element: "ins", sign: "+" },
  " ": { Element: "span", sign: " " },
} as const;

function Row({ row }: { row: ApprovalRow }) {
  const { strings } = useFormContext();
  if (row.sign === "folded") {
    return <div {...part("diff-folded")}>{strings.unchangedLines(row.count)}</div>;
  }
  const { Element, sign } = ROWS[row.sign];
  return (
    <Element {...part("diff-line", { change: row.sign === " " ? undefined : row.sign })}>
      {sign} <bdi>{row.text}</bdi>
    </Element>
  );
}
