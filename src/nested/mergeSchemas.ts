import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";

export type JsonObject = Readonly<Record<string, unknown>>;

const LARGER = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]);
const SMALLER = new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]);
/** Keywords that are shown as in the first schema. Those of the others are only validated. */
const FIRST = new Set([
  "title",
  "description",
  "default",
  "examples",
  "pattern",
  "format",
  "not",
  "multipleOf",
  "uniqueItems",
  "contains",
  "propertyNames",
  "$comment",
  "$id",
  "$defs",
  "definitions",
]);

/**
 * Merges two schemas into one that asks for everything, as far as it can be shown.
 *
 * An answer is validated by the two themselves. Returns `undefined` if they contradict each other,
 * or can't be shown as one.
 */
export function mergeSchemas(one: JsonObject, other: JsonObject): JsonObject | undefined {
  const merged: Record<string, unknown> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const own = merged[keyword];
    if (own === undefined || sameJson(own, value)) merged[keyword] = value;
    else if (keyword === "properties" && isObject(own) && isObject(value)) {
      const both = Object.entries(value).map(([key, each]): [string, unknown] => [
        key,
        Object.hasOwn(own, key) ? { allOf: [own[key], each] } : each,
      ]);
      merged[keyword] = Object.fromEntries([...Object.entries(own), ...both]);
    } else if (keyword === "required" && Array.isArray(own) && Array.isArray(value)) {
      merged[keyword] = [...new Set([...own, ...value])];
    } else if (keyword === "type" || keyword === "enum") {
      const allowed = [own]
        .flat()
        .filter((each) => [value].flat().some((it) => sameJson(it, each)));
      if (allowed.length === 0) return undefined;
      merged[keyword] = keyword === "type" && allowed.length === 1 ? allowed[0] : allowed;
    } else if (LARGER.has(keyword)) merged[keyword] = Math.max(Number(own), Number(value));
    else if (SMALLER.has(keyword)) merged[keyword] = Math.min(Number(own), Number(value));
    else if (keyword === "items" || keyword === "additionalProperties") {
      if (own === true || value === false) merged[keyword] = value;
      else if (own !== false && value !== true) merged[keyword] = { allOf: [own, value] };
    } else if (!FIRST.has(keyword)) return undefined;
  }
  return merged;
}
