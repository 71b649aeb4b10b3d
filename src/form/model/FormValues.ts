import { createFormControl, type Resolver } from "react-hook-form";
import type { Budget } from "../../core/Budget.js";
import type { Field, FieldKind } from "../../schema/Field.js";
import type { FieldInput, Settings } from "../../schema/types.js";
import { initialValue, shownValue } from "../../schema/content.js";
import { sameInput } from "../../schema/NestedInput.js";
import { presetText } from "../../schema/presetOf.js";
import { type Answer, readAnswer } from "../../schema/readAnswer.js";
import { isRefusedEmpty } from "../../validation/validateValue.js";
import type { FormElements } from "./FormElements.js";

/** The input of all fields, by generated IDs: no key of a server is ever a path. */
export type Values = Record<string, FieldInput>;

type FormControl = ReturnType<typeof createFormControl<Values>>["formControl"];

/** Returns the initial values of fields, with the defaults of their nested fields. */
function startValues(fields: readonly Field[], settings: Settings): Values {
  const valueOf = (field: Field) => presetText(field) ?? initialValue(field, settings);
  return Object.fromEntries(fields.map((field) => [field.id, valueOf(field)]));
}

/** Returns a time without zeros at its end: Firefox adds them to what the user typed (`.5`, `.500`). */
function timeOf({ kind }: Field, value: FieldInput): FieldInput {
  const isTime = (kind === "time" || kind === "dateTime") && typeof value === "string";
  return isTime ? value.replace(/(:\d\d\.\d*?)0+$/, "$1").replace(/\.$/, "") : value;
}

/** The form whose input it is. */
interface EnteredForm {
  fields: readonly Field[];
  elements: FormElements;
  readonly budget: Budget;
}

/** The input of a form, as answers. */
export class FormValues {
  /** The form of react-hook-form: values, errors, and which fields the user has left. */
  readonly formControl: FormControl;
  settings: Settings;
  readonly #form: EnteredForm;
  /** What the fields start with. */
  readonly #initial: Values;

  constructor(form: EnteredForm, settings: Settings, resolver: Resolver<Values>) {
    this.#form = form;
    this.settings = settings;
    this.#initial = startValues(form.fields, settings);
    this.formControl = createFormControl<Values>({ resolver }).formControl;
    // Until the first reset, it reads its defaults in place of its values.
    this.reset();
  }

  /** Forgets all input, which fields were left, and their errors. */
  reset(): void {
    this.formControl.reset(this.#initial);
  }

  get<K extends FieldKind>(field: Field & { kind: K }): FieldInput<K> {
    return this.formControl.getValues(field.id) as FieldInput<K>;
  }

  set(field: Field, value: FieldInput): void {
    const initial = this.initial(field);
    // A list with the same items as at first is no change, nor is the same time.
    const isInitial = sameInput(timeOf(field, value), timeOf(field, initial));
    this.formControl.setValue(field.id, isInitial ? initial : value);
    this.#form.elements.write(field, value);
  }

  /** Clears a field, including a default of the server. */
  erase(field: Field): void {
    const empty = shownValue(field, undefined, this.settings);
    // A default that is erased is no input of the user.
    if (!this.changed(field)) this.#initial[field.id] = empty;
    this.formControl.setValue(field.id, empty);
    this.#form.elements.erase(field);
  }

  /** Returns the initial value of a field: its default as its control shows it, or empty. */
  initial<K extends FieldKind>(field: Field & { kind: K }): FieldInput<K> {
    return this.#initial[field.id] as FieldInput<K>;
  }

  /** Whether the user has changed a field. */
  changed(field: Field): boolean {
    return !sameInput(this.get(field), this.initial(field));
  }

  /** Whether the user has entered anything, even half a date or an unfinished search. */
  get dirty(): boolean {
    const { fields, elements } = this.#form;
    return fields.some((field) => this.changed(field) || elements.incomplete(field) !== undefined);
  }

  /** Whether something was entered in a field, be it valid or not. */
  answered(field: Field): boolean {
    return this.read(field).state !== "none";
  }

  /** Returns the input of a field as an answer. */
  read(field: Field): Answer {
    const { elements, budget } = this.#form;
    const issue = elements.incomplete(field);
    if (issue) return { state: "unreadable", issue };
    const answer = readAnswer(field, this.get(field), this.settings, this.initial(field));
    return isRefusedEmpty(field, answer, budget) ? { state: "none" } : answer;
  }

  /**
   * Changes the language or the time zone. The input stays unchanged.
   *
   * @returns the unchanged fields whose default reads differently now.
   */
  setSettings(settings: Settings): readonly Field[] {
    this.settings = settings;
    const initial = startValues(this.#form.fields, settings);
    const differing = this.#form.fields.filter((field) => {
      const value = initial[field.id];
      return typeof value === "string" && value !== this.initial(field);
    });
    const unchanged = differing.filter((field) => !this.changed(field));
    // Changed fields need it, too: their input must not count as the default of an earlier time zone.
    for (const { id } of differing) this.#initial[id] = initial[id]!;
    for (const field of unchanged) this.set(field, this.initial(field));
    return unchanged;
  }
}
