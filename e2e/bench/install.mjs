// @ts-check
import { npm, run } from "../../scripts/run.mjs";
import { isInstalled } from "../../scripts/isInstalled.mjs";

/** Installs what ours is measured against, unless the lock file's packages are there. */
export async function install() {
  if (isInstalled(import.meta.dirname)) return;
  const { ok, output } = await run(npm("ci"), { cwd: import.meta.dirname });
  if (!ok) throw new Error(`The packages to compare with could not be installed.\n${output}`);
}
