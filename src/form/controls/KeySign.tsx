"use client";

import { part } from "../../parts/part.js";

/**
 * The key that chooses what it stands beside. Renders a `<kbd>` for the eye alone, as the control
 * says its key itself; nothing without one.
 */
export function KeySign({ of }: { of: string | undefined }) {
  if (of === undefined) return null;
  return (
    <kbd {...part("key")} aria-hidden="true">
      {of}
    </kbd>
  );
}
