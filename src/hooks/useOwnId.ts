"use client";

import { useEffect, useId, useState } from "react";

/** A key shared by all copies of this package on the page: a symbol, since an element of the page may have any name. */
const TAKEN = Symbol.for("elicit");

/**
 * An id to start ids with, that nothing else of ours on the page has. React's own are unique within
 * one copy of React; of two copies, or of two roots that were rendered on a server, they are the
 * same, and what one form says of a question would be read out in the other.
 */
export function useOwnId(): string {
  const given = useId();
  const [more, setMore] = useState("");
  // A server knows nothing of other roots, and what it wrote is taken up as it is.
  const id = given + more;
  useEffect(() => {
    const page = globalThis as { [TAKEN]?: Set<string> };
    const taken = (page[TAKEN] ??= new Set());
    // oxlint-disable-next-line react/set-state-in-effect -- what else is on the page is not known before
    if (taken.has(id)) return setMore(`${more}-`);
    taken.add(id);
    return () => void taken.delete(id);
  }, [id, more]);
  return id;
}
