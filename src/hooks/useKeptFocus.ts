"use client";

import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { focusedIn, focusRequest } from "./focusedIn.js";

/**
 * Focuses the request when its focused element is removed: the next key must fall neither on nothing
 * nor on another action.
 *
 * @returns the handler of `focus` and `blur`.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    // Browsers fire no event when the focused element is removed.
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    const { activeElement, body } = section.current?.ownerDocument ?? document;
    if (activeElement && activeElement !== body) return;
    focusRequest(section.current);
  });
  return ({ type, target }) => {
    // The window loses the focus by a `blur`, too: what had it in the page has it still.
    focused.current = type === "focus" ? target : (focusedIn(target) ?? undefined);
  };
}
