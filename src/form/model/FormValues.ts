import type { Budget } from "../../core/Budget.js";
import { sameJson } from "../../core/json.js";
import type { Field, FieldKind } from "../../schema/Field.js";
import type { FieldInput, Settings } from "../../schema/types.js";
import { initialValue, shownValue } from "../../schema/content.js";
import { presetText } from "../../schema/presetOf.js";
import { type Answer, readAnswer } from "../../schema/readAnswer.js";
import { isRefusedEmpty } from "../../validation/validateValue.js";
import type { FormElements } from "./FormElements.js";

/** Returns the initial value of a field, with the defaults of its nested fields. */
function startValue(field: Field, settings: Settings): FieldInput {
  return presetText(field) ?? initialValue(field, settings);
}

/** Returns a time without zeros at its end: Firefox adds them to what the user typed (`.5`, `.500`). */
function timeOf({ kind }: Field, value: FieldInput): FieldInput {
  const isTime = (kind === "time" || kind === "dateTime") && typeof value === "string";
  return isTime ? value.replace(/(:\d\d\.\d*?)0+$/, "$1").replace(/\.$/, "") : value;
}

/** Input of a form, by field ID. */
export class FormValues {
  settings: Settings;
  readonly #fields: readonly Field[];
  readonly #elements: FormElements;
  readonly #budget: Budget;
  readonly #initial: Map<string, FieldInput>;
  readonly #values: Map<string, FieldInput>;

  constructor(
    fields: readonly Field[],
    settings: Settings,
    elements: FormElements,
    budget: Budget,
  ) {
    this.#fields = fields;
    this.#budget = budget;
    this.settings = settings;
    this.#elements = elements;
    this.#initial = new Map(fields.map((field) => [field.id, startValue(field, settings)]));
    this.#values = new Map(this.#initial);
  }

  get<K extends FieldKind>(field: Field & { kind: K }): FieldInput<K> {
    return this.#values.get(field.id) as FieldInput<K>;
  }

  set(field: Field, value: FieldInput): void {
    const initial = this.initial(field);
    // A list with the same items as at first is no change, nor is the same time.
    const isInitial = sameJson(timeOf(field, value), timeOf(field, initial));
    this.#values.set(field.id, isInitial ? initial : value);
    this.#elements.write(field, value);
  }

  /** Clears a field, including a default of the server. */
  erase(field: Field): void {
    const empty = shownValue(field, undefined, this.settings);
    // A default that is erased is no input of the user.
    if (!this.changed(field)) this.#initial.set(field.id, empty);
    this.#values.set(field.id, empty);
    this.#elements.erase(field);
  }

  /** Returns the initial value of a field: its default as its control shows it, or empty. */
  initial(field: Field): FieldInput {
    return this.#initial.get(field.id) as FieldInput;
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

  /** Whether something was entered in a field, be it valid or not. */
  answered(field: Field): boolean {
    return this.read(field).state !== "none";
  }

  /** Returns the input of a field as an answer. */
  read(field: Field): Answer {
    const issue = this.#elements.incomplete(field);
    if (issue) return { state: "unreadable", issue };
    const answer = readAnswer(field, this.get(field), this.settings, this.initial(field));
    return isRefusedEmpty(field, answer, this.#budget) ? { state: "none" } : answer;
  }

  /**
   * Changes the language or the time zone. The input stays unchanged.
   *
   * @returns the unchanged fields whose default reads differently now.
   */
  setSettings(settings: Settings): readonly Field[] {
    this.settings = settings;
    const changed: Field[] = [];
    for (const field of this.#fields) {
      const initial = startValue(field, settings);
      if (typeof initial !== "string" || initial === this.initial(field)) continue;
      if (this.changed(field)) continue;
      this.#initial.set(field.id, initial);
      this.set(field, initial);
      changed.push(field);
    }
    return changed;
  }
}
