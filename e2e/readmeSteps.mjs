// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.mjs";

/**
 * Writes the files with which README gets to a first answer, as they stand.
 *
 * @param {string} folder is made anew.
 * @returns {string[]} their names
 */
export function writeReadmeSteps(folder) {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Array.from(readme.matchAll(/^```tsx\n(\/\/ (\w+\.tsx?)\n.*?)^```/gms), (found) => {
    const [, code = "", name = ""] = found;
    writeFileSync(join(folder, name), code);
    return name;
  });
}
