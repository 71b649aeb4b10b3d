import { isObject, sameJson } from "../core/json.js";
import { Budget, evaluate } from "../validation/evaluate.js";

/** Rows over this number are answered as JSON. */
export const MAX_ROWS = 100;

/** Parts over this number are, too. */
export const MAX_PARTS = 100;

/** Key of the only field in a row. */
export const VALUE = "value";

/**
 * The case that an answer is of, by its place among them; `undefined` where it is of none, or of any.
 *
 * @param root the whole that references point into.
 */
export function branchOf(
  branches: readonly { schema: unknown }[],
  value: unknown,
  root: unknown,
): number | undefined {
  if (value === undefined) return undefined;
  const budget = new Budget();
  const found = branches.map(({ schema }) => evaluate(schema, value, root, budget));
  const fits = found.findIndex((findings) => findings?.length === 0);
  if (fits >= 0) return fits;
  // Half an answer: the case in which least is wrong, and of those the one that lacks least.
  let best: { at: number; wrong: number; missing: number } | undefined;
  for (const [at, findings = []] of found.entries()) {
    if (findings.some(({ path, issue }) => path.length === 0 && issue.code === "type")) continue;
    const missing = findings.filter(({ issue }) => issue.code === "required").length;
    const wrong = findings.length - missing;
    const isBetter =
      !best || wrong < best.wrong || (wrong === best.wrong && missing < best.missing);
    if (isBetter) best = { at, wrong, missing };
  }
  return best?.at;
}

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
    const own = Object.hasOwn(merged, keyword) ? merged[keyword] : undefined;
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
