// @ts-check
import { relative } from "node:path";
import { rolldown } from "rolldown";

/**
 * @typedef {object} Module
 * @property {string[]} imports The modules that it imports, and
 * @property {string[]} lazy those that it imports when they are wanted.
 * @property {boolean} client Whether it is for a browser alone: "use client".
 */

/**
 * The modules that a bundle is made of, by their paths in the sources.
 *
 * @param {import("rolldown").InputOptions} input
 * @returns {Promise<Map<string, Module>>}
 */
export async function readModules(input) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const source = input.cwd ?? "";
  /** @param {readonly string[]} ids */
  const local = (ids) =>
    ids.filter((id) => id.startsWith(source)).map((id) => relative(source, id));
  const bundled = await rolldown({
    ...input,
    plugins: [
      input.plugins,
      {
        name: "read modules",
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const info = this.getModuleInfo(id);
            if (!info || !id.startsWith(source)) continue;
            modules.set(relative(source, id), {
              imports: local(info.importedIds),
              lazy: local(info.dynamicallyImportedIds),
              client: /^\s*"use client"/.test(info.code ?? ""),
            });
          }
        },
      },
    ],
  });
  await bundled.generate();
  await bundled.close();
  return modules;
}
