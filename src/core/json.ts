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

/** Whether a value is a text, also an empty one. */
export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether a value is a list of texts, also an empty one. */
export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** Returns a text, or `undefined` in place of any other value. */
export function asText(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}

/** Returns a text as it is, and any other value as JSON. `String` throws for some objects. */
export function toText(value: unknown): string {
  return asText(value) ?? jsonText(value) ?? "";
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

/** Maximum number of characters of indentation that short JSON may have. */
const MAX_INDENTS = 20_000;

/**
 * Returns indented JSON, or one line if most of it would be indentation: a value with thousands of
 * levels would grow a thousand times.
 */
export function indentedJson(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  const isReadable = countIndents(json) <= Math.max(json.length, MAX_INDENTS);
  return isReadable ? (JSON.stringify(value, null, 2) ?? "") : json;
}

/** Counts the characters of the indents that a JSON text would have. */
function countIndents(json: string): number {
  let [depth, indents, isInText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]!;
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === "\\" ? 1 : 0;
    else if ("[]{},".includes(sign)) {
      if (sign !== ",") depth += sign === "[" || sign === "{" ? 1 : -1;
      indents += 2 * depth;
    }
  }
  return indents;
}
