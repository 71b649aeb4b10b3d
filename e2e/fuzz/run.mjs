// @ts-check
/**
 * Shows random requests in a real browser and does random things to them, until something is that
 * must not be, which is then made as small as it can be.
 *
 *   npm run fuzz
 *   npm run fuzz -- --runs 10000 --seed 7
 *   npm run fuzz -- --replay '{"seed":28,"path":"78:0:3"}'
 *
 * `--replay` takes what a failure said. Once mended it belongs into `e2e/fuzz/corpus.ts`.
 */
import { parseArgs } from "node:util";
import { runSpec } from "../runSpec.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    replay: { type: "string" },
  },
});
process.exitCode = await runSpec("e2e/fuzz.spec", {
  FUZZ_RUNS: values.runs,
  FUZZ_SEED: values.seed,
  ...(values.replay === undefined ? {} : { FUZZ_REPLAY: values.replay }),
});
