// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toId } from "storybook/internal/csf";
import { listPages, resolveLinks } from "../scripts/docs/listPages.mjs";
import { readManual } from "../scripts/docs/readManual.mjs";
import { root } from "../scripts/run.mjs";

const folder = join(import.meta.dirname, "pages");

/** The story at the top of the page of a component. @type {Record<string, [file: string, story: string]>} */
const stories = {
  "reference/BlockedRequesters.md": ["elicitation/BlockedRequesters", "Blocked"],
  "reference/Elicitation.md": ["elicitation/Elicitation", "Form"],
  "reference/ElicitationDialog.md": ["elicitation/Dialog", "Form"],
  "reference/ElicitationForm.md": ["Form", "TableBooking"],
  "reference/ElicitationProvider.md": ["elicitation/Provider", "Shared"],
  "reference/ElicitationReceipt.md": ["receipt/Receipt", "Form"],
  "reference/UrlConsent.md": ["consent/Levels", "Info"],
};

/** The title of a page in the sidebar. @param {import("../scripts/docs/listPages.mjs").Page} page */
export function sidebarTitle({ section, title }) {
  return `${section}/${title.replaceAll("/", " and ").replaceAll('"', "’")}`;
}

/** Writes a page of Storybook for each Markdown file of `docs/`, into a folder that git ignores. */
export function writePages() {
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const files = {};
  for (const page of listPages()) {
    const [file, story] = stories[page.path] ?? [];
    files[page.path.replaceAll("/", "-").replace(".md", ".mdx")] = [
      'import { Canvas, Meta } from "@storybook/addon-docs/blocks";',
      `import text from "../../docs/${page.path}?page";`,
      'import { MarkdownPage } from "../MarkdownPage";',
      file && `import * as stories from "../../stories/${file}.stories";`,
      `\n<Meta title="${sidebarTitle(page)}" />\n\n# ${page.title}\n`,
      story && `<Canvas of={stories.${story}} />\n`,
      "<MarkdownPage>{text}</MarkdownPage>\n",
    ]
      .filter((line) => line)
      .join("\n");
  }
  const old = readdirSync(folder);
  for (const name of old) if (!(name in files)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) {
    // A running Storybook reloads what is written.
    if (old.includes(name) && readFileSync(join(folder, name), "utf8") === text) continue;
    writeFileSync(join(folder, name), text);
  }
}

const MANUAL = "virtual:manual";

/**
 * Loads the text of a page, `import text from "….md?page"`, and what the sources document,
 * `import manual from "virtual:manual"`.
 *
 * @returns {import("vite").Plugin}
 */
export function docs() {
  return {
    name: "docs",
    enforce: "pre",
    resolveId: (id) => (id === MANUAL ? `\0${MANUAL}` : undefined),
    async load(id) {
      if (id === `\0${MANUAL}`) return `export default ${JSON.stringify(await readManual())};`;
      if (!id.endsWith(".md?page")) return undefined;
      const pages = listPages();
      const page = pages.find(({ path }) => join(root, "docs", path) === id.replace("?page", ""));
      if (!page) return undefined;
      this.addWatchFile(join(root, "docs", page.path));
      const text = resolveLinks(
        page,
        (target) => `?path=/docs/${toId(sidebarTitle(target), "docs")}`,
        pages,
      );
      // The page of Storybook has the heading.
      return `export default ${JSON.stringify(text.replace(/^# .*$/m, ""))};`;
    },
    handleHotUpdate({ file, server }) {
      const module = server.moduleGraph.getModuleById(`\0${MANUAL}`);
      // The next page that imports it reads the sources again.
      if (module && /\.(tsx?|css)$/.test(file)) server.moduleGraph.invalidateModule(module);
    },
  };
}
