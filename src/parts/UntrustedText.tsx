"use client";

import { useState } from "react";
import type { SharedStrings } from "../strings/enShared.js";
import { foldText } from "../text/foldText.js";
import { visibleText } from "../text/visibleText.js";

/** Characters and lines of a text that are shown before the rest is asked for. */
const LIMITS = {
  /** The name of something: a label, an option. */
  line: { characters: 300, lines: 3 },
  /** A message or a description. */
  block: { characters: 2_000, lines: 24 },
} as const;

/** How much more each press on "Show more" brings: a text of a megabyte must not freeze the page. */
const STEP = 20_000;

interface UntrustedTextProps {
  /** Untrusted: it is shown as text, never as markup, and has no links. */
  text: string;
  size?: keyof typeof LIMITS;
  strings: SharedStrings;
  /** Whether the rest of a long text can be unfolded here (not within a label or an option). */
  unfold?: boolean;
}

/**
 * A text of the server: isolated from the direction of what surrounds it, with hidden characters
 * made visible, and folded when it is long. Renders a `<bdi>`, and a `<button>` to unfold it.
 */
export function UntrustedText({
  text,
  size = "block",
  strings,
  unfold = false,
}: UntrustedTextProps) {
  const [extra, setExtra] = useState(0);
  const { characters, lines } = LIMITS[size];
  const { shown, hidden } =
    extra === 0 ? foldText(text, characters, lines) : foldText(text, characters + extra);
  return (
    <>
      <bdi dir="auto">
        {visibleText(shown)}
        {hidden > 0 && strings.ellipsis}
      </bdi>
      {hidden > 0 && unfold && (
        <button type="button" data-elicit="unfold" onClick={() => setExtra(extra + STEP)}>
          {strings.showMore(hidden)}
        </button>
      )}
    </>
  );
}
