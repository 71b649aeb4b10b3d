// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * The command line of an installed tool. It runs the tool's own script, since the links in
 * node_modules/.bin are shell files on Windows.
 *
 * @param {string} name The package, whose program has the same name unless `bin` says otherwise.
 * @param {string} bin
 * @param {...string} args
 * @returns {string[]}
 */
export function tool(name, bin, ...args) {
  const folder = join(root, "node_modules", name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [process.execPath, join(folder, typeof bins === "string" ? bins : bins[bin]), ...args];
}
