import { lazy } from "../core/lazy.js";
import type { Field } from "../schema/Field.js";
import type { NestedField } from "./checkNested.js";
import { loadPatternSources } from "./patterns.js";

/** The code that validates nested answers, imported on first use. */
export const lazyNested = lazy("checkNested", () => import("./checkNested.js"));

/** Maximum number of patterns in one schema, and of subschemas searched for them. */
const MAX_PATTERNS = 200;
const MAX_PARTS = 20_000;

/** Whether a field has nested fields. */
export function isNested(field: Field): field is NestedField {
  return field.kind === "json" && field.nested !== undefined;
}

/**
 * Loads the code that validates nested answers of these fields, with their patterns.
 *
 * @throws if it cannot be loaded.
 */
export async function loadNested(fields: readonly Field[]): Promise<void> {
  const schemas = fields.filter(isNested).map(({ nested }) => nested);
  if (schemas.length === 0) return;
  const roots = new Set(schemas.flatMap(({ schema, root }) => [schema, root]));
  await Promise.all([lazyNested.load(), loadPatternSources(patternsIn(roots))]);
}

/** Returns everything that may be a pattern in some schemas. */
function patternsIn(schemas: Iterable<unknown>): string[] {
  const found = new Set<string>();
  const parts = new Set(schemas);
  for (const part of parts) {
    if (typeof part !== "object" || part === null) continue;
    if (found.size > MAX_PATTERNS || parts.size > MAX_PARTS) break;
    for (const [keyword, each] of Object.entries(part)) {
      if (typeof each === "object") parts.add(each);
      if (keyword === "pattern" && typeof each === "string") found.add(each);
      if (keyword === "patternProperties" && typeof each === "object" && each !== null)
        for (const source of Object.keys(each)) found.add(source);
    }
  }
  return [...found];
}
