// @ts-check
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { npm, run } from "../../scripts/run.mjs";

/** Installs the libraries to compare with, unless the packages of the lock file are there. */
export async function install() {
  // npm writes this file when an installation has ended.
  const installed = join(import.meta.dirname, "node_modules/.package-lock.json");
  const lock = join(import.meta.dirname, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const { ok, output } = await run(npm("ci"), { cwd: import.meta.dirname });
  if (!ok) throw new Error(`The packages to compare with could not be installed.\n${output}`);
}
