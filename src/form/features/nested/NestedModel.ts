import { isObject } from "../../../protocol/isObject.js";
import { MAX_ROWS, VALUE } from "../../../nested/limits.js";
import { branchOf } from "../../../nested/branchOf.js";
import { evaluate } from "../../../validation/evaluate.js";
import { sameJson } from "../../../protocol/sameJson.js";
import type { NestedSchema } from "../../../schema/Field.js";
import { jsonText } from "../../../schema/jsonText.js";
import { readEntered } from "../../../schema/readEntered.js";
import { resolveNullable } from "../../../schema/resolveNullable.js";
import type { NestedStrings } from "../../../strings/enNested.js";
import type { FormStore } from "../../model/FormStore.js";
import { Parts } from "./Parts.js";
import {
  entriesOf,
  isUnread,
  type Parted,
  readParted,
  type Rest,
  restAt,
  writeParted,
} from "../../../nested/Rest.js";
import { type Shape, shapeOf, startOf } from "../../../nested/shapeOf.js";

/** A row of a list, the case that was chosen, a named entry, or all the parts of a group. */
export interface Row {
  /** Tells it from others, whatever its place. */
  id: number;
  parts: Parts;
}

const NAME = "name";

let ids = 0;

/**
 * The answer of one question with parts, as it is drawn: what was entered in it becomes the text that
 * the field holds, and a text that was kept becomes it again.
 */
export class NestedModel {
  readonly shape: Shape;
  /** Of a group its parts; of a list the rows; of several cases the one that is chosen. */
  rows: readonly Row[] = [];
  /** Of a group: what the person named. */
  entries: readonly Row[] = [];
  /** Which case was chosen. */
  branch: number | undefined;
  /** Whether all of what is answered is on show. */
  readonly drawable: boolean;
  /** What the field holds for it. */
  text: string;
  readonly #nested: NestedSchema;
  readonly #outer: FormStore;
  readonly #words: NestedStrings;
  /** What is drawn of the schema. */
  readonly #asked: unknown;
  /** Whether an empty list is the answer, or the lack of one. */
  #answered: boolean;

