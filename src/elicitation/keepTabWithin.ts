import type { KeyboardEvent } from "react";

/**
 * Moves focus from the last tab stop to the first, and back.
 *
 * Radix does so where it sees focus. It doesn't in a shadow root, or in a frame that is rendered
 * from outside.
 */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const from = event.target as Element;
  if (event.defaultPrevented || document.activeElement === from) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("*")].filter(isStop);
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // A group of radios gives way while the focus is in it.
  const goesOn = stops.some(
    (stop) => from.compareDocumentPosition(stop) & side && !stop.contains(from),
  );
  if (goesOn) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled")) return false;
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
}
