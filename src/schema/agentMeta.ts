import { isObject } from "../protocol/isObject.js";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * What an agent says of a part of its schema, in `_meta` under the names that it keeps for itself.
 * Untrusted: each name may be missing, or hold anything.
 *
 * @param names one within the other: `["jetbrains", "air"]`.
 */
export function agentMeta(schema: unknown, ...names: readonly string[]): JsonObject {
  let found = objectIn(schema, "_meta");
  for (const name of names) found = objectIn(found, name);
  return found;
}

function objectIn(value: unknown, name: string): JsonObject {
  const found = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return isObject(found) ? found : {};
}
