import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocketServer } from "ws";

const folder = join(import.meta.dirname, "agents");

/** The published agents, each with a script in the place of the program that it drives. */
const agents = {
  claude: {
    main: "@agentclientprotocol/claude-agent-acp/dist/index.js",
    env: { CLAUDE_CODE_EXECUTABLE: join(folder, "claudeCode.mjs"), ANTHROPIC_API_KEY: "none" },
  },
  codex: {
    main: "@agentclientprotocol/codex-acp/dist/index.js",
    env: { CODEX_PATH: join(folder, "codexApp.mjs") },
  },
};

/**
 * Serves an agent that speaks over stdio to pages, over WebSocket: each connection has a process of
 * its own. The agents keep what they keep in a home that nothing else has.
 */
export async function serveAgent(name: keyof typeof agents) {
  const { main, env } = agents[name];
  const home = await mkdtemp(join(tmpdir(), "agent-home-"));
  const http = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ server: http });
  const running = new Set<ReturnType<typeof spawn>>();
  sockets.on("connection", (socket) => {
    const agent = spawn(process.execPath, [join(import.meta.dirname, "node_modules", main)], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, ...env },
      stdio: ["pipe", "pipe", "ignore"],
    });
    running.add(agent);
    socket.on("message", (message) => agent.stdin.write(`${String(message)}\n`));
    createInterface({ input: agent.stdout }).on("line", (line) => socket.send(line));
    socket.once("close", () => agent.kill());
    agent.on("exit", () => {
      running.delete(agent);
      socket.close();
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    async stop() {
      const ended = [...running].map((agent) => once(agent, "exit"));
      for (const agent of running) agent.kill();
      await Promise.all(ended);
      sockets.close();
      http.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
