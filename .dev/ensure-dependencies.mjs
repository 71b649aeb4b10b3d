// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { npm } from "./npm.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";
import { stop } from "./stop.mjs";

/** Installs the dependencies when node_modules is missing or is not what the lock file says. */
export async function ensureDependencies() {
  const reason = whyInstall();
  if (!reason) return;
  say(`npm ci, as ${reason}`);
  // Without the variables of the outer npm, which would tell this one to behave as `npm test`.
  const { ok, output } = await run(npm("ci", "--no-audit", "--no-fund"), {
    env: { NODE_ENV: "development" },
  });
  if (ok) return;
  stop(
    `The dependencies could not be installed:\n${output.trim()}`,
    "Check the connection to your npm registry. If the lock file is behind package.json, run `npm install` once.",
  );
}

/** @returns {string} Empty when nothing is missing. */
function whyInstall() {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted) stop("package-lock.json is missing.", "Restore it: git checkout package-lock.json");
  if (!installed) return "node_modules is missing";

  for (const [path, { version }] of installed)
    if (wanted.get(path)?.version !== version) return `${nameOf(path)} is not as locked`;
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
    const { packages } = JSON.parse(readFileSync(join(root, file), "utf8"));
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
