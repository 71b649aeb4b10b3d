import { isObject } from "../../../protocol/isObject.js";
import { sameJson } from "../../../protocol/sameJson.js";

/** Whether all of a JSON value is in another, which may have more. */
export function covers(whole: unknown, part: unknown): boolean {
  if (part === undefined) return true;
  if (Array.isArray(whole) && Array.isArray(part)) {
    return whole.length === part.length && part.every((each, at) => covers(whole[at], each));
  }
  if (!isObject(whole) || !isObject(part)) return sameJson(whole, part);
  return Object.keys(part).every(
    (key) => Object.hasOwn(whole, key) && covers(whole[key], part[key]),
  );
}
