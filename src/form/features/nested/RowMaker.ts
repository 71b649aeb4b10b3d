import { asObject, isObject, type JsonObject, ownValue, sameJson } from "../../../core/json.js";
import * as limits from "../../../core/limits.js";
import { fitsField } from "../../../memory/fitsField.js";
import { VALUE } from "../../../nested/schemas.js";
import { onlyField, readFields } from "../../../nested/shapeOf.js";
import { answerable, type Field } from "../../../schema/Field.js";
import { initialValue, shownValue, toContent } from "../../../schema/content.js";
import {
  type NestedInput,
  readNestedInput,
  type Rest,
  restAt,
  toFieldInput,
} from "../../../schema/NestedInput.js";
import { parseDateTime, parseTime } from "../../../schema/dateTime.js";
import type { SchemaReading } from "../../../schema/readSchema.js";
import type { SchemaDocument } from "../../../schema/SchemaDocument.js";
import type { FieldInput, Settings } from "../../../schema/types.js";
import type { NestedStrings } from "../../../strings/enNested.js";
import type { FormStore } from "../../model/FormStore.js";

/**
 * The nested fields of one answer: a form in the form, whose answers together are the answer of the
 * outer field.
 */
export class RowForm {
  readonly store: FormStore;
  /** Whether every property of the value is shown with its value. */
  readonly drawable: boolean;
  /** Whether all of it was validated once. */
  #checked = false;

  /**
   * @param outer the form of the outer field.
   * @param of the outer field.
   * @param reading the nested fields.
   * @param entered the answer so far.
   */
  constructor(outer: FormStore, of: Field, reading: SchemaReading, { value, rest }: NestedInput) {
    const { budget } = reading.document;
    budget.spend(limits.stepsPerForm + reading.fields.length * limits.stepsPerField);
    const { settings } = outer.values;
    const values = asObject(value);
    const own = (key: string) => ownValue(values, key);
    const fields = reading.fields.map((field) => asEntered(field, own(field.key)));
    const store = outer.within(of, { ...reading, fields });
    this.store = store;
    let fits = store.reading.unrendered === 0 && (value === undefined || isObject(value));
    for (const field of store.fields) {
      const [given, inner] = [own(field.key), restAt(rest, field.key)];
      // A part that must be answered starts with its own defaults.
      if (field.kind === "json" && given === undefined && !inner) continue;
      const entered = enteredIn(field, given, inner, settings);
      if (fitsField(field, entered, settings)) store.values.set(field, entered);
      else fits = false;
      // A part that was kept as half entered must not read as an answer.
      const half = given === undefined && field.kind !== "json" && inner?.text !== undefined;
      if (half && store.values.read(field).state === "given") fits = false;
    }
    // A value that is not shown, or that a control would show differently, must not be sent.
    const shown = Object.entries(this.read().value);
    this.drawable =
      fits &&
      Object.keys(values).every((key) => shown.some((each) => each[0] === key)) &&
      shown.every(([key, each]) => own(key) === undefined || sameJson(each, own(key), { budget }));
  }

  /** Returns the answer, and the remaining input. */
  read(): { value: JsonObject; rest: Rest | undefined } {
    const { store } = this;
    const inner: (readonly [string, Rest])[] = [];
    const content: Record<string, unknown> = toContent(store.reading.fields, (field) => {
      const answer = store.values.read(field);
      const entered = store.values.get(field);
      const input = field.kind === "json" ? readNestedInput(store.values.get(field)) : undefined;
      if (input?.rest) inner.push([field.key, input.rest]);
      else if (answer.state === "unreadable") inner.push([field.key, { text: entered }]);
      // The answer of an inner field is taken even if half entered: the outer answer is validated.
      if (input && input.value !== undefined) {
        return { state: "given", value: input.value as string };
      }
      return answer;
    });
    return { value: content, rest: inner.length > 0 ? { in: inner } : undefined };
  }

