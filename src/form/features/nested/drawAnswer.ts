import { branchOf } from "../../../nested/branchOf.js";
import { MAX_ROWS, VALUE } from "../../../nested/limits.js";
import { entriesOf, type Parted, restAt } from "../../../nested/Rest.js";
import type { Shape } from "../../../nested/shapeOf.js";
import { isObject } from "../../../protocol/isObject.js";
import type { Row, RowMaker } from "./RowMaker.js";

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
 * @param root what `$ref` is resolved in.
 * @returns `undefined` where the forms would not show all of it.
 */
export function drawAnswer(
  shape: Shape,
  parted: Parted,
  make: RowMaker,
  root: unknown,
): Drawn | undefined {
  const drawn = drawShape(shape, parted, make, root);
  const forms = [...(drawn?.rows ?? []), ...(drawn?.entries ?? [])];
  return forms.every(({ parts }) => parts.drawable) ? drawn : undefined;
}

function drawShape(
  shape: Shape,
  { value, rest }: Parted,
  make: RowMaker,
  root: unknown,
): Drawn | undefined {
  switch (shape.kind) {
    case "group": {
      if (value !== undefined && !isObject(value)) return undefined;
      const { properties } = shape.schema as { properties: object };
      const all = Object.entries(value ?? {});
      const named = all.filter(([key]) => !Object.hasOwn(properties, key));
      if (named.length > (shape.entries === undefined ? 0 : MAX_ROWS)) return undefined;
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
      if (list.length > MAX_ROWS) return undefined;
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
      const branch = branches[rest?.branch ?? -1] ? rest?.branch : branchOf(branches, value, root);
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
