// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { aptCommands } from "../../.dev/browser/obtainBrowser.mjs";
import { freePort } from "../../.dev/common/freePort.mjs";
import { run } from "../../.dev/common/run.mjs";
import { say } from "../../.dev/common/say.mjs";

/**
 * Starts a Redis that keeps nothing, and installs Debian's where there is none.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startRedis() {
  await ensureRedis();
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  let said = "";
  await new Promise((resolve, reject) => {
    server.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Ready to accept connections")) resolve(true);
    });
    void ended.then(() => reject(new Error(`Redis did not start.\n${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

async function ensureRedis() {
  const isThere = async () => (await run(["redis-server", "--version"])).ok;
  if (await isThere()) return;
  for (const command of aptCommands(["redis-server"])) {
    say(command.join(" "));
    await run(command, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  }
  if (await isThere()) return;
  throw new Error(
    "These tests need a Redis, and none could be installed. Install it by hand (Debian's package redis-server), so that `redis-server` can be run, and run them again.",
  );
}
