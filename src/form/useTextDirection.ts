"use client";

import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** React warns of layout effects on the server, where there is no layout. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The direction of the text around an element. Radix's parts write a direction on themselves, so
 * they must be told the one that the page has. It is read right before the next frame is drawn, when
 * the styles it comes from are due anyway: read any earlier, they are computed twice.
 */
export function useTextDirection(root: RefObject<HTMLElement | null>): "ltr" | "rtl" {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  useBrowserLayoutEffect(() => {
    // The page of the script may be hidden while this one is not.
    const view = root.current?.ownerDocument.defaultView;
    const frame = view?.requestAnimationFrame(() => {
      if (root.current) setDirection(directionOf(root.current));
    });
    return () => view?.cancelAnimationFrame(frame ?? 0);
  });
  return direction;
}

function directionOf(element: HTMLElement): "ltr" | "rtl" {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
