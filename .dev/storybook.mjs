// @ts-check
import { cache } from "./cache.mjs";
import { run } from "./run.mjs";
import { tool } from "./tool.mjs";

/**
 * Builds Storybook's static pages, and serves them.
 *
 * @param {string} folder Where they go: a folder that may be thrown away.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function serveStorybook(folder = cache("storybook")) {
  // Asked for late, since the dependencies may have been installed a moment ago.
  const { startEverything } = await import("../e2e/servers/everything.mjs");
  const { preview } = await import("vite");

  const live = await startEverything();
  const { ok, output } = await run(
    tool(
      "storybook",
      "storybook",
      "build",
      "--config-dir=.storybook",
      `--output-dir=${folder}`,
      "--disable-telemetry",
      "--loglevel=warn",
    ),
    { env: { STORYBOOK_LIVE_SERVER: live.url, STORYBOOK_DISABLE_TELEMETRY: "1" } },
  );
  if (!ok) {
    await live.stop();
    throw new Error(`Storybook could not be built.\n${output}`);
  }
  const pages = await preview({
    configFile: false,
    logLevel: "silent",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = pages.httpServer.address();
  if (typeof address !== "object" || !address) throw new Error("Storybook is served nowhere.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      await Promise.all([pages.close(), live.stop()]);
    },
  };
}
