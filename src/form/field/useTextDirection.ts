"use client";

import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** React warns of layout effects on the server, where there is no layout. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The direction of the text around an element. Radix's Slider writes a direction on itself, so it
 * must be told the one that the page has. It is read right before the next frame is drawn, when
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

function directionOf({ parentElement }: HTMLElement): "ltr" | "rtl" {
  return parentElement && getComputedStyle(parentElement).direction === "rtl" ? "rtl" : "ltr";
}
