// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort, tool } from "../../scripts/run.mjs";

/**
 * Starts `@modelcontextprotocol/server-everything` over Streamable HTTP. It allows every origin and
 * exposes `mcp-session-id`, so a browser may connect to it from any page.
 *
 * @param {number} [port]
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startEverything(port = 0) {
  port ||= await freePort();
  const [program = "", ...args] = tool(
    "@modelcontextprotocol/server-everything",
    "mcp-server-everything",
    "streamableHttp",
  );
  const server = spawn(program, args, {
    // It listens on every address and tells its environment to whoever asks, so it gets none.
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  process.once("exit", () => server.kill());

  let said = "";
  const listening = new Promise((resolve) => {
    server.stderr.on("data", (chunk) => {
      said += chunk;
      if (said.includes("listening on port")) resolve(true);
    });
  });
  if ((await Promise.race([listening, ended.then(() => false)])) !== true)
    throw new Error(`The live server did not start on port ${port}. Is the port taken?\n${said}`);

  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
