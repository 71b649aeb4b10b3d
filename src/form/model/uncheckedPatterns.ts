import type { Field } from "../../schema/Field.js";
import { isPatternUnchecked, loadPatterns } from "../../validation/patterns.js";

/** Prepares the patterns of a form. Gives the fields of those that are left to the server. */
export async function uncheckedPatterns(fields: readonly Field[]): Promise<ReadonlySet<Field>> {
  await loadPatterns(fields);
  return new Set(
    fields.filter(({ constraints }) =>
      [constraints.pattern, constraints.items?.pattern].some(
        (pattern) => pattern !== undefined && isPatternUnchecked(pattern),
      ),
    ),
  );
}
