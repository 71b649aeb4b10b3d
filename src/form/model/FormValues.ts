import { type Field, type FieldKind, kindFacts } from "../../schema/Field.js";
import type { FieldValue, Settings } from "../../schema/types.js";
import { initialValue } from "../../schema/content.js";
import type { presetText } from "../../schema/presetOf.js";
import type { Answer, readAnswer } from "../../schema/readAnswer.js";
import type { FormElements } from "./FormElements.js";

/** Input of a form, by field ID. */
export class FormValues {
  settings: Settings;
  /** Reads an answer. It is loaded with the validation code. */
  reader: typeof readAnswer | undefined;
  #presetText: typeof presetText | undefined;
  readonly #fields: readonly Field[];
  readonly #elements: FormElements;
  readonly #initial: Map<string, FieldValue>;
  readonly #values: Map<string, FieldValue>;

  constructor(fields: readonly Field[], settings: Settings, elements: FormElements) {
    this.#fields = fields;
    this.settings = settings;
    this.#elements = elements;
    this.#initial = new Map(fields.map((field) => [field.id, initialValue(field, settings)]));
    this.#values = new Map(this.#initial);
  }

  get<K extends FieldKind>(field: Field & { kind: K }): FieldValue<K> {
    return this.#values.get(field.id) as FieldValue<K>;
  }

  set(field: Field, value: FieldValue): void {
    this.#values.set(field.id, value);
    this.#elements.write(field, value);
  }

  /** Clears a field, including a default of the server. */
  erase(field: Field): void {
    this.#values.set(
      field.id,
      initialValue({ ...field, default: undefined } as Field, this.settings),
    );
    this.#elements.erase(field);
  }

  /** Returns the initial value of a field: its default as its control shows it, or empty. */
  initial(field: Field): FieldValue {
    return this.#initial.get(field.id) as FieldValue;
  }

  /** Whether the user has changed a field. */
  changed(field: Field): boolean {
    return !Object.is(this.get(field), this.initial(field));
  }

  /** Whether the user has entered anything, even half a date or an unfinished search. */
  get dirty(): boolean {
    return this.#fields.some(
      (field) => this.changed(field) || this.#elements.incomplete(field) !== undefined,
    );
  }

  /** Whether something was entered in a field, be it an answer or not: its answer is not `none`. */
  answered(field: Field): boolean {
    const value = this.get(field);
    if (this.#elements.incomplete(field)) return true;
    if (typeof value !== "string" || field.kind === "singleSelect") return value !== null;
    return (kindFacts(field).trimmed ? value.trim() : value) !== "";
  }

  /** Returns the input of a field as an answer, or `undefined` before the reader is loaded. */
  read(field: Field): Answer | undefined {
    const issue = this.#elements.incomplete(field);
    if (!this.reader) return undefined;
    if (issue) return { state: "unreadable", issue };
    return this.reader(field, this.get(field), this.settings, this.initial(field));
  }

  /**
   * Sets the initial values of nested fields, once their code is loaded.
   *
   * @returns the fields that the user hasn't changed.
   */
  preset(code: typeof presetText): readonly Field[] {
    this.#presetText = code;
    return this.setSettings(this.settings);
  }

  /**
   * Changes the language or the time zone. The input stays unchanged.
   *
   * @returns the unchanged fields whose default reads differently now.
   */
  setSettings(settings: Settings): readonly Field[] {
    this.settings = settings;
    return this.#fields.filter((field) => {
      const initial = this.#presetText?.(field) ?? initialValue(field, settings);
      if (typeof initial !== "string" || this.changed(field)) return false;
      if (initial === this.initial(field)) return false;
      this.#initial.set(field.id, initial);
      this.set(field, initial);
      return true;
    });
  }
}
