"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { focusedIn } from "../../../hooks/focusedIn.js";

/**
 * Keeps the focused element where it is on the screen while something late appears above it, as far
 * as the page can be scrolled. Used by what appears, when it appears.
 */
export function useStayInPlace(root: RefObject<HTMLElement | null>): void {
  // Read while rendering for the first time: the page is still as it was.
  const [before] = useState(() => {
    const focused = focusedIn(root.current);
    return focused && { focused, top: focused.getBoundingClientRect().top };
  });
  useLayoutEffect(() => {
    if (!before) return;
    const moved = before.focused.getBoundingClientRect().top - before.top;
    if (moved !== 0) scrollerOf(before.focused)?.scrollBy({ top: moved, behavior: "instant" });
  }, [before]);
}

function scrollerOf(element: Element): Element | null {
  const { scrollingElement } = element.ownerDocument;
  for (let box = boxAround(element); box; box = boxAround(box)) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return scrollingElement;
}

/** Returns the parent, or the host of the shadow root around an element. */
function boxAround(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
