import type { Field, NestedSchema } from "../schema/Field.js";
import type { Issue, IssueDetail } from "../schema/types.js";
import { toPointer } from "../schema/pointers.js";
import { evaluate } from "./evaluate.js";

/**
 * What is wrong with an answer of parts, as it is said of the question as a whole: each rule once, and
 * of its parts only that there is something.
 */
export function checkNested({ schema, root }: NestedSchema, value: unknown): IssueDetail[] {
  const findings = evaluate(schema, value, root) ?? [];
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