  /** Validates every nested field, so that each shows its errors. */
  async check(): Promise<void> {
    await this.store.validation.check(this.store.fields).catch(() => {});
    this.#checked = true;
  }

  /** Whether a nested field shows an error, or may once all of it is validated. */
  get showsErrors(): boolean {
    const { fields, validation } = this.store;
    return !this.#checked || fields.some((field) => validation.issues(field).length > 0);
  }
}

/** Makes a date and time the default of its field: only a default keeps the offset that it came with. */
function asEntered(read: Field, value: unknown): Field {
  const field = answerable(read, value ?? read.default);
  if ((field.kind !== "dateTime" && field.kind !== "time") || typeof value !== "string")
    return field;
  const isZoned =
    field.kind === "time" ? parseTime(value)?.offset : "epoch" in (parseDateTime(value) ?? {});
  return isZoned ? { ...field, default: value } : field;
}

function enteredIn(
  field: Field,
  value: unknown,
  rest: Rest | undefined,
  settings: Settings,
): FieldInput {
  if (field.kind === "json") {
    if (typeof rest?.text === "string" && !rest.in) return rest.text;
    return toFieldInput({ value, rest });
  }
  if (value === undefined) {
    const empty = shownValue(field, undefined, settings);
    return rest?.text === undefined ? empty : (rest.text as FieldInput);
  }
  if (sameJson(value, field.default)) return initialValue(field, settings);
  const numeric = field.kind === "number" || field.kind === "integer";
  // A value of another type is not what its control would show.
  if (field.kind === "multiSelect" || (numeric && typeof value !== "number")) {
    return value as FieldInput;
  }
  return shownValue(field, value, settings);
}

/** A row of a list, the selected case, a named entry, or all fields of a group. */
export interface Row {
  /** Tells it from others, whatever its place. */
  id: number;
  form: RowForm;
}

/** Key of an entry's name among the fields of its row. */
export const NAME = "name";

let lastRowId = 0;

/** Makes the forms within an answer. */
export class RowMaker {
  readonly #outer: FormStore;
  readonly #field: Field;
  readonly #document: SchemaDocument;
  readonly #words: NestedStrings;

  /** @param document what references point into. */
  constructor(outer: FormStore, field: Field, document: SchemaDocument, words: NestedStrings) {
    this.#outer = outer;
    this.#field = field;
    this.#document = document;
    this.#words = words;
  }

  /** Creates a form of the properties of an object. */
  group(schema: JsonObject, input: NestedInput): Row {
    lastRowId += 1;
    const reading = readFields(schema, this.#document);
    return { id: lastRowId, form: new RowForm(this.#outer, this.#field, reading, input) };
  }

  /** Creates a form of one field. */
  single(schema: unknown, { value, rest }: NestedInput): Row {
    return this.group(onlyField(schema, this.#document), {
      value: value === undefined ? {} : { [VALUE]: value },
      rest: restIn(rest),
    });
  }

  /** A form of a name and its value. */
  entry(entries: unknown, input: NestedInput): Row {
    const { entryName, entryValue } = this.#words;
    const schema = this.#document.recall(this.#words, entries, () => {
      const value = { ...asObject(entries), title: entryValue };
      const name = {
        type: "string",
        title: entryName,
        readOnly: isObject(entries) && entries.readOnly === true,
      };
      const properties = { [NAME]: name, [VALUE]: value };
      return { type: "object", properties, required: [NAME, VALUE] };
    });
    return this.group(schema, input);
  }

  /** A form of a name and its value, with both. */
  named(entries: unknown, name: string, value: unknown, rest: Rest | undefined): Row {
    return this.entry(entries, {
      value: { [NAME]: name, [VALUE]: value },
      rest: restIn(restAt(rest, name)),
    });
  }
}

function restIn(rest: Rest | undefined): Rest | undefined {
  return rest && { in: [[VALUE, rest]] };
}
