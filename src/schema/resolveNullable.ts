import { isObject } from "../protocol/isObject.js";

type JsonObject = Readonly<Record<string, unknown>>;

/** Deeper than any generator nests nullable types. A malicious schema could be infinitely deep. */
const MAX_LEVELS = 8;

/** Keywords that restrict nothing: where two levels have one, the outer one speaks of this place. */
const ANNOTATIONS = new Set(["title", "description", "default", "examples", "_meta"]);

/**
 * Removes `null` from a property's schema.
 *
 * That is: `null` keywords (in ACP the same as missing), `"null"` among the types, and
 * `anyOf`/`oneOf` of one schema and `{ type: "null" }`, which schema generators write for an
 * optional value. An answer is never `null`, so nothing is lost.
 */
export function resolveNullable(schema: JsonObject): JsonObject {
  let plain = withoutNulls(schema);
  for (let level = 0; level < MAX_LEVELS; level++) {
    const merged = mergeUnion(plain);
    if (!merged) break;
    plain = merged;
  }
  if (!Array.isArray(plain.type)) return plain;
  const types = plain.type.filter((type) => type !== "null");
  return { ...plain, type: types.length === 1 ? types[0] : types };
}

/** The schema with its union of one schema and nothing merged into it, if it has one. */
function mergeUnion(plain: JsonObject): JsonObject | undefined {
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = plain[keyword];
    // Options can be many; a schema with a "null" branch has two.
    if (!Array.isArray(branches) || branches.length !== 2) continue;
    const others = branches.filter((branch) => !isObject(branch) || branch.type !== "null");
    const [branch] = others;
    if (others.length !== 1 || !isObject(branch) || Object.hasOwn(branch, "const")) continue;
    const { [keyword]: _union, ...outer } = plain;
    const inner = withoutNulls(branch);
    // Both levels apply, so one must not overwrite what the other demands.
    const clash = Object.keys(inner).some(
      (key) => Object.hasOwn(outer, key) && outer[key] !== inner[key] && !ANNOTATIONS.has(key),
    );
    if (!clash) return { ...inner, ...outer };
  }
  return undefined;
}

function withoutNulls(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    // A constant of `null` is not left out: it allows no other answer.
    Object.entries(schema).filter(([key, value]) => value !== null || key === "const"),
  );
}
