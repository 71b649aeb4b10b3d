import type { ReactNode } from "react";
import type { SharedStrings } from "../strings/enShared.js";
import { foldText } from "../text/foldText.js";
import { visibleText } from "../text/visibleText.js";

/** Characters and lines of a text that are shown before "Show more". */
const LIMITS = {
  /** The name of something: a label, an option. It has no lines: white space is one space. */
  line: { characters: 1_000, lines: Infinity },
  /** A message above something that must be seen with it. */
  brief: { characters: 400, lines: 6 },
  /** A message or a description. */
  block: { characters: 2_000, lines: 24 },
} as const;

/**
 * A text of code points is truncated earlier, from this many times its length on: each takes up to
 * nine characters, which are slow to lay out.
 */
const WRITTEN_OUT_FACTOR = 3;

export interface UntrustedTextProps {
  /** Untrusted: it is shown as text, never as markup, and has no links. */
  text: string;
  size?: keyof typeof LIMITS;
  strings: SharedStrings;
  /** Draws it in place of plain text. */
  renderText?: ((shown: string) => ReactNode) | undefined;
}

/**
 * Renders the beginning of a text, with hidden characters made visible.
 *
 * @param extra characters to show beyond the usual size.
 * @returns the elements, and how many characters follow.
 */
export function drawBeginning(
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
