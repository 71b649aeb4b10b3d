import { lazy } from "../lazy/lazy.js";
import type { Field, NestedSchema } from "../schema/Field.js";
import { loadPatternSources } from "./patterns.js";

/** The code that checks answers with parts. Few schemas need it. */
export const lazyNested = lazy("checkNested", () => import("./checkNested.js"));

/** How many patterns are looked for in one schema, and in how many of its parts. */
const MAX_PATTERNS = 200;
const MAX_PARTS = 20_000;

/** The schema of a question with parts of its own; `undefined` for any other. */
export function nestedOf(field: Field): NestedSchema | undefined {
  return field.kind === "json" ? field.nested : undefined;
}

/**
 * Loads what checks the answers of parts of these fields, with their patterns.
 *
 * @throws when it cannot be loaded now.
 */
export async function loadNested(fields: readonly Field[]): Promise<void> {
  const schemas = fields.flatMap((field) => nestedOf(field) ?? []);
  if (schemas.length === 0) return;
  const roots = new Set(schemas.flatMap(({ schema, root }) => [schema, root]));
  await Promise.all([lazyNested.load(), loadPatternSources(patternsIn(roots))]);
}

/** What may be a pattern anywhere in some schemas. */
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
