import { isObject } from "./isObject.js";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Takes what only says "or nothing" out of a property's schema: `null` keywords (ACP: the same as
 * left out), `"null"` among the types, and `anyOf`/`oneOf` of one schema and `{ type: "null" }`
 * (what schema generators write for an optional value). An answer is never `null`, so nothing is
 * lost.
 */
export function resolveNullable(schema: JsonObject): JsonObject {
  const present = Object.entries(schema).filter(([, value]) => value !== null);
  const plain: JsonObject = Object.fromEntries(present);
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = plain[keyword];
    // Options can be many; a schema with a "null" branch has two.
    if (!Array.isArray(branches) || branches.length > 2) continue;
    const others = branches.filter((branch) => !isObject(branch) || branch.type !== "null");
    const [branch] = others;
    if (others.length !== 1 || branches.length === 1 || !isObject(branch)) continue;
    if (Object.hasOwn(branch, "const")) continue;
    return resolveNullable({ ...plain, [keyword]: null, ...branch });
  }
  if (!Array.isArray(plain.type)) return plain;
  const types = plain.type.filter((type) => type !== "null");
  return { ...plain, type: types.length === 1 ? types[0] : types };
}
