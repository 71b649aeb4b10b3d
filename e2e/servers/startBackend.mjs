// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

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
