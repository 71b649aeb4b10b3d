"use client";

import { useEffect, useId, useState } from "react";

/** A key shared by all copies of this package on the page: a symbol, since an element of the page may have any name. */
const TAKEN = Symbol.for("elicit");

/**
 * Returns an ID prefix that is unique among all copies of this library on the page.
 *
 * React's own IDs are unique within one copy of React. Two copies, or two roots rendered on a
 * server, share them, and the description of a field would then be read in another form.
 */
export function useOwnId(): string {
  const given = useId();
  const [more, setMore] = useState("");
  // A server knows no other roots, and its markup is hydrated unchanged.
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
