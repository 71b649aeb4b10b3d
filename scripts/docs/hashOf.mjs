// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";

/** What is installed or made. */
const made = /(^|[\\/])(node_modules|dist|\.vite|\.next)([\\/]|$)/;

/**
 * A short text that is another when one of these files is, or one that lies in one of these folders.
 *
 * @param {...string} paths From the checkout on.
 */
export function hashOf(...paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf)) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (made.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
