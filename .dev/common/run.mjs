// @ts-check
import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * Runs a program to its end, in the checkout unless `cwd` says otherwise.
 *
 * @param {string[]} command The program and its arguments.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeout?: number }} [options] `show` lets it
 *   write to this terminal; `timeout` is in milliseconds.
 * @returns {Promise<{ ok: boolean, output: string }>} `output` is empty when it was shown.
 */
export function run([program = "", ...args], { cwd = root, env, show = false, timeout = 0 } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    timeout,
    // Node starts Windows' .cmd files, as npm is one, through a shell alone.
    shell: process.platform === "win32" && !program.endsWith(".exe"),
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ ok: false, output: output + error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
