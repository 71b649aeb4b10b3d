// @ts-check
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runnerImport } from "vite";
import { readExamples, writeExamples } from "../../e2e/documentExamples.mjs";
import { cache, root } from "../run.mjs";

/**
 * Imports the blocks of a document, unchanged, with the library from its sources.
 *
 * @param {string} document
 * @param {string} index code of the module to import, in the folder of the blocks. It imports files of
 *   the library from `src/`.
 * @param {Record<string, string>} [packages] code in place of packages, by name.
 * @returns {Promise<any>} what the module exports.
 */
export async function importExamples(document, index, packages = {}) {
  const folder = cache(`examples-${basename(document, ".md")}`);
  const [app, another] = readExamples(document);
  if (another) throw new Error(`${document} has two blocks of one name, and only one is imported.`);
  writeExamples(folder, app);
  writeFileSync(join(folder, "index.ts"), index);
  // Node has no styles.
  const replaced = Object.entries({ "react-elicitation/styles.css": "", ...packages });
  const alias = replaced.map(([find, code], at) => {
    const replacement = join(folder, `package${at}.ts`);
    writeFileSync(replacement, code);
    return { find, replacement };
  });
  const { module } = await runnerImport(join(folder, "index.ts"), {
    configFile: false,
    root,
    logLevel: "error",
    resolve: {
      alias: [
        ...alias,
        { find: /^react-elicitation$/, replacement: join(root, "src/index.ts") },
        { find: /^react-elicitation\/(\w+)$/, replacement: join(root, "src/$1.ts") },
        { find: /^src\//, replacement: `${root}/src/` },
      ],
    },
  });
  return module;
}
