import { rmSync } from "node:fs";
import { join } from "node:path";
import { installPackage } from "../consumers/install.mjs";
import { pack, packed } from "../../scripts/build/pack.mjs";
import { writeKeptRows } from "./keptRows";

/** Installs the bundlers, and the packed package beside them; at the end the table is written. */
export default async function globalSetup() {
  // A run of all the tests has just packed it.
  if (process.env.PACKED !== packed) {
    const { ok, output } = await pack();
    if (!ok) throw new Error(`The package could not be built and packed.\n${output}`);
  }
  rmSync(join(import.meta.dirname, "node_modules/.apps"), { recursive: true, force: true });
  await installPackage(import.meta.dirname);
  return writeKeptRows;
}
