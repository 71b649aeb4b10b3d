import * as limits from "./limits.js";
import type { Budget } from "./Budget.js";

/** A JSON object whose values are not read yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, so neither `null` nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is an object or an array. */
export function isNode(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Returns a JSON object, or an empty one in place of any other value. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns a property of a JSON value, never an inherited one. */
export function ownValue(value: unknown, key: string | number): unknown {
  return isNode(value) && Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined;
}

/** Returns an array, or an empty one in place of any other value. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text, or `undefined` in place of any other value. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Whether a value is a text with more than white space. */
export function hasText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/**
 * Whether objects and lists are nested more levels deep.
 *
 * Only for parsed JSON: a list that is in another twice would be looked at twice in each level.
 */
export function isDeeper(value: unknown, levels: number): boolean {
  let level = [value].filter(isNode);
  for (let left = levels; level.length > 0; left -= 1) {
    if (left === 0) return true;
    level = level.flatMap((each): unknown[] => Object.values(each)).filter(isNode);
  }
  return false;
}

/** Parses a JSON text. Returns `undefined` for anything else. */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Keywords that say of an object what no list of its properties does. */
const COMPOSING =
  /^(enum|const|not|if|\$.*[rR]ef|depend.+|.+Of|(?!add).+Properties|propertyNames)$/;

/** Whether an object schema asks for more than one field per property. */
export function isComposed(schema: JsonObject): boolean {
  return Object.entries(schema).some(([keyword, rule]) =>
    keyword === "additionalProperties"
      ? // Without a rule, others are only allowed.
        isObject(rule) && Object.keys(rule).length > 0
      : COMPOSING.test(keyword) && rule !== null && rule !== undefined,
  );
}

/**
 * Whether two JSON values are equal. No depth overflows the stack.
 *
 * @param options `partly`: whether objects of `whole` may have more properties than those of `part`.
 *   `budget`: spent on what is compared.
 * @returns `false` also for more than `limits.comparedValues` values, as in one that contains itself.
 */
export function sameJson(
  whole: unknown,
  part: unknown,
  { partly = false, budget }: { partly?: boolean; budget?: Budget } = {},
): boolean {
  const pairs: [unknown, unknown][] = [[whole, part]];
  let left = limits.comparedValues;
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [x, y] = pair;
    if (Object.is(x, y) || (partly && y === undefined)) continue;
    if (!isNode(x) || !isNode(y) || Array.isArray(x) !== Array.isArray(y)) return false;
    const keys = Object.keys(y);
    left -= 1 + keys.length;
    budget?.spend(1 + keys.length);
    const mayHaveMore = partly && !Array.isArray(y);
    if (left < 0 || (!mayHaveMore && Object.keys(x).length !== keys.length)) return false;
    for (const key of keys) {
      if (!Object.hasOwn(x, key)) return false;
      pairs.push([(x as JsonObject)[key], (y as JsonObject)[key]]);
    }
  }
  return true;
}

/** Returns a value as JSON, or `undefined` if JSON can't represent it or it is nested too deep. */
export function jsonText(
  value: unknown,
  replace?: (key: string, value: unknown) => unknown,
): string | undefined {
  try {
    return JSON.stringify(value, replace);
  } catch {
    return undefined;
  }
}
