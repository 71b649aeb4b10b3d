// @ts-check
import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { freePort } from "../common/freePort.mjs";
import { root } from "../common/root.mjs";
import { say } from "../common/say.mjs";
import { tool } from "../common/tool.mjs";

ensureNode();
await ensureDependencies();

// Asked for late, since the servers are made of the dependencies.
const { startLive } = await import("../../e2e/servers/live.mjs");

const port = await freePort(6006);
const live = await startLive();
for (const [name, url] of Object.entries(live.urls)) say(`live server "${name}" at ${url}`);

const [program = "", ...args] = tool(
  "storybook",
  "storybook",
  "dev",
  "--config-dir=.storybook",
  `--port=${port}`,
  "--exact-port",
  "--no-open",
  "--disable-telemetry",
  "--no-version-updates",
  "--loglevel=warn",
);
const storybook = spawn(program, args, {
  cwd: root,
  env: {
    ...process.env,
    STORYBOOK_LIVE_SERVERS: JSON.stringify(live.urls),
    STORYBOOK_DISABLE_TELEMETRY: "1",
  },
  stdio: "inherit",
});
const address = `http://localhost:${port}`;
say("starting Storybook");
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => storybook.kill());
storybook.on("exit", async (code) => {
  await live.stop();
  process.exit(code ?? 0);
});

await answers(address);
say(`Storybook at ${address} (Ctrl+C ends both)`);

/** @param {string} url */
async function answers(url) {
  while (!(await fetch(url).catch(() => false))) await setTimeout(200);
}
