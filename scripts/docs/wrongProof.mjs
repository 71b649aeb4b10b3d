// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";

/**
 * What is wrong with a line of a document that names a test. Nothing, where the file is there and
 * has a test of that title.
 *
 * @param {string} line
 * @param {string} up from the document's folder to the root
 * @returns {string | undefined}
 */
export function wrongProof(line, up = "") {
  const [, name = "", link, title = ""] = /^- \[(.+)\]\((.+)\) `(.+)`$/.exec(line) ?? [];
  if (!title) return "A test is named as - [file](file) `title`";
  if (link !== `${up}${name}`) return `${name} links to ${link}`;
  if (!existsSync(join(root, name))) return `There is no ${name}`;
  const titles = titlesOf(readFileSync(join(root, name), "utf8"));
  return titles.includes(title) ? undefined : `${name} has no test “${title}”`;
}

/**
 * The titles of the tests of a file, as they are written: of tests, and of stories.
 *
 * @param {string} source
 */
function titlesOf(source) {
  const tests = source.matchAll(/\btest(?:\.each\(.*?\))?\(\s*(["`])(.+?)\1,/gs);
  const stories = source.matchAll(/^(?:export const | {4})([A-Z]\w+): (?:Story = )?\{/gm);
  return [...[...tests].map(([, , title]) => title), ...[...stories].map(([, name]) => name)];
}
