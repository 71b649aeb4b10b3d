// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isInstalled } from "./isInstalled.mjs";
import { npm } from "./npm.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";
import { stop } from "./stop.mjs";

/** Installs the dependencies when node_modules is missing or is not what the lock file says. */
export async function ensureDependencies() {
  if (!existsSync(join(root, "package-lock.json")))
    stop("package-lock.json is missing.", "Restore it: git checkout package-lock.json");
  if (isInstalled(root)) return;
  say("npm ci");
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
