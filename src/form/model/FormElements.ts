import type { Sight } from "../../core/sight.js";
import { containsFocus } from "../../core/visibility.js";
import type { Field } from "../../schema/Field.js";
import { asText } from "../../core/json.js";
import { controlValue, type FieldInput, type IssueDetail } from "../../schema/types.js";

/** Elements whose content is the value of a field. The label of any other control says what it is. */
const BOX = 'input, textarea, select, [data-elicit="input"]';
const FIELD = '[data-elicit="field"]';
/** Selects fields with nested fields, which pass focus on to the first error. */
export const NESTED_FIELDS = '[data-elicit="parts"]';
/** A nested answer as text. Its nested fields are watched by themselves. */
const CLOSED_PARTS = ':scope > [data-elicit="answer-value"]';
/** Shows the rest of a long text, or of many chosen options. */
const REST = ':scope > [data-elicit="unfold"], [data-elicit="chips"] + [data-elicit="unfold"]';

/** The elements of the fields: their focus, and input that only an element holds. */
export class FormElements {
  readonly #controls = new Map<string, HTMLElement>();
  readonly #textBoxes = new Map<string, HTMLInputElement>();
  /** The element of each field that must be on screen before its value is sent. */
  readonly #watched = new Map<string, HTMLElement>();
  readonly #sight: Sight;
  #form: Element | null = null;
  #reveal: ((field: Field) => boolean) | undefined;
  /** The elements that were removed in this task, by field ID. */
  readonly #left = new Map<string, { element: HTMLElement; hadFocus: boolean }>();

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Notes the element of the form. A React `ref`. */
  readonly attachForm = (form: Element | null): void => {
    this.#form = form;
  };

