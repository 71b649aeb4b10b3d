// @ts-check
import { join } from "node:path";
import { pack, packed } from "../scripts/build/pack.mjs";
import { unpack } from "./unpack.mjs";

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
