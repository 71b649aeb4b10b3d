"use client";

import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { splitMessage } from "../text/heardText.js";
import { drawBeginning, type UntrustedTextProps } from "./drawBeginning.js";
import { part } from "./part.js";
import type { HeadingLevel } from "./types.js";

/** Characters that each "Show more" adds, so that a text of a megabyte doesn't freeze the page. */
const MORE_CHARACTERS = 20_000;

export interface UnfoldableTextProps extends UntrustedTextProps {
  /** Makes its first paragraph a heading. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * An `UntrustedText` of which the rest, when it is long, can be unfolded step by step: not for a
 * label or an option. Renders a `<bdi>`, and a `<button>` to unfold it.
 */
export function UnfoldableText({ headingLevel, ...props }: UnfoldableTextProps) {
  const [extra, setExtra] = useState(0);
  const box = useRef<HTMLElement>(null);
  const { drawn, hidden } = drawBeginning(props, extra);
  return (
    <>
      <bdi {...(extra > 0 && { ...part("unfolded"), tabIndex: -1 })} dir="auto" ref={box}>
        {headingLevel && drawn ? headed(drawn, headingLevel) : drawn}
      </bdi>
      {hidden > 0 && " "}
      {hidden > 0 && (
        <button
          type="button"
          data-elicit="unfold"
          onClick={() => {
            flushSync(() => setExtra(extra + MORE_CHARACTERS));
            // With the last of the text the button goes, and the focus must not go with it.
            box.current?.focus({ preventScroll: true });
          }}
        >
          {props.strings.showMore(hidden)}
        </button>
      )}
    </>
  );
}

/** What a host has rendered is one heading: where its paragraphs end is not known. */
function headed(drawn: ReactNode, level: HeadingLevel): ReactNode {
  const [question, rest] = typeof drawn === "string" ? splitMessage(drawn) : [drawn];
  return (
    <>
      <span role="heading" aria-level={level} {...part("message-heading")}>
        {question}
      </span>
      {rest !== undefined && (
        <span {...part("message-rest")} dir="auto">
          {rest}
        </span>
      )}
    </>
  );
}
