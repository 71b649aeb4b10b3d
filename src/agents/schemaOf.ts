import { isObject } from "../protocol/isObject.js";

/** Deeper values are entered as JSON. */
const MAX_DEPTH = 8;

/**
 * Returns a JSON Schema for values of these types.
 *
 * Properties become nested fields. Values of different types become JSON.
 */
export function schemaOf(values: readonly unknown[], depth = 0): object {
  const inner = (each: readonly unknown[]) => schemaOf(each, depth + 1);
  const [type, ...others] = new Set(values.map((each) => typeof each));
  if (depth > MAX_DEPTH || others.length > 0 || values.length === 0) return {};
  if (type !== "object") return { type };
  if (values.every(Array.isArray)) return { type: "array", items: inner(values.flat()) };
  if (!values.every(isObject)) return {};
  const parts = new Map<string, unknown[]>();
  for (const [key, each] of values.flatMap((value) => Object.entries(value))) {
    parts.set(key, [...(parts.get(key) ?? []), each]);
  }
  const properties = Array.from(parts, ([key, each]) => [key, inner(each)]);
  return { type: "object", properties: Object.fromEntries(properties) };
}
