// @ts-check
/**
 * Compares the form with ajv on random schemas, both ways round, until the two differ in one, which
 * is then made as small as it can be. Prints the seed and what was compared.
 *
 *   npm run fuzz:schema
 *   npm run fuzz:schema -- --runs 100000 --seed 7
 *   npm run fuzz:schema -- --replay '{"seed":28,"path":"78:0:3"}'
 *
 * `--replay` takes what a failure said.
 */
import { parseArgs } from "node:util";
import { run } from "../common/run.mjs";
import { tool } from "../common/tool.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "30000" },
    seed: { type: "string", default: "1" },
    replay: { type: "string" },
  },
});
const config = "src/vitest.config.ts";
const command = tool("vitest", "vitest", "run", "--config", config, "src/validation/againstAjv");
const { ok } = await run(command, {
  env: {
    FUZZ_RUNS: values.runs,
    FUZZ_SEED: values.seed,
    ...(values.replay === undefined ? {} : { FUZZ_REPLAY: values.replay }),
  },
  show: true,
});
process.exitCode = ok ? 0 : 1;
