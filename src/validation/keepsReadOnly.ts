import { isObject, sameJson } from "../core/json.js";
import { evaluate, type Finding, readOnlyParts, valueAt } from "./evaluate.js";

/** Returns a JSON value without a part of it. */
function without(value: unknown, [key, ...rest]: Finding["path"]): unknown {
  if (key === undefined) return undefined;
  const part = without(valueAt(value, [key]), rest);
  if (Array.isArray(value)) return Object.assign([...value], { [key]: part });
  const entries = Object.entries(isObject(value) ? value : {}).filter(([each]) => each !== key);
  return Object.fromEntries(part === undefined ? entries : [...entries, [key, part]]);
}

/**
 * Whether an answer leaves everything unchanged that only the server sets (`readOnly`).
 *
 * @param given the answer that the server gave, `undefined` if it gave none.
 * @param root document that references point into.
 */
export function keepsReadOnly(
  schema: unknown,
  root: unknown,
  given: unknown,
  value: unknown,
): boolean {
  if (sameJson(given, value)) return true;
  const parts = readOnlyParts(schema, value ?? given, root, given) ?? [];
  return parts.every(({ path, preset }) => {
    const [before, now] = [given, value].map((whole) => valueAt(whole, path));
    if (before !== undefined || now === undefined) return sameJson(before, now);
    if (sameJson(now, preset)) return true;
    const around = path.slice(0, -1);
    // The user can only answer what is required, and a list of which the server gave nothing.
    if (Array.isArray(valueAt(value, around)))
      return [valueAt(given, around) ?? []].flat().length === 0;
    const findings = evaluate(schema, without(value, path), root) ?? [];
    return findings.some((each) => each.issue.code === "required" && sameJson(each.path, path));
  });
}
