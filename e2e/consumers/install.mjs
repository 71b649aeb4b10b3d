// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root, run } from "../../scripts/run.mjs";
import { packed } from "../../scripts/build/pack.mjs";
import { unpack } from "../installPacked.mjs";

const here = import.meta.dirname;
/** @type {string[]} */
const workspaces = JSON.parse(readFileSync(join(here, "package.json"), "utf8")).workspaces;

/**
 * The apps to install, build and test: all of them, or those listed in `APPS`
 * (`APPS=plain-react,next`).
 */
export const apps = process.env.APPS?.split(",") ?? [...workspaces, "react-18"];

/**
 * Installs the locked packages of the apps, and the packed package in each of them.
 *
 * React 18 is not part of the workspace: the package accepts both versions of React, so npm would
 * hoist one copy of it beside React 19. Its few versions are exact in its package.json instead.
 */
export async function installApps() {
  const inWorkspace = apps.filter((name) => workspaces.includes(name));
  if (inWorkspace.length > 0) await installPackage(here, inWorkspace);
  if (apps.includes("react-18")) await installPackage(join(here, "react-18"));
}

/**
 * Installs the locked packages of a folder, and the packed package, as npm does for a user. The lock
 * file is not written: it doesn't know the package, whose checksum changes with every build.
 *
 * Not to be called for one folder from two processes at once.
 *
 * @param {string} folder
 * @param {readonly string[]} [names] The workspaces of the folder to install for.
 */
export async function installPackage(folder, names = []) {
  const stamp = join(folder, "node_modules/.packed");
  const lock = join(folder, "package-lock.json");
  const { dependencies, peerDependencies } = JSON.parse(read(join(root, "package.json")));
  const packages = hash(
    read(join(folder, "package.json")),
    read(lock),
    JSON.stringify([names, dependencies, peerDependencies]),
  );
  const content = hash(packages, readFileSync(packed));
  const installed = read(stamp);
  if (installed === `${packages} ${content}`) return;

  if (installed.startsWith(packages)) await unpack(join(folder, "node_modules/react-elicitation"));
  else {
    const only = names.flatMap((name) => ["--workspace", name]);
    if (existsSync(lock)) await runNpm(folder, "ci", ...only);
    await runNpm(folder, "install", "--no-save", ...only, packed);
  }
  writeFileSync(stamp, `${packages} ${content}`);
}

/**
 * @param {string} folder
 * @param {...string} args
 */
async function runNpm(folder, ...args) {
  const { ok, output } = await run(npm(...args, "--prefer-offline", "--no-audit", "--no-fund"), {
    cwd: folder,
    // The outer npm's environment must not leave out what an app is built with.
    env: { NODE_ENV: "development" },
  });
  if (!ok) throw new Error(`npm ${args[0]} failed in ${folder}.\n${output}`);
}

/** @param {...(string | Buffer)} contents */
function hash(...contents) {
  const sum = createHash("sha256");
  for (const content of contents) sum.update(content).update("\0");
  return sum.digest("hex");
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
