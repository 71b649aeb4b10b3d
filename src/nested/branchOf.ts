import { Budget, evaluate } from "../validation/evaluate.js";

/**
 * The case that an answer is of, by its place among them; `undefined` where it is of none, or of any.
 *
 * @param root the whole that references point into.
 */
export function branchOf(
  branches: readonly { schema: unknown }[],
  value: unknown,
  root: unknown,
): number | undefined {
  if (value === undefined) return undefined;
  const budget = new Budget();
  const found = branches.map(({ schema }) => evaluate(schema, value, root, budget));
  const fits = found.findIndex((findings) => findings?.length === 0);
  if (fits >= 0) return fits;
  // Half an answer: the case in which least is wrong.
  const wrong = found.map((findings = []) => {
    const other = findings.some(({ path, issue }) => path.length === 0 && issue.code === "type");
    return other ? Infinity : findings.filter(({ issue }) => issue.code !== "required").length;
  });
  const least = Math.min(...wrong);
  return least === Infinity ? undefined : wrong.indexOf(least);
}
