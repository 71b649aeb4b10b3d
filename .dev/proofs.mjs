// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { root } from "./root.mjs";

/**
 * A line of a document that names a test is true: the file is there, and has it.
 *
 * @param {string} line
 * @param {string} up from the document's folder to the root
 */
export function expectProof(line, up = "") {
  const [, name = "", link = "", title = ""] = /^- \[(.+)\]\((.+)\) `(.+)`$/.exec(line) ?? [];
  expect(title, "A test is named as - [file](file) `title`").not.toBe("");
  expect(link).toBe(`${up}${name}`);
  expect(existsSync(join(root, name))).toBe(true);
  expect(titlesOf(readFileSync(join(root, name), "utf8"))).toContain(title);
}

/**
 * The titles of the tests of a file, as they are written: of tests, and of stories.
 *
 * @param {string} source
 */
function titlesOf(source) {
  const tests = source.matchAll(/\btest\(\s*(["`])(.+?)\1,/g);
  const stories = source.matchAll(/^(?:export const | {4})([A-Z]\w+): (?:Story = )?\{/gm);
  return [...[...tests].map(([, , title]) => title), ...[...stories].map(([, name]) => name)];
}
