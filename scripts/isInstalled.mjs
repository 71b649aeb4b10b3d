// @ts-check
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether the packages of a folder are those of its lock file. npm writes the file in node_modules
 * when an installation has come to its end; git, the lock file, when it has changed.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
}
