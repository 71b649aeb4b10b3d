// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { root } from "../run.mjs";

/**
 * Reads the stories of the sidebar. Stories that are only tests are left out.
 *
 * @returns {{ id: string, title: string }[]} A title is the path in the sidebar: `Form/Secrets / Held Back`.
 */
export function readStories() {
  const folder = join(root, "stories");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".stories.tsx"))
    .sort()
    .flatMap((file) => {
      const fileName = join(folder, file);
      const makeTitle = (/** @type {string | undefined} */ title) => title ?? "";
      const { meta, _stories } = loadCsf(readFileSync(fileName, "utf8"), {
        fileName,
        makeTitle,
      }).parse();
      return Object.values(_stories)
        .filter(({ tags = [] }) => ![...(meta?.tags ?? []), ...tags].includes("!dev"))
        .map(({ id, name }) => ({ id, title: `${meta?.title} / ${name}` }));
    });
}
