// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run.mjs";

/**
 * @typedef {object} Page A Markdown file of `docs/`.
 * @property {string} path Relative to `docs/`, such as `guides/dialog.md`.
 * @property {string} section Its group in the sidebar.
 * @property {string} title Its `# ` heading.
 * @property {string} summary Its first sentence.
 * @property {string} text
 */

/** The sections of the documentation (Diátaxis), and the pages that come first in them. */
export const sections = {
  Start: ["quick-start", "connect"],
  Guides: [],
  Reference: ["README"],
  Explanation: [],
  Help: [],
};

/**
 * Lists the pages of the documentation in the order of the sidebar. `docs/internals` is for
 * maintainers, and `docs/README.md` is their index.
 *
 * @param {string} [folder]
 * @returns {Page[]}
 */
export function listPages(folder = join(root, "docs")) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md") && !/^(?:internals\/|README)/.test(path));
  const pages = paths.map((path) => readPage(path, readFileSync(join(folder, path), "utf8")));
  return Object.entries(sections).flatMap(([section, first]) => {
    /** @param {Page} page */
    const rank = ({ path }) => first.findIndex((start) => path.includes(`/${start}`)) + 1 || 9;
    return pages
      .filter((page) => page.section === section)
      .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, "en"));
  });
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Page}
 */
function readPage(path, text) {
  const folder = path.includes("/") ? path.split("/")[0] : "explanation";
  const section = Object.keys(sections).find((name) => name.toLowerCase() === folder);
  const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "");
  if (!section || !title) throw new Error(`docs/${path} needs a section and a heading.`);
  const summary = firstSentence(proseOf(text));
  return { path, section, title, summary, text };
}

/**
 * Returns the first paragraph of a page that is neither code, a table nor a list.
 *
 * @param {string} text
 */
export function proseOf(text) {
  const blocks = text
    .replace(/^```.*?^```/gms, "")
    .replace(/<!--.*?-->/gs, "")
    .split(/\n{2,}/);
  return blocks.find((block) => /^[\p{L}\d`*[]/u.test(block.trim()))?.trim() ?? "";
}

/** @param {string} prose */
export function firstSentence(prose) {
  const [sentence = ""] = /^[^]*?\.(?=\s|$)|^[^]*?(?=\n\n|$)/.exec(prose) ?? [];
  return sentence.replace(/\s+/g, " ").replace(/:$/, ".");
}

/**
 * Replaces each link to a page by its address in Storybook, and each link to another file by its text.
 *
 * @param {Page} page
 * @param {(page: Page) => string} addressOf
 * @param {readonly Page[]} pages
 */
export function resolveLinks({ path, text }, addressOf, pages) {
  return text.replace(
    /\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g,
    (_, label, to, anchor) => {
      const target = join(dirname(path), to).replaceAll("\\", "/");
      const page = pages.find((each) => each.path === target);
      if (page) return `[${label}](${addressOf(page)}${anchor ?? ""})`;
      if (!existsSync(join(root, "docs", target))) throw new Error(`docs/${path} links to ${to}.`);
      return label;
    },
  );
}
