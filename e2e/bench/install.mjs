// @ts-check
import { isInstalled } from "../../.dev/common/isInstalled.mjs";
import { npm } from "../../.dev/common/npm.mjs";
import { run } from "../../.dev/common/run.mjs";

/** Installs what ours is measured against, unless the lock file's packages are there. */
export async function install() {
  if (isInstalled(import.meta.dirname)) return;
  const { ok, output } = await run(npm("ci"), { cwd: import.meta.dirname });
  if (!ok) throw new Error(`The packages to compare with could not be installed.\n${output}`);
}
