// @ts-check
import { join } from "node:path";
import { pack, packed } from "../scripts/build/pack.mjs";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { run } from "../scripts/run.mjs";

/**
 * Unpacks the package as npm would install it, so that the pages get it through its `exports`. Its
 * dependencies are found further up, in the node_modules of the checkout.
 */
export async function installPacked() {
  // `npm test` has just packed it.
  if (process.env.PACKED !== packed) {
    const { ok, output } = await pack();
    if (!ok) throw new Error(`The package could not be built and packed.\n${output}`);
  }
  await unpack(join(import.meta.dirname, "node_modules/react-elicitation"));
}

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
