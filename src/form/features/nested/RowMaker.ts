import { VALUE } from "../../../nested/limits.js";
import { type Parted, type Rest, restAt } from "../../../nested/Rest.js";
import { isObject } from "../../../protocol/isObject.js";
import type { NestedStrings } from "../../../strings/enNested.js";
import type { FormStore } from "../../model/FormStore.js";
import { Parts } from "./Parts.js";

/** A row of a list, the selected case, a named entry, or all fields of a group. */
export interface Row {
  /** Tells it from others, whatever its place. */
  id: number;
  parts: Parts;
}

/** Key of an entry's name among the fields of its row. */
export const NAME = "name";

let ids = 0;

/** Makes the forms within an answer. */
export class RowMaker {
  readonly #outer: FormStore;
  readonly #root: unknown;
  readonly #words: NestedStrings;

  /** @param root what `$ref` is resolved in. */
  constructor(outer: FormStore, root: unknown, words: NestedStrings) {
    this.#outer = outer;
    this.#root = root;
    this.#words = words;
  }

  /** Creates a form of the properties of an object. */
  group(schema: unknown, parted: Parted): Row {
    ids += 1;
    return { id: ids, parts: new Parts(this.#outer, schema, this.#root, parted) };
  }

  /** Creates a form of one field. */
  single(schema: unknown, { value, rest }: Parted): Row {
    const wrapped = { type: "object", properties: { [VALUE]: schema }, required: [VALUE] };
    return this.group(wrapped, {
      value: value === undefined ? {} : { [VALUE]: value },
      rest: restIn(rest),
    });
  }

  /** A form of a name and its value. */
  entry(entries: unknown, parted: Parted): Row {
    const { entryName, entryValue } = this.#words;
    const value = { ...(isObject(entries) ? entries : {}), title: entryValue };
    const properties = { [NAME]: { type: "string", title: entryName }, [VALUE]: value };
    return this.group({ type: "object", properties, required: [NAME, VALUE] }, parted);
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
