import { branchOf } from "../../../nested/branchOf.js";
import { VALUE } from "../../../nested/limits.js";
import { type Parted, type Rest, restAt } from "../../../nested/Rest.js";
import type { Shape } from "../../../nested/shapeOf.js";
import { evaluate } from "../../../validation/evaluate.js";
import type { Drawn } from "./drawAnswer.js";
import type { Parts } from "./Parts.js";
import { NAME, type Row } from "./RowMaker.js";

/**
 * Reads what is entered in the forms of an answer.
 *
 * @param answered whether an empty list of rows or entries is the answer, or the lack of one.
 * @param root what `$ref` is resolved in.
 */
export function readDrawn(
  shape: Exclude<Shape, { kind: "json" }>,
  { rows, entries = [], branch = 0 }: Drawn,
  answered: boolean,
  root: unknown,
): Parted {
  const [row] = rows;
  switch (shape.kind) {
    case "group": {
      const { value, rest } = row?.parts.read() ?? { value: {}, rest: undefined };
      // Without own fields, it is a list of entries.
      if (!answered && entries.length === 0 && !row?.parts.store.fields.length) return {};
      return withEntries(value, rest, entries, shape.schema.properties as object);
    }
    case "list": {
      if (!row) return { value: answered ? [] : undefined };
      const inner: [number, Rest][] = [];
      const value = rows.map(({ parts }, at) => {
        const read = valueIn(parts);
        if (read.rest ?? read.value === undefined) inner.push([at, read.rest ?? { text: "" }]);
        return read.value ?? null;
      });
      return { value, rest: inner.length > 0 ? { in: inner } : undefined };
    }
    case "choice": {
      if (!row) return {};
      const { value, rest } = valueIn(row.parts);
      // The selected case is kept only if the answer doesn't determine it.
      const isChosen = !rest && branchOf(shape.branches, value, root) === branch;
      const { schema } = shape.branches[branch] ?? {};
      const unfit = value !== undefined && (evaluate(schema, value, root)?.length ?? 0) > 0;
      if (isChosen && !unfit) return { value };
      const more = { ...(unfit && { unfit }), ...(rest && { in: [[VALUE, rest] as const] }) };
      return { value, rest: { branch, ...more } };
    }
    case "single": {
      const { value, rest } = row ? valueIn(row.parts) : {};
      return { value, rest: rest && { in: [[VALUE, rest]] } };
    }
    case "constant":
      return { value: shape.value };
  }
}

/** @param properties those that no entry may be named like. */
function withEntries(
  own: Readonly<Record<string, unknown>>,
  rest: Rest | undefined,
  entries: readonly Row[],
  properties: object,
): Parted {
  const named = new Map(Object.entries(own));
  const inner = [...(rest?.in ?? [])];
  const unfinished: Parted[] = [];
  for (const { parts } of entries) {
    const read = parts.read();
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

function valueIn(parts: Parts): Parted {
  const { value, rest } = parts.read();
  return { value: value[VALUE], rest: restAt(rest, VALUE) };
}
