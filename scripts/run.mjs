// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Returns the path of a temporary file, such as the packed package.
 *
 * @param {string} name
 */
export function cache(name) {
  const folder = join(root, "node_modules/.cache/react-elicitation");
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/**
 * Runs a program until it ends.
 *
 * @param {string[]} command The program and its arguments.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeout?: number }} [options]
 *   `cwd` defaults to the checkout. `show` prints the output instead of returning it. `timeout` is in
 *   milliseconds.
 * @returns {Promise<{ ok: boolean, output: string }>} `output` is empty with `show`.
 */
export function run([program = "", ...args], { cwd = root, env, show = false, timeout = 0 } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    timeout,
    // On Windows, Node starts .cmd files such as npm only through a shell.
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

/**
 * Returns the command line of an installed tool: the script itself, because `node_modules/.bin`
 * holds shell scripts on Windows.
 *
 * @param {string} name The package.
 * @param {string} bin The program in it.
 * @param {...string} args
 * @returns {string[]}
 */
export function tool(name, bin, ...args) {
  const folder = join(root, "node_modules", name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [process.execPath, join(folder, typeof bins === "string" ? bins : bins[bin]), ...args];
}

/**
 * Returns the command line of npm: the same npm that started this script, if one did.
 *
 * @param {...string} args
 * @returns {string[]}
 */
export function npm(...args) {
  const self = process.env.npm_execpath;
  return self?.endsWith(".js") ? [process.execPath, self, ...args] : ["npm", ...args];
}

/** Finds a port that no program listens on. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("The system gave no port.");
  return address.port;
}
