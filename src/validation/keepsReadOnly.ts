import { asObject, sameJson } from "../core/json.js";
import type { SchemaDocument } from "../schema/SchemaDocument.js";
import { evaluate, type Finding, readOnlyParts, valueAt } from "./evaluate.js";

/** Returns a JSON value without a part of it. */
function without(value: unknown, [key, ...rest]: Finding["path"]): unknown {
  if (key === undefined) return undefined;
  const part = without(valueAt(value, [key]), rest);
  if (Array.isArray(value)) return Object.assign([...value], { [key]: part });
  const entries = Object.entries(asObject(value)).filter(([each]) => each !== key);
  return Object.fromEntries(part === undefined ? entries : [...entries, [key, part]]);
}

/**
 * Whether an answer leaves everything unchanged that only the server sets (`readOnly`), or takes more
 * to check than the budget.
 *
 * @param document what references point into.
 * @param given the answer that the server gave, `undefined` if it gave none.
 */
export function keepsReadOnly(
  schema: unknown,
  document: SchemaDocument,
  given: unknown,
  value: unknown,
): boolean {
  const { budget } = document;
  const same = (one: unknown, other: unknown) => sameJson(one, other, { budget });
  const keeps = () => {
    if (same(given, value)) return true;
    const parts = readOnlyParts(schema, value ?? given, document, given) ?? [];
    return parts.every(({ path, preset }) => {
      const [before, now] = [given, value].map((whole) => valueAt(whole, path));
      if (before !== undefined || now === undefined) return same(before, now);
      if (same(now, preset)) return true;
      const around = path.slice(0, -1);
      // The user can only answer what is required, and a list of which the server gave nothing.
      if (Array.isArray(valueAt(value, around)))
        return [valueAt(given, around) ?? []].flat().length === 0;
      const findings = evaluate(schema, without(value, path), document) ?? [];
      return findings.some((each) => each.issue.code === "required" && same(each.path, path));
    });
  };
  return budget.within(keeps) ?? true;
}
