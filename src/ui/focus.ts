"use client";

import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";

/**
 * The focused element within an element, also in shadow roots and frames, where the document itself
 * knows only their host.
 */
export function focusedIn(element: Element | null): Element | null {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  const focused = root?.activeElement ?? null;
  return element?.contains(focused) ? focused : null;
}

/** For a control of several elements: calls `onBlur` when the focus leaves all of them. */
export function onBlurWithin(onBlur: () => void): (event: FocusEvent) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
}

/** Selects the element of a request that its focus starts on: the request, or the head of its receipt. */
const SCREEN =
  '[data-elicit="form"], [data-elicit="consent"], [data-elicit="approval-card"], [data-elicit="receipt-head"]';

/**
 * Focuses a request as a whole, so that no key hits an action. Its name is the requester and the
 * question.
 *
 * @param around the request, or an element around it.
 * @param scroll whether to bring its first line into view.
 */
export function focusRequest(around: Element | null, scroll = false): void {
  const found = around?.matches(SCREEN) ? around : around?.querySelector(SCREEN);
  if (!found) return;
  const screen = found as HTMLElement;
  // A form takes the focus only here: a click between its fields must not move it there.
  if (!screen.hasAttribute("tabindex")) {
    screen.tabIndex = -1;
    screen.addEventListener("blur", () => screen.removeAttribute("tabindex"), { once: true });
  }
  screen.focus({ preventScroll: true });
  if (scroll) (screen.firstElementChild ?? screen).scrollIntoView?.({ block: "nearest" });
}

/** The `keyCode` of every key while an input method composes. */
const KEY_OF_AN_INPUT_METHOD = 229;

/**
 * Whether an input method uses a key, to choose letters.
 *
 * Safari fires the Enter that ends a composition after it, without `isComposing`, but with its own
 * `keyCode`.
 */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  return composes || keyCode === KEY_OF_AN_INPUT_METHOD;
}

/** Whether a key is an Escape that nothing else has used, and that is not held. */
export function isEscape(event: ReactKeyboardEvent): boolean {
  if (event.key !== "Escape" || event.defaultPrevented || event.repeat) return false;
  return !isComposing(event.nativeEvent);
}

/**
 * Clicks the submit button, as a browser does after Enter in an `<input>`.
 *
 * A `<button>` of the host submits without a `type`, too. But one that names it comes first.
 */
export function clickSubmit(form: HTMLFormElement | null): void {
  const controls = [...(form?.elements ?? [])] as HTMLButtonElement[];
  const submits = controls.filter(({ type }) => type === "submit");
  (submits.find((each) => each.hasAttribute("type")) ?? submits[0])?.click();
}

/** Whether a modifier is held: then a key belongs to the browser or the host. */
function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: ReactKeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Returns the element that an arrow key leads to from the one that has the focus, around the ends.
 *
 * @returns `undefined` for another key.
 */
export function afterArrowKey<T extends Element>(
  event: ReactKeyboardEvent,
  elements: readonly T[],
): T | undefined {
  const step = STEPS[event.key];
  if (step === undefined || hasModifier(event)) return undefined;
  const focused = event.target as T;
  const mirrored = /Left|Right/.test(event.key) && getComputedStyle(focused).direction === "rtl";
  const at = elements.indexOf(focused) + (mirrored ? -step : step);
  return elements.at(at % elements.length);
}

/**
 * Focuses the request when its focused element is removed: the next key must fall neither on nothing
 * nor on another action.
 *
 * @param go moves the focus.
 * @returns the handler of `focus` and `blur`.
 */
export function useKeptFocus(
  section: RefObject<HTMLElement | null>,
  go: (section: Element | null) => void = focusRequest,
): (event: FocusEvent) => void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    // Browsers fire no event when the focused element is removed.
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    const { activeElement, body } = section.current?.ownerDocument ?? document;
    if (activeElement && activeElement !== body) return;
    go(section.current);
  });
  return ({ type, target }) => {
    // The window loses the focus by a `blur`, too: what had it in the page has it still.
    focused.current = type === "focus" ? target : (focusedIn(target) ?? undefined);
  };
}
