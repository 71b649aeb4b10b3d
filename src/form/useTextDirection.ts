"use client";

import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** React warns of layout effects on the server, where there is no layout. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The direction of the text around an element. Radix's parts write a direction on themselves, so
 * they must be told the one that the page has.
 */
export function useTextDirection(root: RefObject<HTMLElement | null>): "ltr" | "rtl" {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  useBrowserLayoutEffect(() => {
    if (root.current) setDirection(directionOf(root.current));
  });
  return direction;
}

/** Of what is around it where it has none of its own: that is laid out already, and costs nothing. */
function directionOf(element: HTMLElement): "ltr" | "rtl" {
  const said = element.dir === "" && element.className === "" && element.style.length === 0;
  const asked = (said && element.parentElement) || element;
  return getComputedStyle(asked).direction === "rtl" ? "rtl" : "ltr";
}
