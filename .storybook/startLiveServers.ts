import type { TestProject } from "vitest/node";
import { startLive } from "../e2e/servers/live.mjs";

/** Starts the servers that the live stories talk to; these find them in their environment. */
export default async function startLiveServers({ config }: TestProject) {
  const live = await startLive();
  config.env.STORYBOOK_LIVE_SERVERS = JSON.stringify(live.urls);
  return () => live.stop();
}
