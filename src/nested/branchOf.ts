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
  // Half an answer: the case in which least is wrong, and of those the one that lacks least.
  let best: { at: number; wrong: number; missing: number } | undefined;
  for (const [at, findings = []] of found.entries()) {
    if (findings.some(({ path, issue }) => path.length === 0 && issue.code === "type")) continue;
    const missing = findings.filter(({ issue }) => issue.code === "required").length;
    const wrong = findings.length - missing;
    const isBetter =
      !best || wrong < best.wrong || (wrong === best.wrong && missing < best.missing);
    if (isBetter) best = { at, wrong, missing };
  }
  return best?.at;
}
