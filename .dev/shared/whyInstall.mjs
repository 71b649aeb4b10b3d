// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Why the packages of a folder must be installed: node_modules is missing or is not what the lock
 * file says.
 *
 * @param {string} folder
 * @param {{ more?: boolean }} [options] `more`: packages that the lock file does not know may be there.
 * @returns {string} Empty when nothing is missing.
 * @throws when there is no lock file.
 */
export function whyInstall(folder, { more = false } = {}) {
  const wanted = packagesOf(join(folder, "package-lock.json"));
  const installed = packagesOf(join(folder, "node_modules/.package-lock.json"));
  if (!wanted) throw new Error(`There is no readable package-lock.json in ${folder}.`);
  if (!installed) return "node_modules is missing";

  for (const [path, { version }] of installed) {
    const locked = wanted.get(path);
    if (locked ? locked.version !== version : !more) return `${nameOf(path)} is not as locked`;
  }
  // npm leaves out what is optional and made for another system.
  for (const [path, { optional }] of wanted)
    if (!optional && !installed.has(path)) return `${nameOf(path)} is missing`;
  return "";
}

/**
 * @param {string} file
 * @returns {Map<string, { version: string, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    const { packages } = JSON.parse(readFileSync(file, "utf8"));
    return new Map(
      Object.entries(packages)
        .filter(([path]) => path !== "")
        .map(([path, entry]) => [
          path,
          { version: entry.version, optional: entry.optional || entry.devOptional },
        ]),
    );
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
