"use client";

import { part } from "../../parts/part.js";

interface KeySignProps {
  of: string;
  /** The button that contains it. */
  on?: "reply" | "segment";
}

/**
 * The shortcut key of the answer next to it. Renders a `<span>` that is hidden from screen readers.
 *
 * The control announces its key itself.
 */
export function KeySign({ of, on }: KeySignProps) {
  return (
    <span {...part("key", { on })} aria-hidden="true">
      {of}
    </span>
  );
}
