"use client";

import { Fragment } from "react";
import { part } from "../ui/part.js";
import type { Remark } from "./readParts.js";
import type { Piece, ReadText } from "./readText.js";

/** From how many lines on they are numbered, and above how many they are no elements of their own. */
const NUMBERED = { least: 3, most: 2_000 };

interface TextLinesProps {
  text: ReadText;
  /** Whether it is an argument, whose lines have no numbers. */
  isArgument?: boolean;
}

/** A text line by line, from the third on with numbers. Renders a `<div>` a line. */
export function TextLines({ text, isArgument = false }: TextLinesProps) {
  const { lines } = text;
  if (lines.length > NUMBERED.most) {
    return (
      <div {...part("code-text")} dir="ltr" translate="no">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a text never move
          <Fragment key={at}>
            <Pieces pieces={line} />
            {"\n"}
          </Fragment>
        ))}
      </div>
    );
  }
  return (
    <div
      {...part("code-text", { numbered: !isArgument && lines.length >= NUMBERED.least })}
      dir="ltr"
      translate="no"
    >
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a text never move
        <div key={at} {...part("code-line")}>
          <Pieces pieces={line} />
          {"\n"}
        </div>
      ))}
    </div>
  );
}

interface NameProps {
  text: ReadText;
  /** Whether it is a path, or a name that code has: it isn't translated. */
  isCode?: boolean;
}

/** A name in one line. Renders a `<bdi>`. */
export function Name({ text, isCode = false }: NameProps) {
  return (
    <bdi {...(isCode && ({ dir: "ltr", translate: "no" } as const))}>
      <Pieces pieces={text.lines[0]} />
    </bdi>
  );
}

/** The remark on a change. Renders a `<span>`. */
export function RemarkText({ remark: { before, name, after } }: { remark: Remark }) {
  return (
    <>
      {" "}
      <span {...part("approval-part-remark")} dir="auto">
        {before}
        {name && <Name text={name} isCode />}
        {after}
      </span>
    </>
  );
}

/** The pieces of a line. What is not what it looks like is marked. Renders text, `<mark>`s, `<bdi>`s. */
export function Pieces({ pieces = [] }: { pieces: readonly Piece[] | undefined }) {
  return pieces.map(({ text, mark, isolate }, at) => {
    if (!mark && !isolate) return text;
    const Element = mark ? "mark" : "bdi";
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a line never move
      <Element key={at} {...(mark && part("written-out"))}>
        {text}
      </Element>
    );
  });
}
