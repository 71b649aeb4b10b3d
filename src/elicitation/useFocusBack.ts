"use client";

import { type FocusEvent, useEffect, useRef } from "react";
import { focusedIn } from "../ui/focus.js";

/**
 * Returns focus to where it came from when its element is removed after the response.
 *
 * The user continues where they were, such as in the text box of the chat.
 *
 * @returns the handler of `focus` and `blur`.
 */
export function useFocusBack(): (event: FocusEvent) => void {
  const before = useRef<Element | null>(null);
  const within = useRef(false);
  useEffect(
    () => () => {
      const target = before.current as HTMLElement | null;
      const { activeElement, body } = target?.ownerDocument ?? document;
      // A host may have put the focus elsewhere meanwhile.
      if (within.current && activeElement === body) target?.focus({ preventScroll: true });
    },
    [],
  );
  return ({ type, currentTarget, relatedTarget }) => {
    // The window loses the focus by a `blur`, too: what had it in the page has it still.
    within.current = type === "focus" || focusedIn(currentTarget) !== null;
    const from = relatedTarget as Element | null;
    if (type === "focus" && from && !currentTarget.contains(from)) before.current = from;
  };
}
