import * as limits from "../core/limits.js";
import { asObject, type JsonObject, sameJson } from "../core/json.js";
import { objectsIn } from "../core/walkJson.js";
import type { NestedField } from "../schema/Field.js";
import { presetOf } from "../schema/presetOf.js";
import type { Issue, IssueDetail } from "../schema/types.js";
import { toPointer } from "../schema/keywords.js";
import { documentOf, type SchemaDocument } from "../schema/SchemaDocument.js";
import { evaluate, type Finding, readOnlyParts, valueAt } from "./evaluate.js";
import { isOwnTime } from "./validateValue.js";

/**
 * Returns the issues of a nested answer for its whole field: each rule once, and `inside` for its
 * parts.
 *
 * @param counts whether an issue is one, at this time.
 */
export function checkNested(
  field: NestedField,
  value: unknown,
  counts: (issue: IssueDetail) => boolean,
): IssueDetail[] {
  const findings = nestedFindings(field, value).filter(({ issue }) => counts(issue));
  const own = findings.filter(({ path }) => path.length === 0).map(({ issue }) => issue);
  const once = [...new Map(own.map((issue) => [issue.code, issue])).values()];
  return own.length < findings.length ? [...once, { code: "inside" }] : once;
}

/** The same, each part by itself, under the key of the property that it is in. */
export function nestedIssues(field: NestedField, value: unknown): Issue[] {
  const isContent = "isContent" in field;
  return nestedFindings(field, value).map(({ path, issue }) => {
    const [first = field.key, ...rest] = isContent ? path : [field.key, ...path];
    const key = String(first);
    return rest.length === 0 ? { key, ...issue } : { key, path: toPointer(rest), ...issue };
  });
}

/** Whether an answer leaves everything unchanged that only the server sets. */
export function isReadOnlyKept(field: NestedField, value: unknown): boolean {
  const { nested } = field;
  return keepsReadOnly(nested.schema, documentOf(nested), givenBy(field), value);
}

/** Everything that is wrong with a nested answer, but for what the server's own default lacks. */
function nestedFindings(field: NestedField, value: unknown): readonly Finding[] {
  const findings = evaluate(field.nested.schema, value, documentOf(field.nested)) ?? [];
  if (!findings.some(({ issue }) => issue.code === "format")) return findings;
  const given = givenBy(field);
  return findings.filter(
    ({ path, issue }) => !isOwnTime(issue, valueAt(value, path), valueAt(given, path)),
  );
}

/** Returns the answer that the server gives, as the form begins with it. */
function givenBy(field: NestedField): unknown {
  const document = documentOf(field.nested);
  const read = () => presetOf(field.nested.schema, document, field.required);
  return field.default ?? document.recall(givenBy, field, read);
}

/** Returns what may be a pattern in a document. None, if there is too much to look at. */
export function patternsIn({ root, budget }: SchemaDocument): string[] {
  const found = (objectsIn(root, budget) ?? []).flatMap((part): unknown[] => {
    const { pattern, patternProperties } = part as JsonObject;
    return [pattern, ...Object.keys(asObject(patternProperties))];
  });
  return found.filter((each) => typeof each === "string").slice(0, limits.patterns);
}

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
