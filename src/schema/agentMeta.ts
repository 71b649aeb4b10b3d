import { isObject } from "../protocol/isObject.js";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns an agent's own metadata of a schema, from `_meta`. Untrusted: it may be missing, or
 * anything.
 *
 * @param names nested keys: `["jetbrains", "air"]`.
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
