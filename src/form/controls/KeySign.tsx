"use client";

import { part } from "../../parts/part.js";

interface KeySignProps {
  of: string;
  /** What it stands on, where that is a button of its own. */
  on?: "reply" | "segment";
}

/**
 * The key that chooses what it stands beside. Renders a `<span>` for the eye alone, as the control
 * says its key itself.
 */
export function KeySign({ of, on }: KeySignProps) {
  return (
    <span {...part("key", { on })} aria-hidden="true">
      {of}
    </span>
  );
}
