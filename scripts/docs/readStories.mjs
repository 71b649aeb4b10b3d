// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { root } from "../run.mjs";

/**
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title As the sidebar has it: `Form/Secrets / Held Back`.
 * @property {string} source What is written of it.
 * @property {Page} page
 *
 * @typedef {object} Page A file of stories.
 * @property {string} source
 * @property {string} meta What is written of all its stories.
 * @property {string[]} helpers The files of ours that it imports, and theirs.
 * @property {string} component
 */

const folder = join(root, "stories");

/**
 * The stories that a reader finds in the sidebar, as they are written. What is a test alone is not
 * among them.
 *
 * @returns {Story[]}
 */
export function readStories() {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".stories.tsx"))
    .sort()
    .flatMap((file) => readPage(join(folder, file)));
}

/** @param {string} file */
function readPage(file) {
  const source = readFileSync(file, "utf8");
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? "" }).parse();
  const hidden = csf.meta?.tags?.includes("!dev");
  const page = {
    source,
    meta: source.slice(0, source.indexOf("export default meta")),
    helpers: helpersOf(file),
    component: /\bcomponent: (\w+)/.exec(source)?.[1] ?? "",
  };
  return Object.entries(csf._stories).flatMap(([key, { id, name, tags = [] }]) => {
    if (hidden || tags.includes("!dev")) return [];
    const { start, end } = csf._storyExports[key] ?? {};
    const written = source.slice(start ?? 0, end ?? 0);
    return [{ id, title: `${csf.meta?.title} / ${name}`, source: written, page }];
  });
}

/**
 * @param {string} file
 * @param {Set<string>} known
 * @returns {string[]} Paths.
 */
function helpersOf(file, known = new Set()) {
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/ from "(\.\.?\/.+?)"/g)) {
    const beside = join(dirname(file), dirname(name));
    const helper = readdirSync(beside).find((each) =>
      [".ts", ".tsx"].some((end) => each === basename(name) + end),
    );
    if (!helper || !beside.startsWith(folder) || known.has(join(beside, helper))) continue;
    known.add(join(beside, helper));
    helpersOf(join(beside, helper), known);
  }
  return [...known];
}

/**
 * Finds a story in which something is named: in what all stories of its file have, in the story itself,
 * in the rest of its file, or in what that imports.
 *
 * @param {readonly Story[]} stories
 * @param {RegExp} name
 * @returns {Story | undefined}
 */
export function storyNaming(stories, name) {
  return (
    stories.find(({ page }) => name.test(page.meta)) ??
    stories.find(({ source }) => name.test(source)) ??
    stories.find(({ page }) => name.test(page.source)) ??
    stories.find(({ page }) => page.helpers.some((file) => name.test(readFileSync(file, "utf8"))))
  );
}
