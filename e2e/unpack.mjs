// @ts-check
import { mkdirSync, rmSync } from "node:fs";
import { packed } from "../.dev/pack.mjs";
import { run } from "../.dev/run.mjs";

/**
 * Unpacks the packed package as npm does, in place of what the folder has.
 *
 * @param {string} folder
 */
export async function unpack(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await run(["tar", "-xzf", packed, "-C", folder, "--strip-components=1"]);
  if (!ok) throw new Error(`The package could not be unpacked.\n${output}`);
}
