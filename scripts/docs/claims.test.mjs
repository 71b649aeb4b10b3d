// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { budgets } from "../package/budgets.mjs";
import { codeVersions, styleVersions } from "../package/versions.mjs";
import { wrongProof } from "./wrongProof.mjs";
import { root } from "../run.mjs";

/** @param {string} name */
const read = (name) => readFileSync(join(root, name), "utf8");

const readme = read("README.md");

/** What a host reads, by its first heading. */
const guides = readdirSync(join(root, "docs")).map((name) => read(`docs/${name}`));
const papers = [readme, ...guides];

/** A host reads README, and a maintainer ARCHITECTURE, at once or not at all. */
const MAX_BYTES = 12 * 1_024;

/** What PROOFS.md says of each claim. */
const claims = read("PROOFS.md")
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [claim = "", ...lines] = section.split(/^## /m)[0]?.trim().split("\n") ?? [];
    return { claim, proofs: lines.filter((line) => line.startsWith("- ")) };
  });

test.each(["README.md", "ARCHITECTURE.md"])("%s is read in minutes", (paper) => {
  expect(Buffer.byteLength(read(paper))).toBeLessThanOrEqual(MAX_BYTES);
});

test.each(papers.map((text) => [text.split("\n")[0], text]))("%s makes claims", (_, text) => {
  expect(claims.some(({ claim }) => text.includes(claim))).toBe(true);
});

describe.each(claims)("$claim", ({ claim, proofs }) => {
  // All the papers would be no message.
  test("stands in README or a guide", () =>
    expect(papers.some((text) => text.includes(claim))).toBe(true));

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

test("the guide tells the versions of browsers that the package is held to", () => {
  const told = read("docs/platforms.md").matchAll(
    /Chrome and Edge (\d+), Firefox (\d+) and Safari (\d+) on/g,
  );
  expect([...told].map((versions) => versions.slice(1).map(Number))).toEqual(
    [styleVersions, codeVersions].map(({ chrome, edge, firefox, safari }) => {
      expect(edge).toBe(chrome);
      return [chrome, firefox, safari];
    }),
  );
});
