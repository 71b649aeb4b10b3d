// @ts-check
import { parseArgs } from "node:util";
import { ensureBrowser } from "../browser/ensureBrowser.mjs";
import { ensureFirefox } from "../browser/ensureFirefox.mjs";
import { ensureWebKit } from "../browser/ensureWebKit.mjs";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { stop } from "../common/stop.mjs";
import { chooseSteps } from "./chooseSteps.mjs";
import { runSteps } from "./runSteps.mjs";
import { steps } from "./steps.mjs";
import { writeEngines } from "./writeEngines.mjs";

/*
 * What a change is likely to break:   npm test
 * The rest:                           npm run test:all
 * Some steps of either, by name:      npm run test:all -- looks fuzz
 * All that is not in Chromium:        npm run test:engines, or some of it, -- webkit
 * Both, as a machine runs them:       node .dev/test/test.mjs --both
 * Either without some of its steps:   npm run test:all -- --without webkit
 *
 * A run of all that was interrupted goes on where it stopped, unless a file has changed since;
 * `--afresh` begins anew.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    engines: { type: "boolean", default: false },
    both: { type: "boolean", default: false },
    afresh: { type: "boolean", default: false },
    without: { type: "string", multiple: true, default: [] },
  },
});

ensureNode();
await ensureDependencies();

const table = steps();
const { all, both, afresh, engines, without } = values;
const unknown = [...positionals, ...without].filter(
  (name) => !table.some((step) => step.name === name),
);
if (unknown.length > 0)
  stop(
    `There is no step ${unknown.join(", ")}.`,
    `These are there: ${table.map(({ name }) => name).join(", ")}.`,
  );

if (engines && positionals.length === 0) {
  positionals.push(...table.filter(({ browser }) => browser).map(({ name }) => name));
}
const of = both ? undefined : all ? "all" : "test";
const chosen = chooseSteps(table, { run: of, names: positionals }).filter(
  ({ name }) => !without.includes(name),
);

await ensureBrowser();
const versions = {
  Firefox: chosen.some(({ browser }) => browser === "Firefox") ? await ensureFirefox() : "",
  WebKit: chosen.some(({ browser }) => browser === "WebKit") ? await ensureWebKit() : "",
};

const total = await runSteps(chosen, {
  table,
  resume: all && positionals.length === 0 && !afresh,
});
if (engines) writeEngines(chosen, total.of, versions);
process.exitCode = total.failed === 0 ? 0 : 1;
