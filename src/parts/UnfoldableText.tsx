"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { drawBeginning, type UntrustedTextProps } from "./drawBeginning.js";
import { part } from "./part.js";

/** Characters that each "Show more" adds, so that a text of a megabyte doesn't freeze the page. */
const MORE_CHARACTERS = 20_000;

/**
 * An `UntrustedText` of which the rest, when it is long, can be unfolded step by step: not for a
 * label or an option. Renders a `<bdi>`, and a `<button>` to unfold it.
 */
export function UnfoldableText(props: UntrustedTextProps) {
  const [extra, setExtra] = useState(0);
  const box = useRef<HTMLElement>(null);
  const { drawn, hidden } = drawBeginning(props, extra);
  return (
    <>
      <bdi {...(extra > 0 && { ...part("unfolded"), tabIndex: -1 })} dir="auto" ref={box}>
        {drawn}
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
