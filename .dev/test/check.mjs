// @ts-check
import { watch } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../browser/ensureBrowser.mjs";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { root } from "../common/root.mjs";
import { say } from "../common/say.mjs";
import { changes } from "./changes.mjs";
import { chooseSteps } from "./chooseSteps.mjs";
import { runSteps } from "./runSteps.mjs";
import { steps } from "./steps.mjs";

/*
 * What can be said of a change within a minute:  npm run check
 * After each change:                             npm run check -- --watch
 */
ensureNode();
await ensureDependencies();
await ensureBrowser();

const table = steps();
const total = await check();
process.exitCode = total.failed === 0 ? 0 : 1;
if (process.argv.includes("--watch")) watchSources();

async function check() {
  const { since, stories } = await changes();
  const names = ["lint", "format", "types", "papers", "unit", "stories"];
  const chosen = chooseSteps(table, { names }).flatMap((step) => {
    const { command } = step;
    if (step.name === "unit") return { ...step, command: [...command, `--changed=${since}`] };
    if (step.name !== "stories") return step;
    return stories.length > 0 ? { ...step, command: [...command, ...stories] } : [];
  });
  return runSteps(chosen, { table, resume: false });
}

function watchSources() {
  say("waiting for a change (Ctrl+C ends it)");
  let changed = false;
  let running = false;
  const again = async () => {
    changed = true;
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      await check();
    }
    running = false;
    say("waiting for a change (Ctrl+C ends it)");
  };
  for (const folder of ["src", "stories", ".storybook", ".dev", "e2e"])
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!/node_modules|dist|\.vite/.test(file ?? "")) void again();
    });
}