  /** The document of the form. If the host renders the form, only its fields are known here. */
  get page(): Document {
    const [shown = this.#form] = this.#controls.values();
    return shown?.ownerDocument ?? document;
  }

  /** Whether a field has an element that takes the focus. */
  has({ id }: Field): boolean {
    return this.#controls.has(id);
  }

  /** Returns the tree of a field, or `undefined` if none of its elements is known. */
  rootOf({ id }: Field): Document | ShadowRoot | undefined {
    const root = (this.#controls.get(id) ?? this.#form)?.getRootNode();
    return root && "getElementById" in root ? (root as Document | ShadowRoot) : undefined;
  }

  /** The element of the form, if any of it is known. */
  get form(): Element | undefined {
    const [control] = this.#controls.values();
    return this.#form ?? control?.closest("form") ?? undefined;
  }

  /** Whether focus is in the form. */
  get hasFocus(): boolean {
    return this.form !== undefined && containsFocus(this.form);
  }

  /** Whether the element of a field has the focus. */
  isFocused({ id }: Field): boolean {
    const control = this.#controls.get(id);
    return control !== undefined && isFocused(control);
  }

  /** Whether the user is in another window, while focus stays in the form. */
  get isAway(): boolean {
    const { activeElement, body } = this.page;
    return activeElement !== null && activeElement !== body && !this.page.hasFocus();
  }

  /**
   * Tells which element takes the focus for a field.
   *
   * @param isTextBox whether it is a text box of our own, which holds the value of the field itself.
   * @returns that text box.
   */
  set(
    { id }: Field,
    element: HTMLElement | null,
    isTextBox: boolean,
  ): HTMLInputElement | undefined {
    const before = this.#controls.get(id);
    if (!element && before) this.#leave(id, before);
    this.#textBoxes.delete(id);
    if (element) this.#controls.set(id, element);
    else this.#controls.delete(id);
    if (!isTextBox || !element || !("value" in element)) return undefined;
    const box = element as HTMLInputElement;
    this.#textBoxes.set(id, box);
    return box;
  }

  /** Text boxes are uncontrolled, so that a key typed renders nothing again. */
  write(field: Field, input: FieldInput): void {
    const box = this.#textBoxes.get(field.id);
    const value = boxText(input);
    if (!box || value === undefined) return;
    if (box.value !== value) {
      box.value = value;
      this.watch(field, input);
    }
    fit(box);
  }

  /**
   * Watches the element of a value that the user did not enter there: a default, a draft. It must be
   * on screen before it is sent.
   */
  watch({ id, kind }: Field, input: FieldInput): void {
    const control = this.#controls.get(id);
    this.#forget(id);
    if (!control || input === null || input === "") return;
    // The options of a choice, and their label, are its value.
    const isBox = kind !== "multiSelect" && control.matches(BOX);
    const around = control.closest<HTMLElement>(FIELD) ?? control;
    const closed = control.querySelector<HTMLElement>(CLOSED_PARTS);
    const element = control.matches(NESTED_FIELDS) ? closed : isBox ? control : around;
    if (!element) return;
    this.#watched.set(id, element);
    this.#sight.watch(element, { findRest: () => element.querySelector<HTMLElement>(REST) });
  }

  /** Notes an element that is removed, or is about to be attached again by another `ref`. */
  #leave(id: string, element: HTMLElement): void {
    this.#left.set(id, { element, hadFocus: isFocused(element) });
    queueMicrotask(() => {
      this.#left.delete(id);
      if (!this.#controls.has(id)) this.#forget(id);
    });
  }

  /**
   * Takes over from the element that a new one has just replaced: the focus, and that its value must be
   * on screen.
   */
  takeOver(field: Field, input: FieldInput): void {
    const control = this.#controls.get(field.id);
    const left = this.#left.get(field.id);
    if (!control || left?.element === control) return;
    const watched = this.#watched.get(field.id);
    // An answer that the user chose is not watched, and one that was on screen is not watched again.
    if (!left || (watched && (watched === left.element || !watched.isConnected)))
      this.watch(field, input);
    if (!left?.hadFocus) return;
    const { selectionStart, selectionEnd } = left.element as HTMLInputElement;
    control.focus({ preventScroll: true });
    if (hasSelection(control)) control.setSelectionRange(selectionStart, selectionEnd);
  }

  #forget(id: string): void {
    const element = this.#watched.get(id);
    if (element) this.#sight.unwatch(element);
    this.#watched.delete(id);
  }

  /** Empties the text box of a field, and its markup: React writes what a box holds into an attribute. */
  erase({ id }: Field): void {
    const box = this.#textBoxes.get(id);
    if (!box) return;
    box.value = "";
    box.defaultValue = "";
  }

  /** A half-entered value exists in its element alone. */
  incomplete({ id, kind }: Field): IssueDetail | undefined {
    const validity = (this.#controls.get(id) as HTMLInputElement | undefined)?.validity;
    // A native picker or number box that is half filled in has an empty value, although the user did
    // answer.
    const isNumber = kind === "number" || kind === "integer";
    if (validity?.badInput) return { code: isNumber ? "notANumber" : "incompleteDate" };
    // A search that was left without taking an option.
    return validity?.customError ? { code: "enum" } : undefined;
  }

  focus(field: Field): void {
    if (this.#reveal?.(field)) return;
    const element = this.#controls.get(field.id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: "nearest" });
  }

  /**
   * Sets how a hidden field is shown and focused.
   *
   * @param reveal returns `false` for a field that is visible already.
   */
  setReveal(reveal: ((field: Field) => boolean) | undefined): void {
    this.#reveal = reveal;
  }
}

/** It leaves out buttons whose next key press would change the answer: chips and unchosen radios. */
const FOCUS_TARGET =
  'input, textarea, select, button:not([tabindex="-1"], [data-elicit="chip-remove"]), [tabindex]:not(button, [data-elicit="parts"])';

/** Focuses an element, or the first in it that takes the focus. */
export function focusOn(element: HTMLElement): void {
  const target = element.matches(FOCUS_TARGET)
    ? element
    : element.querySelector<HTMLElement>(FOCUS_TARGET);
  target?.focus({ preventScroll: true });
}

/** Whether an element has a selection of text. */
function hasSelection(element: HTMLElement): element is HTMLTextAreaElement {
  return element.matches('textarea, [type="text"], [type="password"]');
}

/** Whether an element has the focus, in any tree. */
function isFocused(element: HTMLElement): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/**
 * Gives a text box the height of its text where no style sheet does: not in browsers before Chrome
 * 123, Firefox 152 and Safari 26.2, and not in a host without our style sheet.
 */
export function fit(box: HTMLElement): void {
  if (box.localName !== "textarea" || box.scrollHeight === 0) return;
  const style = box.ownerDocument.defaultView?.getComputedStyle(box);
  if (style?.getPropertyValue("field-sizing") === "content") return;
  box.style.blockSize = "auto";
  box.style.blockSize = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

/** Returns the text of a field's text box, if it has one. */
export function boxText(input: FieldInput): string | undefined {
  return asText(controlValue(input));
}

/** Returns a text as text boxes write its line ends. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
