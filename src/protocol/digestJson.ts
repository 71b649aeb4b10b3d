import { isObject } from "./isObject.js";

/**
 * A short text that equal JSON values share, in whatever order their keys are. It recognizes a
 * repetition without keeping the value. It is no protection against a forgery.
 *
 * @param value at most some hundred levels deep.
 */
export function digestJson(value: unknown): string {
  const text = JSON.stringify(value, (_, member: unknown) =>
    isObject(member) ? Object.fromEntries(Object.entries(member).toSorted(byKey)) : member,
  );
  // Two FNV-1a hashes from different starts, and the length.
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
