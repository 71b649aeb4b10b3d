// @ts-check
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packed } from "../scripts/build/pack.mjs";
import { run } from "../scripts/run.mjs";

/**
 * Unpacks the packed package as npm does, in place of what the folder has. Packages that npm put
 * within it stay.
 *
 * @param {string} folder
 */
export async function unpack(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== "node_modules") rmSync(join(folder, name), { recursive: true });
  }
  const { ok, output } = await run(["tar", "-xzf", packed, "-C", folder, "--strip-components=1"]);
  if (!ok) throw new Error(`The package could not be unpacked.\n${output}`);
}
