import type { KeyboardEvent } from "react";
import { isComposing } from "../../../hooks/focusedIn.js";
import type { Field } from "../../../schema/Field.js";
import type { ShortcutsStrings } from "../../../strings/enShortcuts.js";
import type { BoundForm } from "../../field/useFormModel.js";
import { keyedBy, type KeyedBy } from "./fieldKeys.js";
import { readDigit } from "./readDigit.js";
import { readYesNo } from "./readYesNo.js";
import { takesKeys } from "./takesKeys.js";

/**
 * Answers by a key, if it was meant for this form.
 *
 * That is: pressed once, on an element in it, with no popup open, while nothing is being sent.
 */
export function onShortcut(
  event: KeyboardEvent<HTMLElement>,
  form: BoundForm,
  strings: ShortcutsStrings,
): void {
  const { store, readOnly } = form;
  const { nativeEvent, currentTarget: box } = event;
  if (event.repeat || isComposing(nativeEvent)) return;
  if (readOnly || store.status.locked || store.status.undoable) return;
  // React also reports keys in a portal of the host.
  if (!box.contains(event.target as Node)) return;
  if (box.querySelector('[aria-haspopup][aria-expanded="true"]')) return;
  // The innermost target, as far as a custom element of the host lets us see it.
  const target = (nativeEvent.composedPath()[0] ?? event.target) as Element;

  // Radios and checkboxes prevent every Enter, which does nothing to them.
  const enterIsFree = event.key === "Enter" && target.closest('[role="radio"], [role="checkbox"]');
  if (event.defaultPrevented && !enterIsFree) return;

  const acted =
    event.key === "Enter" ? submit(event, target, box) : answer(event, target, form, strings);
  if (acted) event.preventDefault();
}

/** Ctrl+Enter, or Command+Enter: clicks Submit. */
function submit(event: KeyboardEvent, target: Element, box: Element): boolean {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return false;
  // On a button that does something else, Enter was aimed at that.
  const pressed = target.closest("button, a, summary");
  if (pressed && !pressed.matches('[type="submit"], [role]')) return false;
  const button = box.querySelector<HTMLElement>('[type="submit"]');
  if (!button || !(box instanceof box.ownerDocument.defaultView!.HTMLFormElement)) return false;
  box.requestSubmit();
  return true;
}

function answer(
  event: KeyboardEvent,
  target: Element,
  form: BoundForm,
  strings: ShortcutsStrings,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph")) {
    return false;
  }
  if (takesKeys(target)) return false;
  const { nativeEvent, currentTarget: box } = event;
  const find = (field: Field, suffix: string) =>
    box.querySelector<HTMLElement>(`[id="${form.id}-${field.id}${suffix}"]`);
  const isAt = (field: Field) => {
    const control = find(field, "");
    return (control?.closest('[data-elicit="field"]') ?? control)?.contains(target) ?? false;
  };
  /** Returns the field that the key means: the focused one, or the only possible one. */
  const meant = (...ways: KeyedBy[]) => {
    const can = (field: Field) => ways.includes(keyedBy(field));
    const able = form.fields.filter(can);
    return able.find(isAt) ?? (able.length === 1 ? able[0] : undefined);
  };

  const says = readYesNo(nativeEvent, strings.yesKey, strings.noKey);
  if (says !== undefined) {
    const field = meant("letter");
    if (!field) return false;
    const check = find(field, "");
    if (check?.getAttribute("role") !== "checkbox") return press(find(field, says ? "-y" : "-n"));
    form.store.change(field, says);
    check.focus();
    return true;
  }

  const digit = readDigit(nativeEvent);
  if (digit === undefined) return false;
  const field = digit === 0 ? meant("digit", "letter") : meant("digit");
  if (!field) return false;
  if (digit === 0) return press(find(field, "-x"));
  const count = field.kind === "singleSelect" ? field.options.length : 0;
  return press(find(field, digit === count + 1 ? "-o" : `-${digit - 1}`));
}

/** Clicks an element and focuses it, so that it is read. */
function press(element: HTMLElement | null): boolean {
  if (!element) return false;
  element.focus();
  element.click();
  return true;
}
