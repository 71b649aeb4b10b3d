import type { TestProject } from "vitest/node";
import { startEverything } from "../e2e/servers/everything.mjs";

/** Starts the server that the story "Live server" talks to. */
export default async function liveServer({ config }: TestProject) {
  const { port } = new URL(String(config.env.STORYBOOK_LIVE_SERVER));
  const server = await startEverything(Number(port));
  return () => server.stop();
}
