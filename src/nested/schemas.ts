import type { Budget } from "../core/Budget.js";
import { isNode, isObject, type JsonObject, sameJson } from "../core/json.js";
import { canonicalText } from "../core/walkJson.js";
import type { SchemaDocument } from "../schema/SchemaDocument.js";
import { evaluate } from "../validation/evaluate.js";

/** Key of the only field in a row. */
export const VALUE = "value";

/**
 * The case that an answer is of, by its place among them; `undefined` where it is of none, or of any.
 *
 * @param document what references point into.
 */
export function branchOf(
  branches: readonly { schema: unknown }[],
  value: unknown,
  document: SchemaDocument,
): number | undefined {
  if (value === undefined) return undefined;
  const found = branches.map(({ schema }) => evaluate(schema, value, document));
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

function sizeOf(value: unknown): number {
  return isNode(value) ? Object.keys(value).length : 1;
}

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
export function mergeSchemas(
  one: JsonObject,
  other: JsonObject,
  budget: Budget,
): JsonObject | undefined {
  const merged = new Map(Object.entries(one));
  for (const [keyword, value] of Object.entries(other)) {
    const own = merged.get(keyword);
    budget.spend(1 + (own === undefined ? 0 : sizeOf(own) + sizeOf(value)));
    if (own === undefined || sameJson(own, value, { budget })) merged.set(keyword, value);
    else if (keyword === "properties" && isObject(own) && isObject(value)) {
      const both = Object.entries(value).map(([key, each]): [string, unknown] => [
        key,
        Object.hasOwn(own, key) && own[key] !== each ? { allOf: [own[key], each] } : each,
      ]);
      merged.set(keyword, Object.fromEntries([...Object.entries(own), ...both]));
    } else if (keyword === "required" && Array.isArray(own) && Array.isArray(value)) {
      merged.set(keyword, [...new Set([...own, ...value])]);
    } else if (keyword === "type" || keyword === "enum") {
      const textOf = (each: unknown) => canonicalText(each, budget);
      const texts = new Set([value].flat().map(textOf));
      const allowed = [own].flat().filter((each) => texts.has(textOf(each)));
      if (allowed.length === 0) return undefined;
      merged.set(keyword, keyword === "type" && allowed.length === 1 ? allowed[0] : allowed);
    } else if (LARGER.has(keyword)) merged.set(keyword, Math.max(Number(own), Number(value)));
    else if (SMALLER.has(keyword)) merged.set(keyword, Math.min(Number(own), Number(value)));
    else if (keyword === "items" || keyword === "additionalProperties") {
      if (own === true || value === false) merged.set(keyword, value);
      else if (own !== false && value !== true) merged.set(keyword, { allOf: [own, value] });
    } else if (!FIRST.has(keyword)) return undefined;
  }
  return Object.fromEntries(merged);
}
