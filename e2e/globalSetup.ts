import { installPacked } from "./installPacked.mjs";
import { ensureRedis } from "./servers/processes.mjs";
import { startLive } from "./servers/live.mjs";
import { servePages, strictPolicy } from "./servers/servePages";
import { join } from "node:path";
import { build } from "vite";

/** Puts the packed package into pages of a host, and starts the servers; tests find them in `servers`. */
export default async function globalSetup() {
  await installPacked();
  await ensureRedis();
  const folder = await buildPages();

  const live = await startLive();
  const pages = await servePages(folder);
  const strictPages = await servePages(folder, strictPolicy);
  const otherPages = await servePages(folder);
  process.env.E2E_SERVERS = JSON.stringify({
    ...live.urls,
    pages: pages.url,
    strictPages: strictPages.url,
    otherPages: otherPages.url,
  });

  return async () => {
    await Promise.all([live, pages, strictPages, otherPages].map((each) => each.stop()));
  };
}

/**
 * Builds the pages for production, and the script that stands alone beside them.
 *
 * @returns The folder they are in.
 */
export async function buildPages() {
  for (const config of ["vite", "alone"]) {
    await build({ configFile: join(import.meta.dirname, `pages/${config}.config.ts`) });
  }
  return join(import.meta.dirname, "pages/dist");
}
