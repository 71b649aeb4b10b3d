// @ts-check
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root, run } from "../../scripts/run.mjs";
import { isInstalled } from "../../scripts/isInstalled.mjs";
import { packed } from "../../scripts/build/pack.mjs";
import { unpack } from "../unpack.mjs";

/**
 * Installs the packages that an app of this folder has locked, and the packed package.
 *
 * @param {string} name of the app's folder
 */
export async function installConsumer(name) {
  await installPackage(join(import.meta.dirname, name));
}

/**
 * Installs the packages that a folder has locked, and the packed package, as a user of npm does. The
 * lock file is read, so that nothing else is taken from the registry anew, and not written: it does not
 * know the package, whose checksum is another after every change.
 *
 * Not to be called for one folder from two processes at once.
 *
 * @param {string} folder
 */
export async function installPackage(folder) {
  const own = join(folder, "node_modules/react-elicitation");
  const stamp = join(folder, "node_modules/.packed");
  if (!isInstalled(folder)) await inFolder(folder, "ci");
  const content = createHash("sha256").update(readFileSync(packed)).digest("hex");
  if (read(stamp) === content) return;

  // Where it wants the same packages as before, nothing but its own files can have changed.
  if (read(stamp) && dependenciesIn(own) === dependenciesIn(root)) await unpack(own);
  else await inFolder(folder, "install", "--no-save", packed);
  writeFileSync(stamp, content);
}

/**
 * @param {string} folder
 * @param {...string} args
 */
async function inFolder(folder, ...args) {
  const { ok, output } = await run(npm(...args, "--prefer-offline", "--no-audit", "--no-fund"), {
    cwd: folder,
    // The variables of an outer npm must not leave out what an app is built with.
    env: { NODE_ENV: "development" },
  });
  if (!ok) throw new Error(`npm could not ${args[0]} in ${folder}.\n${output}`);
}

/** @param {string} folder */
function dependenciesIn(folder) {
  const text = read(join(folder, "package.json"));
  if (!text) return undefined;
  const { dependencies, peerDependencies } = JSON.parse(text);
  return JSON.stringify({ dependencies, peerDependencies });
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
