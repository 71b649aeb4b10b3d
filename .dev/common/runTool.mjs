// @ts-check
import { ensureDependencies } from "./ensureDependencies.mjs";
import { ensureNode } from "./ensureNode.mjs";
import { run } from "./run.mjs";
import { tool } from "./tool.mjs";

/*
 * Runs a tool once all that it needs is installed:  node .dev/common/runTool.mjs oxlint --fix
 * One that needs a browser:                          node .dev/common/runTool.mjs --browser playwright test
 * A script:                                          node .dev/common/runTool.mjs node some/script.mjs
 */
const [first = "", ...rest] = process.argv.slice(2);
const [name = "", ...args] = first === "--browser" ? rest : [first, ...rest];

ensureNode();
await ensureDependencies();
if (first === "--browser") {
  const { ensureBrowser } = await import("../browser/ensureBrowser.mjs");
  await ensureBrowser();
}

const command =
  name === "node"
    ? [process.execPath, ...args]
    : tool(name === "tsc" ? "typescript" : name, name, ...args);
const { ok } = await run(command, { show: true });
process.exitCode = ok ? 0 : 1;
