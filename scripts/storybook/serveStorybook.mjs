// @ts-check
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm, run } from "../run.mjs";

/**
 * Builds Storybook's static pages, and serves them until they are no longer needed.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function serveStorybook() {
  // Asked for late, since the dependencies may have been installed a moment ago.
  const { startLive } = await import("../../e2e/servers/live.mjs");
  const { preview } = await import("vite");

  // Its own, since a page of another run may still load its parts from there.
  const folder = mkdtempSync(join(tmpdir(), "storybook-"));
  const live = await startLive();
  const { ok, output } = await run(npm("run", "build-storybook", "--", `--output-dir=${folder}`), {
    env: { STORYBOOK_LIVE_SERVERS: JSON.stringify(live.urls) },
  });
  if (!ok) {
    await live.stop();
    rmSync(folder, { recursive: true });
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
      rmSync(folder, { recursive: true });
    },
  };
}
