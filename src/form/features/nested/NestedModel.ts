import * as limits from "../../../core/limits.js";
import { ownValue, sameJson } from "../../../core/json.js";
import { measureJson } from "../../../core/walkJson.js";
import { type Shape, shapeOf, startOf } from "../../../nested/shapeOf.js";
import type { FieldOf, NestedSchema } from "../../../schema/Field.js";
import {
  type NestedFieldInput,
  hiddenIn,
  isUnread,
  type NestedInput,
  partOf,
  readNestedInput,
  toFieldInput,
  withPart,
} from "../../../schema/NestedInput.js";
import { documentOf, type SchemaDocument } from "../../../schema/SchemaDocument.js";
import type { NestedStrings } from "../../../strings/enNested.js";
import { evaluate } from "../../../validation/evaluate.js";
import type { FormStore } from "../../model/FormStore.js";
import { NAME, type Row, RowMaker } from "./RowMaker.js";
import { drawAnswer, type Drawn, readDrawn, valueIn } from "./drawn.js";

/** The schema of a field without one: any value. */
export const ANY_SCHEMA: NestedSchema = { schema: true, root: true };

const hasInput = ({ value, rest }: NestedInput) => value !== undefined || rest !== undefined;

/** Issues of an answer that its control can't show. */
const UNSHOWABLE: ReadonlySet<string> = new Set(["enum", "type"]);

/** How often properties that an answer adds or takes away may lead to others. */
const MAX_ROUNDS = 10;

/** The nested fields of one field: a form for each group, row, entry or case. */
export class NestedModel implements Drawn {
  readonly shape: Shape;
  rows: readonly Row[];
  entries: readonly Row[];
  branch: number | undefined;
  /** Whether the whole answer is visible. */
  readonly drawable: boolean;
  /** The input that the field holds. */
  entered: NestedFieldInput | string;
  readonly #schema: unknown;
  readonly #document: SchemaDocument;
  readonly #make: RowMaker;
  readonly #required: boolean;
  /** Whether an empty list of rows or entries is the answer, or the lack of one. */
  #answered: boolean;
  /** Input of cases and properties that are not shown. See `Rest`. */
  readonly #hidden: Map<string | number, NestedInput>;

  /**
   * @param field the field. If it is not required, missing values are left out, in place of `null`.
   * @param before the model that this one replaces. Its nested fields continue if they still exist.
   */
  constructor(
    field: FieldOf<"json">,
    outer: FormStore,
    words: NestedStrings,
    entered: NestedFieldInput | string,
    before?: NestedModel,
  ) {
    const { nested = ANY_SCHEMA, required } = field;
    this.#schema = nested.schema;
    this.#required = required;
    this.#document = documentOf(nested);
    this.#make = new RowMaker(outer, field, this.#document, words);
    this.entered = entered;
    let input = readNestedInput(entered);
    this.shape = this.#shapeFor(input?.value);
    this.#hidden = hiddenIn(input?.rest);
    if (before && input) [input, this.shape] = this.#follow(before.shape, input);
    this.#answered = input?.value !== undefined || (required && this.shape.kind === "group");
    const drawn = input && drawAnswer(this.shape, input, this.#make, this.#document);
    const { rows = [], entries = [], branch } = drawn ?? {};
    [this.rows, this.entries, this.branch] = [rows, entries, branch];
    this.drawable = input !== undefined && drawn !== undefined && this.#shows(input);
    if (before && this.shape.kind === "group") {
      this.rows = this.rows.map((row, at) => ({ ...row, id: before.rows[at]?.id ?? row.id }));
    }
  }

  /** Whether the answer is a list of nothing. */
  get empty(): boolean {
    return this.#answered && this.rows.length === 0;
  }

  /** Whether the current input leads to other nested fields. */
  get outdated(): boolean {
    const value = readNestedInput(this.entered)?.value;
    // A shape can refer to one schema any number of times, so it is compared by its digest.
    const [next, shown] = [this.#shapeFor(value), this.shape].map((each) =>
      measureJson(each, limits.comparedBytes),
    );
    return next?.digest !== shown?.digest;
  }

  #shapeFor(value: unknown): Shape {
    return shapeOf(this.#schema, this.#document, value, this.#required);
  }

  /** Whether an entry has the name of an entry above it, or of a property: such an answer can't be sent. */
  isTaken(entry: Row): boolean {
    const { shape, entries } = this;
    if (shape.kind !== "group" || !entries.includes(entry)) return false;
    const [name, ...above] = [entry, ...entries.slice(0, entries.indexOf(entry))].map(
      ({ form }) => form.read().value[NAME],
    );
    if (typeof name !== "string") return false;
    return above.includes(name) || Object.hasOwn(shape.schema.properties as object, name);
  }

  /** Every form within. */
  get forms(): readonly Row[] {
    return [...this.rows, ...this.entries];
  }

  /** Returns the current input, for the field to hold. */
  write(): NestedFieldInput | string {
    this.entered = toFieldInput(this.#read());
    return this.entered;
  }

  /** Adds a row, or an entry, at the end, unless that takes more than the budget. */
  add(): void {
    const { shape } = this;
    this.#document.budget.within(() => {
      if (shape.kind === "group")
        this.entries = [...this.entries, this.#make.entry(shape.entries, {})];
      if (shape.kind === "list")
        this.rows = [...this.rows, this.#started(shape.itemAt(this.rows.length))];
    });
  }

  remove(row: Row): void {
    this.rows = this.rows.filter((each) => each !== row);
    this.entries = this.entries.filter((each) => each !== row);
    this.#answered = true;
  }

  /** @param by `1` for down, `-1` for up. */
  move(row: Row, by: 1 | -1): void {
    const rows = [...this.rows];
    const at = rows.indexOf(row);
    const [other] = rows.splice(at + by, 1, row);
    if (other) rows.splice(at, 1, other);
    this.rows = rows;
  }

  /** Sets whether the empty list is the answer. */
  setEmpty(answered: boolean): void {
    this.#answered = answered;
  }

  choose(branch: number): void {
    const { shape } = this;
    const chosen = shape.kind === "choice" ? shape.branches[branch] : undefined;
    if (!chosen || branch === this.branch || shape.kind !== "choice") return;
    const left = this.rows[0] && valueIn(this.rows[0].form);
    this.#document.budget.within(() => {
      let input = this.#hidden.get(branch) ?? { value: startOf(chosen.schema, this.#document) };
      if (left && this.branch !== undefined) {
        for (const key of shape.shared) input = withPart(input, key, partOf(left, key));
      }
      const row = this.#make.single(chosen.schema, input);
      // A draft may hold what the case would not show.
      this.rows = [row.form.drawable ? row : this.#started(chosen.schema)];
      if (left && this.branch !== undefined) this.#hidden.set(this.branch, left);
      this.#hidden.delete(branch);
      this.branch = branch;
    });
  }

  /** Creates an empty row. */
  #started(schema: unknown): Row {
    return this.#make.single(schema, { value: startOf(schema, this.#document) });
  }

