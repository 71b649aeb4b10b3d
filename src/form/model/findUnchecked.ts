import type { Field } from "../../schema/Field.js";
import { isPatternUnchecked, lazyEngine, loadPatterns } from "../../validation/patterns.js";

/**
 * Prepares the patterns of a form, and tells which fields have some that are left to the server. All of
 * them are where what matches patterns could not be loaded.
 *
 * @throws what the load failed with, once that is told: whoever asks again is told anew.
 */
export async function findUnchecked(
  fields: readonly Field[],
  tell: (unchecked: ReadonlySet<Field>) => void,
): Promise<void> {
  const engine = lazyEngine.load();
  await engine.catch(() => {});
  await loadPatterns(fields);
  const unchecked = fields.filter(({ constraints }) =>
    [constraints.pattern, constraints.items?.pattern].some(
      (pattern) => pattern !== undefined && isPatternUnchecked(pattern),
    ),
  );
  tell(new Set(unchecked));
  await engine;
}
