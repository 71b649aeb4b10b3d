import { isObject } from "../protocol/isObject.js";
import { resolvePointer } from "./resolvePointer.js";

type JsonObject = Readonly<Record<string, unknown>>;

/** Longer than any generator makes a chain of references; a circle would never end. */
const MAX_STEPS = 8;

/** What is said of a place, and may differ between it and what it refers to: its own words come first. */
const ANNOTATIONS = new Set(["title", "description", "default", "examples", "_meta", "$comment"]);

/**
 * A schema with what it refers to in place of its `$ref`, and of an `allOf` of one schema, which is
 * how generators say "that one, but called so". As it came where that is not to be found within the
 * request, or demands what the place itself demands otherwise.
 *
 * @param root the schema that a server sent, whole.
 */
export function resolveReference(schema: JsonObject, root: unknown): JsonObject {
  let resolved = schema;
  for (let step = 0; step < MAX_STEPS; step++) {
    const { $ref, allOf, ...own } = resolved;
    const single = Array.isArray(allOf) && allOf.length === 1;
    if (($ref === undefined) === !single) return step === 0 ? schema : resolved;
    const target: unknown = single ? allOf[0] : resolvePointer($ref, root);
    if (!isObject(target)) return schema;
    const clash = Object.keys(target).some(
      (key) => Object.hasOwn(own, key) && own[key] !== target[key] && !ANNOTATIONS.has(key),
    );
    if (clash) return schema;
    resolved = { ...target, ...own };
  }
  return schema;
}