  /**
   * @param required whether it must be answered: what may be left out is, in place of `null`.
   * @param before the model that this one follows, whose parts go on where they are asked still.
   */
  constructor(
    nested: NestedSchema,
    required: boolean,
    outer: FormStore,
    words: NestedStrings,
    text: string,
    before?: NestedModel,
  ) {
    this.#nested = nested;
    this.#outer = outer;
    this.#words = words;
    this.text = text;
    let parted = readParted(text);
    const { schema } = nested;
    this.#asked = !required && isObject(schema) ? resolveNullable(schema) : schema;
    this.shape = shapeOf(this.#asked, nested.root, parted?.value);
    if (before && parted && isObject(parted.value)) {
      parted = { ...parted, value: before.#withoutGone(parted.value, this.shape) };
      this.shape = shapeOf(this.#asked, nested.root, parted.value);
    }
    this.#answered = parted?.value !== undefined;
    this.drawable = parted !== undefined && this.#draw(parted) && this.#shows(parted, text);
    if (before && this.shape.kind === "group") {
      this.rows = this.rows.map((row, at) => ({ ...row, id: before.rows[at]?.id ?? row.id }));
    }
  }

  /** Whether nothing is answered, not even that there is nothing. */
  get unanswered(): boolean {
    return this.text === "";
  }

  /** Whether the answer is a list of nothing. */
  get empty(): boolean {
    return this.#answered && this.rows.length === 0;
  }

  /** Whether other questions follow from what is entered by now. */
  get outdated(): boolean {
    const value = readParted(this.text)?.value;
    return jsonText(shapeOf(this.#asked, this.#nested.root, value)) !== jsonText(this.shape);
  }

  /** Every form within. */
  get forms(): readonly Row[] {
    return [...this.rows, ...this.entries];
  }

  /** The text that the field is to hold by now. */
  write(): string {
    this.text = writeParted(this.#read());
    return this.text;
  }

  /** Adds a row, or an entry, at the end. */
  add(): void {
    const { shape } = this;
    if (shape.kind === "group") this.entries = [...this.entries, this.#entry({})];
    if (shape.kind === "list") {
      const schema = shape.itemAt(this.rows.length);
      this.rows = [...this.rows, this.#row(schema, { value: this.#startOf(schema) })];
    }
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

  /** Takes a list of nothing for the answer, or nothing at all. */
  setEmpty(answered: boolean): void {
    this.#answered = answered;
  }

  choose(branch: number): void {
    const { shape } = this;
    const chosen = shape.kind === "choice" ? shape.branches[branch] : undefined;
    if (!chosen || branch === this.branch) return;
    this.branch = branch;
    this.rows = [this.#row(chosen.schema, { value: this.#startOf(chosen.schema) })];
  }

  #startOf(schema: unknown): unknown {
    return startOf(schema, this.#nested.root);
  }

  /** What is answered, but for parts that were asked here and are not any more. */
  #withoutGone(value: Readonly<Record<string, unknown>>, next: Shape): object {
    if (this.shape.kind !== "group" || next.kind !== "group") return value;
    const [before, now] = [this.shape, next].map(({ schema }) => schema.properties as object);
    const isGone = (key: string) => Object.hasOwn(before!, key) && !Object.hasOwn(now!, key);
    return Object.fromEntries(Object.entries(value).filter(([key]) => !isGone(key)));
  }

  /** Whether all that would be sent is drawn, whatever was written into a draft beside it. */
  #shows(parted: Parted, text: string): boolean {
    const { value, rest } = this.#read();
    return covers(value, parted.value) && isUnread(rest) === readEntered(text).unread;
  }

  /** Whether what is answered can be drawn, and is. */
  #draw({ value, rest }: Parted): boolean {
    const { shape } = this;
    switch (shape.kind) {
      case "group": {
        if (value !== undefined && !isObject(value)) return false;
        const { properties } = shape.schema as { properties: object };
        const all = Object.entries(value ?? {});
        const named = all.filter(([key]) => !Object.hasOwn(properties, key));
        if (named.length > (shape.entries === undefined ? 0 : MAX_ROWS)) return false;
        const own = Object.fromEntries(all.filter(([key]) => Object.hasOwn(properties, key)));
        this.rows = [this.#form(shape.schema, { value: own, rest })];
        this.entries = [
          ...named.map(([name, each]) =>
            this.#entry({
              value: { [NAME]: name, [VALUE]: each },
              rest: restIn(restAt(rest, name)),
            }),
          ),
          ...entriesOf(rest).map((each) => this.#entry(each)),
        ];
        break;
      }
      case "list": {
        if (value !== undefined && !Array.isArray(value)) return false;
        const list: readonly unknown[] = value ?? [];
        if (list.length > MAX_ROWS) return false;
        this.rows = list.map((each, at) => {
          const inner = restAt(rest, at);
          // The place of a row in which nothing is entered yet.
          const none = inner?.text !== undefined;
          return this.#row(shape.itemAt(at), { value: none ? undefined : each, rest: inner });
        });
        break;
      }
      case "choice": {
        const kept = rest?.branch;
        const branch = shape.branches[kept ?? -1]
          ? kept
          : branchOf(shape.branches, value, this.#nested.root);
        if (branch === undefined) return value === undefined;
        this.branch = branch;
        const inner = restAt(rest, VALUE);
        this.rows = [this.#row(shape.branches[branch]?.schema, { value, rest: inner })];
        break;
      }
      case "single":
        this.rows = [this.#row(shape.schema, { value, rest: restAt(rest, VALUE) })];
        break;
      case "constant":
        return value === undefined || JSON.stringify(value) === JSON.stringify(shape.value);
      case "json":
        return false;
    }
    return this.forms.every(({ parts }) => parts.drawable);
  }

  #read(): Parted {
    const { shape } = this;
    switch (shape.kind) {
      case "group": {
        const { value, rest } = this.rows[0]?.parts.read() ?? { value: {}, rest: undefined };
        return this.#withEntries(value, rest);
      }
      case "list": {
        if (this.rows.length === 0) return { value: this.#answered ? [] : undefined };
        const inner: [number, Rest][] = [];
        const value = this.rows.map(({ parts }, at) => {
          const read = valueIn(parts);
          if (read.rest ?? read.value === undefined) inner.push([at, read.rest ?? { text: "" }]);
          return read.value ?? null;
        });
        return { value, rest: inner.length > 0 ? { in: inner } : undefined };
      }
      case "choice": {
        const [row] = this.rows;
        if (!row) return {};
        const { value, rest } = valueIn(row.parts);
        const branch = this.branch ?? 0;
        // What the answer itself says need not be kept.
        const { root } = this.#nested;
        const told = !rest && branchOf(shape.branches, value, root) === branch;
        const { schema } = shape.branches[branch] ?? {};
        const unfit = value !== undefined && (evaluate(schema, value, root)?.length ?? 0) > 0;
        if (told && !unfit) return { value };
        const more = { ...(unfit && { unfit }), ...(rest && { in: [[VALUE, rest] as const] }) };
        return { value, rest: { branch, ...more } };
      }
      case "single": {
        const [row] = this.rows;
        const { value, rest } = row ? valueIn(row.parts) : {};
        return { value, rest: rest && { in: [[VALUE, rest]] } };
      }
      case "constant":
        return { value: shape.value };
      case "json":
        return readParted(this.text) ?? {};
    }
  }

  #withEntries(own: Readonly<Record<string, unknown>>, rest: Rest | undefined): Parted {
    const named = new Map(Object.entries(own));
    const { properties = {} } = this.shape.kind === "group" ? this.shape.schema : {};
    const inner = [...(rest?.in ?? [])];
    const unfinished: Parted[] = [];
    for (const { parts } of this.entries) {
      const read = parts.read();
      const { [NAME]: name, [VALUE]: value } = read.value;
      const taken = named.has(String(name)) || Object.hasOwn(properties as object, String(name));
      if (typeof name !== "string" || value === undefined || taken) unfinished.push(read);
      else {
        named.set(name, value);
        const deeper = restAt(read.rest, VALUE);
        if (deeper) inner.push([name, deeper]);
      }
    }
    const more: Rest = {
      ...(inner.length > 0 && { in: inner }),
      ...(unfinished.length > 0 && { entries: unfinished }),
    };
    return {
      value: Object.fromEntries(named),
      rest: Object.keys(more).length > 0 ? more : undefined,
    };
  }

  #form(schema: unknown, parted: Parted): Row {
    ids += 1;
    return { id: ids, parts: new Parts(this.#outer, schema, this.#nested.root, parted) };
  }

  /** A form of one question. */
  #row(schema: unknown, { value, rest }: Parted): Row {
    const wrapped = { type: "object", properties: { [VALUE]: schema }, required: [VALUE] };
    return this.#form(wrapped, {
      value: value === undefined ? {} : { [VALUE]: value },
      rest: restIn(rest),
    });
  }

  #entry(parted: Parted): Row {
    const { entries } = this.shape as { entries: unknown };
    const { entryName, entryValue } = this.#words;
    const value = { ...(isObject(entries) ? entries : {}), title: entryValue };
    const properties = { [NAME]: { type: "string", title: entryName }, [VALUE]: value };
    return this.#form({ type: "object", properties, required: [NAME, VALUE] }, parted);
  }
}

/** Whether all of a value is in another, which may have more. */
function covers(whole: unknown, part: unknown): boolean {
  if (part === undefined) return true;
  if (Array.isArray(whole) && Array.isArray(part)) {
    return whole.length === part.length && part.every((each, at) => covers(whole[at], each));
  }
  if (!isObject(whole) || !isObject(part)) return sameJson(whole, part);
  return Object.keys(part).every(
    (key) => Object.hasOwn(whole, key) && covers(whole[key], part[key]),
  );
}

function restIn(rest: Rest | undefined): Rest | undefined {
  return rest && { in: [[VALUE, rest]] };
}

function valueIn(parts: Parts): Parted {
  const { value, rest } = parts.read();
  return { value: value[VALUE], rest: restAt(rest, VALUE) };
}
