import { lazy } from "../core/lazy.js";
import { type Field, isNested } from "../schema/Field.js";
import { documentOf } from "../schema/SchemaDocument.js";
import { loadPatternSources } from "./patterns.js";

/** The code that validates nested answers, imported on first use. */
export const lazyNested = lazy("checkNested", () => import("./checkNested.js"));

/**
 * Loads the code that validates nested answers of these fields, with their patterns.
 *
 * @throws if it cannot be loaded.
 */
export async function loadNested(fields: readonly Field[]): Promise<void> {
  const schemas = fields.filter(isNested).map(({ nested }) => nested);
  if (schemas.length === 0) return;
  const { patternsIn } = await lazyNested.load();
  const documents = new Set(schemas.map(documentOf));
  await loadPatternSources([...documents].flatMap((document) => document.once(patternsIn)));
}
