import type { Field, NestedSchema } from "../schema/Field.js";
import type { Issue, IssueDetail } from "../schema/types.js";
import { toPointer } from "../schema/keywords.js";
import { evaluate } from "./evaluate.js";

/**
 * Returns the issues of a nested answer for its whole field: each rule once, and `inside` for its
 * parts.
 *
 * @param counts whether an issue is one, at this time.
 */
export function checkNested(
  { schema, root }: NestedSchema,
  value: unknown,
  counts: (issue: IssueDetail) => boolean,
): IssueDetail[] {
  const all = evaluate(schema, value, root) ?? [];
  const findings = all.filter(({ issue }) => counts(issue));
  const own = findings.filter(({ path }) => path.length === 0).map(({ issue }) => issue);
  const once = [...new Map(own.map((issue) => [issue.code, issue])).values()];
  return own.length < findings.length ? [...once, { code: "inside" }] : once;
}

/** The same, each part by itself, under the key of the property that it is in. */
export function nestedIssues(
  field: Field,
  { schema, root }: NestedSchema,
  value: unknown,
): Issue[] {
  const isContent = "isContent" in field;
  return (evaluate(schema, value, root) ?? []).map(({ path, issue }) => {
    const [first = field.key, ...rest] = isContent ? path : [field.key, ...path];
    const key = String(first);
    return rest.length === 0 ? { key, ...issue } : { key, path: toPointer(rest), ...issue };
  });
}
