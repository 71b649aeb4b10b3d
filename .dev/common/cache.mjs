// @ts-check
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * The path of a file that may be thrown away: reports, the packed package.
 *
 * @param {string} name
 */
export function cache(name) {
  const folder = join(root, "node_modules/.cache/react-elicitation");
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
