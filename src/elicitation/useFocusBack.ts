"use client";

import { type FocusEvent, useEffect, useRef } from "react";
import { clicksButtons } from "../core/clicks.js";
import { KEY_PAUSE_MILLISECONDS, takesText } from "../core/gestures.js";
import { focusedIn } from "../ui/focus.js";

/**
 * Gives focus to an element outside a request. Keys that are still held, or follow at once, don't
 * click it. A text box takes what is typed on.
 *
 * @param pause after which a key can be meant for the element, in milliseconds.
 */
export function giveFocusBack(element: Element | null, pause = KEY_PAUSE_MILLISECONDS): void {
  const view = element?.ownerDocument.defaultView;
  if (!view) return;
  let last = Date.now();
  const ignore = (event: KeyboardEvent) => {
    const continues = event.repeat || Math.abs(Date.now() - last) < pause;
    // With Tab, the user goes on to an element of their own choice.
    const isMeant = !continues || (event.key === "Tab" && !event.repeat);
    if (event.type === "keydown" && isMeant) return stop();
    last = Date.now();
    const isText = takesText(event.composedPath()[0] as Element);
    if (!clicksButtons(event) || (isText && !event.repeat)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const types = ["keydown", "keyup"] as const;
  const stop = () => types.forEach((type) => view.removeEventListener(type, ignore, true));
  types.forEach((type) => view.addEventListener(type, ignore, true));
  (element as HTMLElement).focus({ preventScroll: true });
}

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
      const target = before.current;
      const { activeElement, body } = target?.ownerDocument ?? document;
      // A host may have put the focus elsewhere meanwhile.
      if (within.current && activeElement === body) giveFocusBack(target);
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
