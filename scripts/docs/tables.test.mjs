// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run.mjs";
import { budgets, lateBudgets, styleBudget } from "../build/budgets.mjs";
import { codeVersions, styleVersions } from "../build/versions.mjs";

// Figures and examples that documents repeat.

/** @param {string} name */
const read = (name) => readFileSync(join(root, name), "utf8");

test("the start pages have the examples of README, which e2e/readme-steps.spec.ts runs", () => {
  const examples = Array.from(read("README.md").matchAll(/^```tsx\n.*?^```/gms), ([all]) => all);
  expect(examples.length).toBe(3);
  const start = read("docs/start/quick-start.md") + read("docs/start/connect-an-mcp-client.md");
  for (const example of examples) expect(start).toContain(example);
});

test("README and the performance page have the size budgets of the package", () => {
  const [line = ""] = /^\*\*Size\*\*.*$/m.exec(read("README.md")) ?? [];
  const sizes = Array.from(line.matchAll(/at most (\d+(?:\.\d)?) KB/g), ([, most]) => Number(most));
  const shown = [...budgets.slice(0, 3), lateBudgets.form, lateBudgets.consent, styleBudget];
  expect(sizes).toEqual(shown.map(({ budget }) => budget));

  const page = read("docs/explanation/performance.md");
  const rows = page.matchAll(/^\| (.+?) +\| +(\d+(?:\.\d)?) KB \|$/gm);
  expect(Array.from(rows, ([, what, most]) => [what, Number(most)])).toEqual(
    [...budgets, ...Object.values(lateBudgets), styleBudget].map(({ what, budget }) => [
      what,
      budget,
    ]),
  );
});

test("the compatibility page has the browser versions of the package", () => {
  const rows = read("docs/compatibility.md").matchAll(/^\| (\w+) +\| (\d+) +\| (\d+) +\|$/gm);
  const all = Array.from(rows, ([, name = "", ...versions]) => [name.toLowerCase(), ...versions]);
  /** @param {number} column */
  const versions = (column) => Object.fromEntries(all.map((row) => [row[0], Number(row[column])]));
  expect(versions(1)).toEqual(styleVersions);
  expect(versions(2)).toEqual(codeVersions);
});

test.each([
  ["README.md", 7_000],
  ["SECURITY.md", 7_000],
  ["CONTRIBUTING.md", 7_000],
  ["ARCHITECTURE.md", 9_000],
])("%s is at most %i bytes long", (name, most) => {
  expect(Buffer.byteLength(read(name))).toBeLessThanOrEqual(most);
});
