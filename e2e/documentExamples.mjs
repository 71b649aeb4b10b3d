// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.mjs";

/**
 * @typedef {object} Example A block of code in a document.
 * @property {string} name Of its file: `App.tsx` for a block that starts with `// src/App.tsx`.
 * @property {boolean} isNamed Whether other blocks can import it.
 * @property {string} code
 *
 * @typedef {object} ExampleApp The blocks of a document that belong together. A name that occurs again
 *   starts another app, which keeps the other named files.
 * @property {string} document
 * @property {Example[]} examples
 */

/**
 * Paths of README and all of `docs/`. Without the reference, whose examples are those of the docstrings
 * (see `typeExamples.ts`), and without notes for maintainers.
 */
export function documents() {
  const docs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md") && !/^(internals|reference)\//.test(path));
  return ["README.md", ...docs.toSorted().map((path) => `docs/${path}`)];
}

/**
 * Reads the `ts` and `tsx` blocks of a document. Blocks `tsx app` need the packages of the sample apps,
 * which compile them.
 *
 * @param {string} document
 * @returns {ExampleApp[]}
 */
export function readExamples(document) {
  const text = readFileSync(join(root, document), "utf8");
  /** @type {ExampleApp[]} */
  const apps = [];
  /** @type {Map<string, Example>} */
  const named = new Map();
  let count = 0;
  for (const [, type, code = ""] of text.matchAll(/^```(tsx?)\n(.*?)^```/gms)) {
    const [, title] = /^\/\/ (?:[\w/]+\/)?(\w+\.tsx?)\n/.exec(code) ?? [];
    const example = { name: title ?? `example${count}.${type}`, isNamed: Boolean(title), code };
    count += 1;
    const current = apps.at(-1);
    if (!current) apps.push({ document, examples: [example] });
    else if (named.has(example.name)) {
      const kept = [...named.values()].filter(({ name }) => name !== example.name);
      apps.push({ document, examples: [...kept, example] });
    } else current.examples.push(example);
    if (example.isNamed) named.set(example.name, example);
  }
  return apps;
}

/**
 * Writes the files of an app as they are in its document.
 *
 * @param {string} folder It is emptied first.
 * @param {ExampleApp | undefined} app
 * @returns {string[]} The names of the files.
 */
export function writeExamples(folder, app) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const examples = app?.examples ?? [];
  for (const { name, code } of examples) writeFileSync(join(folder, name), code);
  return examples.map(({ name }) => name);
}

/**
 * Returns the packages that a block imports.
 *
 * @param {string} code
 */
export function packagesOf(code) {
  return Array.from(
    code.matchAll(/^(?:import|\} from|.* from) ?"((?:@[\w-]+\/)?[\w-]+)[\w./-]*"/gm),
    ([, name = ""]) => name,
  );
}
