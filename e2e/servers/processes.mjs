// @ts-check
import { spawn } from "node:child_process";
import { freePort, run } from "../../scripts/run.mjs";
import { aptInstall } from "../../scripts/browsers.mjs";
import { once } from "node:events";
import { join } from "node:path";

const LACKING =
  "These tests need a Redis, and none could be installed. Install it by hand (Debian's package redis-server), so that `redis-server` can be run, and run them again.";

/**
 * Starts a Redis that keeps nothing.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startRedis() {
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  let said = "";
  await new Promise((resolve, reject) => {
    server.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Ready to accept connections")) resolve(true);
    });
    server.on("error", () => reject(new Error(LACKING)));
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

/**
 * Installs Debian's Redis where there is none. Called before any test starts: two tests that installed
 * it at the same time would lock each other out. Most tests need none, so it may fail.
 */
export async function ensureRedis() {
  if ((await run(["redis-server", "--version"])).ok) return;
  aptInstall("redis-server");
}

/** @typedef {{ url: string, kill(signal?: NodeJS.Signals): Promise<void> }} Backend */

/**
 * Starts a process of a backend: see `backend.mjs`.
 *
 * @param {Record<string, string>} options
 * @returns {Promise<Backend>}
 */
export async function startBackend(options) {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(process.execPath, [join(import.meta.dirname, "backend.mjs"), ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const said = await Promise.race([once(child.stdout, "data"), ended.then(() => [""])]);
  const url = String(said[0]).trim();
  if (!url) throw new Error("The backend did not start.");
  return {
    url,
    async kill(signal = "SIGKILL") {
      child.kill(signal);
      await ended;
    },
  };
}
