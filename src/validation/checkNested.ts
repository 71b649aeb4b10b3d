import type { NestedSchema } from "../schema/Field.js";
import type { Issue, IssueDetail } from "../schema/Issue.js";
import { evaluate, type Finding } from "./evaluate.js";

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

/** The same, each part by itself, under the key of the property that the answer is of. */
export function nestedIssues(key: string, { schema, root }: NestedSchema, value: unknown): Issue[] {
  return (evaluate(schema, value, root) ?? []).map(({ path, issue }) =>
    path.length === 0 ? { key, ...issue } : { key, path: toPointer(path), ...issue },
  );
}

function toPointer(path: Finding["path"]): string {
  return path
    .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}
