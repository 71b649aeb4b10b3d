import { isObject, type JsonObject } from "../../../core/json.js";
import * as limits from "../../../core/limits.js";
import { branchOf, VALUE } from "../../../nested/schemas.js";
import type { Shape } from "../../../nested/shapeOf.js";
import {
  chosenBranch,
  entriesOf,
  type NestedInput,
  type Rest,
  restAt,
} from "../../../schema/NestedInput.js";
import type { SchemaDocument } from "../../../schema/SchemaDocument.js";
import { evaluate } from "../../../validation/evaluate.js";
import { NAME, type RowForm, type Row, type RowMaker } from "./RowMaker.js";

/** The forms that an answer is shown with. */
export interface Drawn {
  /** The group itself, the rows of a list, or the selected case. */
  rows: readonly Row[];
  /** The entries that the user named, of a group. */
  entries?: readonly Row[];
  /** Which case was chosen. */
  branch?: number | undefined;
}

/**
 * Draws an answer as far as it is entered.
 *
 * @param document what references point into.
 * @returns `undefined` where the forms would not show all of it.
 */
export function drawAnswer(
  shape: Shape,
  input: NestedInput,
  make: RowMaker,
  document: SchemaDocument,
): Drawn | undefined {
  const drawn = document.budget.within(() => drawShape(shape, input, make, document));
  const forms = [...(drawn?.rows ?? []), ...(drawn?.entries ?? [])];
  return forms.every(({ form }) => form.drawable) ? drawn : undefined;
}

function drawShape(
  shape: Shape,
  { value, rest }: NestedInput,
  make: RowMaker,
  document: SchemaDocument,
): Drawn | undefined {
  switch (shape.kind) {
    case "group": {
      if (value !== undefined && !isObject(value)) return undefined;
      const { properties } = shape.schema as { properties: object };
      const all = Object.entries(value ?? {});
      const named = all.filter(([key]) => !Object.hasOwn(properties, key));
      if (named.length > (shape.entries === undefined ? 0 : limits.rows)) return undefined;
      const own = Object.fromEntries(all.filter(([key]) => Object.hasOwn(properties, key)));
      return {
        rows: [make.group(shape.schema, { value: own, rest })],
        entries: [
          ...named.map(([name, each]) => make.named(shape.entries, name, each, rest)),
          ...entriesOf(rest).map((each) => make.entry(shape.entries, each)),
        ],
      };
    }
    case "list": {
      if (value !== undefined && !Array.isArray(value)) return undefined;
      const list: readonly unknown[] = value ?? [];
      if (list.length > limits.rows) return undefined;
      const rows = list.map((each, at) => {
        const inner = restAt(rest, at);
        // The place of a row in which nothing is entered yet.
        const none = inner?.text !== undefined;
        return make.single(shape.itemAt(at), { value: none ? undefined : each, rest: inner });
      });
      return { rows };
    }
    case "choice": {
      const { branches } = shape;
      const branch = chosenBranch(rest, branches) ?? branchOf(branches, value, document);
      if (branch === undefined) return value === undefined ? { rows: [] } : undefined;
      const inner = restAt(rest, VALUE);
      return { rows: [make.single(branches[branch]?.schema, { value, rest: inner })], branch };
    }
    case "single":
      return { rows: [make.single(shape.schema, { value, rest: restAt(rest, VALUE) })] };
    case "constant": {
      const shown = value === undefined || JSON.stringify(value) === JSON.stringify(shape.value);
      return shown ? { rows: [] } : undefined;
    }
    case "json":
      return undefined;
  }
}

/**
 * Reads what is entered in the forms of an answer.
 *
 * @param answered whether an empty list of rows or entries is the answer, or the lack of one.
 * @param document what references point into.
 */
export function readDrawn(
  shape: Exclude<Shape, { kind: "json" }>,
  { rows, entries = [], branch = 0 }: Drawn,
  answered: boolean,
  document: SchemaDocument,
): NestedInput {
  const [row] = rows;
  switch (shape.kind) {
    case "group": {
      const { value, rest } = row?.form.read() ?? { value: {}, rest: undefined };
      // Without own fields, it is a list of entries.
      if (!answered && entries.length === 0 && !row?.form.store.fields.length) return {};
      return withEntries(value, rest, entries, shape.schema.properties as object);
    }
    case "list": {
      if (!row) return { value: answered ? [] : undefined };
      const inner: [number, Rest][] = [];
      const value = rows.map(({ form }, at) => {
        const read = valueIn(form);
        if (read.rest || read.value === undefined) inner.push([at, read.rest ?? { text: "" }]);
        return read.value ?? null;
      });
      return { value, rest: inner.length > 0 ? { in: inner } : undefined };
    }
    case "choice": {
      if (!row) return {};
      const { value, rest } = valueIn(row.form);
      // The selected case is kept only if the answer doesn't determine it.
      const isChosen = !rest && branchOf(shape.branches, value, document) === branch;
      const { schema } = shape.branches[branch] ?? {};
      const unfit = value !== undefined && (evaluate(schema, value, document)?.length ?? 0) > 0;
      if (isChosen && !unfit) return { value };
      const more = { ...(unfit && { unfit }), ...(rest && { in: [[VALUE, rest] as const] }) };
      return { value, rest: { branch, ...more } };
    }
    case "single": {
      const { value, rest } = row ? valueIn(row.form) : {};
      return { value, rest: rest && { in: [[VALUE, rest]] } };
    }
    case "constant":
      return { value: shape.value };
  }
}

/** @param properties those that no entry may be named like. */
function withEntries(
  own: JsonObject,
  rest: Rest | undefined,
  entries: readonly Row[],
  properties: object,
): NestedInput {
  const named = new Map(Object.entries(own));
  const inner = [...(rest?.in ?? [])];
  const unfinished: NestedInput[] = [];
  for (const { form } of entries) {
    const read = form.read();
    const { [NAME]: name, [VALUE]: value } = read.value;
    const taken = named.has(String(name)) || Object.hasOwn(properties, String(name));
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

/** Returns the input of a row with one field. */
export function valueIn(form: RowForm): NestedInput {
  const { value, rest } = form.read();
  return { value: value[VALUE], rest: restAt(rest, VALUE) };
}
