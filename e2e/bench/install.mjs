// @ts-check
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { npm } from "../../.dev/shared/npm.mjs";
import { run } from "../../.dev/shared/run.mjs";

/** Installs what ours is measured against, unless the lock file's packages are there. */
export async function install() {
  const lock = join(import.meta.dirname, "package-lock.json");
  const installed = join(import.meta.dirname, "node_modules/.package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const { ok, output } = await run(npm("ci"), { cwd: import.meta.dirname });
  if (!ok) throw new Error(`The packages to compare with could not be installed.\n${output}`);
}
