// @ts-check
import { ensureBrowser } from "../browser/ensureBrowser.mjs";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { chooseSteps } from "./chooseSteps.mjs";
import { keepBusy } from "./keepBusy.mjs";
import { runSteps } from "./runSteps.mjs";
import { steps } from "./steps.mjs";

/*
 * Stories and e2e tests on a processor six times slower, of which every core is busy with something
 * else; e2e over a line on which code that loads late comes 700 milliseconds later still. What fails
 * here waits by time, or by luck:                   npm run test:slow
 * Some of them, by name:                            npm run test:slow -- stories
 */
const slow = { CPU_THROTTLE: "6", LATE_CODE: "700" };

ensureNode();
await ensureDependencies();
await ensureBrowser();

const named = process.argv.slice(2);
const table = steps();
const chosen = chooseSteps(table, {
  names: named.length > 0 ? named : ["stories", "e2e", "e2e-rest"],
});
const stop = keepBusy();
const total = await runSteps(
  chosen.map((step) => ({ ...step, env: { ...step.env, ...slow } })),
  { table: chosen, resume: false, longest: 3 * 60 * 60_000 },
);
stop();
process.exitCode = total.failed === 0 ? 0 : 1;
