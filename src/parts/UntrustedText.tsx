"use client";

import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SharedStrings } from "../strings/enShared.js";
import { foldText } from "../text/foldText.js";
import { visibleText } from "../text/visibleText.js";
import { part } from "./part.js";

/** Characters and lines of a text that are shown before the rest is asked for. */
const LIMITS = {
  /** The name of something: a label, an option. It has no lines: white space is one space. */
  line: { characters: 1_000, lines: Infinity },
  /** A message above something that must be seen with it. */
  brief: { characters: 400, lines: 6 },
  /** A message or a description. */
  block: { characters: 2_000, lines: 24 },
} as const;

/** How much more each press on "Show more" brings: a text of a megabyte must not freeze the page. */
const MORE_CHARACTERS = 20_000;

/**
 * From how many times the length on a text that is written out by its code points is folded earlier:
 * each of them takes up to nine characters, which are slow to lay out.
 */
const WRITTEN_OUT_FACTOR = 3;

interface UntrustedTextProps {
  /** Untrusted: it is shown as text, never as markup, and has no links. */
  text: string;
  size?: keyof typeof LIMITS;
  strings: SharedStrings;
  /** Whether the rest of a long text can be unfolded here (not within a label or an option). */
  unfold?: boolean;
  /** Draws it in place of plain text. */
  renderText?: ((shown: string) => ReactNode) | undefined;
}

/**
 * A text of the server: isolated from the direction of what surrounds it, with hidden characters
 * made visible, and folded when it is long. Renders a `<bdi>`, and a `<button>` to unfold it.
 */
export function UntrustedText(props: UntrustedTextProps) {
  // By whether it can be unfolded, not by its length: one that grows long stays the same element.
  return props.unfold ? <Unfolding {...props} /> : <bdi dir="auto">{fold(props, 0).drawn}</bdi>;
}

/** A text that can be unfolded, step by step. */
function Unfolding(props: UntrustedTextProps) {
  const [extra, setExtra] = useState(0);
  const box = useRef<HTMLElement>(null);
  const { drawn, hidden } = fold(props, extra);
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

/**
 * The beginning of a text.
 *
 * @param extra how many characters more than its size shows.
 * @returns it, drawn, and how many characters follow.
 */
function fold(
  { text, size = "block", strings, renderText }: UntrustedTextProps,
  extra: number,
): { drawn: ReactNode; hidden: number } {
  const { characters, lines } = LIMITS[size];
  const whole = size === "line" ? text.replace(/\s+/g, " ") : text;
  const cut = (most: number) => foldText(whole, most, extra === 0 ? lines : Infinity);
  const most = characters + extra;
  let { shown, hidden } = cut(most);
  let visible = visibleText(shown);
  if (visible.length > most * WRITTEN_OUT_FACTOR) {
    ({ shown, hidden } = cut(Math.ceil(most / WRITTEN_OUT_FACTOR ** 2)));
    visible = visibleText(shown);
  }
  const end = hidden > 0 ? strings.ellipsis : "";
  const drawn = renderText ? (
    <>
      {renderText(visible)}
      {end}
    </>
  ) : (
    visible + end
  );
  return { drawn, hidden };
}
