// @ts-check
/**
 * Asks a page again and again, and measures whether anything of it is kept.
 *
 *   npm run soak
 *   npm run soak -- --elicitations 20000
 */
import { parseArgs } from "node:util";
import { runSpec } from "../runSpec.mjs";

const { values } = parseArgs({
  options: { elicitations: { type: "string", default: "2000" } },
});
process.exitCode = await runSpec("e2e/soak.spec", { SOAK_ELICITATIONS: values.elicitations });
