import type { Field } from "../../schema/Field.js";
import { isPatternUnchecked, lazyEngine, loadPatterns } from "../../validation/patterns.js";

/**
 * Compiles the patterns of a form, and returns the fields with patterns that only the server can
 * check.
 *
 * These are all of them if the pattern code could not be loaded.
 *
 * @throws the error of loading, once. The next call loads again.
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
