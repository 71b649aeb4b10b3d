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

test("README has the size budgets of the package", () => {
  const [line = ""] = /^\*\*Size\*\*.*$/m.exec(read("README.md")) ?? [];
  const sizes = Array.from(line.matchAll(/at most (\d+(?:\.\d)?) KB/g), ([, most]) => Number(most));
  const [form, consent, both] = budgets;
  const shown = [form, consent, both, lateBudgets.form, lateBudgets.consent];
  expect(sizes).toEqual(shown.map((each) => each?.budget));
});

test("the project documents are short enough to be read", () => {
  const sizes = { README: 7_000, SECURITY: 7_000, CONTRIBUTING: 7_000, ARCHITECTURE: 9_000 };
  const long = Object.entries(sizes).filter(
    ([name, most]) => Buffer.byteLength(read(`${name}.md`)) > most,
  );
  expect(long).toEqual([]);
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