  /**
   * Hides the input of properties that an answer took away, and brings back that of properties that
   * it added. Both can lead to others.
   */
  #follow(before: Shape, given: NestedInput): [input: NestedInput, shape: Shape] {
    let [last, next, input] = [before, this.shape, given];
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (last.kind !== "group" || next.kind !== "group") break;
      const [old, now] = [last, next].map(({ schema }) => Object.keys(schema.properties as object));
      const gone = old!.filter((key) => !now!.includes(key) && hasInput(partOf(input, key)));
      const back = now!.filter((key) => !old!.includes(key) && this.#hidden.has(key));
      const unshowable = now!.filter(
        (key) => old!.includes(key) && this.#isUnshowable(last, next, input, key),
      );
      if (gone.length + back.length + unshowable.length === 0) break;
      for (const key of unshowable) input = withPart(input, key, {});
      for (const key of gone) {
        this.#hidden.set(key, partOf(input, key));
        input = withPart(input, key, {});
      }
      for (const key of back) {
        input = withPart(input, key, this.#hidden.get(key) ?? {});
        this.#hidden.delete(key);
      }
      [last, next] = [next, this.#shapeFor(input.value)];
    }
    return [input, next];
  }

  /** Whether a property has another schema now, whose control can't show its answer, for example with other options. */
  #isUnshowable(before: Shape, now: Shape, input: NestedInput, key: string): boolean {
    const [old, next] = [before, now].map((shape) =>
      shape.kind === "group" ? ownValue(shape.schema.properties, key) : undefined,
    );
    const { value } = partOf(input, key);
    if (value === undefined || sameJson(old, next)) return false;
    const found = evaluate(next, value, this.#document) ?? [];
    return found.some(({ path, issue: { code } }) => path.length === 0 && UNSHOWABLE.has(code));
  }

  /** Whether everything to be sent is visible, whatever a draft contains besides. */
  #shows(input: NestedInput): boolean {
    const { value, rest } = this.#read();
    const isWhole = sameJson(value, input.value, { partly: true });
    return isWhole && isUnread(rest) === isUnread(input.rest);
  }

  #read(): NestedInput {
    const { shape } = this;
    if (shape.kind === "json") return readNestedInput(this.entered) ?? {};
    const input = readDrawn(shape, this, this.#answered, this.#document);
    if (this.#hidden.size === 0) return input;
    return { ...input, rest: { ...input.rest, hidden: [...this.#hidden] } };
  }
}
