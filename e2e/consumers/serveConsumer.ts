import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../scripts/run.mjs";

interface Serving {
  /** With a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the server of an app, and waits until it answers. It finds its port in `PORT`.
 *
 * @param script in the folder of the app.
 */
export async function serveConsumer(
  name: string,
  [script = "", ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Serving> {
  const cwd = join(import.meta.dirname, name);
  const port = await freePort();
  const child = spawn(process.execPath, [join(cwd, script), ...args], {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const url = `http://127.0.0.1:${port}/`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server of ${name} does not start.\n${said}`);
  }
  return {
    url,
    async stop() {
      if (child.exitCode !== null) throw new Error(`The server of ${name} has ended.\n${said}`);
      const ended = once(child, "exit");
      // A server that waits for its connections to end would wait for pages.
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    // Not to ask a thousand times a second.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}
