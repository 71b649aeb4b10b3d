import type { Field, FieldKind } from "../../schema/Field.js";
import { kindFacts } from "../../schema/fieldKinds.js";
import type { FieldValue, Settings } from "../../schema/types.js";
import { initialValue } from "../../schema/initialValue.js";
import type { presetText } from "../../schema/presetOf.js";
import type { Answer, readAnswer } from "../../schema/readAnswer.js";
import type { FormElements } from "./FormElements.js";

/** What was entered in a form, by our own field ids. */
export class FormValues {
  settings: Settings;
  /** What reads an answer; it comes with the code that checks one. */
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

  /** Empties a field, also of what the server filled in. */
  erase(field: Field): void {
    this.#values.set(
      field.id,
      initialValue({ ...field, default: undefined } as Field, this.settings),
    );
    this.#elements.erase(field);
  }

  /** What a field started with: its default as its control shows it, or nothing. */
  initial(field: Field): FieldValue {
    return this.#initial.get(field.id) as FieldValue;
  }

  /** Whether the person has changed a field. */
  changed(field: Field): boolean {
    return !Object.is(this.get(field), this.initial(field));
  }

  /** Whether the person has entered anything, be it half a date or a search without an end. */
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

  /** What was entered, as an answer; `undefined` before what reads it has come. */
  read(field: Field): Answer | undefined {
    const issue = this.#elements.incomplete(field);
    if (!this.reader) return undefined;
    if (issue) return { state: "unreadable", issue };
    return this.reader(field, this.get(field), this.settings, this.initial(field));
  }

  /**
   * Fills in what answers with parts start with, once the code for it has loaded.
   *
   * @returns the fields of those that nobody touched.
   */
  preset(code: typeof presetText): readonly Field[] {
    this.#presetText = code;
    return this.setSettings(this.settings);
  }

  /**
   * The language or the time zone changed. What was entered stays as it is.
   *
   * @returns the fields whose default, which nobody touched, reads differently here and now.
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
