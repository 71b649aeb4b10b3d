import { containsFocus } from "../../core/visibility.js";
import type { Field } from "../../schema/Field.js";
import { controlValue, type FieldInput, type IssueDetail } from "../../schema/types.js";

/** The elements of the fields: their focus, and input that only an element holds. */
export class FormElements {
  readonly #controls = new Map<string, HTMLElement>();
  readonly #textBoxes = new Map<string, HTMLInputElement>();
  #form: Element | null = null;
  #reveal: ((field: Field) => boolean) | undefined;

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
    this.#textBoxes.delete(id);
    if (element) this.#controls.set(id, element);
    else this.#controls.delete(id);
    if (!isTextBox || !element || !("value" in element)) return undefined;
    const box = element as HTMLInputElement;
    this.#textBoxes.set(id, box);
    return box;
  }

  /** Text boxes are uncontrolled, so that a key typed renders nothing again. */
  write({ id }: Field, input: FieldInput): void {
    const box = this.#textBoxes.get(id);
    const value = controlValue(input);
    if (box && typeof value === "string" && box.value !== value) box.value = value;
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
