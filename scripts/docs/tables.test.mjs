// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run.mjs";
import { budgets, lateBudgets } from "../build/budgets.mjs";
import { codeVersions, styleVersions } from "../build/versions.mjs";

// Tables of the documents that repeat figures of the code.

/** @param {string} name */
const read = (name) => readFileSync(join(root, name), "utf8");

test("the performance page has the size budgets of the package", () => {
  const rows = read("docs/explanation/performance.md").matchAll(
    /^\| (.+?) +\| +(\d+(?:\.\d)?) KB \|$/gm,
  );
  expect(Array.from(rows, ([, what, most]) => [what, Number(most)])).toEqual(
    [...budgets, ...Object.values(lateBudgets)].map(({ what, budget }) => [what, budget]),
  );
});

test("the compatibility page has the browser versions of the package", () => {
  const rows = read("docs/compatibility.md").matchAll(/^\| (\w+) +\| (\d+) +\| (\d+) +\|$/gm);
  const versions = Object.fromEntries(
    Array.from(rows, ([, browser = "", styles, code]) => [
      browser.toLowerCase(),
      [Number(styles), Number(code)],
    ]),
  );
  expect(versions).toEqual(
    Object.fromEntries(
      Object.entries(codeVersions).map(([browser, version]) => [
        browser,
        [styleVersions[/** @type {keyof typeof styleVersions} */ (browser)], version],
      ]),
    ),
  );
});
