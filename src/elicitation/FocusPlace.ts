import { scrollerOf } from "../core/sight.js";
import { focusRequest } from "../ui/focus.js";

/** Selects elements that can have focus, in document order. A form has it only for a while. */
const FOCUSABLE = "a[href], button, input, select, summary, textarea, [tabindex]:not(form)";

/** Where the focus was in a screen, and how far that was scrolled. */
export interface FocusPlace {
  /** The place of the focused element among all that can have the focus: a dialog renders new elements. */
  at: number;
  /** How far from the top of the window, in pixels. */
  top: number;
}

/** Returns the position of a focused element in its request. */
export function focusPlaceOf(screen: Element, focused: Element): FocusPlace {
  const all = [...screen.querySelectorAll(FOCUSABLE)];
  return { at: all.indexOf(focused), top: focused.getBoundingClientRect().top };
}

/** Gives the focus back to where it was, and brings that to where it was seen; else to the request. */
export function goBackTo(screen: Element, place: FocusPlace | undefined): void {
  const target = place && screen.querySelectorAll<HTMLElement>(FOCUSABLE)[place.at];
  if (!target) return focusRequest(screen, true);
  target.focus({ preventScroll: true });
  scrollerOf(target)?.scrollBy(0, target.getBoundingClientRect().top - place.top);
  // A window that has changed meanwhile may show it nowhere.
  target.scrollIntoView?.({ block: "nearest" });
}
