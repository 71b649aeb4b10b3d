import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { takesText } from "../../core/gestures.js";
import { isComposing } from "../../ui/focus.js";
import { readDigit } from "../../ui/readDigit.js";

/** Presses the answer of a number key. */
export function pressByNumber(event: ReactKeyboardEvent<HTMLElement>): void {
  const { nativeEvent, currentTarget: form } = event;
  if (event.defaultPrevented || event.repeat || isComposing(nativeEvent)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph")) return;
  const target = (nativeEvent.composedPath()[0] ?? event.target) as Element;
  // React also reports keys that were pressed in a portal of the host's.
  if (!form.contains(event.target as Node) || takesText(target)) return;
  const digit = readDigit(nativeEvent);
  if (!digit) return;
  const button = form.querySelectorAll<HTMLElement>('[data-elicit="action"][data-name="reply"]')[
    digit - 1
  ];
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
}
