"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Keeps what has the focus where it is on the screen while what comes late appears above it, as far
 * as the page can be scrolled. Used by what appears, when it appears.
 */
export function useStayInPlace(root: RefObject<HTMLElement | null>): void {
  // Read while rendering for the first time: the page is still as it was.
  const [before] = useState(() => {
    const tree = root.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = tree?.activeElement;
    return focused && root.current?.contains(focused)
      ? { focused, top: focused.getBoundingClientRect().top }
      : undefined;
  });
  useLayoutEffect(() => {
    if (!before) return;
    const moved = before.focused.getBoundingClientRect().top - before.top;
    if (moved !== 0) scrollerOf(before.focused)?.scrollBy({ top: moved, behavior: "instant" });
  }, [before]);
}

function scrollerOf(element: Element): Element | null {
  const { scrollingElement } = element.ownerDocument;
  for (let box = element.parentElement; box; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return scrollingElement;
}
