import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { takesText } from "../core/gestures.js";
import { isComposing } from "./focus.js";

/**
 * Returns the number of the answer that a key press selects in a card, or `undefined`.
 *
 * Typed text, shortcuts, held keys and other keys select none.
 */
export function readNumberKey(event: ReactKeyboardEvent<HTMLElement>): number | undefined {
  const { nativeEvent, currentTarget: card } = event;
  if (event.defaultPrevented || event.repeat || isComposing(nativeEvent)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph"))
    return undefined;
  const target = (nativeEvent.composedPath()[0] ?? event.target) as Element;
  // React also reports keys that were pressed in a portal of the host's.
  if (!card.contains(event.target as Node) || takesText(target)) return undefined;
  return readDigit(nativeEvent) || undefined;
}

/** The properties of a `KeyboardEvent` that a digit is read from. */
type DigitPress = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/**
 * Returns the digit that a key means in any layout: the character if it is a digit, else the digit
 * that is printed on the key (in France, digits need Shift).
 *
 * @example
 * readDigit({ key: "&", code: "Digit1", shiftKey: false }); // 1, on a French keyboard
 * readDigit({ key: "٣", code: "Digit3", shiftKey: false }); // 3, on an Arabic one
 */
export function readDigit({ key, code, shiftKey }: DigitPress): number | undefined {
  // Named keys ("ArrowDown" on a number pad without Num Lock) are no characters.
  if ([...key].length !== 1) return undefined;
  // Japanese keyboards can write full-width digits.
  if (/^[0-9\uff10-\uff19]$/.test(key)) return Number(key.normalize("NFKC"));
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit === undefined || shiftKey ? undefined : Number(digit);
}
