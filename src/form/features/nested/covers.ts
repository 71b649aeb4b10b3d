import { isObject } from "../../../protocol/isObject.js";
import { sameJson } from "../../../protocol/sameJson.js";

/**
 * Whether all of a JSON value is in another, which may have more. It walks with a stack of its own: a
 * default can be nested deeper than functions can call one another.
 */
export function covers(whole: unknown, part: unknown): boolean {
  const pairs: [unknown, unknown][] = [[whole, part]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [all, some] = pair;
    if (some === undefined) continue;
    const both = [all, some];
    if (!both.every(Array.isArray) && !both.every(isObject)) {
      if (!sameJson(all, some)) return false;
      continue;
    }
    if (Array.isArray(some) && (all as unknown[]).length !== some.length) return false;
    for (const [key, each] of Object.entries(some as object)) {
      if (!Object.hasOwn(all as object, key)) return false;
      pairs.push([(all as Record<string, unknown>)[key], each]);
    }
  }
  return true;
}
