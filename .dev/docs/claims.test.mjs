// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { budgets } from "../package/budgets.mjs";
import { codeVersions, styleVersions } from "../package/versions.mjs";
import { wrongProof } from "./wrongProof.mjs";
import { root } from "../common/root.mjs";

const readme = readFileSync(join(root, "README.md"), "utf8");

/** What PROOFS.md says of each claim. */
const claims = readFileSync(join(root, "PROOFS.md"), "utf8")
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [claim = "", ...lines] = section.split(/^## /m)[0]?.trim().split("\n") ?? [];
    return { claim, proofs: lines.filter((line) => line.startsWith("- ")) };
  });

test("every section of README makes claims", () => {
  const sections = readme.split(/^## /m).map((section) => section.split("\n")[0]);
  const proven = new Set(claims.map(({ claim }) => sectionOf(claim)));
  expect(sections.filter((section) => !proven.has(section))).toEqual(["Develop"]);
});

describe.each(claims)("$claim", ({ claim, proofs }) => {
  // The whole README would be no message.
  test("stands in README", () => expect(readme.includes(claim)).toBe(true));

  test("is held by a test", () => expect(proofs).not.toEqual([]));

  test.each(proofs)("%s", (proof) => expect(wrongProof(proof)).toBeUndefined());
});

test("README tells the budgets that the sizes are held to", () => {
  const table = readme.split("| imported ")[1]?.split("\n\n")[0] ?? "";
  const told = [...table.matchAll(/^\| (.+?) +\| +(\d+(?:\.\d)?) KB \|$/gm)];
  expect(told.map(([, what, most]) => [what, Number(most)])).toEqual(
    budgets.map(({ what, budget }) => [what, budget]),
  );
});

test("README tells the versions of browsers that the package is held to", () => {
  const told = readme.matchAll(/Chrome and Edge (\d+), Firefox (\d+) and Safari (\d+) on/g);
  expect([...told].map((versions) => versions.slice(1).map(Number))).toEqual(
    [styleVersions, codeVersions].map(({ chrome, edge, firefox, safari }) => {
      expect(edge).toBe(chrome);
      return [chrome, firefox, safari];
    }),
  );
});

/** @param {string} claim */
function sectionOf(claim) {
  return readme
    .split(/^## /m)
    .find((section) => section.includes(claim))
    ?.split("\n")[0];
}
